// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrBuild.h"

#include "core/benchmark/ElementJson.h"
#include "core/sources/cfr/CfrEditions.h"
#include "core/sources/cfr/CfrText.h"
#include "core/sources/cfr/FillIn.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

namespace chronoscope::sources::cfr {

namespace {
constexpr std::size_t kKinds = 6;

/// A paragraph that never changed: material for static questions. Its text is kept only as a number of the book, so
/// questions are made title by title.
struct Unchanged {
    std::uint64_t order = 0; ///< drawn by the seed
    std::size_t section = 0;
    TextId text = 0;
};

struct Counts {
    std::size_t sections = 0, paragraphs = 0, whole = 0, unchanged = 0, changed = 0, questions = 0;
};

class CfrBuilder {
public:
    CfrBuilder(const BuildOptions& options, BuildReport& report) : m_options(options), m_report(report) {}

    void take(TitleHistory& title);
    void finish();

private:
    std::vector<int> yearsOf(const TitleHistory& title, const SectionHistory& section) const;
    void takeSection(TitleHistory& title, std::size_t number);
    void takeChain(TitleHistory& title, std::size_t number, const std::vector<int>& years, const Chain& chain);
    void addQuestion(const TitleHistory& title, const SectionHistory& section, const std::vector<int>& years,
                     const FillIn& made, benchmark::State state);
    void addStatic(TitleHistory& title);

