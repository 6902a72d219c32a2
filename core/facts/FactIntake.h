// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/facts/FactRows.h"
#include "core/facts/OtherHolders.h"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::facts {

/// What a person decides about a table.
struct FactOptions {
    ColumnMap map;
    std::optional<std::pair<int, int>> frame; ///< years 1 to 9999; none: that of the domain
    bool framesItself = false; ///< without a frame: the years that the rows tell of, the last kMostOwnYears
    int asOf = 0;              ///< the year the table is of
    YearRule years = YearRule::Overlap;
    GapMode gaps = GapMode::Open;
    DateOrder order = DateOrder::Undecided; ///< of columns that do not show theirs
    std::uint64_t seed = 42;
    /// Whether a relation has a question of its own; others get the generic one and a warning.
    std::function<bool(benchmark::Domain, const std::string&)> hasWords;
};

/// The years of ChroKnowBench: 2020 to 2024 in the biomedical domain, else 2010 to 2023.
std::pair<int, int> usualFrame(benchmark::Domain domain);

/// True if the element was made of a table of somebody's own facts.
bool isOfTable(const benchmark::Element& element);

/// The element as few-shots are kept: their files do not tell dynamic from static, so it is all the same for them.
benchmark::Element asExemplar(benchmark::Element element);

/// An element made of rows.
struct BuiltFact {
    benchmark::Element element;
    Timeline timeline;                   ///< empty where the element has no time
    std::vector<std::string> unverified; ///< distractors that nobody has verified: other holders of the relation
    std::vector<std::string> lookAlike;  ///< distractors that matching by text could take for a right answer
    std::vector<std::int64_t> lines;     ///< of its rows
};

/// What a workspace holds already, as far as it decides which facts of a table are held out as exemplars.
struct KnownFacts {
    using Key = std::tuple<benchmark::Domain, std::string, std::string>;        ///< domain, subject, relation
    std::map<std::pair<benchmark::Domain, std::string>, std::size_t> exemplars; ///< few-shots, by relation
    std::set<Key> asked;                                                        ///< benchmark elements
    std::set<Key> heldOut;                                                      ///< few-shots that tables brought
};

/// A researcher's own table, read and checked, from which elements are made one by one. Immutable after read(); any
/// thread. Memory: a few times the text. Hostile tables are refused or cut with a message.
class FactIntake {
public:
    static constexpr std::size_t kMaxRows = 1'000'000;
    static constexpr std::size_t kMaxKept = 20'000;      ///< rows told about one by one; counts are of all
    static constexpr std::size_t kMaxStatements = 2'000; ///< rows of one subject and relation
    static constexpr int kMaxFrame = 500;                ///< years
    static constexpr int kMostOwnYears = 50;             ///< of a frame that nobody chose: each year costs requests

    /// `name` is remembered as the source of the elements. BadInput for what is no table of facts, NotFound for a
    /// mapped column that is not there, Cancelled.
    static Result<FactIntake> read(std::string_view bytes, std::string name, FactOptions options,
                                   const std::stop_token& stop = {});

    struct Column {
        std::string header;
        std::optional<Role> role;
    };
    struct Counts {
        std::size_t rows = 0;
        std::size_t imported = 0;
        std::size_t leftOut = 0;    ///< rows with an error
        std::size_t duplicates = 0; ///< rows that say what another says
        std::size_t elementYears = 0;
        std::size_t withoutChoices = 0; ///< elements without three distractors: no multiple choice, no true or false
        std::size_t partial = 0;        ///< elements without an object in some year of the frame
        std::map<std::string, std::size_t> codes;
    };

    const std::vector<Column>& columns() const { return m_columns; }
    const std::vector<FactMessage>& messages() const { return m_messages; }     ///< about the table as a whole
    const std::vector<FactRow>& rows() const { return m_rows; }                 ///< the first kMaxKept
    const std::vector<std::int64_t>& leftOutLines() const { return m_leftOut; } ///< of all rows with an error
    const Counts& counts() const { return m_counts; }
    const FactOptions& options() const { return m_options; }
    /// From the first to the last year that rows of a domain name, and those that are asked of it.
    struct CutYears {
        std::optional<benchmark::Domain> domain; ///< of these rows alone; none: of all
        std::pair<int, int> told;
        std::pair<int, int> asked;
    };
    /// Of each domain some of whose years are not asked, where nobody chose the years.
    std::vector<CutYears> cutYears() const;
    /// From the first to the last year that any row names, the first maybe before year 1, which no element is asked of;
    /// none where no row names one.
    std::optional<std::pair<int, int>> toldYears() const;

