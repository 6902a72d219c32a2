// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/DisagreementList.h"

#include "core/results/CellLabels.h"
#include "core/results/ResultFilter.h"
#include "ui/annotation/BarButton.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CellSelection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace chronoscope::ui {

using annotation::Annotation;
using annotation::AnnotationBody;
using annotation::Disagreement;
using annotation::ItemKey;
using annotation::Label;
using results::ResultSet;

namespace {
enum DisagreementColumn { Subject, Year, Form, Run, Disputed, Final, ColumnCount };
constexpr int kPlaceRole = Qt::UserRole;

/// Their indices in the set; none of an element that no shown run asks about.
std::map<ContentId, std::optional<std::uint32_t>> elementsOf(const ResultSet& set,
                                                             const std::vector<Disagreement>& items) {
    std::map<ContentId, std::optional<std::uint32_t>> elements;
    for (const Disagreement& one : items)
        elements.try_emplace(one.item.element);
    for (std::size_t i = 0; i < set.elements->size(); ++i)
        if (const auto at = elements.find(set.elements->ids[i]); at != elements.end())
            at->second = static_cast<std::uint32_t>(i);
    return elements;
}
} // namespace

DisagreementList::DisagreementList(AnnotationHub& hub, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_count(new QLabel(this)), m_list(new QTreeWidget(this)),
      m_said(makeCopyableText(this, "disagreementSaid")),
      m_final(
          makeBarButton(this, "finalWordButton", tr("&Final word"),
                        tr("Decide what the chosen items are: it stands for the annotators' own labels, which stay"))),
      m_undo(makeBarButton(this, "undoFinalButton", tr("Undo"), tr("Take back what was decided last"))),
      m_menu(new QMenu(m_final)) {
    m_count->setObjectName(QStringLiteral("disagreementCount"));
    setRole(m_count, Role::Caption);
    m_list->setObjectName(QStringLiteral("disagreements"));
    m_list->setAccessibleName(tr("Items on which annotators differ"));
    m_list->setHeaderLabels({tr("Element"), tr("Year"), tr("Template"), tr("Run"), tr("Disputed"), tr("Final word")});
    m_list->headerItem()->setToolTip(Disputed, tr("Labels that some but not all of its annotators gave"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(Subject, Qt::AscendingOrder);
    new TableColumns(m_list, TableColumns::are({Subject, Run, Disputed}));
    m_menu->setToolTipsVisible(true);
    m_final->setMenu(m_menu);
    m_final->setPopupMode(QToolButton::InstantPopup);
    auto* head = new QHBoxLayout;
    head->setSpacing(Tokens::kSpace8);
    head->addWidget(m_count, 1);
    head->addWidget(m_undo);
    head->addWidget(m_final);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_said);
    m_undo->hide();
    connect(m_menu, &QMenu::aboutToShow, this, &DisagreementList::fillMenu);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &DisagreementList::follow);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DisagreementList::follow);
    connect(m_list, &QTreeWidget::itemActivated, m_final, [this] { m_final->showMenu(); });
    connect(&m_hub.undoStack(), &QUndoStack::indexChanged, m_undo, &QWidget::hide); // it is for the newest step alone
    connect(m_undo, &QToolButton::clicked, this, [this] {
        if (m_hub.canWrite()) m_hub.undoStack().undo();
    });
}

