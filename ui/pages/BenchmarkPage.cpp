// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BenchmarkPage.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberSource.h"

#include "ui/dialogs/ElementEditor.h"
#include "ui/models/SliceTreeModel.h"
#include "ui/pages/BenchmarkHeader.h"
#include "ui/pages/ElementDetail.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/ImportPanel.h"
#include "ui/pages/SliceBar.h"
#include "ui/pages/SliceFooter.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/EmptyState.h"
#include "ui/views/LeftOutColumns.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/TableColumns.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kDebounceMs = 120;
constexpr int kTreeWidth = 240;
constexpr int kTableWidth = 700;
constexpr int kTreeMinimumWidth = 200;
constexpr int kTableHeight = 360;
constexpr int kDetailHeight = 230;
// Topics are told apart by address.
constexpr const char* kOverviewTopic = "overview";
constexpr const char* kSliceTopic = "slice";
constexpr const char* kElementTopic = "element";

/// What of the pages is not seen needs no room.
void giveRoom(QStackedWidget& pages) {
    for (int i = 0; i < pages.count(); ++i) {
        const auto policy = i == pages.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        pages.widget(i)->setSizePolicy(policy, policy);
    }
}
} // namespace

BenchmarkPage::BenchmarkPage(Session& session, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_session(session), m_header(new BenchmarkHeader(session, dialogs, this)),
      m_import(new ImportPanel(this)), m_stack(new QStackedWidget(this)), m_blank(new QWidget(m_stack)),
      m_empty(new EmptyState(m_stack)) {
    setObjectName(QStringLiteral("benchmarkPage"));
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace12);
    m_empty->button()->setObjectName(QStringLiteral("emptyImportButton"));
    m_emptyBuild = m_empty->addButton("emptyBuildButton", tr("Build from a source…"),
                                      tr("Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG"));
    m_content = makeContent();
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    connect(m_stack, &QStackedWidget::currentChanged, this, [this] { giveRoom(*m_stack); });
    giveRoom(*m_stack);
    layout->addWidget(m_header);
    layout->addWidget(m_import);
    layout->addWidget(m_stack, 1);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMs);
    connectControls();
    connectSession();
    forgetWorkspace();
}

QAction* BenchmarkPage::importFilesAction() const { return m_header->importFilesAction(); }
QAction* BenchmarkPage::importFolderAction() const { return m_header->importFolderAction(); }

QWidget* BenchmarkPage::makeContent() {
    auto* content = new QWidget(m_stack);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace12);
    auto* splitter = new QSplitter(Qt::Horizontal, content);
    splitter->setObjectName(QStringLiteral("benchmarkSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeTreeSide());
    splitter->addWidget(makeTableSide());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kTreeWidth, kTableWidth});
    m_footer = new SliceFooter(m_session, content);
    layout->addWidget(new SplitChoice(*splitter, {tr("Slice"), tr("Elements")}, 1, content));
    layout->addWidget(splitter, 1);
    layout->addWidget(m_footer);
    return content;
}

QWidget* BenchmarkPage::makeTreeSide() {
    m_treeModel = new SliceTreeModel(this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("sliceTree"));
    m_tree->setAccessibleName(tr("Domains, states and relations of the slice"));
    m_tree->setModel(m_treeModel);
    m_tree->setMinimumWidth(kTreeMinimumWidth);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(Tokens::kSpace16);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    new TableColumns(m_tree, TableColumns::are({SliceTreeModel::Name}));
    auto* only = new QAction(tr("Check only this"), m_tree);
    only->setObjectName(QStringLiteral("checkOnlyAction"));
    auto* all = new QAction(tr("Check everything"), m_tree);
    all->setObjectName(QStringLiteral("checkAllAction"));
    m_tree->addActions({only, all});
    connect(only, &QAction::triggered, this, [this] { m_treeModel->checkOnly(m_tree->currentIndex()); });
    connect(all, &QAction::triggered, m_treeModel, &SliceTreeModel::checkAll);
    return m_tree;
}

