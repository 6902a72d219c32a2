// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"
#include "ui/dialogs/WordedRelations.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What a reading needs, taken to the background.
struct FactsWish {
    std::string path; ///< empty: the bytes are there
    std::shared_ptr<const std::string> bytes;
    QString remark; ///< on these bytes
    std::string name;
    facts::FactOptions options;
    WordedRelationsSource words;
    std::stop_token stop;
};

/// What a table of somebody's own facts was read as. Value type.
struct FactsReading {
    std::shared_ptr<const std::string> bytes; ///< a table, also where the source was none
    QString remark;                           ///< on how it became one
    std::vector<std::string> header;
    std::shared_ptr<const facts::FactIntake> intake; ///< null where it is no table of facts as it stands
    std::vector<StudyFind> found;                    ///< what studies make of it
    std::vector<WordedRelation> words;
    QString problem;

    /// Nothing is left out and nothing doubted, but for relations that are new.
    bool isPlain() const;
};

/// Reads it, with what studies make of it and the words of its relations. Blocks; any thread.
FactsReading readFactsTable(const FactsWish& wish);

} // namespace chronoscope::ui