void DisagreementList::show(std::shared_ptr<const ResultSet> set, const annotation::LabelSet& labels,
                            std::vector<Disagreement> disagreements) {
    std::set<ItemKey> kept;
    for (const std::size_t place : chosen())
        kept.insert(m_disagreements[place].item);
    m_labels = labels;
    m_disagreements = std::move(disagreements);
    m_models.clear();
    std::map<ContentId, std::size_t> runs;
    const auto names = results::runNames(*set);
    for (std::size_t run = 0; run < set->runs.size(); ++run) {
        m_models.emplace(set->run(run).identity, set->run(run).model);
        runs.emplace(set->run(run).identity, run);
    }
    const auto elements = elementsOf(*set, m_disagreements);
    const std::size_t shown = std::min(m_disagreements.size(), kMostShown);
    const auto open =
        std::count_if(m_disagreements.begin(), m_disagreements.end(), [](const auto& one) { return !one.settled; });
    m_count->setText(tr("Items on which annotators differ: %1, without a final word: %2%3")
                         .arg(numberText(static_cast<qint64>(m_disagreements.size())), numberText(open),
                              shown < m_disagreements.size()
                                  ? tr("; the first %1 are shown").arg(numberText(kMostShown))
                                  : QString()));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    QList<QTreeWidgetItem*> lines;
    for (std::size_t i = 0; i < shown; ++i) {
        const Disagreement& one = m_disagreements[i];
        const auto element = elements.at(one.item.element);
        const std::size_t run = runs.at(one.item.run);
        auto* line = new QTreeWidgetItem({element ? toQt(std::string(set->elements->subjects.at(*element)))
                                                  : tr("an element that no shown run asks about"),
                                          one.item.year > 0 ? QString::number(one.item.year) : QStringLiteral("—"),
                                          displayName(one.item.form), toQt(names.at(set->run(run).choice)),
                                          labelNames(one.labels), one.settled ? finalWord(one.item) : QString()});
        line->setData(0, kPlaceRole, static_cast<int>(i));
        if (element)
            line->setData(0, kSelectionRole,
                          QVariant::fromValue(selectionOf(*set, run, *element, one.item.form, one.item.year)));
        for (int column = 0; column < ColumnCount; ++column)
            line->setToolTip(column, plainToolTip(line->text(column)));
        lines << line;
    }
    m_list->addTopLevelItems(lines);
    for (QTreeWidgetItem* line : std::as_const(lines))
        if (kept.contains(m_disagreements[static_cast<std::size_t>(line->data(0, kPlaceRole).toInt())].item))
            line->setSelected(true);
    if (kept.empty() && !lines.isEmpty()) m_list->setCurrentItem(m_list->topLevelItem(0));
    follow();
}

std::vector<std::size_t> DisagreementList::chosen() const {
    std::vector<std::size_t> places;
    for (const QTreeWidgetItem* line : m_list->selectedItems())
        places.push_back(static_cast<std::size_t>(line->data(0, kPlaceRole).toInt()));
    return places;
}

QString DisagreementList::labelNames(const std::vector<std::string>& keys) const {
    QStringList names;
    for (const std::string& key : keys) {
        const Label* label = m_labels.find(key);
        names << QString::fromStdString(label ? label->name : key);
    }
    return names.isEmpty() ? tr("no label") : names.join(QStringLiteral(", "));
}

QString DisagreementList::finalWord(const ItemKey& item) const {
    return labelNames(m_hub.book().consensus(item).labels);
}

void DisagreementList::follow() {
    const auto places = chosen();
    const QString why = m_hub.whyNot();
    m_final->setEnabled(!places.empty() && why.isEmpty());
    m_said->setVisible(!m_disagreements.empty());
    if (places.size() != 1) {
        m_said->setText(places.empty()
                            ? tr("Choose an item to see who says what.")
                            : tr("%1 items are chosen.").arg(numberText(static_cast<qint64>(places.size()))));
        return;
    }
    QStringList lines;
    for (const Annotation& one : m_hub.book().of(m_disagreements[places.front()].item)) {
        QString line = one.voice.final ? tr("Final word of %1: %2") : tr("%1: %2");
        line = line.arg(QString::fromStdString(one.voice.author), labelNames(one.body.labels));
        if (!one.body.note.empty()) line += tr(" — %1").arg(QString::fromStdString(one.body.note).simplified());
        lines << line;
    }
    m_said->setText(lines.join(QLatin1Char('\n')));
}

void DisagreementList::fillMenu() {
    m_menu->clear();
    for (const Label& label : m_labels.labels) {
        QAction* action =
            m_menu->addAction(QString::fromStdString(label.name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(plainToolTip(QString::fromStdString(label.description)));
        connect(action, &QAction::triggered, this, [this, label] { decide(&label); });
    }
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("None: take my final word back")), &QAction::triggered, this,
            [this] { decide(nullptr); });
}

void DisagreementList::decide(const Label* label) {
    const annotation::Authorship voice{m_hub.author(), true};
    std::vector<annotation::AnnotationChange> changes;
    for (const std::size_t place : chosen()) {
        const ItemKey& item = m_disagreements[place].item;
        const Annotation* now = m_hub.book().find(item, voice);
        std::optional<AnnotationBody> after;
        if (label) {
            after = now ? now->body : AnnotationBody{};
            after->labels = {label->key};
        }
        if (now ? after == now->body : !after) continue;
        changes.push_back(
            m_hub.book().changeTo(item, voice, m_models.at(item.run), m_labels.name, std::move(after), 0));
    }
    if (changes.empty()) return;
    if (!m_hub.canWrite()) return;
    m_hub.perform(label ? tr("Final word: %1").arg(QString::fromStdString(label->name)) : tr("Final word taken back"),
                  std::move(changes));
    m_undo->show();
}

} // namespace chronoscope::ui
