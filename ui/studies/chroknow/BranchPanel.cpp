// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/BranchPanel.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"
#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/PlotTheme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStyle>
#include <QTableWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using widgets::CategoryMark;
using widgets::Mark;

namespace {
enum BranchColumn { NameColumn, EndColumn, BranchColumns };
constexpr int kStepColumns = 3; ///< per branch: shown, answer, candidate
constexpr int kAnswerColumn = 1;

QString branchName(const std::vector<Branch>& branches, int index) {
    return QStringLiteral("%1 · %2").arg(index + 1).arg(branches[static_cast<std::size_t>(index)].name);
}

Mark markOf(const Branch& branch) {
    switch (branch.verdict.total) {
    case traversal::Outcome::ChronoCorrect: return Mark::ChronoCorrect;
    case traversal::Outcome::StillWrong: return Mark::Incorrect;
    case traversal::Outcome::NotApplicable: return Mark::Missing;
    case traversal::Outcome::Open: return Mark::None;
    }
    return Mark::None;
}

QString shortVerdict(const Branch& branch) {
    switch (branch.verdict.total) {
    case traversal::Outcome::ChronoCorrect: return BranchPanel::tr("Chrono-Correct");
    case traversal::Outcome::StillWrong: return BranchPanel::tr("Still wrong");
    case traversal::Outcome::NotApplicable: return BranchPanel::tr("Not applicable");
    case traversal::Outcome::Open: break;
    }
    return BranchPanel::tr("%1 of %2 steps")
        .arg(branch.traversal.steps().size())
        .arg(branch.traversal.plan().examples.size());
}
} // namespace

QString verdictText(const Branch& branch) {
    const auto& verdict = branch.verdict;
    const QString candidate = QString::fromStdString(verdict.candidate);
    const QString score = verdict.score > 0 ? BranchPanel::tr("score %1").arg(QLocale().toString(verdict.score, 'f', 1))
                                            : BranchPanel::tr("no match");
    switch (verdict.total) {
    case traversal::Outcome::ChronoCorrect:
        if (verdict.candidate == verdict.matched)
            return BranchPanel::tr("Chrono-Correct: %1, %2").arg(candidate, score);
        return BranchPanel::tr("Chrono-Correct: “%1” is %2, %3")
            .arg(candidate, QString::fromStdString(verdict.matched), score);
    case traversal::Outcome::StillWrong:
        if (candidate.isEmpty()) return BranchPanel::tr("Still wrong: no candidate came out of the replies");
        return verdict.everRight
                   ? BranchPanel::tr("Still wrong: “%1”, %2; it was right at an earlier step").arg(candidate, score)
                   : BranchPanel::tr("Still wrong: “%1”, %2").arg(candidate, score);
    case traversal::Outcome::NotApplicable: return BranchPanel::tr("Not applicable: there is no year to show");
    case traversal::Outcome::Open: break;
    }
    return shortVerdict(branch);
}

BranchPanel::BranchPanel(Walk& walk, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_tree(new QTreeWidget(this)), m_compare(new QComboBox(this)) {
    m_tree->setObjectName(QStringLiteral("branchTree"));
    m_tree->setAccessibleName(tr("Branches"));
    m_tree->setToolTip(tr("The selected branch is the one that is stepped"));
    m_tree->setColumnCount(BranchColumns);
    m_tree->setHeaderLabels({tr("Branch"), tr("Ends as")});
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    new TableColumns(m_tree, TableColumns::are({NameColumn}));
    m_compare->setObjectName(QStringLiteral("compareBranch"));
    m_compare->setAccessibleName(tr("Compare with"));
    m_compare->setToolTip(tr("Shows the steps of that branch beside those of the selected one"));
    m_compare->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* label = new QLabel(tr("Compare with"), this);
    label->setBuddy(m_compare);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_tree, 1);
    layout->addWidget(label);
    layout->addWidget(m_compare);
    connect(&walk, &Walk::changed, this, &BranchPanel::follow);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (m_filling || !item) return;
        // Later: the change fills the tree anew, which must not happen while it tells of it.
        QTimer::singleShot(0, this,
                           [this, index = item->data(NameColumn, Qt::UserRole).toInt()] { m_walk.setCurrent(index); });
    });
    connect(m_compare, &QComboBox::activated, this, &BranchPanel::comparedChanged);
    follow();
}

int BranchPanel::compared() const {
    const int index = m_compare->currentData().toInt();
    return m_compare->currentIndex() > 0 && index != m_walk.currentIndex() &&
                   index < static_cast<int>(m_walk.branches().size())
               ? index
               : -1;
}

void BranchPanel::follow() {
    m_filling = true;
    fillTree();
    fillCompare();
    m_filling = false;
}

