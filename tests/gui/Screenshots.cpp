// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "app/SampleWorkspace.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QTabWidget>
#include <QTextStream>
#include <QToolButton>

#include <array>

namespace {
constexpr std::array kPages{"benchmark", "runs", "heatmap", "profile", "categories", "stale", "compare", "elements", "traversal", "annotate", "backends"};

using namespace chronoscope;

/// A report as a small local server earns it.
backend::CapabilityReport exampleReport() {
    using backend::Light;
    backend::CapabilityReport report;
    report.backend = "llama:http://127.0.0.1:8080";
    report.model = "chronotiny-v1";
    report.build = "b4321";
    report.when = "2026-01-31T12:34:56Z";
    report.slotCount = 4;
    constexpr std::pair<Light, const char*> kFound[] = {
        {Light::Green, "answers, build b4321, 1 models"},
        {Light::Green, "chat answers “Paris”; completion answers “Paris.”"},
        {Light::Amber, "3 equal greedy requests gave 1 text, largest log-probability difference 0.013"},
        {Light::Green, "4 tokens, finite and at most 0, alternatives add up to at most 0.998"},
        {Light::Green, "“Paris” -0.84, “xylophone” -21.30; its own next token agrees to 0.0001"},
        {Light::Skipped, "no images in this protocol or mode"},
        {Light::Green, "8 requests took 0.31 s, one alone 0.09 s; 4 slots"},
        {Light::Green, "no field rejected; 3 samples gave 3 texts"}};
    for (std::size_t i = 0; i < report.checks.size(); ++i)
        report.checks[i] = {static_cast<backend::Check>(i), kFound[i].first, kFound[i].second};
    report.capabilities.chat = report.capabilities.completion = true;
    report.capabilities.generatedLogProbs = report.capabilities.continuationLogProbs = true;
    return report;
}

/// Saved backends of every kind: tested, failing, managed, never tried.
void addBackends(ui::BackendHub& hub) {
    const backend::CapabilityReport good = exampleReport();
    const std::vector<backend::CheckResult> unreachable{
        {backend::Check::Reachable, backend::Light::Red, "no connection to 127.0.0.1 port 8000: Connection refused"}};
    backend::ManagedCommand command{"llama-server", {"-m", "{model}", "--port", "{port}"}, "/models/chronotiny-v1.gguf", "/health"};
    hub.add({"ChronoTiny", "llama:http://127.0.0.1:{port}", command, good.json()});
    hub.add({"gpt-4o-mini", "openai:?model=gpt-4o-mini&rpm=500", std::nullopt, {}});
    hub.add({"lab server", "vllm:http://127.0.0.1:8000?model=an-organisation/a-model-with-a-very-long-name-indeed-instruct-fp8", std::nullopt,
             ui::reportOf("vllm:http://127.0.0.1:8000", unreachable).json()});
}

/// Labels of every kind on some of the wrong answers, by two annotators who do not always agree.
void addLabels(ui::MainWindow& window) {
    const auto& set = *window.results().set();
    auto& hub = window.annotations();
    const annotation::LabelSet labels = hub.labelSets().front();
    for (const char* author : {"Anna", "Ben"}) {
        hub.setAuthor(QLatin1String(author));
        (void)QTest::qWaitFor([&] { return hub.isReady() && hub.author() == author; }, 20'000);
        std::vector<std::vector<ui::AnnotationTarget>> targets(labels.labels.size());
        std::size_t wrong = 0;
        for (std::size_t run = 0; run < set.runs.size(); ++run)
            for (std::size_t cell = 0; cell < set.run(run).category.size(); ++cell) {
                if (set.run(run).category[cell] != static_cast<std::uint8_t>(analysis::CellCategory::Incorrect) || ++wrong % 7 != 0) continue;
                const std::size_t label = (wrong / 7 + (wrong % 5 == 0 && *author == 'B' ? 1 : 0)) % labels.labels.size();
                targets[label].push_back({results::itemOf(set, run, cell), set.run(run).model});
            }
        for (std::size_t label = 0; label < targets.size(); ++label)
            hub.label(QStringLiteral("Labels to look at"), targets[label], labels, {labels.labels[label].key});
    }
    (void)QTest::qWaitFor([&] { return hub.unsaved() == 0; }, 20'000);
}

/// Writes a picture of every page, light and dark, small and large, to look at: screenshots FOLDER.
int take(const QString& folder) {
    test::Stage stage;
    const QString path = stage.path(QStringLiteral("sample.chronoscope"));
    const auto shot = [&](const QString& name) {
        QTest::qWait(400); // queries come back and are painted
        stage.window->grab().save(folder + QLatin1Char('/') + name + QLatin1String(".png"));
    };
    shot(QStringLiteral("no-workspace"));
    stage.openNew();
    for (const char* page : kPages) {
        stage.window->showPage(QLatin1String(page));
        shot(QStringLiteral("empty-%1").arg(QLatin1String(page)));
    }
    if (!app::makeSampleWorkspace(path.toStdString())) return 1;
    stage.session->openWorkspace(path, false);
    if (!QTest::qWaitFor([&] { return stage.session->runs().size() == 3; }, 20'000)) return 1;
    const auto choose = [&] {
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = stage.window->heatmapPage()->plot();
        (void)QTest::qWaitFor([&] { return plot->data().rowCount() == 3; }, 5'000);
        plot->setCurrentCell(1, 5);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* list = stage.window->inspector()->elementList();
        (void)QTest::qWaitFor([&] { return list->model()->rowCount() > 3; }, 5'000);
        list->setCurrentIndex(list->model()->index(3, 0));
    };
    choose();
    (void)QTest::qWaitFor([&] { return stage.window->results().set() && stage.window->annotations().isReady(); }, 20'000);
    addLabels(*stage.window);
    auto* labels = stage.window->findChild<ui::LabelsPage*>();
    addBackends(*stage.backends);
    stage.window->backendsPage()->select(QStringLiteral("ChronoTiny"));
    for (const ui::Scheme scheme : {ui::Scheme::Light, ui::Scheme::Dark}) {
        ui::Theme::apply(*qApp, scheme);
        const QString look = scheme == ui::Scheme::Light ? QStringLiteral("light") : QStringLiteral("dark");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1024, 700)}) {
            stage.window->resize(size);
            for (const char* page : kPages) {
                stage.window->showPage(QLatin1String(page));
                shot(QStringLiteral("%1-%2-%3").arg(QLatin1String(page), look).arg(size.width()));
            }
            stage.window->showPage(QStringLiteral("annotate"));
            auto* tabs = qobject_cast<QTabWidget*>(labels->parentWidget()->parentWidget());
            tabs->setCurrentWidget(labels);
            using View = ui::LabelsPage::View;
            for (const auto& [view, name] : {std::pair(View::Counts, "counts"), std::pair(View::Agreement, "agreement"), std::pair(View::Audit, "audit")}) {
                labels->show(view);
                shot(QStringLiteral("labels-%1-%2-%3").arg(QLatin1String(name), look).arg(size.width()));
            }
            tabs->setCurrentIndex(0);
        }
    }
    ui::Theme::apply(*qApp, ui::Scheme::Light);
    stage.window->resize(1280, 800);
    auto* asTable = stage.window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
    asTable->click();
    shot(QStringLiteral("heatmap-table"));
    asTable->click();
    stage.window->showPage(QStringLiteral("backends"));
    stage.window->backendsPage()->select(QStringLiteral("lab server"));
    shot(QStringLiteral("backends-unreachable"));
    stage.find<QToolButton>("pricesSwitch")->click();
    shot(QStringLiteral("backends-prices"));
    QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
    QTest::qWait(600);
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->inherits("QDialog") || !top->isVisible()) continue;
        top->grab().save(folder + QLatin1String("/new-run.png"));
        top->findChild<QComboBox*>(QStringLiteral("backendCombo"))->setCurrentIndex(2);
        QTest::qWait(300);
        top->grab().save(folder + QLatin1String("/new-run-priced.png"));
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc != 2) {
        QTextStream(stderr) << "usage: screenshots FOLDER\n";
        return 2;
    }
    return take(QString::fromLocal8Bit(argv[1]));
}
