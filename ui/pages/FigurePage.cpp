// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/FigurePage.h"

#include "ui/actions/ActionBook.h"

#include "core/base/AtomicFile.h"
#include "ui/bridge/Session.h"
#include "ui/help/NumberBook.h"
#include "ui/models/NumbersModel.h"
#include "ui/models/TableWords.h"
#include "ui/pages/FigureMenu.h"
#include "ui/report/ReportWriter.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/EmptyState.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/FoldingRow.h"
#include "ui/views/MenuKeys.h"
#include "ui/views/PageTitle.h"
#include "ui/views/PartStack.h"
#include "ui/views/TableColumns.h"
#include "widgets/WholeFile.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kPatienceMs = 300;
constexpr int kPartsOfWindow = 8; ///< of its height: one may be controls
constexpr int kToolHeight = 28;   ///< of a button beside the title

QToolButton* makeButton(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QString writeText(const QString& path, const std::string& text) {
    return widgets::writeWhole(path, QByteArray::fromStdString(text));
}
} // namespace

FigurePage::FigurePage(Session& session, Dialogs& dialogs, const QString& title, const char* name, QWidget* parent)
    : QWidget(parent), m_session(session), m_dialogs(dialogs), m_model(new NumbersModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_title(title), m_stack(new PartStack(this)),
      m_table(new QTableView(this)), m_nothing(new EmptyState(this)), m_busy(new QProgressBar(this)) {
    setObjectName(QLatin1String(name));
    m_model->setKey([this] { return numberKey(); });
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    m_busy->setObjectName(QStringLiteral("busyBar"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(Tokens::kSpace4);
    m_busy->setAccessibleName(tr("Working"));
    auto policy = m_busy->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the view must not jump
    m_busy->setSizePolicy(policy);
    m_busy->hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_busy->show();
        if (m_isReading) m_nothing->setTexts(tr("Reading…"), {});
    });
    m_nothing->setObjectName(QStringLiteral("emptyState"));
    makeTable(QLatin1String(name) + QLatin1String("Table"));
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeHeader(title));
    layout->addWidget(m_busy);
    layout->addWidget(m_stack, 1);
    connect(m_nothing->button(), &QPushButton::clicked, this, [this] {
        if (const auto action = m_emptyAction) action();
    });
    showPart();
}

QWidget* FigurePage::makeHeader(const QString& title) {
    auto* header = new QWidget(this);
    auto* words = new PageTitle(title, header);
    auto* top = new QHBoxLayout;
    top->setSpacing(Tokens::kSpace8);
    words->setMinimumHeight(kToolHeight); // beside the first line of them, however many there are
    top->addWidget(words, 0, Qt::AlignTop);
    top->addLayout(makeTools(header), 1);
    makeControlRow(header);
    top->insertWidget(1, m_row->button(), 0, Qt::AlignTop);
    auto* rows = new QVBoxLayout(header);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Tokens::kSpace8);
    rows->addLayout(top);
    rows->addWidget(m_row);
    return header;
}

/// Those of the page, and those that every page has; beside the Inspector they take two lines, beside a wide one more.
QLayout* FigurePage::makeTools(QWidget* header) {
    m_asTable = makeButton(header, "tableSwitch", tr("Table"), tr("The same numbers as a table (Ctrl+T)"));
    m_asTable->setCheckable(true);
    m_asTable->setShortcut(Qt::CTRL | Qt::Key_T);
    m_export = makeButton(header, "exportButton", tr("Export…"),
                          tr("Save the figure as PNG, SVG or PDF, or its numbers as CSV (Ctrl+E)"));
    m_export->setIcon(Icons::icon(u"export"));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    m_copy = makeButton(header, "copyButton", tr("Copy"), tr("Copy the numbers as a table"));
    m_copy->setIcon(Icons::icon(u"copy"));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    makeCopyMenu();
    auto* columns = new ColumnChooser(m_table, header);
    columns->hideAtFirst({headWords("fact_id")}); // long, and says nothing to a person
    m_tools = new FlowLayout(Tokens::kSpace8);
    auto* usual = new FlowLayout(Tokens::kSpace8);
    for (QWidget* tool : {static_cast<QWidget*>(columns), static_cast<QWidget*>(m_asTable),
                          static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_export)})
        usual->addWidget(tool);
    auto* tools = new FlowLayout(Tokens::kSpace8);
    tools->setAlignment(Qt::AlignRight);
    for (FlowLayout* row : {m_tools, usual}) {
        row->setAlignment(Qt::AlignRight);
        tools->addRow(row);
    }
    connect(m_asTable, &QToolButton::toggled, this, &FigurePage::showPart);
    connect(m_export, &QToolButton::clicked, this, &FigurePage::exportAll);
    return tools;
}

