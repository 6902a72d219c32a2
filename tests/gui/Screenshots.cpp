// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/core/sources/WikidataDump.h"
#include "tests/gui/EverydayShots.h"
#include "tests/gui/FactsShots.h"
#include "tests/gui/MinedShots.h"
#include "tests/gui/RobustnessShots.h"
#include "tests/gui/RunShots.h"
#include "tests/gui/Stage.h"

#include "app/SampleWorkspace.h"
#include "core/annotation/AnnotationQueue.h"
#include "core/store/BenchmarkStore.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/CategoriesPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/StalePage.h"
#include "ui/settings/Language.h"
#include "ui/theme/Theme.h"
#include "widgets/plots/AnswerGrid.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextStream>
#include <QToolButton>

#include <array>
#include <optional>

namespace {
constexpr std::array kPages{"ask",       "benchmark",  "runs",  "heatmap",  "answers",
                            "profile",   "categories", "stale", "compare",  "elements",
                            "traversal", "robustness", "mined", "annotate", "backends"};

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
    backend::ManagedCommand command{
        "llama-server", {"-m", "{model}", "--port", "{port}"}, "/models/chronotiny-v1.gguf", "/health"};
    hub.add({"ChronoTiny", "llama:http://127.0.0.1:{port}", command, good.json()});
    hub.add({"gpt-4o-mini", "openai:?model=gpt-4o-mini&rpm=500", std::nullopt, {}});
    hub.add({"lab server",
             "vllm:http://127.0.0.1:8000?model=an-organisation/a-model-with-a-very-long-name-indeed-instruct-fp8",
             std::nullopt, ui::reportOf("vllm:http://127.0.0.1:8000", unreachable).json()});
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
                if (set.run(run).category[cell] != static_cast<std::uint8_t>(analysis::CellCategory::Incorrect) ||
                    ++wrong % 3 != 0)
                    continue;
                const std::size_t label =
                    (wrong / 3 + (wrong % 5 == 0 && *author == 'B' ? 1 : 0)) % labels.labels.size();
                targets[label].push_back({results::itemOf(set, run, cell), set.run(run).model});
            }
        for (std::size_t label = 0; label < targets.size(); ++label)
            hub.label(QStringLiteral("Labels to look at"), targets[label], labels, {labels.labels[label].key});
    }
    (void)QTest::qWaitFor([&] { return hub.unsaved() == 0; }, 20'000);
}

