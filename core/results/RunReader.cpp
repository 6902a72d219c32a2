// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/RunReader.h"

#include "core/labels/Annotation.h"
#include "core/layout/Temperatures.h"
#include "core/prompt/PromptBuilder.h"
#include "core/run/CellFold.h"
#include "core/run/StopText.h"
#include "core/store/CellStore.h"
#include "core/store/ElementVersions.h"
#include "core/store/ScoringStore.h"
#include "core/study/Study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <numeric>

namespace chronoscope::results {

using analysis::CellCategory;
using analysis::ChronoCategory;
using store::CellRange;
using store::CellStore;

namespace {
constexpr std::int64_t kMaxCells = std::int64_t{64} << 20;
constexpr std::int64_t kMaxSamples = std::numeric_limits<std::uint16_t>::max(); ///< per cell
constexpr std::int64_t kTick = 8192;                                            ///< rows

constexpr std::array kCounts{&RunColumns::greedyAnswered, &RunColumns::greedyHits, &RunColumns::sampledAnswered,
                             &RunColumns::sampledHits,    &RunColumns::errors,     &RunColumns::greedyLeftOut,
                             &RunColumns::sampledLeftOut}; ///< by cell

Error damaged(std::string what, const RunColumns& run) {
    return {ErrorCode::Corrupt, std::move(what), fmt::format("run {}, scoring {}", run.choice.run, run.choice.scoring)};
}

/// How a scan ended: by the store's error, or by what its sink found.
Status ended(const Status& read, const std::optional<Error>& problem) {
    if (!read) return read;
    return problem ? Status(*problem) : Status();
}

/// Counts rows and reports them now and then.
class Ticker {
public:
    explicit Ticker(const std::function<bool(std::int64_t)>& tick) : m_tick(tick) {}
    bool row() { return ++m_rows % kTick != 0 || m_tick(kTick); }

private:
    const std::function<bool(std::int64_t)>& m_tick;
    std::int64_t m_rows = 0;
};

std::string decodingText(const run::RunSpec& spec) {
    std::string text =
        fmt::format("{}, top_p {}, max_tokens {}, seed {}", spec.mode == backend::Mode::Chat ? "chat" : "completion",
                    spec.decoding.topP, spec.decoding.maxTokens, spec.decoding.seed);
    if (!spec.decoding.stop.empty()) text += ", stop at " + run::stopText(spec.decoding.stop);
    return text;
}

/// Years that a benchmark can have, each once: later arithmetic counts on it.
bool areSound(const std::vector<int>& years) {
    constexpr int kLast = 9999;
    return !years.empty() && years.front() >= 1 && years.back() <= kLast &&
           std::adjacent_find(years.begin(), years.end(), std::greater_equal<>()) == years.end();
}

std::shared_ptr<RunColumns> emptyColumns(const RunHead& head) {
    auto run = std::make_shared<RunColumns>();
    const run::RunSpec& spec = head.record.spec;
    run->choice = head.choice;
    run->identity = annotation::runIdentity(head.record);
    run->name = head.record.name;
    run->scoringName = head.scoringName;
    run->model = head.record.model;
    run->stamp = head.stamp;
    run->lowWater = head.record.lowWater;
    run->finished = head.finished;
    run->protocol = spec.protocol;
    run->sampler = spec.sampler;
    run->exemplarEdits = head.exemplarEdits;
    run->seed = spec.seed;
    run->decoding = decodingText(spec);
    run->judge = head.judge;
    run->overrides = head.overrides;
    run->sliceHash = head.record.sliceHash;
    run->templatePack = toHex(contentId(head.record.templatePack));
    run->relationPack = toHex(contentId(head.record.relationPack));
    run->layout = head.record.layout();
    return run;
}

/// Marks the cells and elements the run asks; the others stay kNotAsked.
Status plan(RunColumns& run, const MetaByRow& metas) {
    const auto cells = static_cast<std::size_t>(run.layout.elements * run.layout.cellsPerElement());
    run.category.assign(cells, kNotAsked);
    run.chrono.assign(run.rows.size() * run.layout.templates.size(), kNotAsked);
    for (const auto counts : kCounts)
        (run.*counts).assign(cells, 0);
    for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal) {
        const auto at = metas.find(run.rows[ordinal]);
        if (at == metas.end()) return damaged("an element of the run is missing in the workspace", run);
        for (std::size_t form = 0; form < run.layout.templates.size(); ++form) {
            if (!prompt::PromptBuilder::available(run.layout.templates[form], run.protocol, at->second->distractors))
                continue;
            for (const int asked : at->second->years) {
                const int year = run.layout.yearIndex(asked);
                if (year < 0) continue;
                run.category[run.cellAt(ordinal, static_cast<std::size_t>(year), form)] =
                    static_cast<std::uint8_t>(CellCategory::Missing);
                run.chrono[run.elementAt(ordinal, form)] = static_cast<std::uint8_t>(ChronoCategory::Missing);
            }
        }
    }
    return {};
}

/// What the counts of a cell amount to; they are sound.
int categoryOf(analysis::CellCounts counts, const CellStore::Cell& cell) {
    const auto& [greedy, greedyHits, sampled, sampledHits, errors, greedyLeftOut, sampledLeftOut] = cell.counts;
    counts.greedyAnswered = static_cast<int>(greedy);
    counts.greedyHits = static_cast<int>(greedyHits);
    counts.greedyLeftOut = static_cast<int>(greedyLeftOut);
    counts.sampledAnswered = static_cast<int>(sampled);
    counts.sampledHits = static_cast<int>(sampledHits);
    counts.sampledLeftOut = static_cast<int>(sampledLeftOut);
    counts.errors = static_cast<int>(errors);
    return static_cast<int>(analysis::categorise(counts));
}

/// A stored category as it counts: earlier versions gave cells of runs that ask nothing greedily one, which nothing
/// defines.
std::uint8_t counted(const RunColumns& run, int category) {
    return run::asksGreedy(run.layout.temperatures) ? static_cast<std::uint8_t>(category) : std::uint8_t{0};
}

Status readCells(CellStore& store, RunColumns& run, Ticker& ticker, CellRange range = {}) {
    std::optional<Error> problem;
    const analysis::CellCounts planned = run::emptyCell(run.layout).counts;
    const Status read = store.cells(
        {run.choice.run, run.choice.scoring},
        [&](const CellStore::Cell& cell) {
            const auto& [greedy, greedyHits, sampled, sampledHits, errors, greedyLeftOut, sampledLeftOut] = cell.counts;
            const auto at = static_cast<std::size_t>(cell.index);
            const bool sound = at < run.category.size() && run.category[at] != kNotAsked && greedyHits >= 0 &&
                               greedyLeftOut >= 0 && greedyLeftOut <= greedy - greedyHits && sampledHits >= 0 &&
                               sampledLeftOut >= 0 && sampledLeftOut <= sampled - sampledHits && errors >= 0 &&
                               greedy <= planned.greedyPlanned && sampled <= planned.sampledPlanned &&
                               errors <= planned.greedyPlanned + planned.sampledPlanned - greedy - sampled;
            const bool follows =
                planned.greedyPlanned == 0 || cell.category == categoryOf(planned, cell); // see counted()
            if (!sound || !follows) {
                problem = damaged("the workspace holds a cell that the run cannot have", run);
                return false;
            }
            run.category[at] = counted(run, cell.category);
            run.greedyAnswered[at] = static_cast<std::uint16_t>(greedy);
            run.greedyHits[at] = static_cast<std::uint16_t>(greedyHits);
            run.sampledAnswered[at] = static_cast<std::uint16_t>(sampled);
            run.sampledHits[at] = static_cast<std::uint16_t>(sampledHits);
            run.errors[at] = static_cast<std::uint16_t>(errors);
            run.greedyLeftOut[at] = static_cast<std::uint16_t>(greedyLeftOut);
            run.sampledLeftOut[at] = static_cast<std::uint16_t>(sampledLeftOut);
            if (!ticker.row()) problem = Error{ErrorCode::Cancelled, "stopped", {}};
            return !problem;
        },
        range);
    return ended(read, problem);
}

Status readElements(CellStore& store, RunColumns& run, CellRange range = {}) {
    std::optional<Error> problem;
    const Status read = store.elements(
        {run.choice.run, run.choice.scoring},
        [&](std::int64_t index, int category) {
            const auto at = static_cast<std::size_t>(index);
            if (at >= run.chrono.size() || run.chrono[at] == kNotAsked || category < 0 ||
                category >= analysis::kChronoCategories)
                problem = damaged("the workspace holds an element category that the run cannot have", run);
            else
                run.chrono[at] = counted(run, category);
            return !problem;
        },
        range);
    return ended(read, problem);
}

/// The category of each element follows from those of its cells.
Status checkElements(const RunColumns& run) {
    std::vector<CellCategory> years;
    for (std::size_t form = 0; form < run.layout.templates.size(); ++form)
        for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal) {
            if (run.chrono[run.elementAt(ordinal, form)] == kNotAsked) continue;
            years.clear();
            for (std::size_t year = 0; year < run.layout.years.size(); ++year)
                if (const auto category = run.category[run.cellAt(ordinal, year, form)]; category != kNotAsked)
                    years.push_back(static_cast<CellCategory>(category));
            if (run.chrono[run.elementAt(ordinal, form)] !=
                static_cast<std::uint8_t>(analysis::categoriseElement(years)))
                return damaged("the category of an element is not that of its cells", run);
        }
    return {};
}

