// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/OwnWords.h"
#include "app/cli/Serving.h"
#include "core/base/Text.h"
#include "core/base/Visible.h"
#include "core/facts/FactImport.h"
#include "core/run/AskRound.h"
#include "core/run/AskSubject.h"
#include "core/run/AskTable.h"
#include "core/run/BackendOpening.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>

namespace chronoscope::app {

namespace {
struct AskOptions {
    std::vector<std::string> backends;
    std::string subject, relation, question, years, forms = "generation", workspace, packs;
    std::vector<std::string> truths;
    bool json = false;
};

/// One model of the command, with all that keeps it there.
struct Model {
    Services services;
    Serving serving;
    run::AskedModel asked;
    std::string name;
    std::string typed;
};

Result<run::AskSpec> specOf(const AskOptions& options) {
    run::AskSpec spec;
    spec.subject = text::trim(options.subject);
    spec.relation = text::trim(options.relation);
    spec.question = text::trim(options.question);
    auto years = benchmark::parseYears(options.years);
    if (!years) return years.error();
    spec.years = std::move(years).value();
    spec.templates.clear();
    if (const Status read = readNames(options.forms, spec.templates, prompt::templateFromName, "template"); !read)
        return read.error();
    for (const std::string& truth : options.truths)
        if (const Status added = spec.truth.add(truth); !added) return added.error();
    return spec;
}

bool isNew(const std::string& workspace) {
    std::error_code ignored;
    return !std::filesystem::exists(workspace, ignored);
}

/// A workspace that is to be made needs a folder to be in: said before anybody is asked.
Status checkPlace(const AskOptions& options) {
    if (options.workspace.empty() || !isNew(options.workspace)) return {};
    std::error_code ignored;
    const auto folder = std::filesystem::absolute(options.workspace, ignored).parent_path();
    if (std::filesystem::is_directory(folder, ignored)) return {};
    return Error{ErrorCode::NotFound, "no such folder for a workspace", folder.string()};
}

/// The shipped packs with the person's, and what the workspace knows of the fact; `spec` gets its names as they are
/// spelt there.
Result<run::AskSources> sourcesOf(const AskOptions& options, run::AskSpec& spec) {
    auto pack = loadPackFor(options.workspace, options.packs);
    if (!pack) return pack.error();
    run::AskSources sources{std::make_shared<const prompt::PromptPack>(std::move(pack).value()), {}};
    if (options.workspace.empty()) return sources;
    if (isNew(options.workspace)) {
        printNote(fmt::format("{}: no such workspace yet; {}", options.workspace,
                              options.truths.empty() ? "none is made, since nothing says what is right (--truth)"
                                                     : "it is made when the fact is kept"));
        return sources;
    }
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    const auto typed = std::pair(spec.subject, spec.relation);
    if (const Status known = run::readAskSubject(*reader, spec, sources); !known) return known.error();
    if (typed != std::pair(spec.subject, spec.relation))
        printNote(fmt::format("taken as: {}, {}", spec.subject, spec.relation));
    return sources;
}

Result<std::unique_ptr<Model>> openModel(const std::string& backend, const std::stop_token& stop) {
    auto services = commandServices(backend, stop);
    if (!services) return services.error();
    auto model = std::make_unique<Model>();
    model->services = std::move(services).value();
    auto serving = serve(model->services, backend, stop);
    if (!serving) return serving.error();
    model->serving = std::move(serving).value();
    model->asked.served = model->serving.served;
    model->asked.network = model->services.network;
    if (const auto* saved = model->services.book.find(backend)) model->asked.report = saved->report;
    auto name = run::modelOf(model->serving.served.uri);
    if (!name) return name.error();
    model->name = std::move(name).value();
    model->typed = backend;
    if (const auto uri = backend::BackendUri::parse(model->serving.served.uri); uri && uri->protocol != "calibration") {
        const auto config = backend::BackendConfig::read(model->serving.served);
        if (!config) return config.error();
        if (!model->serving.server) model->services.network->trust(*config);
    }
    return model;
}

std::string lineOf(const run::AskCell& cell, const run::AskAnswer& answer) {
    using nlohmann::ordered_json;
    const auto* completion = answer.completion();
    ordered_json line{{"model", answer.name},
                      {"year", cell.year ? ordered_json(*cell.year) : ordered_json()},
                      {"template", name(cell.form)},
                      {"prompt", answer.prompt},
                      {"reply", completion ? ordered_json(completion->text) : ordered_json()},
                      {"answer", completion ? ordered_json(answer.verdict.answer) : ordered_json()},
                      {"outcome", answer.outcome()}};
    if (!cell.right.empty()) {
        const bool counts = completion && !answer.verdict.leftOut;
        line["match"] = counts ? ordered_json(answer.verdict.hit) : ordered_json();
        line["score"] = counts ? ordered_json(answer.verdict.score) : ordered_json();
    }
    return line.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

/// The answers of all models beside each other, a line for each cell as soon as the last of them is there.
class Grid {
public:
    Grid(const run::AskPlan& plan, const std::vector<std::unique_ptr<Model>>& models)
        : m_plan(plan), m_cells(plan.cells.size(), std::vector<std::string>(models.size())),
          m_missing(plan.cells.size(), models.size()) {
        for (const auto& cell : plan.cells)
            m_hasForms = m_hasForms || cell.form != plan.cells.front().form;
        std::vector<std::string> heads;
        for (const auto& model : models) {
            const bool isTwice = std::count_if(models.begin(), models.end(),
                                               [&](const auto& other) { return other->name == model->name; }) > 1;
            heads.push_back(isTwice ? model->typed : model->name);
        }
        print("year", "template", heads);
    }

    void add(const run::AskAnswer& answer) {
        const run::AskCell& cell = m_plan.cells[answer.cell];
        const auto& verdict = answer.verdict;
        std::string shown =
            !answer.completion() || verdict.kind != matching::ReplyKind::Answered ? answer.outcome() : verdict.answer;
        if (!cell.right.empty() && answer.completion() && !verdict.leftOut) shown = (verdict.hit ? "✓ " : "✗ ") + shown;
        m_cells[answer.cell][answer.model] = std::move(shown);
        --m_missing[answer.cell];
        for (; m_next < m_cells.size() && m_missing[m_next] == 0; ++m_next) {
            const run::AskCell& next = m_plan.cells[m_next];
            print(next.year ? std::to_string(*next.year) : std::string("-"), std::string(name(next.form)),
                  m_cells[m_next]);
        }
    }

private:
    static std::string padded(const std::string& text, std::size_t width) {
        const std::size_t length = text::lower(text).size();
        return text + std::string(width > length ? width - length : 0, ' ');
    }

    void print(const std::string& year, const std::string& form, const std::vector<std::string>& cells) const {
        constexpr std::size_t kYear = 4, kForm = 10, kAnswer = 30;
        std::string line = padded(year, kYear) + "  ";
        if (m_hasForms) line += padded(form, kForm) + "  ";
        for (const std::string& cell : cells)
            line += padded(text::shortened(text::visible(cell), kAnswer), kAnswer) + "  ";
        line.erase(line.find_last_not_of(' ') + 1);
        printOut(line + "\n");
    }

    const run::AskPlan& m_plan;
    std::vector<std::vector<std::string>> m_cells;
    std::vector<std::size_t> m_missing; ///< answers of a cell that have not come
    std::size_t m_next = 0;
    bool m_hasForms = false;
};

/// Why a model did not answer, once for each reason.
class Failures {
public:
    void note(const run::AskAnswer& answer) {
        const auto* error = std::get_if<backend::BackendError>(&answer.reply);
        if (!error) return;
        if (m_said.insert({answer.model, error->message}).second)
            printNote(fmt::format("chronoscope: {}: {}{}", answer.name, error->message,
                                  error->httpStatus != 0 ? fmt::format(" (status {})", error->httpStatus) : ""));
    }
    bool any() const { return !m_said.empty(); }

private:
    std::set<std::pair<std::size_t, std::string>> m_said;
};

/// A fact that the workspace does not know is kept there, where somebody says what is right.
int keep(const AskOptions& options, const run::AskSpec& spec, const run::AskSources& sources) {
    if (options.workspace.empty() || options.truths.empty()) return kDone;
    if (sources.element) {
        printNote("not kept: the workspace knows this fact, and is left as it is");
        return kDone;
    }
    if (sources.isExemplar) {
        printNote("not kept: the workspace holds this fact out as an exemplar, and is left as it is");
        return kDone;
    }
    const auto table = run::askTable(spec);
    if (!table) {
        printNote("not kept: " + table.error().message);
        return kDone;
    }
    facts::FactOptions reading;
    reading.frame = table->frame;
    reading.asOf = table->frame.second;
    reading.hasWords = [pack = sources.pack](benchmark::Domain domain, const std::string& relation) {
        return pack->hasRelation(domain, relation);
    };
    const auto intake = facts::FactIntake::read(table->csv, "ask", reading);
    if (!intake) return printError(intake.error());
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return printError(workspace.error());
    store::WorkspaceSink sink(std::move(workspace).value());
    const auto stored = facts::storeFacts(*intake, sink);
    if (!stored) return printError(stored.error());
    printNote(fmt::format("kept as an element: {}, {}", spec.subject, spec.relation));
    return kDone;
}

int askNow(const AskOptions& options) {
    Interruption interruption;
    auto spec = specOf(options);
    if (!spec) return printError(spec.error());
    if (const Status can = checkPlace(options); !can) return printError(can.error());
    const auto sources = sourcesOf(options, *spec);
    if (!sources) return printError(sources.error());
    const auto plan = run::AskPlan::make(*spec, *sources);
    if (!plan) return printError(plan.error());
    for (const prompt::Template form : plan->leftOut)
        printNote(fmt::format(
            "{} is not asked: it needs a right answer{}", name(form),
            form == prompt::Template::Mcqa ? " and three distractors, which come from a fact of the workspace" : ""));
    std::vector<std::unique_ptr<Model>> models;
    std::vector<run::AskedModel> asked;
    for (const std::string& backend : options.backends) {
        auto model = openModel(backend, interruption.token());
        if (!model) return printError(model.error());
        asked.push_back((*model)->asked);
        models.push_back(std::move(model).value());
    }
    std::optional<Grid> grid;
    if (!options.json) grid.emplace(*plan, models);
    Failures failures;
    run::askAll(
        *plan, asked,
        [&](const run::AskAnswer& answer) {
            if (grid)
                grid->add(answer);
            else
                printOut(lineOf(plan->cells[answer.cell], answer));
            std::fflush(stdout);
            failures.note(answer);
        },
        interruption.token());
    if (interruption.happened()) return kInterrupted;
    const int kept = keep(options, *spec, *sources);
    return failures.any() ? kBackendFailed : kept;
}
} // namespace

void addAskCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<AskOptions>();
    CLI::App* ask = root.add_subcommand(
        "ask", "Ask one question now, of one or several models; nothing is stored unless -w is given");
    ask->add_option("--backend", options->backends,
                    "PROTOCOL:BASE_URL?model=M&…, calibration:?cutoff=2019&…, or a saved name; may be repeated")
        ->required();
    ask->add_option("--subject", options->subject, "Subject of a fact, with --relation");
    ask->add_option("--relation", options->relation, "Relation of a fact");
    ask->add_option("--question", options->question, "A question; {year} in it stands for the year");
    ask->add_option("--years", options->years, "e.g. 2010-2023 or 2015,2018 (default: those of what is right)");
    ask->add_option("--template", options->forms, "generation,mcqa,tf; the last two for a fact of the workspace");
    ask->add_option("--truth", options->truths, "What is right: TEXT, or YEAR=TEXT or YEARS=TEXT; may be repeated");
    ask->add_option(
        "-w,--workspace", options->workspace,
        "Workspace to take the fact from, with its right answers, distractors and few-shots; a fact that it "
        "does not know is kept there, with what --truth says, and a missing workspace is made for it");
    ask->add_option("--packs", options->packs, "Folder of prompt packs laid over the shipped ones");
    ask->add_flag("--json", options->json, "One JSON object a line, as the answers come");
    ask->callback([options, &action] { action = [options] { return askNow(*options); }; });
}

} // namespace chronoscope::app
