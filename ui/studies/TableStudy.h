// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"
#include "core/store/Workspace.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::ui {

/// What a study makes of a table of somebody's own facts, beside the elements, and the words it asks a relation with.
/// Immutable; functions of any thread, those that give a QString included.
class TableStudy {
public:
    virtual ~TableStudy() = default;

    /// A table, and how it is read. The bytes outlive the call.
    struct Source {
        std::string_view bytes;
        const std::string& name;
        const facts::FactOptions& options;
        const std::vector<std::string>& packs; ///< words that the workspace has of its own
    };
    /// Facts of one relation.
    struct Relation {
        std::string name;
        std::size_t facts = 0;
        bool isWorded = false;
        std::string ownWords;              ///< of the workspace; empty where the words are the program's, or none
        std::string when, subject, object; ///< of the first fact, as it is asked
    };
    struct Found {
        std::size_t facts = 0;
        std::vector<Relation> relations; ///< in the order of the rows
        QString remark;                  ///< what it does not take, and why; for people, empty as a rule
    };
    /// What the table holds for this study; errors as the reading of a table.
    virtual Result<Found> find(const Source& source) const = 0;
    /// What the workspace holds for it already.
    virtual Result<Found> stored(store::Database& database, const std::vector<std::string>& packs) const = 0;
    /// "10 dated facts".
    virtual QString counted(std::size_t facts) const = 0;

    virtual QString wordsLabel() const = 0; ///< of the field that the words are typed into
    virtual QString wordsTip() const = 0;
    virtual std::string suggestedWords(const std::string& relation) const = 0;
    virtual Status checkWords(const std::string& words) const = 0;
    /// The exact text that a model gets about the first fact of `relation` under these words.
    virtual std::string example(const Relation& relation, const std::string& words) const = 0;

    virtual std::string packFormat() const = 0;
    /// The workspace's pack of that format (empty: none yet) with these words, by relation, over what it says.
    virtual Result<std::string> packWith(const std::string& pack,
                                         const std::map<std::string, std::string>& words) const = 0;
    /// … with the words of `over`, another pack of that format. BadInput where it is none.
    virtual Result<std::string> packOver(const std::string& pack, const std::string& over) const = 0;

    /// Stores what the table holds. Returns what came of it, for people; empty where it holds nothing. Blocks.
    virtual Result<QString> store(store::Workspace& workspace, const Source& source,
                                  const std::stop_token& stop) const = 0;
};

/// All of them; made once for each caller.
std::vector<std::shared_ptr<const TableStudy>> tableStudies();

/// What a file in the layout of a study's own neighbours holds, as a table of facts.
struct StudyTable {
    std::string table;
    QString remark; ///< how it was read, and what of it was left out; for people
};
/// Nothing where no study knows the layout; an error where one does and the file cannot be read. Any thread.
Result<std::optional<StudyTable>> studyTableIn(const std::string& bytes, const std::stop_token& stop);

} // namespace chronoscope::ui
