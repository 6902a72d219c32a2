// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BackendsPage.h"

#include "ui/pages/BackendDetail.h"
#include "ui/pages/DiscoveryPanel.h"
#include "ui/pages/GgufPanel.h"
#include "ui/pages/PricesView.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/LightMarks.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PageTitle.h"
#include "ui/views/RowTable.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/TableColumns.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kBackendListWidth = 500;
constexpr int kDetailWidth = 500;
} // namespace

BackendsPage::BackendsPage(BackendHub& hub, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_model(new BackendTableModel(hub, this)), m_notice(new NoticeBar(this)),
      m_problem(new NoticeBar(this)), m_discovery(new DiscoveryPanel(hub, this)),
      m_gguf(new GgufPanel(hub, dialogs, this)), m_stack(new QStackedWidget(this)), m_empty(new EmptyState(this)),
      m_detail(new BackendDetail(hub, dialogs, this)), m_prices(new PricesView(hub, this)) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    m_problem->setObjectName(QStringLiteral("bookProblemBar"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeHeader());
    layout->addWidget(m_problem);
    layout->addWidget(m_notice);
    layout->addWidget(m_discovery);
    layout->addWidget(m_gguf);
    m_stack->addWidget(makeBackends());
    layout->addWidget(new SplitChoice(*m_backends, {tr("Backends"), tr("The chosen one")}, 0, this));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_prices);
    layout->addWidget(m_stack, 1);
    makeEmpty();
    connect(&hub, &BackendHub::backendsChanged, this, &BackendsPage::listChanged);
    connect(m_discovery, &DiscoveryPanel::added, this, &BackendsPage::select);
    connect(m_gguf, &GgufPanel::added, this, &BackendsPage::fileAdded);
    connect(m_detail, &BackendDetail::renamed, this, [this](const QString& name) { m_current = name; });
    connect(m_detail, &BackendDetail::removeRequested, this, &BackendsPage::remove);
    connect(m_detail, &BackendDetail::priceRequested, this, [this](const QString& protocol, const QString& model) {
        m_showPrices->setChecked(true);
        m_prices->editPrice(protocol, model);
    });
    if (!hub.bookProblem().isEmpty())
        m_problem->say(tr("Your list of backends cannot be read, and is left as it is; changes last until Chronoscope "
                          "is closed: %1")
                           .arg(hub.bookProblem()));
    else if (hub.network() && !hub.network()->cacheProblem().empty())
        m_problem->say(tr("Replies are not cached: %1").arg(coreWords(hub.network()->cacheProblem())));
    listChanged();
}

QWidget* BackendsPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    auto* title = new PageTitle(tr("Backends"), header);
    m_showPrices = new QToolButton(header);
    m_showPrices->setObjectName(QStringLiteral("pricesSwitch"));
    m_showPrices->setText(tr("Prices"));
    m_showPrices->setCheckable(true);
    m_showPrices->setToolTip(tr("What models cost: the table that estimates, costs and budgets are made with"));
    m_find = new QToolButton(header);
    m_find->setObjectName(QStringLiteral("findServersButton"));
    m_find->setText(tr("Find local servers"));
    m_find->setIcon(Icons::icon(u"search"));
    m_find->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_find->setToolTip(tr("Look for model servers on the usual ports of this machine"));
    m_add = new QPushButton(tr("Add backend"), header);
    m_add->setObjectName(QStringLiteral("addBackendButton"));
    m_add->setProperty("primary", true);
    m_add->setToolTip(tr("Save where a model can be asked"));
    row->addWidget(title);
    auto* tools = new FlowLayout(Tokens::kSpace8);
    tools->setAlignment(Qt::AlignRight);
    for (QWidget* tool : std::initializer_list<QWidget*>{m_showPrices, m_find, makeOpen(header), m_add})
        tools->addWidget(tool);
    row->addLayout(tools, 1);
    connect(m_showPrices, &QToolButton::toggled, this, &BackendsPage::updatePage);
    connect(m_find, &QToolButton::clicked, m_discovery, &DiscoveryPanel::search);
    connect(m_find, &QToolButton::clicked, m_notice, &QWidget::hide); // one strip above the list at a time
    connect(m_add, &QPushButton::clicked, this, &BackendsPage::add);
    return header;
}

/// What is opened, and the menu of what else there is of model files.
QWidget* BackendsPage::makeOpen(QWidget* header) {
    auto* part = new QWidget(header);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* open = new QToolButton(part);
    open->setObjectName(QStringLiteral("openModelButton"));
    open->setText(tr("&Open model file…"));
    open->setToolTip(tr("A GGUF file, served by llama.cpp on this machine; it can be dropped on the window, too"));
    auto* others = new QToolButton(part);
    others->setObjectName(QStringLiteral("modelFilesButton"));
    others->setText(QStringLiteral("▾"));
    others->setAccessibleName(tr("More of model files"));
    others->setToolTip(tr("The bundled model, and Chronoscope's own llama.cpp server"));
    others->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(others);
    auto* bundled = menu->addAction(tr("Add ChronoTiny (bundled)"), this, &BackendsPage::addBundled);
    bundled->setVisible(!m_hub.bundledModel().isEmpty());
    auto* removal =
        menu->addAction(tr("Remove Chronoscope's own llama.cpp server"), this, [this] { m_gguf->removeOwnServer(); });
    connect(menu, &QMenu::aboutToShow, this, [this, removal] { removal->setEnabled(m_gguf->hasOwnServer()); });
    others->setMenu(menu);
    row->addWidget(open);
    row->addWidget(others);
    connect(open, &QToolButton::clicked, m_gguf, &GgufPanel::choose);
    return part;
}