    const BuildOptions& m_options;
    BuildReport& m_report;
    Counts m_counts;
    std::vector<Unchanged> m_unchanged;         ///< of the title at hand
    std::array<std::size_t, kKinds> m_wanted{}; ///< static questions still to be made, by kind
};

std::vector<int> CfrBuilder::yearsOf(const TitleHistory& title, const SectionHistory& section) const {
    const std::set<int> years = title.editionsOf(section);
    return {years.begin(), years.end()};
}

void CfrBuilder::take(TitleHistory& title) {
    m_unchanged.clear();
    for (std::size_t i = 0; i < title.sections().size(); ++i)
        takeSection(title, i);
    addStatic(title);
}

void CfrBuilder::takeSection(TitleHistory& title, std::size_t number) {
    const SectionHistory& section = title.sections()[number];
    const std::vector<int> years = yearsOf(title, section);
    std::vector<std::vector<TextId>> editions;
    for (const int year : years) {
        const auto found = section.paragraphs.find(year);
        editions.push_back(found == section.paragraphs.end() ? std::vector<TextId>() : found->second);
    }
    ++m_counts.sections;
    m_counts.paragraphs += editions.front().size();
    if (years.size() < 2) return m_report.drop("one_edition", editions.front().size());
    const auto wanted =
        m_options.frame ? static_cast<std::size_t>(m_options.frame->second - m_options.frame->first) + 1 : years.size();
    if (years.size() < wanted) return m_report.drop("partial", editions.front().size());
    const Chains chains = followParagraphs(editions, title.book());
    m_report.drop("broken", chains.broken);
    m_counts.whole += chains.whole.size();
    for (const Chain& chain : chains.whole)
        takeChain(title, number, years, chain);
}

void CfrBuilder::takeChain(TitleHistory& title, std::size_t number, const std::vector<int>& years, const Chain& chain) {
    const Paragraphs& book = title.book();
    const SectionHistory& section = title.sections()[number];
    if (std::all_of(chain.begin(), chain.end(), [&](TextId id) { return id == chain.front(); })) {
        ++m_counts.unchanged;
        const std::uint64_t order = mix(mix(m_options.seed, hash64(section.key)), m_counts.unchanged);
        m_unchanged.push_back({order, number, chain.front()});
        return;
    }
    if (std::all_of(chain.begin(), chain.end(), [&](TextId id) { return book.core(id) == book.core(chain.front()); }))
        return m_report.drop("trivial_only");
    ++m_counts.changed;
    std::vector<std::string_view> texts;
    for (const TextId id : chain)
        texts.emplace_back(book.text(id));
    const auto asked = askChange(texts);
    if (const auto* reason = std::get_if<Rejected>(&asked)) return m_report.drop(std::string(name(*reason)));
    const auto& made = std::get<FillIn>(asked);
    ++m_counts.questions;
    ++m_wanted[static_cast<std::size_t>(made.kind)];
    addQuestion(title, section, years, made, benchmark::State::Dynamic);
}

void CfrBuilder::addQuestion(const TitleHistory& title, const SectionHistory& section, const std::vector<int>& years,
                             const FillIn& made, benchmark::State state) {
    BuiltElement built;
    built.element.domain = benchmark::Domain::Legal;
    built.element.state = state;
    built.element.subject = made.question;
    built.element.relation = name(made.kind);
    for (std::size_t i = 0; i < years.size(); ++i) {
        const std::string& answer = made.answers[made.answers.size() == 1 ? 0 : i];
        built.element.years.push_back({years[i], title.dateOf(years[i]), {{answer}}});
        built.objectIds[years[i]] = {answer};
        if (i > 0 && made.answers.size() > 1 && paragraphCore(made.answers[i - 1]) != paragraphCore(answer))
            ++built.changes;
    }
    built.element.id = benchmark::computeId(built.element);
    built.sourceId = section.key;
    built.relationId = name(made.kind);
    built.state = state;
    if (state == benchmark::State::Dynamic) built.notes.emplace_back("meaning", "unchecked");
    m_report.elements.push_back(std::move(built));
}

void CfrBuilder::addStatic(TitleHistory& title) {
    std::sort(m_unchanged.begin(), m_unchanged.end(),
              [](const auto& a, const auto& b) { return std::tie(a.order, a.text) < std::tie(b.order, b.text); });
    for (const Unchanged& one : m_unchanged) {
        if (std::all_of(m_wanted.begin(), m_wanted.end(), [](std::size_t left) { return left == 0; })) return;
        for (const FillIn& made : askUnchanged(title.book().text(one.text))) {
            std::size_t& left = m_wanted[static_cast<std::size_t>(made.kind)];
            if (left == 0) continue;
            --left;
            const SectionHistory& section = title.sections()[one.section];
            addQuestion(title, section, yearsOf(title, section), made, benchmark::State::Static);
            break; // one question a paragraph
        }
    }
}

void CfrBuilder::finish() {
    m_report.step("sections", m_counts.sections);
    m_report.step("paragraphs", m_counts.paragraphs);
    m_report.step("in_every_edition", m_counts.whole);
    m_report.step("unchanged", m_counts.unchanged);
    m_report.step("changed", m_counts.changed);
    m_report.step("questions", m_counts.questions);
    m_report.step("elements", m_report.elements.size());
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        if (m_wanted[kind] > 0)
            m_report.notes.push_back(fmt::format("{} questions of kind {} too few among unchanged paragraphs",
                                                 m_wanted[kind], name(static_cast<SpanKind>(kind))));
    if (m_counts.questions > 0)
        m_report.notes.emplace_back("No model has judged whether the changes alter what a rule says.");
}

void tellFrame(BuildReport& report) {
    for (const BuiltElement& built : report.elements) {
        const int first = built.element.years.front().year, last = built.element.years.back().year;
        report.first = report.first == 0 ? first : std::min(report.first, first);
        report.last = std::max(report.last, last);
    }
}
} // namespace

Result<BuildReport> buildCfr(const BuildOptions& options, const std::stop_token& stop,
                             const BuildProgressSink& progress) {
    BuildReport report;
    report.source = "cfr";
    report.licence = "public domain (US government work)";
    const auto titles = findEditions(options, report);
    if (!titles) return titles.error();
    CfrBuilder builder(options, report);
    for (const auto& [number, sources] : *titles) {
        TitleHistory title(number);
        for (const CfrSource& source : sources) {
            if (const Status read = title.read(source, report, stop); !read) return read.error();
            const BuildInput& input = report.inputs.back();
            if (progress) progress({input.name, input.bytes, input.bytes, report.elements.size()});
        }
        builder.take(title);
    }
    builder.finish();
    if (options.frame)
        std::tie(report.first, report.last) = *options.frame;
    else
        tellFrame(report);
    return report;
}

} // namespace chronoscope::sources::cfr
