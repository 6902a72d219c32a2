// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "app/studies/robustness/FactRows.h"
#include "app/studies/robustness/Questions.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/DateSampler.h"
#include "core/studies/robustness/FactFilter.h"
#include "core/studies/robustness/Wording.h"

#include <fmt/format.h>

#include <memory>
#include <set>
#include <utility>

namespace chronoscope::app {

using namespace robustness;

namespace {
struct FactsOptions {
    std::string workspace, filter = "none", format = "csv", packs;
    std::vector<std::string> relations, facts;
    int top = 0;
    bool json = false;

    RowFormat rows() const {
        if (json) return RowFormat::JsonLines;
        return format == "json" ? RowFormat::Json : RowFormat::Csv;
    }
};

struct DatesOptions : FactsOptions {
    std::string sampler = "timestress", clip = "2020-12-31", precision, style = "american", equalize;
    std::vector<std::string> at;
    double horizon = 10;
    std::uint64_t seed = 123;
};

void addFactOptions(CLI::App& command, FactsOptions& options) {
    command.add_option("-w,--workspace", options.workspace, "Workspace file")->required();
    command.add_option("--fact", options.facts, "Only this fact, by id or subject; may be repeated");
    command.add_option("--relation", options.relations, "Only this relation, by name or Wikidata id; may be repeated");
    command
        .add_option("--filter", options.filter,
                    "paper: one period only, within 1950 to 2020, longer than two years; none (default)")
        ->check(CLI::IsMember({"paper", "none"}));
    command.add_option("--top", options.top, "The most popular facts of each relation; 0 (default): all")
        ->check(CLI::Range(0, 1'000'000'000));
    command.add_option("--format", options.format, "csv (default) or json, one document")
        ->check(CLI::IsMember({"csv", "json"}));
    command.add_flag("--json", options.json, "JSON Lines");
}

/// The facts that are meant, with a note on what each step of the filter left.
Result<FilteredFacts> selected(FactStore& store, const FactsOptions& options) {
    auto filtered = selectFacts(store, {options.relations, options.facts, options.filter == "paper", options.top});
    if (!filtered) return filtered;
    for (const FilterStep& step : filtered->steps)
        if (options.filter == "paper" || step.key == "top")
            printNote(fmt::format("{}: {} facts, {} left out", step.key, step.left, step.leftOut));
    return filtered;
}

int listFacts(const FactsOptions& options) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    FactStore store(open->reader);
    const auto filtered = selected(store, options);
    if (!filtered) return printError(filtered.error());
    const auto withIds = store.hasNamesakes();
    if (!withIds) return printError(withIds.error());
    FactRows rows(options.rows(), *withIds);
    for (const std::int64_t row : filtered->rows) {
        const auto stored = store.load(row);
        if (!stored) return printError(stored.error());
        rows.print(stored->fact);
    }
    rows.end();
    return kDone;
}

/// What of a date is asked for: the dates to place, or the way to sample them.
struct DateWish {
    SamplerOptions sampler;
    std::vector<facts::Date> at;
    DateStyle style = DateStyle::American;
};

Result<DateWish> readWish(const DatesOptions& options) {
    DateWish wish;
    wish.sampler.sampler = samplerFromName(options.sampler).value_or(Sampler::TimeStress);
    wish.sampler.horizon = options.horizon;
    wish.sampler.seed = options.seed;
    if (!options.equalize.empty()) wish.sampler.equalize = options.equalize == "yes";
    wish.style = dateStyleFromName(options.style).value_or(DateStyle::American);
    const auto clip = facts::readIsoDate(options.clip);
    if (!clip) return Error{ErrorCode::InvalidArgument, clip.error().message, "--clip"};
    wish.sampler.clip = *clip;
    if (!options.precision.empty()) {
        std::vector<Precision> precisions;
        const Status read = readNames(options.precision, precisions, precisionFromName, "precision");
        if (!read) return read.error();
        wish.sampler.precisions = {};
        for (const Precision precision : precisions)
            wish.sampler.precisions.at(static_cast<std::size_t>(precision)) = true;
    }
    for (const std::string& text : options.at) {
        const auto date = facts::readIsoDate(text);
        if (!date) return Error{ErrorCode::InvalidArgument, date.error().message, "--at"};
        wish.at.push_back(*date);
    }
    return wish;
}

std::vector<SampledDate> datesOf(const DatedFact& fact, const DateWish& wish) {
    if (wish.at.empty()) return sampleDates(fact, wish.sampler);
    const FactPeriods periods(fact);
    std::vector<SampledDate> dates;
    for (const facts::Date& date : wish.at)
        if (wish.sampler.precisions.at(static_cast<std::size_t>(precisionOf(date))))
            dates.push_back(periods.placed(date, static_cast<int>(dates.size())));
    return dates;
}

/// Words each date; what cannot be worded stays empty, with a note for each reason.
class DateWording {
public:
    DateWording(const Wording& wording, DateStyle style) : m_wording(wording), m_style(style) {}

    std::string statement(const DatedFact& fact, const SampledDate& date) {
        const auto text = m_wording.statement(fact, date.date, m_style);
        if (text) return *text;
        if (m_told.insert(text.error().text()).second) printNote("no statement: " + text.error().text());
        return {};
    }

private:
    const Wording& m_wording;
    DateStyle m_style;
    std::set<std::string> m_told;
};

int listDates(const DatesOptions& options) {
    const auto wish = readWish(options);
    if (!wish) {
        printError(wish.error());
        return kWrongUsage;
    }
    const auto wording = loadQuestionsFor(options.workspace, options.packs);
    if (!wording) return printError(wording.error());
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    FactStore store(open->reader);
    const auto filtered = selected(store, options);
    if (!filtered) return printError(filtered.error());
    if (wish->at.empty())
        printNote(fmt::format("sampler {}, horizon {}, clip {}, seed {}{}{}", name(wish->sampler.sampler),
                              wish->sampler.horizon, facts::isoText(wish->sampler.clip), wish->sampler.seed,
                              !wish->sampler.equalize   ? ""
                              : *wish->sampler.equalize ? ", precisions equalized"
                                                        : ", precisions not equalized",
                              wish->sampler.sampler == Sampler::Paper
                                  ? "; every g-th year, g = duration in years / 9, rounded, at least 1, and 1 where no "
                                    "year so chosen is correct"
                                  : ""));
    DateWording words(*wording, wish->style);
    FactRows rows(options.rows());
    std::int64_t cut = 0;
    for (const std::int64_t row : filtered->rows) {
        const auto stored = store.load(row);
        if (!stored) return printError(stored.error());
        cut += wish->at.empty() && isCut(stored->fact, wish->sampler) ? 1 : 0;
        for (const SampledDate& date : datesOf(stored->fact, *wish))
            rows.print(stored->fact, date, words.statement(stored->fact, date));
    }
    rows.endDates();
    tellCut(cut, wish->sampler.clip);
    return kDone;
}
} // namespace

void addFactCommands(CLI::App& root, Action& action) {
    auto facts = std::make_shared<FactsOptions>();
    CLI::App* list = root.add_subcommand("facts", "Dated facts of a workspace, with all periods of each");
    addFactOptions(*list, *facts);
    list->callback([facts, &action] { action = [facts] { return listFacts(*facts); }; });

    auto dates = std::make_shared<DatesOptions>();
    CLI::App* command =
        root.add_subcommand("dates", "The dates that facts are asked about, with class, distance and statement");
    addFactOptions(*command, *dates);
    command->add_option("--sampler", dates->sampler, "timestress (default) or paper")
        ->check(CLI::IsMember({"timestress", "paper"}));
    command
        ->add_option("--horizon", dates->horizon,
                     "How far dates go, in durations of the fact around its middle (default: 10)")
        ->check(CLI::Range(0.05, SamplerOptions::kMaxHorizon));
    command->add_option("--clip", dates->clip, "Dates that end later are dropped (default: 2020-12-31)");
    command->add_option("--precision", dates->precision, "Any of year,month,day (default: all)");
    addEqualizeOption(*command, dates->equalize);
    command->add_option("--seed", dates->seed, "Chooses months and days (default: 123)");
    command->add_option("--at", dates->at, "Place this date, YYYY[-MM[-DD]], instead of sampling; may be repeated");
    command->add_option("--date-style", dates->style, "american (default) or classic")
        ->check(CLI::IsMember({"american", "classic"}));
    command->add_option("--packs", dates->packs, "Folder of packs with questions, laid over the shipped ones");
    command->callback([dates, &action] { action = [dates] { return listDates(*dates); }; });
}

} // namespace chronoscope::app
