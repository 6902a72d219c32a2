// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/EveryDialog.h"
#include "tests/gui/MinedShots.h"
#include "tests/gui/RobustnessShots.h"
#include "tests/gui/Stage.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/theme/StyleSheet.h"
#include "ui/theme/Theme.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/FilterBar.h"
#include "widgets/plots/FigurePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/HeatmapText.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollArea>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>

#include <array>
#include <cmath>

namespace chronoscope::test::accessStory {

namespace {
constexpr std::array kPages{"ask",        "benchmark", "runs",     "heatmap",  "answers",   "profile",
                            "categories", "stale",     "compare",  "elements", "traversal", "robustness",
                            "mined",      "annotate",  "backends", "welcome"};
constexpr QSize kSmallestScreen(1008, 600); ///< 1024 × 640, less the frame of a window manager
constexpr double kLeastContrast = 4.5;
constexpr int kLeastTarget = 24;
constexpr int kMostStops = 400;

QString nameOf(const QWidget& widget) {
    QString text = QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text += QStringLiteral(" “%1”").arg(button->text());
    return text;
}

double brightness(const QColor& color) {
    const auto part = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}
double contrast(const QColor& one, const QColor& other) {
    const double a = brightness(one);
    const double b = brightness(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// A part that another widget is made of, and not a control of its own.
bool isPart(const QWidget& widget) {
    if (widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QHeaderView*>(&widget)) return true;
    const QWidget* around = widget.parentWidget();
    return qobject_cast<const QAbstractSpinBox*>(around) || qobject_cast<const QComboBox*>(around) ||
           qobject_cast<const QLineEdit*>(around) || qobject_cast<const QTabBar*>(around) ||
           qobject_cast<const QAbstractItemView*>(around) ||
           (around && qobject_cast<const QAbstractItemView*>(around->parentWidget()));
}

bool isControl(const QWidget& widget) {
    if (isPart(widget)) return false;
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QTabBar*>(&widget) ||
           qobject_cast<const QPlainTextEdit*>(&widget) || qobject_cast<const QTextEdit*>(&widget) ||
           qobject_cast<const widgets::FigurePlot*>(&widget) || qobject_cast<const widgets::HeatmapPlot*>(&widget);
}

/// One of several that are reached with one Tab and the arrow keys.
bool isReachedByArrows(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && button->isCheckable() && !button->isChecked() &&
           (qobject_cast<const ui::ChoiceBar*>(button->parentWidget()) || button->property("rail").toBool() ||
            button->autoExclusive() || (button->group() && button->group()->exclusive()));
}

/// Buttons that can be pressed and that a person who hears the screen cannot tell apart; only those that `isMeant`
/// takes.
template <typename IsMeant> QStringList soundingAlike(const QList<QWidget*>& controls, const IsMeant& isMeant) {
    QHash<QString, const QWidget*> heard;
    QStringList alike;
    for (QWidget* control : controls) {
        if (!qobject_cast<QAbstractButton*>(control) || !control->isEnabled() || !isMeant(*control)) continue;
        QAccessibleInterface* button = QAccessible::queryAccessibleInterface(control);
        const QString words = button->text(QAccessible::Name) + u'\n' + control->accessibleDescription();
        if (const QWidget* other = heard.value(words))
            alike << QStringLiteral("alike: %1 and %2").arg(nameOf(*other), nameOf(*control));
        heard.insert(words, control);
    }
    return alike;
}

QList<QWidget*> controlsOf(const QWidget& window) {
    QList<QWidget*> all;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window && isControl(*widget)) all << widget;
    return all;
}
} // namespace

/// A walk over all pages and the dialogs: what is heard of each control, that Tab comes to it and shows that it did,
/// that it can be hit, and that its text can be read in every theme.
class AccessStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        addRobustnessRuns(*m_stage);
        addMinedRuns(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        window().resize(1280, 800);
    }
    void cleanupTestCase() { m_stage.reset(); }
    void cleanup() { closeDialogs(*m_stage); }

    void everyControlIsNamed_data() { pages(); }
    void everyControlIsNamed() {
        QFETCH(const QString, page);
        window().showPage(page);
        QTest::qWait(100); // what is asked comes, and is laid out
        QStringList nameless;
        for (QWidget* control : controlsOf(window())) {
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(control);
            if (!heard || heard->text(QAccessible::Name).trimmed().isEmpty()) nameless << nameOf(*control);
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void noTwoButtonsOfAPageSoundAlike_data() { pages(); }
    void noTwoButtonsOfAPageSoundAlike() {
        QFETCH(const QString, page);
        window().showPage(page);
        QTest::qWait(100);
        const QStringList alike =
            soundingAlike(controlsOf(window()), [](const QWidget& button) { return isOnPage(button); });
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(u'\n')));
    }

