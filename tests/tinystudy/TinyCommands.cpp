// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Console.h"
#include "app/cli/ModelRuns.h"
#include "app/cli/OpenRun.h"
#include "tests/support/Files.h"
#include "tests/tinystudy/TinyEntry.h"
#include "widgets/plots/HeatmapPlot.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::tiny {

using app::ReportAnswer;
using app::ReportAsked;

Result<std::vector<TinyRun>> tinyNumbers(store::Database& database, const std::vector<store::RunRecord>& runs) {
    std::vector<TinyRun> all;
    for (const store::RunRecord& run : runs) {
        const auto shares = sharesOf(database, run);
        if (!shares) return shares.error();
        all.push_back({run, *shares});
    }
    return all;
}

analysis::Table tinyTable(const std::vector<TinyRun>& runs) {
    analysis::Table table;
    table.addColumn("run");
    table.addColumn(kAxis);
    table.addColumn("n", true);
    table.addColumn("likely", true);
    for (const TinyRun& one : runs)
        for (std::size_t tone = 0; tone < kTones.size(); ++tone)
            table.rows.push_back({one.run.name, kTones[tone], std::to_string(one.shares[tone].all),
                                  analysis::number(one.shares[tone].percent(), 2)});
    return table;
}

widgets::HeatmapData tinyMap(const std::vector<TinyRun>& runs) {
    widgets::HeatmapData data;
    data.title = QStringLiteral("Tiny");
    data.valueName = QStringLiteral("Likely, %");
    for (const char* tone : kTones)
        data.columns << QLatin1String(tone);
    for (const TinyRun& one : runs) {
        data.rows.push_back({one.run.id, QString::fromStdString(one.run.name), {}, {}});
        for (const Share& share : one.shares) {
            widgets::HeatmapCell cell;
            cell.planned = true;
            if (share.all > 0) cell.value = share.percent();
            cell.elements = static_cast<int>(one.run.elements);
            cell.missing = cell.elements - share.all;
            data.cells.push_back(cell);
        }
    }
    return data;
}

namespace {
class TinyViews final : public app::StudyViews {
public:
    std::string study() const override { return "Tiny"; }
    std::vector<app::ReportView> views() const override { return {{"tiny", "Colours of things"}}; }
    store::RunKind usualRuns() const override { return kTinyRuns; }
    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& /*asked*/, const std::stop_token& /*stop*/) override {
        const auto numbers = tinyNumbers(database, runs);
        if (!numbers) return numbers.error();
        ReportAnswer answer;
        answer.table = tinyTable(*numbers);
        answer.draw = [numbers = *numbers](const std::string& path) -> Status {
            widgets::HeatmapPlot plot;
            plot.setData(tinyMap(numbers));
            QString problem;
            if (plot.exportTo(QString::fromStdString(path), &problem)) return {};
            return Error{ErrorCode::Io, problem.toStdString(), path};
        };
        answer.page = ReportAnswer::Page{"everything", {}};
        for (const store::RunRecord& run : runs)
            answer.page->runs.push_back({run.id});
        return answer;
    }
};

class TinyReader final : public app::RunReader {
public:
    std::string study() const override { return "Tiny"; }
    bool reads(const store::RunRecord& run) const override { return run.is(kTinyRuns); }
    void addPromptOptions(CLI::App& command) override { addReplyOptions(command); }
    void addReplyOptions(CLI::App& command) override { command.add_option("--tone", m_tone, "plain or polite"); }

    int showPrompt(app::OpenRun run, const Asked& asked) override {
        const auto items = readItems(run.record.relationPack);
        if (!items) return app::printError(items.error());
        for (std::int64_t index = 0; index < run.record.total; ++index) {
            const auto tone = static_cast<std::size_t>(index) % kTones.size();
            const Item& item = items->at(static_cast<std::size_t>(index) / kTones.size());
            if (item.thing != asked.element || (!m_tone.empty() && m_tone != kTones.at(tone))) continue;
            const auto request = requestOf(item, index, run.record.id);
            app::printOut(request.prompt + request.continuation);
            return app::kDone;
        }
        return app::printError({ErrorCode::NotFound, "the run does not ask this", asked.element});
    }
    int listReplies(app::OpenRun run, const Asked& asked) override {
        const Status read = eachToneOutcome(run.reader, run.record, [&](const ToneOutcome& one) {
            if (!asked.element.empty() && asked.element != one.item.thing) return;
            if (!m_tone.empty() && m_tone != one.tone) return;
            const nlohmann::ordered_json row{
                {"element_id", toHex(one.item.id())}, {"subject", one.item.thing}, {kAxis, one.tone},
                {"value", one.row.value.value_or(0)}, {"likely", one.row.hit},     {"outcome", one.row.outcome()}};
            app::printOut(asked.json ? row.dump() + "\n" : one.item.thing + "\t" + one.tone + "\n");
        });
        return read ? static_cast<int>(app::kDone) : app::printError(read.error());
    }

private:
    std::string m_tone;
};

struct TinyOptions : app::ModelOptions {
    std::string workspace, file, name;
};

int importTiny(const TinyOptions& options) {
    const auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return app::printError(workspace.error());
    const auto count = importItems(**workspace, test::readFile(options.file));
    if (!count) return app::printError(count.error());
    app::printOut(std::to_string(*count) + " items\n");
    return app::kDone;
}

int runTiny(const TinyOptions& options) {
    app::Interruption interruption;
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return app::printError(workspace.error());
    app::RunMaking making;
    making.untested = backend::Mode::Completion;
    making.make = [&](const run::BackendChoice& model) -> Result<app::MadeRun> {
        const auto id = createRun(**workspace, model, options.name);
        if (!id) return id.error();
        return app::MadeRun{*id, {{"run", *id}}};
    };
    return app::runModels(*workspace, options, making, interruption);
}
} // namespace

std::unique_ptr<app::StudyViews> tinyViews() { return std::make_unique<TinyViews>(); }
std::unique_ptr<app::RunReader> tinyRows() { return std::make_unique<TinyReader>(); }

void addTinyCommands(CLI::App& root, std::function<int()>& action) {
    auto taken = std::make_shared<TinyOptions>();
    CLI::App* import = root.add_subcommand("tiny-import", "Items of the tiny study");
    import->add_option("-w,--workspace", taken->workspace, "Workspace file, made when missing")->required();
    import->add_option("FILE", taken->file, "JSON")->required();
    import->callback([taken, &action] { action = [taken] { return importTiny(*taken);
};
} // namespace chronoscope::tiny
);

auto asked = std::make_shared<TinyOptions>();
CLI::App* command = root.add_subcommand("tiny", "A run of the tiny study; prints the run id");
command->add_option("-w,--workspace", asked->workspace, "Workspace file")->required();
app::addBackendsOption(*command, *asked);
command->add_option("--concurrency", asked->concurrency, "Requests in flight");
command->add_option("--name", asked->name, "Name of the run");
command->callback([asked, &action] { action = [asked] { return runTiny(*asked); }; });
}

} // namespace chronoscope::tiny
