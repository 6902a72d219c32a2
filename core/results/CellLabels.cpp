// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/CellLabels.h"

#include "core/results/LabelSigns.h"
#include "core/results/Selection.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

namespace chronoscope::results {

using annotation::AnnotationBook;
using annotation::Consensus;
using annotation::ItemKey;
using annotation::LabelRole;
using annotation::LabelSet;

namespace {
/// Finds elements by their content.
class ElementIndex {
public:
    explicit ElementIndex(const ElementFacts& facts) {
        m_elements.reserve(facts.size());
        for (std::size_t i = 0; i < facts.size(); ++i)
            m_elements.emplace_back(facts.ids[i], static_cast<std::uint32_t>(i));
        std::sort(m_elements.begin(), m_elements.end());
    }
    std::optional<std::uint32_t> find(const ContentId& id) const {
        const auto at = std::lower_bound(m_elements.begin(), m_elements.end(), std::pair(id, std::uint32_t{0}));
        return at == m_elements.end() || at->first != id ? std::nullopt : std::optional(at->second);
    }

private:
    std::vector<std::pair<ContentId, std::uint32_t>> m_elements;
};

/// Collects the labels of a set, item by item.
class Labelling {
public:
    Labelling(const ResultSet& set, const std::vector<LabelSet>& sets)
        : m_set(set), m_elements(*set.elements), m_rows(set.runs.size()) {
        m_out.elements = set.elements;
        m_out.goldWrong.assign(set.elements->size(), 0);
        m_out.runs.resize(set.runs.size());
        for (std::size_t run = 0; run < set.runs.size(); ++run) {
            m_out.identities.push_back(set.run(run).identity);
            m_first.try_emplace(m_out.identities.back(), run);
        }
        for (const LabelSet& labels : sets) {
            if (m_use.try_emplace(labels.name, 0).second) m_sets.push_back(labels.name);
            for (std::size_t at = 0; at < labels.labels.size(); ++at)
                place({labels.name,
                       labels.labels[at].key,
                       labels.labels[at].name,
                       labels.labels[at].role,
                       at,
                       {},
                       -1,
                       labels.labels[at].color});
        }
    }

    void add(const AnnotationBook& book, const ItemKey& item, std::span<const annotation::Annotation> said) {
        const auto run = m_first.find(item.run);
        const auto element = m_elements.find(item.element);
        if (run == m_first.end() && !element) return;
        Row row;
        agree(book, item, said, row);
        std::sort(row.given.begin(), row.given.end());
        if (element &&
            std::any_of(row.given.begin(), row.given.end(), [&](std::uint32_t label) { return isGoldWrong(label); })) {
            m_out.goldWrong[*element] = 1;
            addNames(*element, said);
        }
        if (run == m_first.end()) return;
        for (const annotation::Annotation& one : said)
            ++m_use[one.labelSet];
        const auto cell = element ? cellOf(m_set.runs[run->second], *element, item.form, item.year) : std::nullopt;
        if (!cell) return;
        row.cell.cell = static_cast<std::uint32_t>(*cell);
        m_rows[run->second].push_back(std::move(row));
    }

    CellLabels done() && {
        assignSigns(m_out.labels, digits());
        tellApart();
        for (const auto& [element, names] : m_names)
            for (const std::string& name : names) {
                std::string& list = m_out.goldWrongBy[element];
                list += (list.empty() ? "" : ", ") + name;
            }
        for (std::size_t run = 0; run < m_rows.size(); ++run) {
            const std::size_t first = m_first.at(m_out.identities[run]);
            if (first != run) { // another judgement of the same run
                m_out.runs[run] = m_out.runs[first];
                continue;
            }
            std::sort(m_rows[run].begin(), m_rows[run].end(),
                      [](const Row& a, const Row& b) { return a.cell.cell < b.cell.cell; });
            RunLabels& out = m_out.runs[run];
            for (Row& row : m_rows[run]) {
                out.given.insert(out.given.end(), row.given.begin(), row.given.end());
                row.cell.end = static_cast<std::uint32_t>(out.given.size());
                out.cells.push_back(row.cell);
            }
        }
        return std::move(m_out);
    }

private:
    struct Row {
        AnnotatedCell cell;
        std::vector<std::uint32_t> given;
    };

    /// Who used the same set speaks together; two sets say nothing of each other.
    void agree(const AnnotationBook& book, const ItemKey& item, std::span<const annotation::Annotation> said,
               Row& row) {
        const auto take = [&](const std::string& set, const Consensus& consensus) {
            row.cell.spoken = row.cell.spoken || consensus.annotators > 0 || consensus.settled;
            row.cell.disputed = row.cell.disputed || consensus.isDisputed();
            for (const std::string& key : consensus.labels)
                row.given.push_back(place(set, key));
        };
        std::map<std::string_view, std::vector<annotation::Annotation>> bySet;
        for (const annotation::Annotation& one : said)
            bySet.try_emplace(one.labelSet);
        if (bySet.size() == 1) return take(said.front().labelSet, book.consensus(item));
        for (const annotation::Annotation& one : said)
            bySet[one.labelSet].push_back(one);
        for (auto& [set, own] : bySet)
            take(std::string(set), AnnotationBook(std::move(own)).consensus(item));
    }

