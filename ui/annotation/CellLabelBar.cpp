// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/CellLabelBar.h"

#include "ui/annotation/AnnotateKeys.h"
#include "ui/annotation/BarButton.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QMenu>

namespace chronoscope::ui {

using annotation::Label;
using annotation::LabelSet;

CellLabelBar::CellLabelBar(AnnotationHub& hub, Session& session, QListView& list, CellElementsModel& model,
                           QWidget* parent)
    : QWidget(parent), m_hub(hub), m_session(session), m_list(list), m_model(model),
      m_words(makeText(this, "cellLabelWords", Role::Caption)),
      m_label(makeBarButton(this, "labelCellsButton", tr("&Label"),
                            tr("Give one label to all chosen wrong answers, as one step of undo"))),
      m_undo(makeBarButton(this, "undoCellsButton", tr("Undo"), tr("Take the labels back"))),
      m_menu(new QMenu(m_label)) {
    setObjectName(QStringLiteral("cellLabelBar"));
    m_menu->setToolTipsVisible(true);
    m_label->setMenu(m_menu);
    m_label->setPopupMode(QToolButton::InstantPopup);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace4);
    row->addWidget(m_words, 1);
    row->addWidget(m_undo);
    row->addWidget(m_label);
    for (int place = 0; !labelKey(place).isEmpty(); ++place) {
        auto* action = new QAction(&list);
        action->setShortcut(labelKey(place));
        action->setShortcutContext(Qt::WidgetShortcut);
        list.addAction(action);
        connect(action, &QAction::triggered, this, [this, place] { labelByKey(place); });
    }
    connect(m_menu, &QMenu::aboutToShow, this, &CellLabelBar::fillMenu);
    connect(&m_hub.undoStack(), &QUndoStack::indexChanged, m_undo, &QWidget::hide); // it is for the newest step alone
    connect(m_undo, &QToolButton::clicked, this, [this] {
        m_hub.undoStack().undo();
        follow();
    });
    connect(list.selectionModel(), &QItemSelectionModel::selectionChanged, this, &CellLabelBar::follow);
    connect(&model, &QAbstractItemModel::modelReset, this, &CellLabelBar::follow);
    connect(&hub, &AnnotationHub::changed, this, &CellLabelBar::follow);
    follow();
}

std::vector<AnnotationTarget> CellLabelBar::wrongChosen() const {
    std::vector<AnnotationTarget> targets;
    for (const QModelIndex& index : m_list.selectionModel()->selectedIndexes()) {
        const results::CellUnit* unit = m_model.at(index.row());
        if (!unit || !analysis::isWrong(unit->category)) continue;
        const results::RunColumns& run = m_model.set()->run(m_model.run());
        targets.push_back(
            {{run.identity, m_model.set()->elements->ids[unit->element], unit->year, unit->form}, run.model});
    }
    return targets;
}

void CellLabelBar::follow() {
    const auto chosen = m_list.selectionModel()->selectedIndexes().size();
    const auto wrong = static_cast<qint64>(wrongChosen().size());
    setVisible(chosen > 0 && m_hub.canWrite());
    m_words->setText(wrong == chosen ? tr("%1 chosen").arg(numberText(chosen))
                                     : tr("%1 chosen, %2 of them wrong").arg(numberText(chosen), numberText(wrong)));
    m_label->setEnabled(wrong > 0);
    m_undo->hide();
}

void CellLabelBar::fillMenu() {
    m_menu->clear();
    const bool several = m_hub.labelSets().size() > 1;
    const LabelSet& inUse = m_hub.setInUse(); // labelByKey()
    for (const LabelSet& set : m_hub.labelSets()) {
        QMenu* menu = several ? m_menu->addMenu(QString::fromStdString(set.name)) : m_menu;
        menu->setToolTipsVisible(true);
        for (std::size_t place = 0; place < set.labels.size(); ++place) {
            const Label& label = set.labels[place];
            QAction* action =
                menu->addAction(QString::fromStdString(label.name).replace(QLatin1Char('&'), QLatin1String("&&")));
            const QKeySequence key = &set == &inUse ? labelKey(static_cast<int>(place)) : QKeySequence();
            const QString what = QString::fromStdString(label.description);
            action->setToolTip(plainToolTip(
                key.isEmpty() ? what : tr("%1 (%2)").arg(what, key.toString(QKeySequence::NativeText)).trimmed()));
            connect(action, &QAction::triggered, this, [this, set, label] {
                m_hub.useSet(set.name);
                this->label(set, label);
            });
        }
    }
}

/// The keys of the Annotate page give the labels of the set that was last chosen.
void CellLabelBar::labelByKey(int place) {
    if (!m_label->isEnabled() || !isVisible()) return;
    const LabelSet set = m_hub.setInUse();
    if (static_cast<std::size_t>(place) < set.labels.size()) label(set, set.labels[static_cast<std::size_t>(place)]);
}

void CellLabelBar::label(const LabelSet& set, const Label& label) {
    if (!m_hub.canWrite()) return emit m_session.problem(tr("The answers were not labelled"), m_hub.whyNot());
    const auto targets = wrongChosen();
    const QString text =
        tr("Label %1: %2").arg(numberText(static_cast<qint64>(targets.size())), QString::fromStdString(label.name));
    const int before = m_hub.undoStack().index();
    m_hub.label(text, targets, set, {label.key});
    if (m_hub.undoStack().index() == before)
        m_words->setText(tr("All of them have this label already"));
    else
        labelled(text);
}

void CellLabelBar::labelled(const QString& text) {
    m_words->setText(text);
    m_undo->show();
}

} // namespace chronoscope::ui