/// All that is wrong, one item after the other.
void addQueue(ui::Session& session, ui::MainWindow& window) {
    auto& hub = window.annotations();
    auto reader = store::Database::open(session.path().toStdString(), store::Database::Access::ReadOnly);
    if (!reader) return;
    const auto items = annotation::buildQueue(*reader, *window.results().set(), {}, annotation::QueueOrder::Random, 1,
                                              hub.book(), hub.author());
    if (!items) qFatal("no queue: %s", items.error().text().c_str());
    store::QueueRecord record;
    record.name = "Wrong answers of both models";
    record.guideline = "Say why the answer is wrong. Where two labels fit, give the one that explains more.";
    record.labelSet = hub.labelSets().front().name;
    record.order = annotation::name(annotation::QueueOrder::Random);
    record.filter = results::toJson(results::ResultFilter{});
    hub.createQueue(record, *items, [](const Result<std::int64_t>& made) {
        if (!made) qFatal("no queue: %s", made.error().text().c_str());
    });
    if (!QTest::qWaitFor([&] { return window.annotatePage()->annotating().item() != nullptr; }, 20'000))
        qFatal("no item");
}

/// Pictures of the real window over the sample workspace, and a report of it, written into a folder to be looked at.
class Tour {
public:
    /// `only`: the name of a page, whose pictures alone are taken; empty: of all.
    Tour(QString folder, QString only) : m_folder(std::move(folder)), m_only(std::move(only)) {}

    bool take() {
        if (m_only.isEmpty()) emptyPages();
        if (!openSample()) return false;
        if (m_only.isEmpty() || m_only == QLatin1String("runs")) test::keepRuns(m_stage);
        for (const auto& [scheme, called] : {std::pair(ui::Scheme::Light, "light"), std::pair(ui::Scheme::Dark, "dark"),
                                             std::pair(ui::Scheme::HighContrast, "contrast")}) {
            ui::Theme::apply(*qApp, scheme);
            for (const QSize size :
                 {QSize(1280, 800), QSize(1920, 1080), QSize(1024, 640), QSize(960, 600), QSize(624, 360)}) {
                if (size.width() > m_stage.window->screen()->size().width()) continue; // at twice the scale
                m_stage.window->resize(size);
                m_look = QStringLiteral("-%1-%2").arg(QLatin1String(called)).arg(size.width());
                pages();
                if (m_only.isEmpty() || m_only == QLatin1String("facts"))
                    test::factsShots(
                        m_stage, [this](const QString& name) { shot(name); },
                        [this](const QString& name) { return path(name + m_look + QLatin1String(".png")); });
                if (m_only.isEmpty() || m_only == QLatin1String("robustness"))
                    test::robustnessShots(m_stage, [this](const QString& name) { shot(name); });
                if (m_only.isEmpty() || m_only == QLatin1String("mined"))
                    test::minedShots(m_stage, [this](const QString& name) { shot(name); });
                if (m_only.isEmpty()) labels();
                if (m_only.isEmpty() || m_only == QLatin1String("sources")) sources();
                if (m_only.isEmpty() || m_only == QLatin1String("runs"))
                    test::runShots(m_stage, [this](const QString& name) { shot(name); });
            }
        }
        if (m_only.isEmpty() || m_only == QLatin1String("everyday"))
            test::everydayShots(m_stage, [this](const QString& name) { return path(name); });
        if (m_only.isEmpty() || m_only == QLatin1String("mined")) {
            test::minedDialogShot(m_stage, path(QStringLiteral("new-mined-run.png")));
            test::minedMakingShots(m_stage, [this](const QString& name) { return path(name); });
        }
        if (m_only.isEmpty() || m_only == QLatin1String("runs"))
            test::runDialogShots(m_stage, [this](const QString& name) { return path(name); });
        if (!m_only.isEmpty()) return true;
        ui::Theme::apply(*qApp, ui::Scheme::Light);
        m_stage.window->resize(1280, 800);
        m_look.clear();
        others();
        return reports();
    }

private:
    void shot(const QString& name) {
        QTest::qWait(400); // queries come back and are painted
        m_stage.window->grab().save(path(name + m_look + QLatin1String(".png")));
    }
    QString path(const QString& name) const { return m_folder + QLatin1Char('/') + name; }

    void emptyPages() {
        shot(QStringLiteral("no-workspace"));
        m_stage.window->showPage(QStringLiteral("welcome"));
        shot(QStringLiteral("welcome"));
        m_stage.openNew();
        for (const char* page : kPages) {
            m_stage.window->showPage(QLatin1String(page));
            shot(QStringLiteral("empty-%1").arg(QLatin1String(page)));
        }
    }

    bool openSample() {
        const QString file = m_stage.path(QStringLiteral("sample.chronoscope"));
        if (!app::makeSampleWorkspace(file.toStdString())) return false;
        m_stage.session->openWorkspace(file, false);
        if (!QTest::qWaitFor([&] { return m_stage.session->runs().size() == 4; }, 20'000)) return false;
        m_stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = m_stage.window->heatmapPage()->plot();
        (void)QTest::qWaitFor([&] { return plot->data().rowCount() == 4; }, 5'000);
        plot->setCurrentCell(1, 5);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* list = m_stage.window->inspector()->elementList();
        (void)QTest::qWaitFor([&] { return list->model()->rowCount() > 3; }, 5'000);
        const auto incorrect = static_cast<int>(analysis::CellCategory::Incorrect);
        m_stage.window->inspector()->findChild<QToolButton*>(QStringLiteral("chip%1").arg(incorrect))->click();
        (void)QTest::qWaitFor([&] { return list->model()->rowCount() > 3; }, 5'000);
        list->setCurrentIndex(list->model()->index(3, 0));
        if (!QTest::qWaitFor([&] { return m_stage.window->results().set() && m_stage.window->annotations().isReady(); },
                             20'000))
            return false;
        m_stage.window->showPage(QStringLiteral("stale"));
        shot(QStringLiteral("stale-not-diagnosed"));
        auto* stale = m_stage.window->findChild<ui::StalePage*>();
        (void)QTest::qWaitFor([&] { return stale->worst()->rowCount() > 0 && !m_stage.session->scorings().isBusy(); },
                              60'000);
        addLabels(*m_stage.window);
        m_stage.window->showPage(QStringLiteral("annotate"));
        addQueue(*m_stage.session, *m_stage.window);
        askFact();
        test::addRobustnessRuns(m_stage);
        test::addMinedRuns(m_stage);
        addBackends(*m_stage.backends);
        m_stage.window->backendsPage()->select(QStringLiteral("ChronoTiny"));
        return true;
    }

    /// The calibration model answers about a fact of the sample.
    void askFact() {
        m_stage.window->showPage(QStringLiteral("ask"));
        auto reader = store::Database::open(m_stage.session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto meta = store::BenchmarkStore(*reader).elements().value().front();
        m_stage.find<QRadioButton>("askAsFact")->click();
        m_stage.find<QLineEdit>("askSubject")->setText(QString::fromStdString(meta.subject));
        m_stage.find<QLineEdit>("askRelation")->setText(QString::fromStdString(meta.relation));
        m_stage.find<QCheckBox>("askForm1")->click();
        auto* models = m_stage.find<QListWidget>("askModels");
        models->item(models->count() - 1)->setCheckState(Qt::Checked);
        m_stage.find<QPushButton>("askButton")->click();
        auto* grid = m_stage.find<widgets::AnswerGrid>("askGrid");
        (void)QTest::qWaitFor([&] { return !grid->data().isEmpty(); }, 5'000);
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Right);
    }

    void pages() {
        for (const char* page : kPages) {
            if (!m_only.isEmpty() && m_only != QLatin1String(page)) continue;
            m_stage.window->showPage(QLatin1String(page));
            shot(QLatin1String(page));
        }
        if (!m_only.isEmpty()) return;
        m_stage.window->showPage(QStringLiteral("stale"));
        auto* worst = m_stage.find<QToolButton>("worstChip");
        worst->click();
        shot(QStringLiteral("stale-worst"));
        m_stage.find<QToolButton>("sharesChip")->click();
        m_stage.window->showPage(QStringLiteral("categories"));
        auto* bars = m_stage.window->findChild<ui::CategoriesPage*>()->bars();
        bars->setFocus();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
            QTest::keyClick(bars, key);
        shot(QStringLiteral("categories-listed"));
        QTest::keyClick(bars, Qt::Key_Escape);
    }

    void labels() {
        auto* labels = m_stage.window->labelsPage();
        m_stage.window->showPage(QStringLiteral("annotate"));
        auto* tabs = m_stage.find<QTabWidget>("annotateTabs");
        tabs->setCurrentWidget(labels);
        using View = ui::LabelsPage::View;
        for (const auto& [view, name] : {std::pair(View::Counts, "counts"), std::pair(View::Agreement, "agreement"),
                                         std::pair(View::Audit, "audit")}) {
            labels->show(view);
            shot(QStringLiteral("labels-%1").arg(QLatin1String(name)));
        }
        tabs->setCurrentIndex(0);
    }

    /// A build looked at, an extension, and distractors.
    void sources() {
        QFile file(m_stage.path(QStringLiteral("dump.json")));
        const std::string dump = test::dumpOf(test::smallWorld(30));
        if (!file.open(QIODevice::WriteOnly) || file.write(dump.data(), static_cast<qint64>(dump.size())) <= 0)
            qFatal("no dump");
        file.close();
        m_stage.window->showPage(QStringLiteral("benchmark"));
        for (const auto& [action, name] : {std::pair("buildAction", "build"), std::pair("extendAction", "extend"),
                                           std::pair("distractAction", "distractors")}) {
            m_stage.find<QAction>(action)->trigger();
            auto* dialog = m_stage.window->findChild<QDialog*>(
                QLatin1String(*action == 'd' ? "distractorsDialog" : "buildDialog"));
            if (*action == 'e') shotOf(*dialog, QStringLiteral("extend-empty"));
            if (*action != 'd') {
                dialog->findChild<QSpinBox*>(QStringLiteral("buildAsOf"))->setValue(2025);
                m_stage.dialogs.answers.enqueue(file.fileName());
                dialog->findChild<QPushButton*>(QStringLiteral("buildAddFiles"))->click();
                auto* taken = dialog->findChild<QLabel*>(QStringLiteral("buildTaken"));
                (void)QTest::qWaitFor([&] { return taken->text().contains(QLatin1String("elements")); }, 10'000);
            }
            shotOf(*dialog, QLatin1String(name));
            if (*action == 'b') {
                dialog->findChild<QTabWidget*>(QStringLiteral("buildTabs"))->setCurrentIndex(1);
                shotOf(*dialog, QStringLiteral("build-report"));
            }
            dialog->close();
            QTest::qWait(50); // it deletes itself
        }
    }
    void shotOf(QWidget& dialog, const QString& name) {
        QTest::qWait(400);
        dialog.grab().save(path(name + m_look + QLatin1String(".png")));
    }

    void others() {
        m_stage.window->activateWindow();
        (void)QTest::qWaitForWindowActive(m_stage.window.get());
        m_stage.window->showPage(QStringLiteral("heatmap"));
        auto* asTable = m_stage.window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        asTable->click();
        shot(QStringLiteral("heatmap-table"));
        asTable->click();
        m_stage.window->showPage(QStringLiteral("backends"));
        m_stage.window->backendsPage()->select(QStringLiteral("lab server"));
        shot(QStringLiteral("backends-unreachable"));
        m_stage.find<QToolButton>("pricesSwitch")->click();
        shot(QStringLiteral("backends-prices"));
        QTest::keyClick(m_stage.window.get(), Qt::Key_Comma, Qt::ControlModifier);
        QTest::qWait(300);
        auto* settings = m_stage.window->findChild<QWidget*>(QStringLiteral("settingsWindow"));
        settings->grab().save(path(QStringLiteral("settings.png")));
        settings->close();
        m_stage.window->activateWindow();
        (void)QTest::qWaitForWindowActive(m_stage.window.get());
        m_stage.window->findChild<ui::RobustnessPage*>()->requestRun();
        QTest::qWait(600);
        auto* stress = m_stage.window->findChild<QDialog*>(QStringLiteral("stressRunDialog"));
        stress->grab().save(path(QStringLiteral("new-stress-run.png")));
        stress->close();
        QTest::keyClick(m_stage.window.get(), Qt::Key_N, Qt::ControlModifier);
        QTest::qWait(600);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (!top->inherits("QDialog") || !top->isVisible()) continue;
            top->grab().save(path(QStringLiteral("new-run.png")));
            test::tickPipeline(*top);
            QTest::qWait(300);
            top->grab().save(path(QStringLiteral("new-run-priced.png")));
            top->close();
        }
    }

    /// Of everything that can be in one.
    bool reports() {
        for (const char* name : {"report.html", "report.pdf"}) {
            m_stage.window->activateWindow();
            (void)QTest::qWaitForWindowActive(m_stage.window.get());
            QTest::keyClick(m_stage.window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
            const QPointer<ui::ReportDialog> dialog = m_stage.window->findChild<ui::ReportDialog*>();
            if (!dialog || !QTest::qWaitFor([&] { return dialog->isReady(); }, 20'000)) return false;
            dialog->grab().save(path(QStringLiteral("report-dialog.png")));
            m_stage.dialogs.answers.enqueue(path(QLatin1String(name)));
            dialog->findChild<QPushButton*>(QStringLiteral("reportSave"))->click();
            if (!QTest::qWaitFor([&] { return !dialog; }, 120'000)) return false; // it closes once it is written
        }
        return true;
    }

    test::Stage m_stage;
    QString m_folder;
    QString m_only;
    QString m_look; ///< of the pictures: "-light-1280"
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc < 2 || argc > 4) {
        QTextStream(stderr) << "usage: screenshots FOLDER [PAGE [LANGUAGE]]\n";
        return 2;
    }
    std::optional<ui::Language> language;
    if (argc == 4) language.emplace(QString::fromLocal8Bit(argv[3]));
    return Tour(QString::fromLocal8Bit(argv[1]), QString::fromLocal8Bit(argc >= 3 ? argv[2] : "")).take() ? 0 : 1;
}