    bool isGoldWrong(std::uint32_t label) const { return m_out.labels[label].role == LabelRole::GoldWrong; }

    void addNames(std::uint32_t element, std::span<const annotation::Annotation> said) {
        for (const annotation::Annotation& one : said)
            if (std::any_of(one.body.labels.begin(), one.body.labels.end(),
                            [&](const std::string& key) { return isGoldWrong(place(one.labelSet, key)); }))
                m_names[element].insert(one.voice.author);
    }

    std::uint32_t place(CellLabels::Label label) {
        const auto [at, isNew] =
            m_places[label.set].try_emplace(label.key, static_cast<std::uint32_t>(m_out.labels.size()));
        if (isNew) m_out.labels.push_back(std::move(label));
        return at->second;
    }
    std::uint32_t place(const std::string& set, const std::string& key) {
        const auto& known = m_places[set];
        const auto at = known.find(key);
        return at != known.end() ? at->second : place({set, key, key, LabelRole::None, CellLabels::Label::kInNoSet});
    }

    /// The set that is used most, of several the first: its keys are those that people know.
    std::string digits() const {
        const auto most =
            std::max_element(m_sets.begin(), m_sets.end(), [&](const std::string& one, const std::string& other) {
                return m_use.at(one) < m_use.at(other);
            });
        return most == m_sets.end() ? std::string() : *most;
    }

    void tellApart() {
        std::map<std::string, int> keys, names;
        for (const CellLabels::Label& label : m_out.labels) {
            ++keys[label.key];
            ++names[label.name];
        }
        for (CellLabels::Label& label : m_out.labels)
            if (!label.set.empty() && (keys[label.key] > 1 || names[label.name] > 1))
                label.name += " (" + label.set + ")";
    }