/// What is shown and how: a low window folds it away.
void FigurePage::makeControlRow(QWidget* header) {
    m_row = new FoldingRow("foldedControls", kPartsOfWindow, header);
    m_row->setSummary(tr("Show…"), tr("What is shown, and how"));
    m_controls = new FlowLayout(Tokens::kSpace8);
    m_switches = new QHBoxLayout;
    m_switches->setSpacing(Tokens::kSpace8);
    auto* row = new QHBoxLayout(m_row->content());
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addLayout(m_controls, 1);
    row->addLayout(m_switches);
    row->setAlignment(m_switches, Qt::AlignTop);
}

void FigurePage::makeCopyMenu() {
    using analysis::TableFormat;
    auto* menu = new QMenu(m_copy);
    const auto add = [&](const QString& text, TableFormat format) {
        menu->addAction(text, this, [this, format] { copyTable(format); });
    };
    add(tr("As &TSV, for a spreadsheet"), TableFormat::Tsv);
    add(tr("As &Markdown"), TableFormat::Markdown);
    add(tr("As &LaTeX"), TableFormat::Latex);
    m_copy->setMenu(menu);
    m_copy->setPopupMode(QToolButton::InstantPopup);
}

void FigurePage::makeTable(const QString& name) {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(NumbersModel::kSortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(name);
    m_table->setAccessibleName(tr("%1, as a table").arg(m_title));
    m_table->setModel(m_sorted);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as it comes, until a header is pressed
    m_table->setSortingEnabled(true);
    auto* shared = new TableColumns(m_table, [this](int column) { return isText(column); });
    shared->leaveRest();
    auto* copy = new QAction(tr("Copy rows"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(copy);
    connect(copy, &QAction::triggered, this, &FigurePage::copySelection);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { activateRow(m_sorted->mapToSource(index).row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && m_table->isVisible()) selectRow(m_sorted->mapToSource(current).row());
            });
}

const analysis::Table& FigurePage::numbers() const {
    if (m_make && m_model->table().columns.empty()) m_model->setTable(m_make());
    return m_model->table();
}

bool FigurePage::isText(int column) const {
    const auto place = static_cast<std::size_t>(column);
    const auto& numeric = m_model->table().numeric;
    return place < numeric.size() && !numeric[place];
}

void FigurePage::setView(QWidget* view) {
    m_view = view;
    m_stack->addWidget(view);
    showPart();
}

void FigurePage::addTool(QWidget* tool, int place) { m_tools->insertWidget(place, tool); }

void FigurePage::addControl(QWidget* control) { m_controls->addWidget(control); }

void FigurePage::addSwitch(QWidget* control) { m_switches->addWidget(control); }

void FigurePage::showControls(bool shown) {
    m_row->setVisible(shown);
    m_row->button()->setVisible(shown && m_row->isFolded());
}

void FigurePage::recompute() {
    m_stale = !isVisible();
    if (m_stale) return;
    if (!m_patience.isActive() && m_busy->isHidden()) m_patience.start();
    refresh();
}

void FigurePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    followWindow();
    if (!m_stale) return;
    if (m_empty) presentReading(); // why it was empty is of an earlier day, and its buttons would take the focus
    recompute();
}

bool FigurePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) followWindow();
    return QWidget::eventFilter(watched, event);
}

