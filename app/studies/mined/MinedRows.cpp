// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedRows.h"

#include "app/cli/Console.h"
#include "app/studies/mined/JudgeRows.h"
#include "core/analysis/TableText.h"
#include "core/base/Text.h"
#include "core/studies/mined/AnswerClass.h"
#include "core/studies/mined/Holders.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedReplies.h"
#include "core/studies/mined/RecentRows.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace chronoscope::app {

using mined::AskedReply;
using mined::Configuration;
using mined::Item;
using mined::MinedContext;
using mined::MinedStore;
using mined::Task;
using mined::Unit;
using Row = nlohmann::ordered_json;

namespace {
constexpr const char* kWith = "with";
constexpr const char* kWithout = "without";

/// What of a run is to be shown, as it is typed.
struct MinedPick {
    std::string task, configuration;
    std::string context; ///< with or without
};

/// The parts of a run that a pick names.
struct Picked {
    std::vector<std::int64_t> items; ///< rows, ascending; empty = all
    std::optional<Task> task;
    std::optional<Configuration> configuration;
    std::optional<bool> withContext;

    bool holds(const Unit& unit, Configuration one) const {
        return (items.empty() || std::binary_search(items.begin(), items.end(), unit.item)) &&
               (!configuration || one == *configuration) && (!withContext || unit.withContext == *withContext);
    }
};

Result<Picked> read(store::Database& reader, const MinedPick& pick, const std::string& element) {
    Picked picked;
    if (!pick.task.empty()) {
        picked.task = mined::taskFromName(pick.task);
        if (!picked.task) return wrong("unknown task", pick.task);
    }
    if (!pick.configuration.empty()) {
        picked.configuration = mined::configurationFromName(pick.configuration);
        if (!picked.configuration) return wrong("unknown configuration", pick.configuration);
    }
    if (!pick.context.empty()) {
        if (pick.context != kWith && pick.context != kWithout)
            return wrong("a context is with or without", pick.context);
        picked.withContext = pick.context == kWith;
    }
    if (!element.empty()) {
        auto items = MinedStore(reader).find(element);
        if (!items) return items.error();
        picked.items = std::move(items).value();
    }
    return picked;
}

/// What makes a row out of a reply: reads each item where its replies stand together.
class ReplyRows {
public:
    ReplyRows(store::Database& reader, const MinedContext& run) : m_reader(reader), m_run(run), m_subjects(run.units) {}

    Status readPictures() {
        const auto media = MinedStore(m_reader).media();
        if (!media) return media.error();
        for (const auto& one : *media)
            m_pictures[one.row] = toHex(one.id);
        return {};
    }
    Result<std::shared_ptr<const Item>> item(std::int64_t row) {
        return m_items.get(row, [&](std::int64_t wanted) -> Result<std::shared_ptr<const Item>> {
            auto item = MinedStore(m_reader).item(wanted);
            if (!item) return item.error();
            return std::make_shared<const Item>(std::move(item).value());
        });
    }
    Row row(const AskedReply& reply, const Item& item) const {
        const bool isAnswered = !reply.row.error;
        const auto shown = m_run.pictureOf({reply.unit.ordinal, reply.configuration});
        Row row{{"element_id", toHex(item.id)},
                {"item", item.number},
                {"subject", item.subject},
                {"relation", item.property},
                {"task", name(item.task)},
                {"type", item.type},
                {"configuration", name(reply.configuration)},
                {"image", shown ? m_pictures.at(*shown) : std::string()},
                {"context", reply.unit.withContext},
                {"temperature", 0},
                {"reply", isAnswered ? Row(reply.row.text) : Row()},
                {"answer", isAnswered ? Row(std::string(text::trim(reply.row.text))) : Row()},
                {"golds", mined::goldsOf(reply.unit, item)}};
        const double f1 = reply.row.value.value_or(0);
        row["match"] = isAnswered ? Row(reply.row.hit) : Row();
        row["score"] = isAnswered ? Row(f1 * 100) : Row();
        row["cem"] = isAnswered ? Row(reply.row.hit ? 1 : 0) : Row();
        row["f1"] = isAnswered ? Row(f1) : Row();
        row["class"] = isAnswered ? classOf(reply, item) : Row();
        row["outcome"] = reply.row.outcome();
        return row;
    }

private:
    /// Of one reply; the paper classes T.A over the four of an item.
    Row classOf(const AskedReply& reply, const Item& item) const {
        const auto values = mined::Holders::of(item.attributes).values();
        if (item.task == Task::TA)
            return name(mined::LatestClassifier(values).label(std::vector<std::string>{reply.row.text}));
        if (!hasContext(item.task)) return {};
        const mined::ContextClassifier classifier(mined::goldsOf(reply.unit, item),
                                                  m_subjects.of(item, reply.unit.item), values);
        return name(classifier.label(reply.row.text));
    }

