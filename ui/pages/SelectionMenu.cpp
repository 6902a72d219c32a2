// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/SelectionMenu.h"

#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/views/Text.h"

#include <QAbstractItemView>
#include <QAction>
#include <QMenu>

#include <algorithm>

namespace chronoscope::ui {

namespace {
QString menuText(const std::string& name) {
    return QString::fromStdString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

template <typename Act> void addLine(QMenu& menu, const char* name, const QString& text, const QString& tip, Act act) {
    QAction* action = menu.addAction(text, &menu, std::move(act));
    action->setObjectName(QLatin1String(name));
    action->setToolTip(tip);
}

/// A plot's own actions may offer the same already.
bool offers(const QMenu& menu, const QString& text) {
    const auto actions = menu.actions();
    return std::any_of(actions.begin(), actions.end(), [&](const QAction* action) {
        return action->text().remove(QLatin1Char('&')) == QString(text).remove(QLatin1Char('&'));
    });
}
} // namespace

std::optional<Selection> rowSelection(const QAbstractItemView& list) {
    const QModelIndex index = list.currentIndex();
    for (const QModelIndex& at : {index, index.siblingAtColumn(0)})
        if (const QVariant of = at.data(kSelectionRole); of.isValid()) return of.value<Selection>();
    return std::nullopt;
}

void SelectionMenu::offerNumber(QMenu& menu, const Selection& of) const {
    if (of.run == 0) return;
    const results::CellNumber number = of.shownNumber();
    results::ResultFilter filter = number.filter;
    filter.runs = {number.run};
    if (number.against) filter.runs.push_back(*number.against);
    addLine(menu, "onlyThis", Text::tr("&Only what it is made of"),
            Text::tr("Narrows the filter of all result pages to this number; Alt+Left goes back"),
            [narrow = narrow, filter] { narrow(filter); });
    offerAnnotating(menu, filter);
    offerOtherRuns(menu, number.run);
    if (of.elementRow != 0) offerAsking(menu, of);
}

void SelectionMenu::offerRow(QMenu& menu, const Selection& of) const {
    if (of.study) {
        if (study) study(menu, *of.study);
        return;
    }
    if (of.elementRow != 0) return offerElement(menu, of);
    if (of.run == 0) return;
    const results::RunChoice run{of.run, of.scoring};
    results::ResultFilter filter = within;
    filter.runs = {run};
    addLine(menu, "onlyThis", Text::tr("&Only this run"),
            Text::tr("Narrows the filter of all result pages to this run; Alt+Left goes back"),
            [narrow = narrow, filter] { narrow(filter); });
    offerAnnotating(menu, filter);
    offerOtherRuns(menu, run);
}

void SelectionMenu::offerElement(QMenu& menu, const Selection& of) const {
    const auto set = results.set();
    if (const auto at = set ? set->elements->indexOfRow(of.elementRow) : std::nullopt) {
        results::ResultFilter only = within;
        only.elements = {set->elements->ids[*at]};
        addLine(menu, "onlyThis", Text::tr("&Only this element"),
                Text::tr("Narrows the filter of all result pages to this element; Alt+Left goes back"),
                [narrow = narrow, only] { narrow(only); });
        if (of.run != 0) {
            only.runs = {{of.run, of.scoring}};
            only.templates = {of.form};
            if (of.year != 0) only.years = {{of.year, of.year}};
            offerAnnotating(menu, only);
        }
    } else {
        QAction* only = menu.addAction(Text::tr("&Only this element"));
        only->setObjectName(QStringLiteral("onlyThis"));
        only->setEnabled(false);
        only->setToolTip(set ? Text::tr("No run that the result pages show has asked about this element")
                             : Text::tr("The result pages show no run yet"));
    }
    if (of.run == 0) return;
    offerOtherRuns(menu, {of.run, of.scoring});
    offerAsking(menu, of);
}

void SelectionMenu::offerAnnotating(QMenu& menu, const results::ResultFilter& filter) const {
    const QString text = Text::tr("&Annotate these…");
    if (offers(menu, text)) return;
    addLine(menu, "annotateThis", text, Text::tr("Make a queue of the wrong answers behind it"),
            [narrow = narrow, annotate = annotate, filter] {
                narrow(filter);
                annotate();
            });
}

void SelectionMenu::offerOtherRuns(QMenu& menu, const results::RunChoice& chosen) const {
    auto* others = new QMenu(Text::tr("&Compare with"), &menu);
    others->setObjectName(QStringLiteral("compareWith"));
    // Those that are shown first, with their scorings, then every other one that has replies.
    std::vector<results::RunChoice> all = results.choices();
    for (const store::RunRecord& run : session.runs()) {
        const auto isSame = [&run](const results::RunChoice& one) { return one.run == run.id; };
        if (run.counts.done() > 0 && run.id != chosen.run && std::none_of(all.begin(), all.end(), isSame))
            all.push_back({run.id, 0});
    }
    for (const results::RunChoice& other : all) {
        const auto* record = session.run(other.run);
        if (!record || other == chosen) continue;
        others->addAction(menuText(record->name), &menu, [compare = compare, chosen, other] {
            compare({chosen, other});
        });
    }
    if (others->isEmpty())
        delete others;
    else
        menu.addMenu(others);
}

void SelectionMenu::offerAsking(QMenu& menu, const Selection& of) const {
    addLine(menu, "askAgain", Text::tr("As&k again…"),
            Text::tr("Shows the prompt in the Inspector, to be sent once more; nothing stored is changed"),
            [&session = session, askAgain = askAgain, of] {
                session.select(of);
                askAgain();
            });
}

} // namespace chronoscope::ui
