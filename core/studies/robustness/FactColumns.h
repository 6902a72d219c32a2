// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/CsvReader.h"
#include "core/studies/robustness/FactFile.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// What a table's cells are told apart by: of the usual separators, the first with which `beginning` begins with the
/// header of a table of dated facts; nothing where there is none.
std::optional<char> factTableSeparator(std::string_view beginning);

/// Which column of a CSV of dated facts holds what, by the names in its header; their order does not matter. Value
/// type.
class FactTableColumns {
public:
    /// Nothing where the header is of neither kind of table.
    static std::optional<FactTableColumns> recognise(const std::vector<std::string>& header);

    FactFileKind kind() const { return m_kind; }
    /// The columns of the header that nothing is read from; those that the program works out itself are not among them.
    const std::vector<std::string>& unread() const { return m_unread; }
    /// BadInput with the reason; `file` becomes the source.
    Result<FactDraft> read(const CsvRow& row, const std::string& file) const;

private:
    enum Role {
        Id,
        Subject,
        Relation,
        RelationId,
        Object,
        Start,
        End,
        Periods,
        SubjectVisits,
        ObjectVisits,
        Visits,
        Time,
        Status,
        SubjectEntity,
        ObjectEntity
    };
    static constexpr std::size_t kRoles = 15;

    void noteUnread(const std::vector<std::string>& header);
    std::string cell(const CsvRow& row, Role role) const;
    Result<std::optional<double>> visits(const CsvRow& row, Role role) const;
    /// What only a table of statements has.
    chronoscope::Status checkStatement(const CsvRow& row) const;

    FactFileKind m_kind = FactFileKind::Table;
    std::size_t m_width = 0;
    std::vector<std::string> m_unread;
    std::array<std::optional<std::size_t>, kRoles> m_columns{};
};

} // namespace chronoscope::robustness