    store::Database& m_reader;
    const MinedContext& m_run;
    const mined::ContextSubjects m_subjects;
    std::map<std::int64_t, std::string> m_pictures;
    mined::RecentRows<const Item> m_items{256};
};

/// One line for people and for programs that read columns.
std::string lineOf(const Row& row) {
    std::vector<std::string> cells;
    for (const auto& [key, value] : row.items()) {
        if (value.is_string())
            cells.push_back(value.get<std::string>());
        else if (value.is_boolean())
            cells.emplace_back(value.get<bool>() ? "yes" : "no");
        else if (value.is_array())
            cells.push_back(fmt::format("{}", fmt::join(value.get<std::vector<std::string>>(), " | ")));
        else if (value.is_number_float())
            cells.push_back(analysis::number(value.get<double>(), key == "f1" ? 4 : 2));
        else
            cells.push_back(value.is_null() ? std::string() : value.dump());
    }
    return analysis::lineText(cells, std::vector<bool>(cells.size()), '\t');
}

std::string jsonLineOf(const Row& row) {
    return row.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// The only request of the run that was picked.
Result<mined::AskingOrder::Place> onePlace(ReplyRows& rows, const MinedContext& run, const Picked& picked) {
    const Configuration configuration = picked.configuration.value_or(run.spec.configurations.front());
    std::optional<mined::AskingOrder::Place> found;
    for (const Unit& unit : run.units) {
        if (!picked.holds(unit, configuration)) continue;
        const auto item = rows.item(unit.item);
        if (!item) return item.error();
        if (picked.task && (*item)->task != *picked.task) continue;
        const bool isOther = found && run.unitOf(*found).item != unit.item;
        if (isOther)
            return wrong("several items of the run are of this subject; give the id, or --task", (*item)->subject);
        if (!found || unit.withContext) found = {unit.ordinal, configuration};
    }
    if (!found || run.order.indexOf(found->unit, configuration) < 0)
        return Error{ErrorCode::NotFound, "the run does not ask this", {}};
    return *found;
}
class MinedReader final : public RunReader {
public:
    std::string study() const override { return "MINED"; }
    bool reads(const store::RunRecord& run) const override { return mined::isAsking(run) || run.is(mined::kJudgeRuns); }
    void addPromptOptions(CLI::App& command) override { addReplyOptions(command); }
    void addReplyOptions(CLI::App& command) override {
        command.add_option("--task", m_pick.task, "TA, TIA, … ATE");
        command.add_option("--configuration", m_pick.configuration, "q-i, q-gi, g-i or g-gi");
        command.add_option("--context", m_pick.context, "with or without");
    }

    int showPrompt(OpenRun run, const Asked& asked) override;
    int listReplies(OpenRun run, const Asked& asked) override;
    Status eachOutcome(OpenRun& run, const OutcomeVisit& visit) override;

private:
    Result<IsMeant> meant(OpenRun& run, const Asked& asked) const;
    int showJudgePrompt(OpenRun& run, const Asked& asked) const;
    int listJudgements(OpenRun& run, const Asked& asked) const;

    MinedPick m_pick;
};

/// Of a judge's run: which of the judged replies are picked.
Result<IsMeant> MinedReader::meant(OpenRun& run, const Asked& asked) const {
    auto picked = read(run.reader, m_pick, asked.element);
    if (!picked) return picked.error();
    return IsMeant([picked = std::move(picked).value()](const Unit& unit, Configuration one, const Item& item) {
        return picked.holds(unit, one) && (!picked.task || item.task == *picked.task);
    });
}

int MinedReader::showJudgePrompt(OpenRun& run, const Asked& asked) const {
    const auto isMeant = meant(run, asked);
    if (!isMeant) return printError(isMeant.error());
    const auto request = judgeRequest(run, *isMeant);
    if (!request) return printError(request.error());
    const bool isChat = request->mode == backend::Mode::Chat;
    printOut(asked.json ? Row{{"mode", isChat ? "chat" : "completion"},
                              {"system", request->system},
                              {"prompt", request->prompt},
                              {"temperature", request->decoding.temperature},
                              {"max_tokens", request->decoding.maxTokens},
                              {"seed", request->decoding.seed}}
                                  .dump(2, ' ', false, Row::error_handler_t::replace) +
                              "\n"
                        : request->prompt);
    return kDone;
}

int MinedReader::listJudgements(OpenRun& run, const Asked& asked) const {
    const auto isMeant = meant(run, asked);
    if (!isMeant) return printError(isMeant.error());
    if (!asked.json)
        printOut("element_id\titem\tsubject\trelation\ttask\ttype\tconfiguration\tcontext\tjudged\tgolds\tasking\t"
                 "reply\tanswer\tjudge\toutcome\n");
    const Status listed =
        eachJudgement(run, *isMeant, [&](const Row& row) { printOut(asked.json ? jsonLineOf(row) : lineOf(row)); });
    return listed ? static_cast<int>(kDone) : printError(listed.error());
}

int MinedReader::showPrompt(OpenRun run, const Asked& asked) {
    if (run.record.is(mined::kJudgeRuns)) return showJudgePrompt(run, asked);
    const auto context = mined::minedContext(run.reader, run.record);
    if (!context) return printError(context.error());
    const auto picked = read(run.reader, m_pick, asked.element);
    if (!picked) return printError(picked.error());
    ReplyRows rows(run.reader, **context);
    const auto place = onePlace(rows, **context, *picked);
    if (!place) return printError(place.error());
    const auto item = rows.item((*context)->unitOf(*place).item);
    if (!item) return printError(item.error());
    const std::int64_t index = (*context)->order.indexOf(place->unit, place->configuration);
    const auto picture = MinedStore(run.reader).picture((*context)->pictureOf(*place).value_or(0));
    if (!picture) return printError(picture.error());
    const auto request = (*context)->request(**item, *place, index, *picture);
    if (!asked.json) {
        printOut(request.prompt);
        return kDone;
    }
    printOut(Row{{"mode", "chat"},
                 {"system", request.system},
                 {"prompt", request.prompt},
                 {"image",
                  {{"id", toHex(contentId((*picture)->bytes))},
                   {"media_type", (*picture)->mediaType},
                   {"bytes", (*picture)->bytes.size()}}},
                 {"task", name((*item)->task)},
                 {"configuration", name(place->configuration)},
                 {"context", (*context)->unitOf(*place).withContext},
                 {"temperature", request.decoding.temperature},
                 {"top_p", request.decoding.topP},
                 {"max_tokens", request.decoding.maxTokens},
                 {"seed", request.decoding.seed},
                 {"stop", request.decoding.stop}}
                 .dump(2) +
             "\n");
    return kDone;
}

int MinedReader::listReplies(OpenRun run, const Asked& asked) {
    if (run.record.is(mined::kJudgeRuns)) return listJudgements(run, asked);
    const auto context = mined::minedContext(run.reader, run.record);
    if (!context) return printError(context.error());
    const auto picked = read(run.reader, m_pick, asked.element);
    if (!picked) return printError(picked.error());
    ReplyRows rows(run.reader, **context);
    if (const Status pictures = rows.readPictures(); !pictures) return printError(pictures.error());
    if (!asked.json)
        printOut("element_id\titem\tsubject\trelation\ttask\ttype\tconfiguration\timage\tcontext\ttemperature\treply\t"
                 "answer\tgolds\tmatch\tscore\tcem\tf1\tclass\toutcome\n");
    Status problem;
    const Status listed = mined::forEachReply(run.reader, **context, [&](const AskedReply& reply) {
        if (!picked->holds(reply.unit, reply.configuration)) return true;
        const auto item = rows.item(reply.unit.item);
        if (!item) problem = item.error();
        if (!item || (picked->task && (*item)->task != *picked->task)) return item.ok();
        const Row row = rows.row(reply, **item);
        printOut(asked.json ? jsonLineOf(row) : lineOf(row));
        return true;
    });
    if (!problem) return printError(problem.error());
    return listed ? static_cast<int>(kDone) : printError(listed.error());
}

Status MinedReader::eachOutcome(OpenRun& run, const OutcomeVisit& visit) {
    if (run.record.is(mined::kJudgeRuns)) return eachJudgement(run, visit);
    const auto context = mined::minedContext(run.reader, run.record);
    if (!context) return context.error();
    ReplyRows rows(run.reader, **context);
    if (const Status pictures = rows.readPictures(); !pictures) return pictures;
    Status problem;
    const Status read = mined::forEachReply(run.reader, **context, [&](const AskedReply& reply) {
        const auto item = rows.item(reply.unit.item);
        if (!item) problem = item.error();
        if (!item) return false;
        const auto& golds = mined::goldsOf(reply.unit, **item);
        const auto asked = [&]() -> Result<backend::ModelRequest> {
            auto request = (*context)->request(**item, {reply.unit.ordinal, reply.configuration}, reply.row.index, {});
            request.images.clear();
            return request;
        };
        const auto number =
            reply.unit.ordinal * std::int64_t{mined::kConfigurations} + static_cast<std::int64_t>(reply.configuration);
        problem = visit({number, std::string(name((*item)->task)), golds.empty() ? std::string() : golds.front(),
                         !reply.row.error, rows.row(reply, **item), asked});
        return problem.ok();
    });
    return problem ? read : problem;
}

} // namespace

std::unique_ptr<RunReader> minedRows() { return std::make_unique<MinedReader>(); }

} // namespace chronoscope::app
