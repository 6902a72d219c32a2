// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "tests/gui/Stage.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/pages/RunsPage.h"
#include "ui/studies/chroknow/TraversalReportPage.h"
#include "ui/studies/chroknow/TraversalRunDialog.h"
#include "ui/views/Words.h"
#include "widgets/plots/BarsPlot.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <future>

namespace chronoscope::test::traversalRunStory {

namespace {
constexpr int kLong = 60'000;
constexpr const char* kModel = "calibration:?cutoff=2020&recall=0.6&partial=0.3&recovers=0.8&seed=3";

/// Keeps the workspace's writer thread to itself until it is opened or goes.
class WriterGate {
public:
    explicit WriterGate(ui::Session& session) {
        auto held = std::make_shared<std::future<void>>(m_open.get_future());
        session.change(
            &session,
            [held](store::Database&) -> Status {
                held->wait();
                return {};
            },
            [](const Status&) {});
    }
    ~WriterGate() { open(); }
    void open() {
        if (!std::exchange(m_isOpen, true)) m_open.set_value();
    }

private:
    std::promise<void> m_open;
    bool m_isOpen = false;
};
} // namespace

/// A researcher measures ChroKnowPrompt over a run from the window, and reads what it changed.
class TraversalRunStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::Generation};
        m_base = m_stage->startRun(QStringLiteral("half known"), QLatin1String(kModel), spec);
        m_stage->waitForEnd(m_base);
        QCOMPARE(m_stage->session->run(m_base)->state, store::RunState::Finished);
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        m_stage->window->showPage(QStringLiteral("traversal"));
        m_stage->find<QTabWidget>("traversalTabs")->setCurrentIndex(0);
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        auto* runs = m_stage->find<QComboBox>("traversalRun");
        runs->setFocus();
        QTest::keyClick(runs, Qt::Key_Home); // the newest
        QCOMPARE(runs->currentData().toLongLong(), m_base);
    }

    void cleanup() {
        for (auto* dialog : m_stage->window->findChildren<ui::TraversalRunDialog*>())
            dialog->close();
        QTRY_VERIFY(!m_stage->window->findChild<ui::TraversalRunDialog*>());
    }

    void theDialogSaysWhatWouldBeAsked() {
        auto* dialog = open();
        QVERIFY(dialog);
        QTRY_COMPARE(QApplication::focusWidget(), part<QWidget>(dialog, "traversalName"));
        auto reader = readerOf(m_stage->session->path());
        const auto estimate = run::estimateTraversals(reader, m_base, dialog->spec());
        QVERIFY(estimate.ok());
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(dialog, "startRunButton")->isEnabled(), kLong);
        const QString text = part<QLabel>(dialog, "estimateText")->text();
        for (const std::int64_t number :
             {estimate->sampled, estimate->elements, estimate->targets, estimate->notApplicable, estimate->steps})
            QVERIFY2(text.contains(ui::numberText(number)), qPrintable(text));
    }

    void longNamesDoNotStretchTheDialog() {
        const QString name = QStringLiteral("Model_of_a_name_that_has_no_blank_").repeated(5);
        m_stage->backends->add({name.toStdString(), "openai:http://127.0.0.1:9?model=m", std::nullopt, {}});
        store::RunRecord base = *m_stage->session->run(m_base);
        base.name = name.toStdString();
        ui::TraversalRunDialog dialog(*m_stage->session, base, {}, m_stage->window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY2(dialog.width() <= 640, qPrintable(QString::number(dialog.width())));
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](auto* label) { return label->toolTip() == name; }));
        QVERIFY(part<QListWidget>(&dialog, "traversalModels")->item(0)->toolTip().startsWith(name));
        m_stage->backends->remove(name);
    }

    void escapeMakesNothing() {
        QPointer<ui::TraversalRunDialog> dialog = open();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        QVERIFY(!m_stage->find<QWidget>("preparationStrip")->isVisible());
    }

    void whatCannotBeAskedSaysWhy_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("why");
        QTest::newRow("no name") << "traversalName"
                                 << "Give the run a name";
        QTest::newRow("no years") << "traversalPrevious"
                                  << "no year is shown";
    }
    void whatCannotBeAskedSaysWhy() {
        QFETCH(const QString, field);
        QFETCH(const QString, why);
        auto* dialog = open();
        QVERIFY(dialog);
        auto* start = part<QPushButton>(dialog, "startRunButton");
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        if (field == QLatin1String("traversalName")) {
            part<QLineEdit>(dialog, "traversalName")->clear();
        } else {
            part<QSpinBox>(dialog, "traversalPrevious")->setValue(0);
            part<QSpinBox>(dialog, "traversalNext")->setValue(0);
        }
        QVERIFY(!start->isEnabled());
        QTRY_VERIFY2(part<QLabel>(dialog, "startReason")->text().contains(why, Qt::CaseInsensitive),
                     qPrintable(part<QLabel>(dialog, "startReason")->text()));
    }

    void aRunIsMadeAndEndsInItsReport() {
        const qint64 id = measured();
        QVERIFY(id != 0);
        auto* runs = m_stage->window->runsPage()->table();
        QVERIFY(runs->isVisible()); // where its progress is seen
        runs->selectRow(runs->model()->rowCount() - 1);
        runs->setFocus();
        QTest::keyClick(runs, Qt::Key_Return);
        QTRY_VERIFY(report()->isVisible() && !report()->isEmpty());
        QCOMPARE(report()->numbers().rows, traversal::knownTable({reportOf(id)}).rows);
        QCOMPARE(report()->bars()->data().rowCount(), static_cast<int>(reportOf(id).lines.size()));
        const auto* note = m_stage->find<QLabel>("traversalProtocolNote");
        const bool isPaper = reportOf(id).spec.protocol == traversal::Protocol::Paper;
        QVERIFY2(note->isVisible() && note->text().startsWith(isPaper ? QLatin1String("Protocol paper")
                                                                      : QLatin1String("Protocol reference")),
                 qPrintable(note->text()));
    }

    void everyTableIsThatOfTheRun_data() {
        QTest::addColumn<int>("view");
        int view = 0;
        for (const char* name : {"known", "changed", "effort", "steps", "cases"})
            QTest::newRow(name) << view++;
    }
    void everyTableIsThatOfTheRun() {
        QFETCH(const int, view);
        const traversal::TraversalReport expected = reportOf(shown());
        auto* views = m_stage->find<QComboBox>("traversalViews");
        views->setFocus();
        QTest::keyClick(views, Qt::Key_Home);
        for (int i = 0; i < view; ++i)
            QTest::keyClick(views, Qt::Key_Down);
        const analysis::Table tables[] = {traversal::knownTable({expected}), traversal::changedTable({expected}),
                                          traversal::effortTable({expected}), traversal::stepTable({expected}),
                                          traversal::caseTable({expected})};
        QVERIFY(!tables[view].rows.empty());
        QCOMPARE(report()->numbers().columns, tables[view].columns);
        QCOMPARE(report()->numbers().rows, tables[view].rows);
        QCOMPARE(m_stage->find<QTableView>("traversalNumbers")->model()->rowCount(),
                 static_cast<int>(tables[view].rows.size()));
        QTest::keyClick(views, Qt::Key_Home);
    }

    void aRunAloneIsNamedOnce() {
        (void)shown();
        const auto* button = m_stage->find<QToolButton>("traversalRunsButton");
        QVERIFY2(button->text().contains(QLatin1String("all of it")), qPrintable(button->text()));
        const auto* below = m_stage->find<QTableView>("traversalNumbers");
        QCOMPARE(below->model()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Run"));
        QVERIFY(below->isColumnHidden(0));
        QVERIFY(!below->isColumnHidden(below->model()->columnCount() - 1));
    }

    void publishedRowsStandBelowOnesOwn() {
        const qint64 id = shown();
        auto figures = exchange::Published::parse(app::publishedFigures());
        QVERIFY(figures.ok());
        ui::TraversalReportPage page(*m_stage->session, m_stage->dialogs,
                                     std::make_shared<const exchange::Published>(std::move(figures).value()));
        page.setVisible(true);
        page.showRun(id);
        QTRY_VERIFY(!page.isEmpty());
        const auto own = page.numbers().rows;
        auto* published = part<QCheckBox>(&page, "traversalPublished");
        published->setFocus();
        QTest::keyClick(published, Qt::Key_Space);
        const auto both = page.numbers().rows;
        QVERIFY(both.size() > own.size());
        QVERIFY(std::equal(own.begin(), own.end(), both.begin()));
        QCOMPARE(both.back().front(), std::string("published"));
        QVERIFY(!part<QTableView>(&page, "traversalNumbers")->isColumnHidden(0)); // which tells the two kinds apart
    }

    void sharesAndCountsAreTheSameBars() {
        (void)shown();
        auto* shares = m_stage->find<QCheckBox>("traversalShares");
        QVERIFY(report()->bars()->data().shares);
        shares->setFocus();
        QTest::keyClick(shares, Qt::Key_Space);
        QVERIFY(!report()->bars()->data().shares);
        QTest::keyClick(shares, Qt::Key_Space);
    }

    void numbersAndFigureAreExported() {
        (void)shown();
        for (const char* name : {"report.csv", "report.png"}) {
            m_stage->dialogs.answers << m_stage->path(QLatin1String(name));
            QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier);
            QTRY_VERIFY2(QFile::exists(m_stage->path(QLatin1String(name))), name);
        }
        QFile csv(m_stage->path(QStringLiteral("report.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().toStdString(), analysis::toText(report()->numbers(), analysis::TableFormat::Csv));
        QVERIFY(!QImage(m_stage->path(QStringLiteral("report.png"))).isNull());
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    // It reads everything while others have the writer, and then is given up: of what was read nothing is stored.
    void aCreationThatIsCancelledLeavesNothing() {
        const auto before = rowsOfTraversals();
        QSignalSpy ended(m_stage->session.get(), &ui::Session::creationEnded);
        WriterGate gate(*m_stage->session);
        start(QStringLiteral("given up"));
        auto* strip = m_stage->find<QWidget>("preparationStrip");
        auto* bar = m_stage->find<QProgressBar>("preparationBar");
        QVERIFY(strip->isVisible()); // at once, and where the window leads to
        QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 1 && bar->value() == bar->maximum(), kLong);
        const QString text = m_stage->find<QLabel>("preparationText")->text();
        QVERIFY2(text.contains(QLatin1String("given up")) && text.contains(ui::numberText(bar->maximum())),
                 qPrintable(text));
        auto* cancel = m_stage->find<QPushButton>("cancelPreparationButton");
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Space);
        QVERIFY(!strip->isVisible());
        QCOMPARE(ended.size(), 0); // the writer is not free yet
        gate.open();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kLong);
        QCOMPARE(rowsOfTraversals(), before);
        for (const store::RunRecord& run : m_stage->session->traversals())
            QVERIFY(run.name != "given up");
        QVERIFY(m_stage->dialogs.problems.isEmpty()); // a wish fulfilled is no problem
    }

    void theCalibrationFormPlantsWhatIsRecovered() {
        ui::CalibrationForm form;
        backend::CalibrationParams params;
        params.recovers = 0.25;
        form.setParams(params);
        QCOMPARE(form.params().uri().text(), params.uri().text());
        part<QDoubleSpinBox>(&form, "recoversSpin")->setValue(0.5);
        QCOMPARE(form.params().recovers, 0.5);
    }

    void aWorkspaceThatIsClosedEndsTheCreation() {
        const QString path = m_stage->session->path();
        const auto before = rowsOfTraversals();
        QSignalSpy ended(m_stage->session.get(), &ui::Session::creationEnded);
        {
            WriterGate gate(*m_stage->session);
            start(QStringLiteral("closed meanwhile"));
            auto* bar = m_stage->find<QProgressBar>("preparationBar");
            QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 1 && bar->value() == bar->maximum(), kLong);
            m_stage->session->closeWorkspace();
        }
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kLong);
        QVERIFY(!m_stage->find<QWidget>("preparationStrip")->isVisible());
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY(m_stage->session->isOpen());
        QVERIFY(!m_stage->session->isReadOnly()); // nothing keeps it locked
        QCOMPARE(rowsOfTraversals(), before);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

