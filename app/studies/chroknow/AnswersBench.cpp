// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/AnswersBench.h"

#include "app/Resources.h"
#include "app/bench/BenchSession.h"
#include "app/bench/SyntheticBenchmark.h"
#include "core/results/ResultLoader.h"
#include "core/run/RunFactory.h"
#include "ui/pages/AnswersPage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

namespace chronoscope::app {

namespace {
struct AnswersFigures {
    int rows = 0;
    double listMs = 0;         ///< the rows found and ordered by subject
    double searchMs = 0;       ///< a search through all replies of one run
    double longestFrameMs = 0; ///< while the page was scrolled
    int frames = 0;
    int rowsHeld = 0; ///< most rows whose texts were in memory at once
};

constexpr int kTickMs = 2;
constexpr int kFrameMs = 16;
constexpr int kFrames = 400;
constexpr int kLimitMs = 120'000;

double msSince(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

/// Two finished runs: one question and one greedy reply per element and year.
Status makeRuns(const std::string& folder, const std::string& path, int elements) {
    auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    if (const Status made = importSyntheticBenchmark(*workspace, folder, elements); !made) return made;
    const auto pack = loadPack();
    if (!pack) return pack.error();
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    spec.temperatures = {0.0};
    spec.sets = 1;
    for (const char* model : {"calibration:?cutoff=2019&recall=0.8&seed=1", "calibration:?cutoff=2016&seed=2"}) {
        const auto created = run::createRun(**workspace, spec, model, model, *pack);
        if (!created) return created.error();
        auto engine = run::openRun(*workspace, created->id, {});
        if (!engine) return engine.error();
        (*engine)->start();
        if (const auto last = (*engine)->wait(); last.state != run::EngineState::Finished)
            return Error{last.stopCode, last.message, "answers benchmark"};
    }
    return {};
}

/// What the page does on its workers.
Status measureLists(const std::string& path, AnswersFigures& figures) {
    auto database = store::Database::open(path, store::Database::Access::ReadOnly);
    if (!database) return database.error();
    const auto set = results::loadResults(*database, {{1, 0}, {2, 0}}, std::stop_token());
    if (!set) return set.error();
    QElapsedTimer clock;
    clock.start();
    results::AnswerQuestion question;
    question.order = results::RowOrder::Subject;
    const auto rows = results::answerRows(**set, {}, question);
    figures.listMs = msSince(clock);
    figures.rows = static_cast<int>(rows.rows.size());
    clock.restart();
    const auto found = results::cellsSaying(*database, **set, {0}, "mayor of", std::stop_token());
    if (!found) return found.error();
    figures.searchMs = msSince(clock);
    return {};
}

/// Scrolls from one end to the other as the wheel and the bar do, with leaps between, and watches the event loop.
Status measureScrolling(const std::string& path, AnswersFigures& figures) {
    auto bench = BenchSession::make();
    if (!bench) return bench.error();
    QApplication& application = (*bench)->application();
    ui::Session& session = (*bench)->session();
    ui::Results results(session);
    ui::AnswersPage page(results, session, (*bench)->dialogs());
    page.resize(1280, 800);
    page.show();
    QElapsedTimer sinceTick;
    QTimer tick, frame;
    QObject::connect(&tick, &QTimer::timeout, &application, [&] {
        figures.longestFrameMs = std::max(figures.longestFrameMs, msSince(sinceTick) - kTickMs);
        sinceTick.restart();
    });
    QObject::connect(&frame, &QTimer::timeout, &application, [&] {
        auto* bar = page.grid()->verticalScrollBar();
        const int leap = figures.frames % 10 == 9 ? bar->maximum() / 7 : bar->singleStep() * 3;
        bar->setValue((bar->value() + leap) % std::max(1, bar->maximum()));
        figures.rowsHeld = std::max(figures.rowsHeld, static_cast<int>(page.model()->heldRows()));
        if (++figures.frames == kFrames) QApplication::exit(0);
    });
    QObject::connect(&page, &ui::FigurePage::drawn, &application, [&] {
        if (page.isEmpty() || frame.isActive() || page.model()->runs() < 2) return;
        sinceTick.start();
        tick.start(kTickMs);
        frame.start(kFrameMs);
    });
    QTimer::singleShot(kLimitMs, &application, [] { QApplication::exit(1); });
    QTimer::singleShot(0, &application, [&] { session.openWorkspace(QString::fromStdString(path), false); });
    if (QApplication::exec() != 0) return Error{ErrorCode::Io, "the page was not shown in time", "answers benchmark"};
    return {};
}

Result<nlohmann::ordered_json> measureAnswers(const std::string& folder, bool quick) {
    constexpr int kYears = 14, kQuickRows = 140'000, kRows = 1'000'000;
    AnswersFigures figures;
    const std::string path = folder + "/answers.chronoscope";
    if (const Status made = makeRuns(folder, path, (quick ? kQuickRows : kRows) / kYears + 1); !made)
        return made.error();
    if (const Status done = measureLists(path, figures); !done) return done.error();
    if (const Status done = measureScrolling(path, figures); !done) return done.error();
    const auto cents = [](double value) { return std::round(value * 100) / 100; };
    return nlohmann::ordered_json{{"rows", figures.rows},
                                  {"list_by_subject_ms", cents(figures.listMs)},
                                  {"search_ms", cents(figures.searchMs)},
                                  {"frames", figures.frames},
                                  {"longest_frame_ms", cents(figures.longestFrameMs)},
                                  {"most_rows_held", figures.rowsHeld}};
}
} // namespace

StudyBench answersBench() {
    return {"answers", "Only the page Answers: a million rows listed, searched and scrolled", "the page Answers",
            measureAnswers};
}

} // namespace chronoscope::app
