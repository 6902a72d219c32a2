// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactsReading.h"

#include "core/facts/FactImport.h"
#include "ui/studies/TableStudy.h"
#include "ui/views/CoreWords.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

bool FactsReading::isPlain() const {
    if (!intake) return false;
    const auto& codes = intake->counts().codes;
    return intake->elements() > 0 && std::none_of(codes.begin(), codes.end(), [](const auto& code) {
               return code.first.starts_with("E-") || (code.first.starts_with("W-") && code.first != "W-RELATION");
           });
}

FactsReading readFactsTable(const FactsWish& wish) {
    FactsReading reading;
    reading.bytes = wish.bytes;
    reading.remark = wish.remark;
    if (!reading.bytes) {
        auto bytes = facts::factBytes(wish.path);
        if (!bytes) {
            reading.problem = coreWords(bytes.error().message);
            return reading;
        }
        reading.bytes = std::make_shared<const std::string>(std::move(bytes).value());
    }
    auto table = studyTableIn(*reading.bytes, wish.stop);
    if (!table) {
        reading.problem = coreWords(table.error().message);
        return reading;
    }
    if (*table) {
        reading.bytes = std::make_shared<const std::string>(std::move((*table)->table));
        reading.remark = (*table)->remark;
    }
    reading.header = facts::FactTable::headerOf(*reading.bytes);
    auto intake = facts::FactIntake::read(*reading.bytes, wish.name, wish.options, wish.stop);
    if (!intake) {
        reading.problem = coreWords(intake.error().message);
        return reading;
    }
    for (const auto& study : wish.words.studies) {
        auto found = study->find({*reading.bytes, wish.name, intake->options(), wish.words.packs});
        if (!found) reading.problem = coreWords(found.error().message);
        if (found) reading.found.push_back({study, std::move(found).value()});
    }
    auto words = wordedRelations(*intake, reading.found, wish.words);
    if (!words) reading.problem = coreWords(words.error().message);
    if (words) reading.words = std::move(words).value();
    if (reading.problem.isEmpty())
        reading.intake = std::make_shared<const facts::FactIntake>(std::move(intake).value());
    return reading;
}

} // namespace chronoscope::ui
