// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalWords.h"
#include "tests/gui/AnnotateSetup.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/WelcomePage.h"
#include "ui/views/EmptyState.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDockWidget>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSvgRenderer>
#include <QTextEdit>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <SQLiteCpp/SQLiteCpp.h>

namespace chronoscope::test::windowStory {

namespace {
constexpr int kWide = 1400;
constexpr int kNarrow = 1060;
constexpr int kSmall = 640; ///< for the Inspector or for the page
} // namespace

/// The frame of the window: what comes and goes with its width and its page, and what it asks before it lets go of a
/// workspace.
class WindowStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().showPage(QStringLiteral("heatmap"));
        m_stage->session->select({});
        become(kWide);
    }

    void theInspectorIsThereWhereThereIsRoomAndSomethingToInspect_data() {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<bool>("visible");
        QTest::newRow("wide, results") << QStringList{} << true;
        QTest::newRow("narrow") << QStringList{"narrow"} << false;
        QTest::newRow("narrow and wide") << QStringList{"narrow", "wide"} << true;
        QTest::newRow("nothing to inspect") << QStringList{"annotate"} << false;
        QTest::newRow("and back") << QStringList{"annotate", "heatmap"} << true;
        QTest::newRow("page, then width, and back") << QStringList{"annotate", "narrow", "heatmap", "wide"} << true;
        QTest::newRow("width, then page, and back") << QStringList{"narrow", "annotate", "wide"} << false;
        QTest::newRow("… and to the results") << QStringList{"narrow", "annotate", "wide", "heatmap"} << true;
        QTest::newRow("not wanted") << QStringList{"key", "annotate", "heatmap", "narrow", "wide"} << false;
        QTest::newRow("wanted again") << QStringList{"key", "annotate", "heatmap", "key"} << true;
        QTest::newRow("narrow, and a cell is chosen") << QStringList{"narrow", "choose"} << true;
        QTest::newRow("… and none any more") << QStringList{"narrow", "choose", "none"} << false;
        QTest::newRow("… taken away, and another is chosen")
            << QStringList{"narrow", "choose", "key", "none", "choose"} << false;
        QTest::newRow("chosen, then narrow") << QStringList{"choose", "narrow"} << true;
        QTest::newRow("where nothing can be selected") << QStringList{"runs"} << false;
        QTest::newRow("where the page shows the same") << QStringList{"benchmark"} << false;
        QTest::newRow("over a narrow window") << QStringList{"narrow", "key"} << true;
        QTest::newRow("… taken away, and wide") << QStringList{"narrow", "key", "key", "wide"} << true;
    }

    void theInspectorIsThereWhereThereIsRoomAndSomethingToInspect() {
        QFETCH(QStringList, steps);
        QFETCH(bool, visible);
        for (const QString& step : steps)
            take(step);
        QCOMPARE(dock().isVisible(), visible);
        if (!dock().isVisible() && steps.contains(QLatin1String("key"))) take(QStringLiteral("key")); // as it was
    }

    void theInspectorShowsNothingThatIsOfAnotherStudysPage() {
        const auto* empty = window().inspector()->findChild<ui::EmptyState*>();
        QVERIFY(empty);
        take(QStringLiteral("choose"));
        QTRY_VERIFY(dock().isVisible() && !empty->isVisible());
        window().showPage(QStringLiteral("robustness"));
        QVERIFY(!dock().isVisible()); // and so it is not open: the key opens it
        take(QStringLiteral("key"));
        QTRY_VERIFY(dock().isVisible() && empty->isVisible());
        take(QStringLiteral("key"));
        QTRY_VERIFY(!dock().isVisible());
        window().showPage(QStringLiteral("heatmap")); // where it is of, it is back
        QTRY_VERIFY(dock().isVisible() && !empty->isVisible());
        m_stage->session->select(ui::Selection::ofElement(1));
        QTRY_VERIFY(!empty->isVisible());
        window().showPage(QStringLiteral("robustness"));
        QTRY_VERIFY(dock().isVisible() && empty->isVisible());
    }

    void theInspectorThatHadASmallWindowForItselfLeavesRoomInAWideOne() {
        become(kSmall);
        take(QStringLiteral("key"));
        QTRY_VERIFY(dock().isVisible() && window().centralWidget()->isHidden());
        become(kWide);
        QTRY_VERIFY(window().centralWidget()->isVisible());
        QTRY_VERIFY2(dock().width() < kWide / 2, qPrintable(QString::number(dock().width())));
    }

    void theInspectorOfAWindowClosedWhileNarrowIsThereInTheNextOne() {
        become(kNarrow);
        QVERIFY(!dock().isVisible());
        window().close();
        auto words = traversal::TraversalWords::parse(app::traversalWords());
        auto labels = annotation::labelSetFromJson(app::builtinLabels());
        QVERIFY(words.ok() && labels.ok());
        ui::MainWindow next(*m_stage->session, m_stage->dialogs, m_stage->settings,
                            std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
                            std::move(labels).value());
        next.show();
        auto* theirs = next.findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
        QTRY_VERIFY(!theirs->isVisible());
        next.resize(kWide, 800);
        QTRY_VERIFY(theirs->isVisible());
        next.close();
        window().show();
    }

    /// Names of runs, servers' words: what looks like markup is shown as it was written.
    void noLabelTakesForeignWordsForMarkup() {
        for (const char* page :
             {"benchmark", "runs", "heatmap", "elements", "compare", "traversal", "stale", "annotate", "backends"}) {
            window().showPage(QLatin1String(page));
            for (const auto* label : window().findChildren<QLabel*>())
                QVERIFY2(!label->isVisible() || label->textFormat() != Qt::AutoText,
                         qPrintable(page + label->objectName() + label->text()));
        }
        ui::SystemDialogs dialogs(m_stage->settings);
        dialogs.showProblem(&window(), QStringLiteral("<h1>forged</h1>"), QStringLiteral("<img src='/etc/x'>"));
        auto* box = window().findChild<QMessageBox*>();
        QVERIFY(box);
        QTRY_VERIFY(box->isVisible());
        for (const auto* label : box->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        box->close();
        window().activateWindow();
    }

    /// Nobody means to change a value by scrolling past it.
    void theWheelChangesNothingThatHasNotTheFocus() {
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QPointer<ui::NewRunDialog> newRun = window().findChild<ui::NewRunDialog*>();
        QVERIFY(newRun);
        auto* dialog = new QDialog(newRun); // any, with what no form has yet
        auto* layout = new QVBoxLayout(dialog);
        auto* date = new QDateEdit(QDate(2020, 5, 5), dialog);
        auto* slider = new QSlider(dialog);
        auto* line = new QLineEdit(dialog);
        layout->addWidget(line);
        layout->addWidget(date);
        layout->addWidget(slider);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        line->setFocus();
        QTRY_VERIFY(line->hasFocus());
        const QList<QWidget*> roots = QApplication::topLevelWidgets();
        int fields = 0;
        for (QWidget* root : roots)
            for (QWidget* field : root->findChildren<QWidget*>())
                if (isField(field)) {
                    const QVariant before = valueOf(field);
                    ++fields;
                    for (const int turn : {-120, 120}) {
                        wheel(field, turn);
                        QVERIFY2(valueOf(field) == before, qPrintable(field->objectName()));
                        QVERIFY2(!field->hasFocus(), qPrintable(field->objectName()));
                    }
                }
        QVERIFY2(fields > 40, qPrintable(QString::number(fields))); // on all pages, and the New run dialog
        date->setFocus();
        QTRY_VERIFY(date->hasFocus());
        wheel(date, 120);
        QVERIFY(date->date() != QDate(2020, 5, 5)); // one that is being worked on still takes it
        dialog->reject();
        newRun->reject();
        QTRY_VERIFY(!newRun);
    }

    void theWheelOverAFieldScrollsItsForm() {
        QScrollArea area;
        auto* form = new QWidget;
        auto* layout = new QVBoxLayout(form);
        auto* choice = new QComboBox(form);
        choice->addItems({QStringLiteral("a"), QStringLiteral("b")});
        layout->addWidget(choice);
        form->setFixedHeight(2000);
        area.setWidget(form);
        area.resize(200, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        area.setFocus();
        wheel(choice, -120);
        QCOMPARE(choice->currentIndex(), 0);
        QVERIFY(area.verticalScrollBar()->value() > 0);
    }

    void whatNeedsAWorkspaceIsDisabledWithoutOne() {
        Stage stage;
        const auto isEnabled = [&](const QString& text) {
            for (const QAction* action : stage.window->actions())
                if (QString(action->text()).remove(QLatin1Char('&')) == text) return action->isEnabled();
            return false;
        };
        QVERIFY(isEnabled(QStringLiteral("New workspace…")));
        QVERIFY(!isEnabled(QStringLiteral("Close workspace")));
        QVERIFY(!isEnabled(QStringLiteral("Report…")));
        stage.openNew();
        QVERIFY(isEnabled(QStringLiteral("Close workspace")));
        QVERIFY(isEnabled(QStringLiteral("Report…")));
    }

    void theWelcomePageIsAlwaysInTheMenu() {
        m_stage->window->showPage(QStringLiteral("heatmap"));
        const auto* welcome = m_stage->window->findChild<ui::WelcomePage*>();
        QVERIFY(!welcome->isVisible());
        m_stage->find<QAction>("welcomeAction")->trigger();
        QVERIFY(welcome->isVisible());
    }

    void everyLineOfTheMenuHasALetterOfItsOwn() {
        QSet<QString> letters;
        for (const QAction* action : m_stage->find<QToolButton>("workspaceMenu")->menu()->actions()) {
            if (action->isSeparator()) continue;
            const auto at = action->text().indexOf(QLatin1Char('&'));
            QVERIFY2(at >= 0, qPrintable(action->text()));
            const QString letter = action->text().mid(at + 1, 1).toLower();
            QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
            letters << letter;
        }
    }

    void theAboutBoxNamesTheLibrariesWithTheirLicences() {
        auto* menu = m_stage->find<QToolButton>("workspaceMenu")->menu();
        menu->popup(window().mapToGlobal(QPoint(20, 20)));
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_A);
        QTRY_VERIFY(m_stage->find<QMessageBox>("aboutBox"));
        auto* box = m_stage->find<QMessageBox>("aboutBox");
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::ActionRole) QTest::mouseClick(button, Qt::LeftButton);
        QImage sharp(box->iconPixmap().size(), QImage::Format_ARGB32_Premultiplied);
        sharp.fill(Qt::transparent);
        QPainter painter(&sharp);
        QSvgRenderer(QStringLiteral(":/icons/app.svg")).render(&painter, sharp.rect());
        painter.end();
        QCOMPARE(box->iconPixmap().toImage().convertToFormat(sharp.format()), sharp); // not a smaller one, scaled
        auto* details = box->findChild<QTextEdit*>();
        QVERIFY(details);
        QTRY_VERIFY(details->isVisible());
        for (const char* library : {"Qt 6 - LGPL-3.0-only", "QCustomPlot - GPL-3.0-or-later", "RapidFuzz* - MIT",
                                    "nlohmann/json* - MIT", "SQLiteCpp* - MIT", "CLI11* - BSD-3-Clause"})
            QVERIFY2(details->toPlainText().contains(QLatin1String(library)), library);
        QVERIFY(details->toPlainText().contains(QStringLiteral("Permission is hereby granted, free of charge")));
        QTest::mouseClick(box->button(QMessageBox::Close), Qt::LeftButton);
        QTRY_VERIFY(!window().findChild<QMessageBox*>());
    }

    void anEmptyFileBecomesAWorkspaceOnlyWhenThatIsMeant() {
        Stage stage;
        stage.openNew();
        const QString before = stage.session->path();
        const QString empty = stage.path(QStringLiteral("empty.chronoscope"));
        QFile file(empty);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        stage.dialogs.answers << empty << empty;
        QTest::keyClick(stage.window.get(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(stage.dialogs.questions.size(), 1);
        QVERIFY(stage.dialogs.questions.first().startsWith(
            QLatin1String("This file is empty (0 bytes). Make a new workspace in it?|")));
        QCOMPARE(stage.session->path(), before);
        QCOMPARE(QFileInfo(empty).size(), qint64{0});
        stage.dialogs.verbs << QStringLiteral("Make a workspace");
        QTest::keyClick(stage.window.get(), Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(stage.session->path(), empty);
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void aWorkspaceThatIsGoneIsSaidAndTakenOffTheList() {
        Stage stage;
        const QString gone = stage.path(QStringLiteral("gone.chronoscope"));
        stage.settings.addRecent(gone);
        stage.dialogs.verbs << QStringLiteral("Remove from Recent");
        stage.window->workspaces().open(gone);
        QVERIFY(stage.dialogs.questions.first().contains(QLatin1String("not there any more")));
        QVERIFY(stage.settings.recent().isEmpty());
    }

    void aNameThatIsTakenOpensWhatIsThere() {
        Stage stage;
        stage.openNew();
        stage.session->closeWorkspace();
        const QString there = stage.path(QStringLiteral("new.chronoscope"));
        stage.dialogs.answers << there;
        stage.dialogs.verbs << QStringLiteral("Open it");
        QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.dialogs.questions.size(), 1);
        QTRY_COMPARE(stage.session->path(), there);
    }

    void aFileDialogReturnsAtOnceAndRemembersItsFolder() {
        ui::SystemDialogs dialogs(m_stage->settings);
        const QString wanted = m_stage->path(QStringLiteral("chosen.svg"));
        QStringList chosen;
        const ui::FileQuestion question{ui::FileQuestion::Wants::NewFile, "test", QStringLiteral("Choose"),
                                        QStringLiteral("SVG (*.svg)"), QStringLiteral("suggested.svg")};
        dialogs.chooseFiles(&window(), question, [&](const QStringList& paths) { chosen = paths; });
        auto* dialog = window().findChild<QFileDialog*>();
        QVERIFY(dialog); // it is open, and we go on
        QVERIFY(chosen.isEmpty());
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(name);
        QTRY_VERIFY(name->isVisible());
        name->setText(m_stage->path(QStringLiteral("chosen"))); // the filter's suffix is added
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(chosen, QStringList{wanted});
        QCOMPARE(m_stage->settings.folder(QStringLiteral("test")), m_stage->folder.path());
        QTRY_VERIFY(!window().findChild<QFileDialog*>());
    }

    /// A tool tip of a figure is markup of our own.
    void toolTipsKeepTheirMarkup() {
        QToolTip::showText(window().mapToGlobal(QPoint(200, 200)), QStringLiteral("<b>60.0 %</b>"), &window());
        const auto tips = QApplication::topLevelWidgets();
        const auto tip =
            std::find_if(tips.begin(), tips.end(), [](QWidget* widget) { return widget->inherits("QTipLabel"); });
        QVERIFY(tip != tips.end());
        QTRY_VERIFY((*tip)->isVisible());
        QCOMPARE(static_cast<QLabel*>(*tip)->textFormat(), Qt::AutoText);
        QToolTip::hideText();
    }

    void enterAloneAnswersNoRiskyQuestion() {
        ui::SystemDialogs dialogs(m_stage->settings);
        for (const bool isRisky : {false, true}) {
            int answer = -1;
            const ui::Question question{
                QStringLiteral("Really?"), {}, {QStringLiteral("Do it")}, QStringLiteral("Cancel"), isRisky};
            dialogs.ask(&window(), question, [&](int verb) { answer = verb; });
            auto* box = window().findChild<QMessageBox*>();
            QVERIFY(box && QTest::qWaitForWindowActive(box));
            QTest::keyClick(box, Qt::Key_Return);
            QTRY_VERIFY(!window().findChild<QMessageBox*>());
            QCOMPARE(answer, isRisky ? -1 : 0);
        }
    }

    void aQuestionReturnsAtOnceAndIsAnsweredByItsButtons() {
        ui::SystemDialogs dialogs(m_stage->settings);
        int answer = -1;
        const ui::Question question{QStringLiteral("Really?"),
                                    {},
                                    {QStringLiteral("First"), QStringLiteral("Second")},
                                    QStringLiteral("Cancel")};
        for (const auto& [press, expected] :
             {std::pair(QStringLiteral("Second"), 1), std::pair(QStringLiteral("Cancel"), -1)}) {
            answer = -1;
            dialogs.ask(&window(), question, [&](int verb) { answer = verb; });
            auto* box = window().findChild<QMessageBox*>();
            QVERIFY(box);
            for (QAbstractButton* button : box->buttons())
                if (QString(button->text()).remove(QLatin1Char('&')) == press)
                    QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(answer, expected);
            QTRY_VERIFY(!window().findChild<QMessageBox*>());
        }
    }

    void whatIsNotSavedIsSaidEachTimeBeforeAWorkspaceIsLeft() {
        window().showPage(QStringLiteral("annotate"));
        m_stage->dialogs.problems.clear();
        for (const qsizetype told : {1, 2}) {
            SQLite::Database other(m_stage->session->path().toStdString(), SQLite::OPEN_READWRITE);
            other.exec("BEGIN IMMEDIATE"); // nobody else can write now
            window().annotatePage()->annotating().setNote(QStringLiteral("note %1").arg(told));
            QTRY_VERIFY_WITH_TIMEOUT(!hub().problem().isEmpty(), kAnnotateMs);
            m_stage->dialogs.problems.clear();
            closeWorkspace();
            QVERIFY(m_stage->session->isOpen());
            QCOMPARE(m_stage->dialogs.problems.size(), 1);
            other.exec("ROLLBACK");
            hub().retry();
            QTRY_COMPARE_WITH_TIMEOUT(hub().unsaved(), 0, kAnnotateMs);
            QTRY_VERIFY_WITH_TIMEOUT(hub().problem().isEmpty(), kAnnotateMs);
        }
        closeWorkspace();
        QVERIFY(!m_stage->session->isOpen());
    }

private:
    static bool isField(const QWidget* widget) {
        const auto* slider = qobject_cast<const QAbstractSlider*>(widget);
        return widget->isEnabled() &&
               (qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                (slider && !qobject_cast<const QScrollBar*>(slider)));
    }
    static QVariant valueOf(const QWidget* field) {
        if (const auto* combo = qobject_cast<const QComboBox*>(field)) return combo->currentIndex();
        if (const auto* slider = qobject_cast<const QAbstractSlider*>(field)) return slider->value();
        return qobject_cast<const QAbstractSpinBox*>(field)->text();
    }
    /// Turns the wheel over the middle of a widget, as the window system tells it.
    static void wheel(QWidget* over, int turn) {
        const QPoint middle = over->rect().center();
        QWidget* child = over->childAt(middle);
        QWidget* target = child ? child : over;
        const QPointF place = target->mapFrom(over, middle);
        QWheelEvent event(place, target->mapToGlobal(place), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event);
        QCoreApplication::instance()->notify(target, &event);
    }
    ui::MainWindow& window() { return *m_stage->window; }
    ui::AnnotationHub& hub() { return window().annotations(); }
    QDockWidget& dock() { return *m_stage->find<QDockWidget>("inspectorDock"); }

    void become(int width) {
        window().resize(width, 800);
        QTRY_COMPARE(window().width(), width);
    }
    void take(const QString& step) {
        if (step == u"wide" || step == u"narrow") return become(step == u"wide" ? kWide : kNarrow);
        if (step == u"key") return QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
        ui::Selection cell;
        cell.run = step == u"choose" ? window().results().choices().front().run : 0;
        cell.year = 2015;
        if (step == u"choose" || step == u"none") return m_stage->session->select(cell);
        window().showPage(step);
    }
    void closeWorkspace() {
        for (QAction* action : window().actions())
            if (action->text() == u"&Close workspace") action->trigger();
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::windowStory

CHRONOSCOPE_STORY(windowStory, WindowStory)
#include "WindowStory.moc"