void BranchPanel::fillTree() {
    m_tree->clear();
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    std::vector<QTreeWidgetItem*> items;
    for (int i = 0; i < static_cast<int>(m_walk.branches().size()); ++i) {
        const Branch& branch = m_walk.branches()[static_cast<std::size_t>(i)];
        QTreeWidgetItem* parent = branch.parent >= 0 ? items[static_cast<std::size_t>(branch.parent)] : nullptr;
        auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
        item->setText(NameColumn, branchName(m_walk.branches(), i));
        item->setToolTip(NameColumn, plainToolTip(tr("%1\nasks %2\n%3 steps in common with its parent")
                                                      .arg(branch.name, branch.model, QString::number(branch.shared))));
        item->setText(EndColumn, shortVerdict(branch));
        item->setToolTip(EndColumn, plainToolTip(verdictText(branch)));
        if (const Mark mark = markOf(branch); mark != Mark::None)
            item->setIcon(EndColumn, CategoryMark::icon(mark, theme));
        item->setData(NameColumn, Qt::UserRole, i);
        items.push_back(item);
    }
    m_tree->expandAll();
    if (m_walk.hasSubject()) m_tree->setCurrentItem(items[static_cast<std::size_t>(m_walk.currentIndex())]);
}

void BranchPanel::fillCompare() {
    const QVariant before = m_compare->currentData();
    const QSignalBlocker quiet(m_compare);
    m_compare->clear();
    m_compare->addItem(tr("Nothing"), -1);
    for (int i = 0; i < static_cast<int>(m_walk.branches().size()); ++i)
        if (i != m_walk.currentIndex()) m_compare->addItem(branchName(m_walk.branches(), i), i);
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(before)));
    m_compare->setEnabled(m_compare->count() > 1);
}

StepsTable::StepsTable(Walk& walk, QWidget* parent) : QWidget(parent), m_walk(walk), m_table(new QTableWidget(this)) {
    m_table->setObjectName(QStringLiteral("stepsTable"));
    m_table->setAccessibleName(tr("Steps"));
    m_table->setToolTip(
        tr("A row per step; the mark says whether the candidate is right. A selected row is shown above."));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight); // the year stays to be seen
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0) emit stepChosen(row);
    });
}

void StepsTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

/// No head is cut, and what two branches came to stands side by side without scrolling.
void StepsTable::fitColumns() {
    int widest = 0;
    for (int i = 0; i < m_table->columnCount(); ++i)
        widest = std::max(widest, m_table->horizontalHeader()->sectionSizeHint(i));
    m_table->horizontalHeader()->setMinimumSectionSize(widest);
    const int room =
        width() - m_table->verticalHeader()->sizeHint().width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const bool isTight = m_table->columnCount() > kStepColumns && widest * m_table->columnCount() > room;
    for (int i = 0; i < m_table->columnCount(); ++i)
        m_table->setColumnHidden(i, isTight && i % kStepColumns == kAnswerColumn);
}

void StepsTable::put(int row, int column, const QString& text, const QString& more, const QIcon& icon) {
    auto* item = new QTableWidgetItem(icon, text);
    item->setToolTip(plainToolTip(more.isEmpty() ? text : text + QLatin1Char('\n') + more));
    m_table->setItem(row, column, item);
}

void StepsTable::showSteps(int other, int shown) {
    m_filling = true;
    m_table->clear();
    const bool both = other >= 0 && other < static_cast<int>(m_walk.branches().size());
    const auto rowsOf = [&](int index) {
        return static_cast<int>(m_walk.branches()[static_cast<std::size_t>(index)].traversal.plan().examples.size());
    };
    m_table->setColumnCount(m_walk.hasSubject() ? both ? 2 * kStepColumns : kStepColumns : 0);
    m_table->setRowCount(m_walk.hasSubject() ? std::max(rowsOf(m_walk.currentIndex()), both ? rowsOf(other) : 0) : 0);
    if (m_walk.hasSubject())
        addBranch(m_walk.current(), 0, both ? tr("%1: ").arg(m_walk.currentIndex() + 1) : QString());
    if (both) addBranch(m_walk.branches()[static_cast<std::size_t>(other)], kStepColumns, tr("%1: ").arg(other + 1));
    m_table->setCurrentCell(shown, 0); // a table without a current row takes its first one with the focus
    m_filling = false;
    fitColumns();
}

void StepsTable::addBranch(const Branch& branch, int firstColumn, const QString& title) {
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    const QStringList heads{tr("Shown"), tr("Answer"), tr("Candidate")};
    for (int i = 0; i < kStepColumns; ++i) {
        auto* head = new QTableWidgetItem(i == 0 ? title + heads.at(i) : heads.at(i)); // short enough for two branches
        head->setToolTip(plainToolTip(title + heads.at(i)));
        m_table->setHorizontalHeaderItem(firstColumn + i, head);
    }
    const auto& examples = branch.traversal.plan().examples;
    const auto& steps = branch.traversal.steps();
    const auto right = m_walk.rightAfterSteps(branch);
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const int row = static_cast<int>(i);
        put(row, firstColumn, tr("%1 · %2").arg(examples[i].year).arg(QString::fromStdString(examples[i].object)));
        if (i >= steps.size()) continue;
        const QString answer =
            steps[i].extracted.empty() ? tr("no answer") : QString::fromStdString(steps[i].extracted);
        put(row, firstColumn + kAnswerColumn, answer);
        const Mark mark = steps[i].candidate.empty() ? Mark::Missing : right[i] ? Mark::ChronoCorrect : Mark::Incorrect;
        put(row, firstColumn + 2,
            steps[i].candidate.empty() ? tr("none yet") : QString::fromStdString(steps[i].candidate),
            tr("Answer: %1").arg(answer), CategoryMark::icon(mark, theme));
    }
}

} // namespace chronoscope::ui