    std::size_t elements() const { return m_elements.size(); }
    /// A relation that elements are asked about, by the words of its domain.
    struct RelationUse {
        benchmark::Domain domain = benchmark::Domain::General;
        std::string relation;
        std::size_t element = 0; ///< the first that has it, for build()
    };
    /// In the order of the rows; none for elements that hold a question.
    std::vector<RelationUse> relations() const;
    BuiltFact build(std::size_t index) const;

    static constexpr std::size_t kHeldOut = 4;         ///< of a relation …
    static constexpr std::size_t kEnoughToHoldOut = 6; ///< … with so many elements
    /// By element: whether it is held out as an exemplar of its relation, and never asked. Four of each relation with
    /// six or more, seeded; none where the relation has four exemplars in the workspace; what is there stays what it
    /// is, so that the same table comes to the same again. A table that has the column `held_out` says so itself.
    std::vector<bool> heldOut(const KnownFacts& known = {}) const;
    struct HeldOutCounts {
        std::size_t elements = 0;
        std::size_t elementYears = 0; ///< of Counts::elementYears; the rest is asked
        std::size_t otherwise = 0;    ///< elements of which the table's column says otherwise than the workspace does
    };
    /// Of heldOut().
    HeldOutCounts heldOutCounts(const std::vector<bool>& heldOut) const;

private:
    struct Group {
        benchmark::Domain domain = benchmark::Domain::General;
        std::string subject;
        std::string relation;
        std::string note;
        std::string domainGiven;
        std::vector<Statement> statements;
        std::vector<std::int64_t> lines; ///< of the statements
        std::vector<std::size_t> rows;   ///< … their places among the rows
        std::vector<std::string> distractors;
        std::vector<std::string> unverified;
        bool isDated = false;
        bool isHeldOut = false; ///< as the table says

        bool isTimeless() const;
    };

    FactIntake(std::string name, FactOptions options) : m_name(std::move(name)), m_options(std::move(options)) {}
    void describe(const FactTable& table);
    void add(FactRow row);
    void noteRight(const FactRow& row);
    const std::set<std::string>& rightOf(const Group& group) const;
    bool isTwice(FactRow& row, std::size_t group);
    void addTo(Group& group, const FactRow& row);
    void askOnce(FactRow& row);
    std::map<benchmark::Domain, std::pair<int, int>> namedYears() const;
    void finish(const std::stop_token& stop);
    void checkDistractors(Group& group);
    void checkOverlaps(const Group& group);
    void checkYears(std::size_t group);
    void say(FactMessage message, std::size_t row);
    TimelineRules rulesFor(const Group& group) const;
    void chooseHeldOut(const std::vector<std::size_t>& places, const KnownFacts& known, std::vector<bool>& held) const;
    void addYears(BuiltFact& fact, const Group& group) const;
    void addDistractors(BuiltFact& fact, const Group& group, std::size_t index) const;
    std::string extraOf(const BuiltFact& fact, const Group& group) const;
    BuiltFact made(std::size_t group) const;

    std::string m_name;
    FactOptions m_options;
    std::vector<Column> m_columns;
    std::vector<FactMessage> m_messages;
    std::vector<FactRow> m_rows;
    std::vector<std::int64_t> m_leftOut;
    Counts m_counts;
    std::vector<Group> m_groups;
    std::map<std::tuple<benchmark::Domain, std::string, std::string>, std::size_t> m_byKey;
    std::map<std::string, std::int64_t> m_seen; ///< hash of what a row says, and its line
    std::set<std::pair<benchmark::Domain, std::string>> m_told;
    /// By subject and relation: the subject and what any row calls right, left out or not. All folded.
    std::unordered_map<std::string, std::set<std::string>> m_right;
    OtherHolders m_holders;
    bool m_completes = true; ///< gives elements distractors that they lack
    bool m_saysHeldOut = false;
    bool m_isFrameChosen = false;                                  ///< by a person
    std::map<benchmark::Domain, std::pair<int, int>> m_named = {}; ///< years of the rows of each domain
    std::vector<std::size_t> m_elements;                           ///< groups
    std::vector<std::uint16_t> m_years;                            ///< by element: in how many it can be asked
    std::vector<bool> m_isWhole; ///< by element: three distractors, and an object in every year
};

} // namespace chronoscope::facts
