// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/store/Database.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::sources {

/// Elements that lack wrong options, and what is done about it. A view over a connection.
class DistractStore {
public:
    explicit DistractStore(store::Database& database) : m_sql(database.sql()) {}

    struct Lacking {
        std::int64_t row = 0;
        bool isFewShot = false;
    };
    /// In import order; `domains` empty: all. Elements that a newer version stands for are not among them.
    Result<std::vector<Lacking>> lacking(const std::vector<benchmark::Domain>& domains);
    /// The place of an element in a run, also where another stands in for it since; nothing where the run has neither.
    Result<std::optional<std::int64_t>> ordinalIn(std::int64_t run, std::int64_t row);
    /// All elements and few-shots.
    Result<std::vector<std::int64_t>> rows();

    enum class Put : int {
        Changed = 0, ///< in its place
        NewVersion,  ///< beside the old one, which runs have used
        InUse,       ///< a few-shot that the prompts of runs are made of: not changed
        AlreadyThere ///< an element of the same content
    };
    struct Change {
        Lacking old;
        benchmark::Element element; ///< with its wrong options
    };
    /// Stores elements in the place of old ones, or beside them; all in one transaction.
    Result<std::vector<Put>> put(const std::vector<Change>& changes);

private:
    bool isUsed(const Lacking& old);
    bool isReplaced(std::int64_t row);
    Put putOne(const Lacking& old, benchmark::Element element);

    SQLite::Database& m_sql;
};

} // namespace chronoscope::sources