QWidget* BenchmarkPage::makeTableSide() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(Tokens::kSpace12, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_bar = new SliceBar(side);
    m_tableStack = new QStackedWidget(side);
    m_table = new ElementTable(m_tableStack);
    setNumbers(*m_table, {QStringLiteral("benchmark"), [this] {
                              const auto book = numberBook();
                              return reportCommand(*findNumber(book, QStringLiteral("benchmark")), m_session.path(),
                                                   {});
                          }});
    m_noMatch = new EmptyState(m_tableStack);
    m_noMatch->button()->setObjectName(QStringLiteral("showAllButton"));
    m_tableStack->addWidget(m_table);
    m_tableStack->addWidget(m_noMatch);
    m_detail = new ElementDetail(side);
    connect(m_detail, &ElementDetail::editWanted, this, &BenchmarkPage::editElement);
    auto* edit = new QAction(tr("Edit element…"), this);
    edit->setObjectName(QStringLiteral("editElementAction"));
    edit->setShortcut(Qt::Key_F2);
    edit->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(edit);
    connect(edit, &QAction::triggered, this, &BenchmarkPage::editElement);
    auto* splitter = new QSplitter(Qt::Vertical, side);
    splitter->setObjectName(QStringLiteral("elementSplitter"));
    splitter->setChildrenCollapsible(false);
    auto* listed = new QWidget(side);
    auto* rows = new QVBoxLayout(listed);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Tokens::kSpace4);
    rows->addWidget(m_tableStack, 1);
    rows->addWidget(new LeftOutColumns(*m_table, listed));
    splitter->addWidget(listed);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({kTableHeight, kDetailHeight});
    layout->addWidget(m_bar);
    layout->addWidget(splitter, 1);
    return side;
}

void BenchmarkPage::connectControls() {
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setObjectName(QStringLiteral("findShortcut"));
    connect(find, &QShortcut::activated, m_bar, &SliceBar::focusSubject);
    connect(m_treeModel, &SliceTreeModel::changed, this, &BenchmarkPage::sliceChanged);
    connect(m_bar, &SliceBar::changed, this, &BenchmarkPage::sliceChanged);
    connect(m_table, &ElementTable::sortWished, this, &BenchmarkPage::refreshSlice);
    connect(m_table, &ElementTable::elementChosen, this, &BenchmarkPage::showElement);
    connect(m_table, &QAbstractItemView::activated, this, &BenchmarkPage::editElement);
    connect(m_noMatch->button(), &QPushButton::clicked, this, [this] { setSlice({}); });
    connect(m_empty->button(), &QPushButton::clicked, this, [this] {
        if (!m_session.isOpen()) return emit waysInRequested();
        importFilesAction()->trigger();
    });
    connect(m_emptyBuild, &QPushButton::clicked, m_header->buildAction(), &QAction::trigger);
    connect(m_footer, &SliceFooter::newRunWished, this, [this] { emit newRunRequested(slice()); });
    connect(m_import, &ImportPanel::cancelRequested, &m_session, &Session::cancelImport);
    connect(&m_debounce, &QTimer::timeout, this, [this] {
        refreshSlice();
        m_footer->count(m_treeModel->isNothingChecked() ? std::nullopt : std::optional(slice()));
    });
}

void BenchmarkPage::connectSession() {
    connect(m_header, &BenchmarkHeader::distractorsWanted, this, &BenchmarkPage::distractorsRequested);
    connect(m_header, &BenchmarkHeader::workspaceWanted, this, &BenchmarkPage::workspaceRequested);
    connect(m_header, &BenchmarkHeader::filesChosen, this, &BenchmarkPage::filesChosen);
    connect(m_header, &BenchmarkHeader::runWanted, this, [this](const benchmark::SliceSpec& slice) {
        m_askAfter = m_lastRow > 0 ? slice : benchmark::SliceSpec(); // all there is, then
    });
    connect(m_header, &BenchmarkHeader::importabilityChanged, this, &BenchmarkPage::updateEmptyState);
    connect(&m_session, &Session::workspaceChanged, this, &BenchmarkPage::forgetWorkspace);
    connect(&m_session, &Session::benchmarkChanged, this, [this] {
        if (!m_session.isImporting()) endImport();
        refreshOverview();
    });
    connect(&m_session, &Session::importProgressed, m_import, &ImportPanel::showProgress);
    connect(&m_session, &Session::importFinished, m_import, &ImportPanel::showReport);
    connect(&m_session, &Session::importFinished, this, [this](const benchmark::ImportReport& report) {
        m_findNew = report.elements > 0;
        m_hasCome = m_findNew || report.already > 0;
    });
}