/// The run's own cells count every outcome that the run counts; a scoring may be of fewer.
Status checkSums(const RunColumns& run, const store::RunCounts& counts) {
    const auto sum = [](const std::vector<std::uint16_t>& cells) {
        return std::accumulate(cells.begin(), cells.end(), std::int64_t{0});
    };
    const bool same = sum(run.greedyAnswered) + sum(run.sampledAnswered) == counts.replies() &&
                      sum(run.errors) == counts.errorCount();
    return same ? Status() : Status(damaged("the cells of the run are not those of its replies", run));
}

/// A stale reply is right for an earlier year, one ahead for a later one, and no other for any.
bool fits(int kind, std::int64_t shift) {
    switch (static_cast<matching::AnswerKind>(kind)) {
    case matching::AnswerKind::Stale: return shift > 0;
    case matching::AnswerKind::Ahead: return shift < 0;
    default: return shift == 0;
    }
}

bool isSound(const CellStore::Diagnosed& line, const RunColumns& run) {
    constexpr std::int64_t kMaxShift = 10'000; // years
    const auto at = static_cast<std::size_t>(line.index);
    return at < run.category.size() && run.category[at] != kNotAsked && line.kind >= 1 &&
           line.kind <= matching::kAnswerKinds && fits(line.kind, line.shift) && line.shift >= -kMaxShift &&
           line.shift <= kMaxShift && line.greedy >= 0 && line.greedy <= kMaxSamples && line.sampled >= 0 &&
           line.sampled <= kMaxSamples;
}