    void tabComesToEveryControlAndShowsIt_data() { pages(); }
    void tabComesToEveryControlAndShowsIt() {
        QFETCH(const QString, page);
        window().showPage(page);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::qWait(200);
        QList<QWidget*> reached;
        QStringList unseen;
        QStringList unreached;
        QStringList backwards;
        auto* start = m_stage->find<QWidget>((page + QLatin1String("Rail")).toLatin1().constData());
        if (!start) start = m_stage->find<QWidget>("workspaceMenu"); // the welcome is on no rail
        start->setFocus(Qt::TabFocusReason);
        QWidget* at = start;
        QImage before = window().grab().toImage();
        for (int stops = 0; stops < kMostStops; ++stops) {
            QTest::keyClick(at, Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            if (!now || now == start) break;
            if (now == at) {
                unreached << QStringLiteral("keeps Tab to itself: ") + nameOf(*at);
                break;
            }
            const QImage after = window().grab().toImage();
            if (isOnPage(*now) && !reached.contains(now) && !isSeen(before, after, *now)) unseen << nameOf(*now);
            if (isOnPage(*at) && isOnPage(*now) && !followsWhatIsSeen(*at, *now))
                backwards << nameOf(*at) + QStringLiteral(" → ") + nameOf(*now);
            before = after;
            reached << now;
            at = now;
        }
        for (QWidget* control : controlsOf(window())) {
            QWidget* stop = control->focusProxy() ? control->focusProxy() : control;
            if (control != start && control->isEnabled() && !reached.contains(stop) && !isReachedByArrows(*control))
                unreached << nameOf(*control);
        }
        QVERIFY2(unreached.isEmpty(), qPrintable(unreached.join(u'\n')));
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
        QVERIFY2(backwards.isEmpty(), qPrintable(backwards.join(u'\n')));
    }

    void everyDialogIsNamedReachedHitAndRead_data() { dialogRows(DialogWay::Needs::Studies); }
    /// As the pages, and none needs more than a small screen has.
    void everyDialogIsNamedReachedHitAndRead() {
        QFETCH(const QString, dialog);
        if (dialog == u"help") QSKIP("Tab goes through the links of its text, which are hundreds");
        QWidget* shown = openDialog(*m_stage, dialog);
        const QPointer<QWidget> closed = shown;
        QVERIFY(shown && QTest::qWaitForWindowActive(shown));
        const auto focused = [&] { return QApplication::focusWidget() ? QApplication::focusWidget() : shown; };
        QTRY_VERIFY(shown->isAncestorOf(focused()));
        QWidget* start = focused();
        QWidgetList reached{start};
        for (QWidget* at = start; reached.size() < kMostStops; at = reached.last()) {
            QTest::keyClick(at, Qt::Key_Tab);
            if (focused() == start || focused() == at) break;
            reached << focused();
        }
        QStringList faults;
        const QSize least = shown->minimumSizeHint().expandedTo(shown->minimumSize());
        if (least.boundedTo(kSmallestScreen) != least)
            faults << QStringLiteral("needs %1 × %2").arg(least.width()).arg(least.height());
        for (QWidget* control : controlsOf(*shown)) {
            const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(control);
            if (!heard || heard->text(QAccessible::Name).trimmed().isEmpty())
                faults << QLatin1String("no name: ") + nameOf(*control);
            QWidget* stop = control->focusProxy() ? control->focusProxy() : control;
            if (control->isEnabled() && !reached.contains(stop) && !isReachedByArrows(*control))
                faults << QLatin1String("not reached: ") + nameOf(*control);
            if (control->width() < kLeastTarget || control->height() < kLeastTarget)
                faults << QLatin1String("small: ") + nameOf(*control);
        }
        faults << soundingAlike(controlsOf(*shown), [](const QWidget&) { return true; });
        for (const auto* label : shown->findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty() || !label->isEnabled()) continue;
            const QColor ink = label->palette().color(label->foregroundRole());
            if (contrast(ink, shown->palette().color(QPalette::Window)) < kLeastContrast)
                faults << QStringLiteral("faint: %1 “%2”").arg(nameOf(*label), label->text().left(30));
        }
        shown->close();
        QVERIFY2(faults.isEmpty(), qPrintable(inDialog(dialog, faults)));
        QTRY_VERIFY(!closed || !closed->isVisible());
    }