benchmark::SliceSpec BenchmarkPage::slice() const {
    benchmark::SliceSpec spec;
    m_treeModel->fill(spec);
    m_bar->fill(spec);
    return spec;
}

void BenchmarkPage::setSlice(const benchmark::SliceSpec& slice) {
    m_bar->setSlice(slice);
    m_treeModel->setSlice(slice); // tells of the change
}

void BenchmarkPage::addElsewhere(const QString& page, Count count, const std::function<void()>& show) {
    if (!count) return;
    auto* button = m_empty->addButton("emptyElsewhereButton", tr("Go to %1").arg(page), {});
    button->hide();
    connect(button, &QPushButton::clicked, this, show);
    m_elsewhere.push_back({page, std::move(count), button});
}

void BenchmarkPage::readElsewhere() {
    std::vector<Count> counts;
    for (const Elsewhere& one : m_elsewhere)
        counts.push_back(one.count);
    m_session.query(
        this, "elsewhere",
        [counts = std::move(counts)](store::Database& database) -> Result<std::vector<std::int64_t>> {
            std::vector<std::int64_t> all;
            for (const Count& count : counts) {
                const auto items = count(database);
                if (!items) return items.error();
                all.push_back(*items);
            }
            return all;
        },
        [this](const Result<std::vector<std::int64_t>>& found) {
            if (!found || !m_session.isOpen()) return; // their own pages say why
            for (std::size_t i = 0; i < found->size(); ++i)
                m_elsewhere[i].any = (*found)[i] > 0;
            updateEmptyState();
        });
}

void BenchmarkPage::forgetWorkspace() {
    for (Elsewhere& one : m_elsewhere)
        one.any = false;
    m_import->reset();
    m_expanded = false;
    m_lastRow = 0;
    m_header->setCaption({});
    setSlice({});
    m_debounce.stop();
    m_footer->clear();
    m_table->setElements(nullptr, -1);
    showNoElement();
    updateEmptyState();
    m_stack->setCurrentWidget(m_session.isOpen() ? m_blank : static_cast<QWidget*>(m_empty));
    refreshOverview(); // also drops an answer about the workspace before
}

void BenchmarkPage::updateEmptyState() {
    QStringList pages;
    for (const Elsewhere& one : m_elsewhere) {
        one.button->setVisible(one.any);
        if (one.any) pages << one.page;
    }
    const QString hint = tr("Drop benchmark files, a folder or a table of your own facts here, or import them.");
    const QString elsewhere = tr("What this workspace has to ask about is of another kind: see %1.");
    if (m_session.isOpen())
        m_empty->setTexts(tr("No benchmark yet"),
                          pages.isEmpty() ? hint
                                          : elsewhere.arg(pages.join(QStringLiteral(", "))) + QLatin1Char('\n') + hint,
                          tr("Import files…"));
    else
        m_empty->setTexts(tr("No workspace is open"),
                          tr("Open or make one, try the sample, or drop a file of facts anywhere."),
                          tr("Show the ways in"));
    m_emptyBuild->setVisible(m_session.isOpen());
    m_empty->button()->setEnabled(!m_session.isOpen() || m_header->importObstacle().isEmpty());
    m_empty->button()->setToolTip(m_session.isOpen() ? m_header->importToolTip() : tr("The page of the first start"));
}

void BenchmarkPage::refreshOverview() {
    m_session.query(
        this, kOverviewTopic, [](store::Database& database) { return readOverview(database); },
        [this](const Result<BenchmarkOverview>& overview) {
            if (overview && m_session.isOpen())
                showOverview(*overview);
            else if (m_session.isOpen())
                emit m_session.problem(tr("The benchmark cannot be read"), coreWords(overview.error()));
        });
}