Status readDiagnoses(CellStore& store, RunColumns& run, std::int64_t scoring, Ticker& ticker) {
    std::optional<Error> problem;
    const Status read = store.diagnoses(scoring, [&](const CellStore::Diagnosed& line) {
        if (!isSound(line, run)) {
            problem = damaged("the workspace holds a diagnosis that the run cannot have", run);
            return false;
        }
        run.reach = std::max(run.reach, static_cast<int>(std::abs(line.shift)));
        run.diagnoses.push_back({static_cast<std::uint32_t>(line.index), static_cast<std::int16_t>(line.shift),
                                 static_cast<std::uint16_t>(line.greedy), static_cast<std::uint16_t>(line.sampled),
                                 static_cast<std::uint8_t>(line.kind)});
        if (!ticker.row()) problem = Error{ErrorCode::Cancelled, "stopped", {}};
        return !problem;
    });
    return ended(read, problem);
}

/// True if the diagnoses are those of these cells: over each but those of TF they add up to its wrong replies.
bool diagnosesFit(const RunColumns& run) {
    auto row = run.diagnoses.begin();
    for (std::size_t form = 0; form < run.layout.templates.size(); ++form) {
        const bool named = run.layout.templates[form] != prompt::Template::TrueFalse;
        const std::size_t end = run.cellAt(0, 0, form + 1);
        for (std::size_t cell = run.cellAt(0, 0, form); cell < end; ++cell) {
            std::int64_t greedy = named ? run.greedyWrong(cell) : 0;
            std::int64_t sampled = named ? run.sampledWrong(cell) : 0;
            for (; row != run.diagnoses.end() && row->cell == cell; ++row) {
                greedy -= row->greedy;
                sampled -= row->sampled;
            }
            if (greedy != 0 || sampled != 0) return false;
        }
    }
    return row == run.diagnoses.end();
}