    /// The navigation, the filter, the page, the Inspector, and round again.
    void f6GoesFromPartToPartOfTheWindow() {
        window().showPage(QStringLiteral("heatmap"));
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        auto* plot = window().heatmapPage()->plot();
        QTRY_VERIFY(plot->data().rowCount() > 0);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right); // something to inspect
        auto* inspector = window().inspector();
        const auto* bar = window().filterBar();
        if (!inspector->isVisible()) QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(inspector->isVisible() && bar->isVisible() && inspector->elementList()->model()->rowCount() > 0);
        m_stage->find<QWidget>("heatmapRail")->setFocus();
        const auto press = [this](Qt::KeyboardModifiers with) { QTest::keyClick(&window(), Qt::Key_F6, with); };
        const auto at = [] { return QApplication::focusWidget(); };
        press({});
        QTRY_VERIFY(bar->isAncestorOf(at()));
        press({});
        QTRY_VERIFY(window().heatmapPage()->isAncestorOf(at()));
        plot->setFocus(); // it comes back to where it was
        press({});
        QTRY_VERIFY(inspector->isAncestorOf(at()));
        press(Qt::ShiftModifier);
        QTRY_COMPARE(at(), static_cast<QWidget*>(plot));
        press({});
        QTRY_VERIFY(inspector->isAncestorOf(at()));
        press({});
        QTRY_COMPARE(at(), m_stage->find<QWidget>("heatmapRail"));
        QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier); // what a key brings is where the focus is
        QTRY_COMPARE(at(), static_cast<QWidget*>(window().runsPage()->table()));
    }

    void everyControlCanBeHit_data() { pages(); }
    void everyControlCanBeHit() {
        QFETCH(const QString, page);
        window().showPage(page);
        QTest::qWait(100);
        QStringList small;
        for (const QWidget* control : controlsOf(window()))
            if (control->width() < kLeastTarget || control->height() < kLeastTarget)
                small
                    << QStringLiteral("%1: %2 × %3").arg(nameOf(*control)).arg(control->width()).arg(control->height());
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
    }

    /// A column that does not scroll to the side has the width of what is in it.
    void nothingIsCutAtTheSideOfAColumn_data() { pages(); }
    void nothingIsCutAtTheSideOfAColumn() {
        QFETCH(const QString, page);
        window().showPage(page);
        QTest::qWait(100);
        QStringList cut;
        for (const QWidget* control : controlsOf(window()))
            for (const QWidget* around = control->parentWidget(); around; around = around->parentWidget()) {
                const auto* area = qobject_cast<const QScrollArea*>(around);
                if (!area || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) continue;
                const int right = control->mapTo(area->viewport(), QPoint(control->width(), 0)).x();
                if (right > area->viewport()->width()) cut << nameOf(*control);
            }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void aHeatMapIsHeardCellByCell() {
        window().showPage(QStringLiteral("heatmap"));
        auto* plot = window().heatmapPage()->plot();
        QTRY_VERIFY(plot->data().rowCount() > 0);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(plot);
        QAccessibleTableInterface* table = heard->tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), plot->data().rowCount());
        QCOMPARE(table->columnCount(), plot->data().columnCount());
        QCOMPARE(heard->childCount(), table->rowCount() * table->columnCount());
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 0; column < table->columnCount(); ++column) {
                QAccessibleInterface* cell = table->cellAt(row, column);
                QCOMPARE(cell->role(), QAccessible::Cell);
                const QString words = cell->text(QAccessible::Name);
                QVERIFY2(words.contains(plot->data().rows.at(row).label) &&
                             words.contains(plot->data().columns.at(column)),
                         qPrintable(words));
                QCOMPARE(cell->text(QAccessible::Value),
                         widgets::HeatmapText::value(plot->data(), plot->data().cell(row, column).value));
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                QCOMPARE(heard->indexOfChild(cell), row * table->columnCount() + column);
            }
        plot->setFocus();
        plot->setCurrentCell(0, 0);
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(table->selectedCells().size(), 1);
        QVERIFY(table->cellAt(0, 1)->state().selected);
        QVERIFY(table->cellAt(0, 1)->rect().isValid());
        QVERIFY(!table->cellAt(table->rowCount(), 0));
    }

    void textCanBeReadInEveryTheme_data() {
        QTest::addColumn<int>("scheme");
        QTest::newRow("light") << int(ui::Scheme::Light);
        QTest::newRow("dark") << int(ui::Scheme::Dark);
        QTest::newRow("high contrast") << int(ui::Scheme::HighContrast);
    }
    void textCanBeReadInEveryTheme() {
        QFETCH(const int, scheme);
        const ui::Tokens tokens = ui::Theme::tokens(static_cast<ui::Scheme>(scheme));
        const double least = tokens.highContrast ? 7.0 : kLeastContrast;
        const std::pair<const char*, QColor> grounds[] = {{"page", tokens.page},
                                                          {"panel", tokens.panel},
                                                          {"hover", tokens.hover},
                                                          {"pressed", tokens.pressed},
                                                          {"accentSoft", tokens.accentSoft}};
        const std::pair<const char*, QColor> inks[] = {
            {"ink", tokens.ink}, {"secondary", tokens.secondary}, {"accent", ui::StyleSheet::accentText(tokens)}};
        QStringList faint;
        const auto check = [&](const char* ink, const QColor& top, const char* ground, const QColor& below) {
            if (contrast(top, below) < least)
                faint << QStringLiteral("%1 on %2: %3")
                             .arg(QLatin1String(ink), QLatin1String(ground))
                             .arg(contrast(top, below));
        };
        for (const auto& [ground, below] : grounds)
            for (const auto& [ink, top] : inks)
                if (std::string_view(ground) != "pressed" || std::string_view(ink) == "ink")
                    check(ink, top, ground, below);
        check("onAccent", tokens.onAccent, "accent", tokens.accent);
        QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
    }

    void labelsCanBeReadOnEveryPage_data() { textCanBeReadInEveryTheme_data(); }
    void labelsCanBeReadOnEveryPage() {
        QFETCH(const int, scheme);
        const auto restored = qScopeGuard([] { ui::Theme::apply(*qApp, ui::Scheme::Light); });
        ui::Theme::apply(*qApp, static_cast<ui::Scheme>(scheme));
        QStringList faint;
        for (const char* page : kPages) {
            window().showPage(QLatin1String(page));
            QTest::qWait(50); // what is asked comes
            for (const auto* label : window().findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty() || !label->isEnabled()) continue;
                const QColor ground = window().palette().color(QPalette::Base);
                const QColor ink = label->palette().color(label->foregroundRole());
                if (contrast(ink, ground) < kLeastContrast)
                    faint << QStringLiteral("%1 %2 “%3”: %4")
                                 .arg(QLatin1String(page), nameOf(*label), label->text().left(30))
                                 .arg(contrast(ink, ground));
            }
        }
        QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
    }