/// In a low window the figure has the room of the margins, too.
void FigurePage::followWindow() {
    const bool isLow = window()->height() < kLowWindow;
    if (isLow)
        layout()->setContentsMargins(Tokens::kSpace12, Tokens::kSpace4, Tokens::kSpace12, Tokens::kSpace4);
    else
        layout()->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
}

void FigurePage::present(analysis::Table numbers) {
    m_patience.stop();
    m_busy->hide();
    m_isReading = false;
    m_empty = false;
    m_make = nullptr;
    const bool isNew = numbers.columns != m_model->table().columns;
    m_model->setTable(std::move(numbers));
    if (isNew) m_table->sortByColumn(-1, Qt::AscendingOrder);
    showPart();
    emit drawn();
}

void FigurePage::presentLater(std::function<analysis::Table()> make) {
    m_patience.stop();
    m_busy->hide();
    m_isReading = false;
    m_empty = false;
    m_make = std::move(make);
    m_model->setTable({});
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    showPart();
    emit drawn();
}

void FigurePage::presentNothing(const QString& text, const QString& hint, const QString& button,
                                std::function<void()> action) {
    m_patience.stop();
    m_busy->hide();
    m_isReading = false;
    m_empty = true;
    m_emptyAction = std::move(action);
    m_make = nullptr;
    m_why = text;
    m_nothing->setTexts(text, hint, button);
    m_model->setTable({});
    showPart();
    emit drawn();
}

void FigurePage::presentReading() {
    m_isReading = true;
    m_nothing->setTexts(m_busy->isHidden() ? QString() : tr("Reading…"), {}); // gone in a moment, it would only flicker
    QWidget* focused = QApplication::focusWidget();
    const bool isInside = focused && m_stack->isAncestorOf(focused);
    if (isInside) m_focused = focused; // what is hidden would hand it on to whatever is next
    showPart();
    if (isInside) m_nothing->setFocus();
}

void FigurePage::showPart() {
    const bool asTable = m_asTable->isChecked();
    if (asTable)
        numbers();
    else
        leaveTwin();
    const bool hasPart = !m_empty && !m_isReading;
    m_stack->setCurrentWidget(!hasPart ? static_cast<QWidget*>(m_nothing) : asTable || !m_view ? m_table : m_view);
    for (QToolButton* button : {m_export, m_copy})
        button->setEnabled(hasPart);
    allowTools(m_empty && !m_isReading ? m_why : QString());
    if (hasPart && m_nothing->hasFocus() && m_focused && m_focused->isVisible()) m_focused->setFocus();
}

void FigurePage::allowTools(const QString& why) { allowTool(*m_asTable, why); }

void FigurePage::allowTool(QToolButton& tool, const QString& why) {
    if (tool.isEnabled()) tool.setProperty(kUsualTip, tool.toolTip());
    tool.setEnabled(why.isEmpty());
    tool.setToolTip(why.isEmpty() ? tool.property(kUsualTip).toString() : why);
}

std::vector<ReportPart> FigurePage::reportParts() const {
    if (m_empty || numbers().rows.empty()) return {};
    ReportPart part{m_title, {}, numbers(), {}};
    if (hasFigure()) part.draw = [this](const QString& path, QString* problem) { return exportFigure(path, problem); };
    std::vector<ReportPart> parts;
    parts.push_back(std::move(part));
    return parts;
}

/// What can be made again is not kept while nobody looks at it.
void FigurePage::leaveTwin() {
    if (m_make && !m_asTable->isChecked()) m_model->setTable({});
}

void FigurePage::leaveTableTwin(const QString& exportTip) {
    m_asTable->setShortcut({});
    for (QToolButton* tool : {m_asTable, m_copy})
        tool->hide();
    m_export->setToolTip(exportTip);
}

