// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/RunLine.h"

#include "core/backend/BackendUri.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "ui/studies/MorePages.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/Text.h"

#include <QLocale>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::ui {

namespace {
std::vector<StudyWords> studyWords() {
    std::vector<StudyWords> all{RobustnessPage::runWords(), MinedPage::runWords()};
    for (const MoreStudy& more : moreStudies())
        if (more.words) all.push_back(more.words());
    return all;
}

std::optional<StudyWords> wordsOf(const store::RunRecord& run) {
    for (StudyWords& words : studyWords())
        if (words.study == run.study) return std::move(words);
    return std::nullopt;
}
} // namespace

QString countedItems(qlonglong count, const QString& one, const QString& several) {
    return count == 1 ? one : several.arg(QLocale().toString(count));
}

QString itemsText(const store::RunRecord& run) {
    if (const auto words = wordsOf(run)) return words->items(run.elements);
    return countedItems(run.elements, Text::tr("1 element"), Text::tr("%1 elements"));
}

QString backendText(const store::RunRecord& run) {
    const auto words = wordsOf(run);
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!words || !uri || uri->protocol != "calibration") return QString::fromStdString(run.backend);
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return QString::fromStdString(run.backend);
    backend::BackendUri shown = params->uri();
    // Written out also where they are as ever: a reader does not know the usual values.
    for (const auto& [key, value] : {std::pair("robust", params->robust),
                                     {"nearly", params->nearly},
                                     {"blind", params->blind},
                                     {"mistaken", params->mistaken},
                                     {"swayed", params->swayed}})
        shown.query[key] = QString::number(value).toStdString();
    std::erase_if(shown.query, [&](const auto& one) {
        const std::string_view key = std::string_view(one.first).substr(0, one.first.find('.')); // "recall.TA"
        return std::find(words->planted.begin(), words->planted.end(), key) == words->planted.end();
    });
    return QString::fromStdString(shown.text());
}

} // namespace chronoscope::ui
