// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::facts {

/// What a column of a table of facts holds.
enum class Role : int {
    Subject = 0,
    Relation,
    Object,
    From,
    To,
    At,
    Aliases,
    Distractors,
    Unverified, ///< distractors that the program chose; see Distractors.h
    Question,   ///< instead of subject and relation
    Domain,
    Note,
    HeldOut ///< whether the fact is an exemplar, and not asked
};
inline constexpr std::size_t kRoles = 13;
inline constexpr std::array<Role, kRoles> kAllRoles{
    Role::Subject,     Role::Relation,   Role::Object,   Role::From,   Role::To,   Role::At,     Role::Aliases,
    Role::Distractors, Role::Unverified, Role::Question, Role::Domain, Role::Note, Role::HeldOut};

/// "subject" …, as the header of an exported table and a mapping name it.
std::string_view name(Role role);
std::optional<Role> roleFromName(std::string_view text);
/// True for roles whose cells hold a list with "|" between the entries.
bool isList(Role role);

/// By role: the name of the column that holds it, as somebody said; empty where none does.
using ColumnMap = std::map<Role, std::string>;

/// Reads "subject=Item,from=Start date". InvalidArgument for a role that does not exist or comes twice.
Result<ColumnMap> parseColumnMap(std::string_view text);
/// Subject, relation and object by their very names: what lies beside a benchmark has columns that mean much the same.
ColumnMap veryNames();

/// Which column holds which role. Value type.
class FactColumns {
public:
    /// Recognises the columns by their names, in the words of `header`; what `map` says goes before. A column that is
    /// named in `map` may also be given by its number from 1. NotFound for one that is not there.
    static Result<FactColumns> recognise(const std::vector<std::string>& header, const ColumnMap& map);

    std::optional<std::size_t> of(Role role) const { return m_columns[static_cast<std::size_t>(role)]; }
    /// Enough to read facts from: the object, and the subject and relation or the question.
    bool isEnough() const;
    std::size_t recognised() const;

private:
    std::array<std::optional<std::size_t>, kRoles> m_columns{};
};

} // namespace chronoscope::facts