/// What one looks at comes first: the table, or its figure.
void FigurePage::exportAll() {
    const bool asTable = m_asTable->isChecked();
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::NewFile, "figure", tr("Export: %1").arg(m_title),
                          asTable ? tr("Numbers as CSV (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf)")
                                  : tr("PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf);;Numbers as CSV (*.csv)"),
                          fileName(asTable ? QStringLiteral(".csv") : QStringLiteral(".png"))},
                         [this](const QString& path) { exportTo(path); });
}

QString FigurePage::fileName(const QString& suffix) const {
    static const QRegularExpression unsafe(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    const QString workspace = QFileInfo(m_session.path()).completeBaseName();
    const QString shown = shownName();
    const QString name = workspace.isEmpty() ? shown : tr("%1 %2").arg(workspace, shown.toLower());
    return QString(name).replace(unsafe, QStringLiteral("-")) + suffix;
}

/// What the page shows now: it may have changed since the name was asked for.
void FigurePage::exportTo(const QString& path) {
    QString problem;
    if (m_empty)
        problem = tr("There is nothing to show any more.");
    else if (isDatabase(path.toStdString()))
        problem =
            tr("%1 is a workspace, or another database: it is not written over.").arg(QDir::toNativeSeparators(path));
    else if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        problem = writeText(path, analysis::toText(numbers(), analysis::TableFormat::Csv));
    else if (!writeFigure(path, &problem) && problem.isEmpty())
        problem = tr("It could not be written.");
    if (problem.isEmpty())
        emit m_session.saved(path);
    else
        m_dialogs.showProblem(this, tr("The figure was not saved"), problem);
    leaveTwin();
}

void FigurePage::copyTable(analysis::TableFormat format) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(analysis::toText(numbers(), format)));
    emit m_session.notice(tr("Copied %n row(s)", nullptr, static_cast<int>(numbers().rows.size())));
    leaveTwin();
}

void FigurePage::copyImage() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("figure.png"));
    QString problem;
    if (m_empty || !folder.isValid() || !writeFigure(file, &problem))
        return m_dialogs.showProblem(this, tr("The figure was not copied"), problem);
    QGuiApplication::clipboard()->setImage(QImage(file));
    emit m_session.notice(tr("Copied the figure as an image"));
}

QString FigurePage::command() const {
    if (m_empty || (!m_make && m_model->table().columns.empty())) return {}; // there is nothing to print
    const auto book = numberBook();
    const NumberEntry* entry = findNumber(book, numberKey());
    return entry ? reportCommand(*entry, m_session.path(), commandOptions()) : QString();
}

QString FigurePage::citation() const {
    const auto book = numberBook();
    const NumberEntry* entry = findNumber(book, numberKey());
    const QString what = entry ? tr("%1. %2 %3.").arg(entry->title, entry->definition, entry->formula) : m_title;
    const QString by = tr("Chronoscope %1, workspace %2.")
                           .arg(QCoreApplication::applicationVersion(), QFileInfo(m_session.path()).fileName());
    const QString printed = command();
    return printed.isEmpty() ? tr("%1 %2").arg(what, by) : tr("%1 %2 Printed by: %3").arg(what, by, printed);
}

/// Of a plot or a list, with what is selected there; other parts have menus of their own, or none.
void FigurePage::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    QWidget* target = menuTarget(*this, byKey ? QApplication::focusWidget() : childAt(event->pos()));
    if (!target) return event->ignore();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("figureMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillFigureMenu(*menu, *this, *target, event->globalPos());
    keepKeysApart(*menu);
    menu->popup(event->globalPos());
    event->accept();
}

/// The chosen rows with the header, in the order on the screen.
void FigurePage::copySelection() {
    analysis::Table chosen;
    chosen.columns = numbers().columns;
    chosen.numeric = numbers().numeric;
    std::set<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.insert(index.row());
    for (const int row : rows)
        chosen.rows.push_back(
            numbers().rows[static_cast<std::size_t>(m_sorted->mapToSource(m_sorted->index(row, 0)).row())]);
    if (!chosen.rows.empty())
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(analysis::toText(chosen, analysis::TableFormat::Tsv)));
}

} // namespace chronoscope::ui