private:
    ui::MainWindow& window() { return *m_stage->window; }
    static void pages() {
        QTest::addColumn<QString>("page");
        for (const char* page : kPages)
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    static bool isOnPage(const QWidget& widget) {
        for (const QWidget* at = &widget; at; at = at->parentWidget())
            if (at->property("isPage").toBool()) return true;
        return false;
    }
    /// Down, to the right, or up to the head of a column further right.
    bool followsWhatIsSeen(const QWidget& from, const QWidget& to) {
        const auto place = [&](const QWidget& one) { return QRect(one.mapTo(&window(), QPoint()), one.size()); };
        const QRect before = place(from);
        const QRect after = place(to);
        if (before.contains(after) || after.contains(before)) return true; // a part of it
        if (after.top() >= before.bottom()) return true;
        return after.left() >= before.right();
    }
    /// Whether it, or what is drawn around it, looks otherwise than before.
    bool isSeen(const QImage& before, const QImage& now, const QWidget& focused) {
        const QRect place = QRect(focused.mapTo(&window(), QPoint()), focused.size())
                                .adjusted(-4, -4, 4, 4)
                                .intersected(window().rect());
        const auto part = [&](const QImage& image) {
            const double ratio = image.devicePixelRatio();
            return image.copy(QRect((QPointF(place.topLeft()) * ratio).toPoint(), place.size() * ratio));
        };
        return part(before) != part(now);
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::accessStory

CHRONOSCOPE_STORY(accessStory, AccessStory)
#include "AccessStory.moc"