    const ResultSet& m_set;
    const ElementIndex m_elements;
    std::map<ContentId, std::size_t> m_first;                             ///< by identity: the first run index of it
    std::map<std::string, std::map<std::string, std::uint32_t>> m_places; ///< by set and key
    std::vector<std::string> m_sets;
    std::map<std::string, std::int64_t> m_use;              ///< annotations of items of these runs, by set
    std::vector<std::vector<Row>> m_rows;                   ///< by run index
    std::map<std::uint32_t, std::set<std::string>> m_names; ///< who says that the gold is wrong, by element
    CellLabels m_out;
};
} // namespace

bool CellLabels::fits(const ResultSet& set) const {
    bool isSame = elements == set.elements && identities.size() == set.runs.size();
    for (std::size_t run = 0; isSame && run < set.runs.size(); ++run)
        isSame = identities[run] == set.run(run).identity;
    return isSame;
}

std::string CellLabels::word(const Label& label) const {
    const auto hasKey = [&](const Label& one) { return one.key == label.key; };
    return std::count_if(labels.begin(), labels.end(), hasKey) > 1 ? label.set + '/' + label.key : label.key;
}

bool CellLabels::isMeant(const Label& label, std::string_view word) {
    if (word == label.key) return true;
    return word.size() == label.set.size() + 1 + label.key.size() && word.starts_with(label.set) &&
           word.ends_with(label.key) && word[label.set.size()] == '/';
}

std::optional<std::size_t> CellLabels::find(std::string_view word) const {
    const auto isIt = [&](const Label& label) { return isMeant(label, word); };
    const auto at = std::find_if(labels.begin(), labels.end(), isIt);
    if (at == labels.end() || std::find_if(at + 1, labels.end(), isIt) != labels.end()) return std::nullopt;
    return static_cast<std::size_t>(at - labels.begin());
}

const AnnotatedCell* CellLabels::at(std::size_t run, std::size_t cell) const {
    const auto& cells = runs[run].cells;
    const auto found = std::lower_bound(cells.begin(), cells.end(), cell,
                                        [](const AnnotatedCell& one, std::size_t wanted) { return one.cell < wanted; });
    return found == cells.end() || found->cell != cell ? nullptr : &*found;
}

std::span<const std::uint32_t> CellLabels::labelsOf(std::size_t run, std::size_t cell) const {
    const AnnotatedCell* found = at(run, cell);
    if (!found) return {};
    return runs[run].labelsOf(static_cast<std::size_t>(found - runs[run].cells.data()));
}

std::shared_ptr<const CellLabels> cellLabels(const ResultSet& set, const AnnotationBook& book,
                                             const std::vector<LabelSet>& sets) {
    Labelling labelling(set, sets);
    book.forEachItem(
        [&](const ItemKey& item, std::span<const annotation::Annotation> said) { labelling.add(book, item, said); });
    return std::make_shared<const CellLabels>(std::move(labelling).done());
}

std::shared_ptr<const ResultSet> withLabels(const ResultSet& set, std::shared_ptr<const CellLabels> labels) {
    if (labels && !labels->fits(set)) throw std::invalid_argument("labels of another result set");
    auto labelled = std::make_shared<ResultSet>(set);
    labelled->labels = std::move(labels);
    return labelled;
}

std::optional<std::size_t> cellOf(const RunView& view, std::uint32_t element, prompt::Template form, int year) {
    const run::RunLayout& layout = view.columns->layout;
    const int yearAt = layout.yearIndex(year);
    const int formAt = layout.formIndex(form);
    const std::int32_t ordinal = element < view.ordinalOf.size() ? view.ordinalOf[element] : -1;
    if (yearAt < 0 || formAt < 0 || ordinal < 0) return std::nullopt;
    const std::size_t cell = view.columns->cellAt(static_cast<std::size_t>(ordinal), static_cast<std::size_t>(yearAt),
                                                  static_cast<std::size_t>(formAt));
    return view.columns->category[cell] == kNotAsked ? std::nullopt : std::optional(cell);
}

ItemKey itemOf(const ResultSet& set, std::size_t run, std::size_t cell) {
    const RunView& view = set.runs[run];
    const run::RunLayout& layout = view.columns->layout;
    const std::size_t elements = view.columns->rows.size();
    const std::size_t block = cell / elements;
    return {view.columns->identity, set.elements->ids[view.elementOf[cell % elements]],
            layout.years[block % layout.years.size()], layout.templates[block / layout.years.size()]};
}

std::vector<std::uint8_t> cellsWithLabels(const ResultSet& set, std::size_t run,
                                          const std::vector<std::string>& words) {
    const bool wantsOthers = std::find(words.begin(), words.end(), "") != words.end();
    const bool wantsAny = std::find(words.begin(), words.end(), annotation::kAnyLabel) != words.end();
    const bool wantsDisputed =
        wantsAny || std::find(words.begin(), words.end(), annotation::kDisputedLabel) != words.end();
    std::vector<std::uint8_t> wanted(set.run(run).category.size(), wantsOthers ? 1 : 0);
    if (!set.labels) return wanted;
    std::vector<std::uint8_t> isWanted;
    for (const CellLabels::Label& label : set.labels->labels)
        isWanted.push_back(
            wantsAny || std::any_of(words.begin(), words.end(),
                                    [&](const std::string& word) { return CellLabels::isMeant(label, word); })
                ? 1
                : 0);
    const RunLabels& labels = set.labels->runs[run];
    for (std::size_t i = 0; i < labels.cells.size(); ++i) {
        const auto given = labels.labelsOf(i);
        const bool isTaken =
            (wantsDisputed && labels.cells[i].disputed) ||
            std::any_of(given.begin(), given.end(), [&](std::uint32_t label) { return isWanted[label] != 0; });
        wanted[labels.cells[i].cell] = isTaken ? 1 : 0;
    }
    return wanted;
}

std::map<std::uint32_t, std::vector<std::uint32_t>> labelsByElement(const ResultSet& set, const ResultFilter& filter) {
    std::map<std::uint32_t, std::vector<std::uint32_t>> found;
    if (!set.labels) return found;
    for (const RunSelection& selection : select(set, filter)) {
        const RunColumns& run = *selection.columns;
        const std::size_t elements = run.rows.size();
        const std::size_t years = run.layout.years.size();
        std::vector<std::uint8_t> isChosen(years * run.layout.templates.size(), 0); // by template and year
        for (const Block block : selection.blocks)
            isChosen[block.form * years + block.year] = 1;
        const RunLabels& labels = set.labels->runs[selection.run];
        for (std::size_t i = 0; i < labels.cells.size(); ++i) {
            const std::size_t cell = labels.cells[i].cell;
            const std::size_t ordinal = cell % elements;
            const std::size_t block = cell / elements;
            if (selection.elements[ordinal] == 0 || isChosen[block] == 0 ||
                !selection.wants(cell, run.elementAt(ordinal, block / years)))
                continue;
            auto& of = found[selection.view->elementOf[ordinal]];
            const auto given = labels.labelsOf(i);
            of.insert(of.end(), given.begin(), given.end());
        }
    }
    std::erase_if(found, [](const auto& one) { return one.second.empty(); });
    for (auto& [element, labels] : found) {
        std::sort(labels.begin(), labels.end());
        labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
    }
    return found;
}

} // namespace chronoscope::results