void BenchmarkPage::showOverview(const BenchmarkOverview& overview) {
    const bool empty = overview.elements == 0;
    m_header->setCaption(empty && overview.fewShots.empty() ? QString() : overviewText(overview));
    m_newerThan = std::exchange(m_findNew, false) ? m_lastRow : 0;
    m_lastRow = overview.lastRow;
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_content);
    if (empty) readElsewhere();
    if (!empty) m_bar->setYearRange(overview.firstYear, overview.lastYear);
    m_treeModel->setCounts(overview.counts); // tells of a change, so that the slice is read
    if (!empty && !m_expanded) {
        m_tree->expandToDepth(0);
        m_expanded = true;
    }
}

void BenchmarkPage::sliceChanged() {
    m_footer->expectChange();
    if (m_session.isOpen()) m_debounce.start();
}

void BenchmarkPage::refreshSlice() {
    const SliceQuery query{slice(), m_table->sortColumn(), m_table->sortOrder(), m_selectedRow,
                           std::exchange(m_newerThan, 0)};
    const bool nothing = m_treeModel->isNothingChecked();
    m_session.query(
        this, kSliceTopic,
        [query, nothing](store::Database& database) {
            return nothing ? Result<SliceRows>(SliceRows{}) : readSlice(database, query);
        },
        [this, selected = query.selectedRow](const Result<SliceRows>& rows) {
            if (!m_session.isOpen()) return;
            if (!rows)
                emit m_session.problem(tr("The slice cannot be read"), coreWords(rows.error()));
            else if (selected != m_selectedRow)
                refreshSlice(); // another element was selected meanwhile
            else
                showSlice(*rows);
        });
}

void BenchmarkPage::showSlice(const SliceRows& rows) {
    const bool none = !rows.elements || rows.elements->empty();
    m_table->setElements(rows.elements, rows.selected);
    if (rows.isNew) showElement(rows.elements->at(static_cast<std::size_t>(rows.selected)).row);
    if (rows.selected < 0) m_table->currentElement() != 0 ? readElement(m_table->currentElement()) : showNoElement();
    m_noMatch->setTexts(tr("No element in this slice"),
                        m_treeModel->isNothingChecked() ? tr("Nothing is checked in the tree beside.")
                                                        : tr("No element matches the subject text and the years."),
                        tr("Show all elements"));
    m_tableStack->setCurrentWidget(none ? static_cast<QWidget*>(m_noMatch) : m_table);
}

void BenchmarkPage::showNoElement() {
    m_selectedRow = 0;
    m_detail->clear(tr("Select an element to see its objects year by year."));
}

/// In the whole window.
void BenchmarkPage::showElement(qint64 row) {
    if (m_session.selection().elementRow != row) m_session.select(Selection::ofElement(row));
    if (row != m_selectedRow) readElement(row);
}

/// Below the table alone: what is restored from the last time is chosen by nobody.
void BenchmarkPage::readElement(qint64 row) {
    m_selectedRow = row;
    m_session.query(
        this, kElementTopic, [row](store::Database& database) { return store::BenchmarkStore(database).load(row); },
        [this, row](const Result<benchmark::Element>& element) {
            if (row != m_selectedRow) return;
            m_detail->setEditable(!m_session.isReadOnly());
            if (element)
                m_detail->setElement(*element);
            else
                m_detail->clear(tr("This element cannot be read: %1").arg(coreWords(element.error())));
        });
}

void BenchmarkPage::editElement() {
    if (m_selectedRow == 0 || m_session.isReadOnly()) return;
    connect(ElementEditor::present(m_session, m_selectedRow, this), &ElementEditor::saved, this,
            [this](qint64 row) { showElement(row); });
}

void BenchmarkPage::endImport() {
    m_import->endProgress();
    const bool hasCome = std::exchange(m_hasCome, false);
    const auto slice = std::exchange(m_askAfter, std::nullopt);
    if (slice && hasCome) emit firstRunRequested(*slice);
}

void BenchmarkPage::takeOwnFacts() { m_header->takeOwnFacts(); }

void BenchmarkPage::importPaths(const QStringList& paths) { m_header->importPaths(paths); }

} // namespace chronoscope::ui