private:
    template <typename Widget> static Widget* part(QWidget* parent, const char* name) {
        return parent->findChild<Widget*>(QLatin1String(name));
    }
    ui::TraversalReportPage* report() { return m_stage->window->findChild<ui::TraversalReportPage*>(); }

    static store::Database readerOf(const QString& path) {
        auto reader = store::Database::open(path.toStdString(), store::Database::Access::ReadOnly);
        if (!reader) qFatal("%s", reader.error().text().c_str());
        return std::move(reader).value();
    }
    traversal::TraversalReport reportOf(qint64 run) {
        auto reader = readerOf(m_stage->session->path());
        auto report = traversal::readTraversalReport(reader, run);
        if (!report) qFatal("%s", report.error().text().c_str());
        return std::move(report).value();
    }
    int rowsOfTraversals() {
        auto reader = readerOf(m_stage->session->path());
        return reader.sql()
            .execAndGet("SELECT (SELECT count(*) FROM run) + (SELECT count(*) FROM run_element) + (SELECT count(*) "
                        "FROM traversal_element) + "
                        "(SELECT count(*) FROM traversal_target) + (SELECT count(*) FROM traversal_stratum)")
            .getInt();
    }

    /// The dialog over the run that the stepper shows, opened by keyboard.
    ui::TraversalRunDialog* open() {
        auto* button = m_stage->find<QPushButton>("newTraversalRun");
        if (!QTest::qWaitFor([&] { return button->isEnabled(); }, kLong)) return nullptr;
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        auto* dialog = m_stage->window->findChild<ui::TraversalRunDialog*>();
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    /// Asks for a traversal run over all elements.
    void start(const QString& name) {
        QPointer<ui::TraversalRunDialog> dialog = open();
        QVERIFY(dialog);
        QTest::keyClicks(part<QLineEdit>(dialog, "traversalName"), name); // in the place of the name that is offered
        auto* share = part<QDoubleSpinBox>(dialog, "traversalShare");
        share->setFocus();
        share->selectAll();
        QTest::keyClicks(share, QStringLiteral("100"));
        QTRY_VERIFY(!part<QPushButton>(dialog, "startRunButton")->isEnabled()); // it counts anew
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(dialog, "startRunButton")->isEnabled(), kLong);
        QTest::keyClick(part<QLineEdit>(dialog, "traversalName"), Qt::Key_Return);
    }
    /// The one finished traversal run, made where there is none.
    qint64 measured() {
        if (m_measured != 0) return m_measured;
        start(QStringLiteral("all of it"));
        const auto made = [&] {
            for (const store::RunRecord& run : m_stage->session->traversals())
                if (run.name == "all of it") m_measured = run.id;
            return m_measured != 0;
        };
        if (QTest::qWaitFor(made, kLong)) m_stage->waitForEnd(m_measured);
        return m_measured;
    }
    /// … whose report is on the screen.
    qint64 shown() {
        const qint64 id = measured();
        m_stage->window->showPage(QStringLiteral("traversal"));
        m_stage->find<QTabWidget>("traversalTabs")->setCurrentWidget(report());
        report()->showRun(id);
        report()->show(ui::TraversalReportPage::View::Known);
        (void)QTest::qWaitFor(
            [&] {
                return !report()->isEmpty() && report()->numbers().rows == traversal::knownTable({reportOf(id)}).rows;
            },
            kLong);
        return id;
    }

    std::unique_ptr<Stage> m_stage;
    qint64 m_base = 0;
    qint64 m_measured = 0;
};

} // namespace chronoscope::test::traversalRunStory

CHRONOSCOPE_STORY(traversalRunStory, TraversalRunStory)
#include "TraversalRunStory.moc"