/// Takes the diagnoses into use, or leaves the run without: one that went on since it was diagnosed still has the old
/// ones, while a scoring and its own diagnoses are of one piece.
Status settleDiagnoses(RunColumns& run) {
    run.diagnosed = diagnosesFit(run);
    if (!run.diagnosed) {
        if (run.choice.scoring != 0) return damaged("the diagnoses of a scoring are not those of its cells", run);
        run.diagnoses = {};
        run.reach = 0;
        return {};
    }
    run.diagnoses.shrink_to_fit();
    run.kinds.assign(run.category.size(), 0);
    for (const DiagnosisRow& row : run.diagnoses)
        run.kinds[row.cell] = static_cast<std::uint16_t>(run.kinds[row.cell] | 1U << row.kind);
    return {};
}

/// As if no reply had come to the elements from `first` on: rows of theirs may be gone.
void forgetFrom(RunColumns& run, std::int64_t first) {
    const auto elements = run.rows.size();
    const auto missingUnlessNotAsked = [](std::uint8_t& category) {
        category = category == kNotAsked ? kNotAsked : std::uint8_t{0};
    };
    const std::size_t blocks = elements == 0 ? 0 : run.category.size() / elements;
    for (std::size_t block = 0; block < blocks; ++block)
        for (std::size_t cell = block * elements + static_cast<std::size_t>(first); cell < (block + 1) * elements;
             ++cell) {
            missingUnlessNotAsked(run.category[cell]);
            for (const auto counts : kCounts)
                (run.*counts)[cell] = 0;
        }
    for (std::size_t form = 0; form < run.layout.templates.size(); ++form)
        for (std::size_t at = run.elementAt(static_cast<std::size_t>(first), form); at < run.elementAt(elements, form);
             ++at)
            missingUnlessNotAsked(run.chrono[at]);
}
} // namespace

Result<RunHead> readHead(store::Database& database, RunChoice choice) {
    auto record = store::RunStore(database).get(choice.run);
    if (!record) return record.error();
    if (record->state == store::RunState::HalfImported)
        return Error{ErrorCode::NotFound, "the import of this run has not come to its end", record->name};
    RunHead head{choice, std::move(record).value(), {}, 0, {}, choice.scoring, {}, false};
    head.judge = head.record.spec.judge;
    head.finished = head.record.state == store::RunState::Finished;
    const auto scorings = store::ScoringStore(database).list(choice.run);
    if (!scorings) return scorings.error();
    bool found = choice.scoring == 0;
    for (const store::ScoringRecord& scoring : *scorings) {
        const bool isAsRun = scoring.judge == head.judge && scoring.overrides == 0;
        if (choice.scoring == 0 && isAsRun && scoring.replies == head.record.counts.done())
            head.diagnosedBy = scoring.id; // in order of creation: the newest stays
        if (scoring.id != choice.scoring) continue;
        found = true;
        head.judge = scoring.judge;
        head.overrides = scoring.overrides;
        head.scoringName = scoring.name;
        head.finished = head.finished && scoring.replies == head.record.counts.done();
    }
    if (!found) return Error{ErrorCode::NotFound, "the run has no such scoring", std::to_string(choice.scoring)};
    if (study::builtInStudies().hasUnits(head.record))
        return Error{ErrorCode::InvalidArgument, "the run is of another study: it has no templates", head.record.name};
    if (!areSound(head.record.years))
        return Error{ErrorCode::Corrupt, "the years of the run are damaged", head.record.name};
    if (head.cells() > kMaxCells || head.record.layout().samplesPerCell() > kMaxSamples ||
        head.record.elements * head.record.layout().repliesPerElement() > std::int64_t{UINT32_MAX})
        return Error{ErrorCode::Unsupported, "the run is too large to be held in memory", head.record.name};
    const auto edits = store::ElementVersions(database).exemplarEdits(head.record.elementLimit);
    if (!edits) return edits.error();
    head.exemplarEdits = *edits;
    const store::RunCounts& counts = head.record.counts;
    head.stamp =
        fmt::format("{} {} {} {} {} {} {}", head.record.name, static_cast<int>(head.record.state), head.record.updated,
                    counts.answered, counts.done(), head.record.lowWater, head.diagnosedBy);
    return head;
}