QTableView* BackendsPage::makeTable() {
    auto* table = new QTableView(this);
    table->setObjectName(QStringLiteral("backendTable"));
    table->setAccessibleName(tr("Saved backends"));
    table->setModel(m_model);
    table->setItemDelegateForColumn(BackendTableModel::Test, new LightDelegate(BackendTableModel::LightsRole, table));
    readByRow(table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight + Tokens::kSpace8);
    table->horizontalHeader()->setHighlightSections(false);
    new TableColumns(table, TableColumns::are({BackendTableModel::Name, BackendTableModel::Model}));
    auto* removal = new QAction(table);
    removal->setShortcut(Qt::Key_Delete);
    removal->setShortcutContext(Qt::WidgetShortcut);
    table->addAction(removal);
    connect(removal, &QAction::triggered, this, &BackendsPage::remove);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (!index.isValid()) return;
        m_current = m_model->nameAt(index.row());
        m_detail->setBackend(m_current);
    });
    return table;
}

QWidget* BackendsPage::makeBackends() {
    m_table = makeTable();
    m_backends = new QSplitter(Qt::Horizontal, this);
    m_backends->setObjectName(QStringLiteral("backendParts"));
    m_backends->setChildrenCollapsible(false);
    m_backends->addWidget(m_table);
    m_backends->addWidget(m_detail);
    m_backends->setStretchFactor(0, 1);
    m_backends->setStretchFactor(1, 1);
    m_backends->setSizes({kBackendListWidth, kDetailWidth});
    return m_backends;
}

void BackendsPage::makeEmpty() {
    m_empty->setTexts(tr("No backends yet"),
                      tr("A backend says where a language model can be asked: a server on this machine, one that "
                         "Chronoscope starts, or a "
                         "provider's. It is tested before it is used. What is found on this computer can be asked "
                         "on the page Ask without being added."),
                      tr("Find local servers"));
    m_empty->button()->setObjectName(QStringLiteral("emptyFindButton"));
    connect(m_empty->button(), &QPushButton::clicked, m_discovery, &DiscoveryPanel::search);
    auto* add = m_empty->addButton("emptyAddButton", tr("Add backend"), tr("Type where a model can be asked"));
    connect(add, &QPushButton::clicked, this, &BackendsPage::add);
    auto* file = m_empty->addButton("emptyFileButton", tr("Open model file…"),
                                    tr("A GGUF file, served by llama.cpp on this machine"));
    connect(file, &QPushButton::clicked, m_gguf, &GgufPanel::choose);
    auto* bundled = m_empty->addButton(
        "emptyBundledButton", tr("Add ChronoTiny (bundled)"),
        tr("A very small model that comes with Chronoscope, served by llama.cpp: to try things out"));
    bundled->setVisible(!m_hub.bundledModel().isEmpty());
    connect(bundled, &QPushButton::clicked, this, &BackendsPage::addBundled);
}

void BackendsPage::listChanged() {
    if (m_hub.indexOf(m_current) < 0 && !m_hub.backends().empty()) {
        const int row = std::clamp(m_table->currentIndex().row(), 0, m_model->rowCount() - 1);
        m_current = m_model->nameAt(row);
    }
    select(m_current);
    updatePage();
}

void BackendsPage::select(const QString& name) {
    const int row = m_model->rowOf(name);
    if (row < 0) return;
    m_current = name;
    if (m_table->currentIndex().row() != row) m_table->selectRow(row);
    m_detail->setBackend(name); // the same one may have changed
}

QString BackendsPage::unsavedName() const {
    for (const QString& name : m_detail->unsaved())
        if (m_hub.find(name)) return name; // else it was removed
    return {};
}

QString BackendsPage::unsaved() const {
    const QString name = unsavedName();
    return name.isEmpty() ? QString() : tr("What was typed for the backend “%1” cannot be saved as it is").arg(name);
}

void BackendsPage::updatePage() {
    QWidget* shown = m_showPrices->isChecked()  ? static_cast<QWidget*>(m_prices)
                     : m_hub.backends().empty() ? static_cast<QWidget*>(m_empty)
                                                : m_backends;
    m_stack->setCurrentWidget(shown);
}

void BackendsPage::add() {
    m_showPrices->setChecked(false);
    const QString name = m_hub.freeName(tr("New backend"));
    m_detail->forgetDraft(name);
    m_hub.add({name.toStdString(), "openai:", std::nullopt, {}});
    select(name);
    m_detail->focusName();
}

void BackendsPage::addBundled() { addModelFile(m_hub.bundledModel()); }

void BackendsPage::addModelFile(const QString& file) {
    m_discovery->hide(); // one strip above the list at a time
    m_notice->hide();
    m_gguf->add(file);
}

void BackendsPage::fileAdded(const QString& name) {
    m_showPrices->setChecked(false);
    m_detail->forgetDraft(name);
    select(name);
    m_table->setFocus(); // not on what comes after the button that is gone now, at the end of the form
    m_detail->verticalScrollBar()->setValue(0);
    m_notice->say(tr("%1 was added; its server is started and tested").arg(name), tr("&Ask it"),
                  [this, name] { emit askRequested(name); });
}

void BackendsPage::remove() {
    m_discovery->hide(); // one strip above the list at a time
    const int index = m_hub.indexOf(m_current);
    const auto removed = m_hub.remove(m_current);
    if (!removed) return;
    const QString name = QString::fromStdString(removed->name);
    m_notice->sayBriefly(tr("%1 was removed").arg(name), tr("Undo"), [this, removed = *removed, index]() mutable {
        const QString back = m_hub.freeName(QString::fromStdString(removed.name));
        removed.name = back.toStdString();
        m_hub.add(std::move(removed), index);
        select(back);
    });
}

} // namespace chronoscope::ui