bool isEarlier(const RunColumns& before, const RunHead& head) {
    return head.choice == before.choice && annotation::runIdentity(head.record) == before.identity;
}

Result<std::shared_ptr<const RunColumns>> readNewCells(store::Database& database, const RunHead& head,
                                                       const RunColumns& before,
                                                       const std::function<bool(std::int64_t)>& tick) {
    const bool canGoOn = head.choice.scoring == 0 && head.diagnosedBy == 0 && isEarlier(before, head) &&
                         head.record.lowWater >= before.lowWater;
    if (!canGoOn) return std::shared_ptr<const RunColumns>();
    auto run = emptyColumns(head);
    run->rows = before.rows;
    run->category = before.category;
    run->chrono = before.chrono;
    for (const auto counts : kCounts)
        (*run).*counts = before.*counts;
    CellStore store(database);
    Ticker ticker(tick);
    const run::RunLayout& layout = run->layout;
    const std::int64_t first = before.lowWater / layout.repliesPerElement();
    forgetFrom(*run, first);
    for (int form = 0; form < static_cast<int>(layout.templates.size()); ++form) {
        const CellRange elements{layout.elementIndex(first, form), layout.elementIndex(layout.elements, form)};
        if (const Status read = readElements(store, *run, elements); !read) return read.error();
        for (int year = 0; year < static_cast<int>(layout.years.size()); ++year) {
            const CellRange cells{layout.cellIndex(first, year, form), layout.cellIndex(layout.elements, year, form)};
            if (const Status read = readCells(store, *run, ticker, cells); !read) return read.error();
        }
    }
    // Where errors were asked again meanwhile, cells below the mark still count more of them than are stored.
    if (!checkSums(*run, head.record.counts)) return std::shared_ptr<const RunColumns>();
    if (const Status sound = checkElements(*run); !sound) return sound.error();
    return std::shared_ptr<const RunColumns>(std::move(run));
}

Result<std::shared_ptr<const RunColumns>> readRun(store::Database& database, const RunHead& head,
                                                  const MetaByRow& metas,
                                                  const std::function<bool(std::int64_t)>& tick) {
    CellStore store(database);
    auto rows = store.rowsOf(head.choice.run, head.record.elements);
    if (!rows) return rows.error();
    auto run = emptyColumns(head);
    run->rows = std::move(rows).value();
    Ticker ticker(tick);
    if (const Status planned = plan(*run, metas); !planned) return planned.error();
    if (const Status read = readCells(store, *run, ticker); !read) return read.error();
    if (const Status read = readElements(store, *run); !read) return read.error();
    if (const Status sound = checkElements(*run); !sound) return sound.error();
    if (head.choice.scoring == 0 && study::builtInStudies().hasCells(head.record))
        if (const Status sound = checkSums(*run, head.record.counts); !sound) return sound.error();
    if (head.diagnosedBy != 0) {
        if (const Status read = readDiagnoses(store, *run, head.diagnosedBy, ticker); !read) return read.error();
        if (const Status settled = settleDiagnoses(*run); !settled) return settled.error();
    }
    return std::shared_ptr<const RunColumns>(std::move(run));
}

} // namespace chronoscope::results
