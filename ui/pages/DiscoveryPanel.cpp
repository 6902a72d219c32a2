// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/DiscoveryPanel.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kMostRowsShown = 4;
constexpr int kModelColumn = 2;
} // namespace

DiscoveryPanel::DiscoveryPanel(BackendHub& hub, QWidget* parent)
    : QFrame(parent), m_hub(hub), m_text(makeText(this, "discoveryText")), m_table(new QTableWidget(0, 4, this)),
      m_add(new QPushButton(tr("Add as backend"), this)), m_cancel(new QPushButton(tr("Cancel search"), this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("discoveryPanel"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_table->setObjectName(QStringLiteral("discoveryTable"));
    m_table->setAccessibleName(tr("Model servers on this machine"));
    m_table->setHorizontalHeaderLabels({tr("Kind"), tr("Address"), tr("Model"), tr("Build")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new TableColumns(m_table, TableColumns::are({kModelColumn}));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_add->setObjectName(QStringLiteral("addFoundButton"));
    m_add->setToolTip(tr("Save the chosen server and model as a backend (Enter)"));
    m_cancel->setObjectName(QStringLiteral("cancelSearchButton"));
    m_close->setIcon(Icons::icon(u"cancel"));
    m_close->setAccessibleName(tr("Close the list"));
    m_close->setToolTip(tr("Close the list"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    auto* row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_add);
    row->addWidget(m_close);
    layout->addLayout(row);
    layout->addWidget(m_table);
    hide();
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_hub.probes().cancelDiscovery(); });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_add, &QPushButton::clicked, this, &DiscoveryPanel::addCurrent);
    connect(m_table, &QTableWidget::activated, this, &DiscoveryPanel::addCurrent);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int line) { m_add->setEnabled(line >= 0); });
    connect(&hub.probes(), &BackendProbes::discovered, this, &DiscoveryPanel::showServers);
}

void DiscoveryPanel::search() {
    m_hub.probes().discover();
    m_text->setText(tr("Looking for model servers on ports 11434, 1234, 8000, 8080 and 30000 of this machine…"));
    m_table->hide();
    m_add->hide();
    m_cancel->show();
    show();
}

void DiscoveryPanel::showServers(const std::vector<backend::FoundServer>& servers) {
    m_cancel->hide();
    m_lines.clear();
    m_table->setRowCount(0);
    const auto addLine = [this](const backend::FoundServer& server, const std::string& model) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        const QString kind = QString::fromStdString(server.kind);
        const QString id = QString::fromStdString(backend::shownModel(model));
        const QStringList texts{kind, QString::fromStdString(server.baseUrl), id.isEmpty() ? tr("its only model") : id,
                                QString::fromStdString(server.build)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setToolTip(
                plainToolTip(column == kModelColumn && !id.isEmpty() ? QString::fromStdString(model) : texts[column]));
            m_table->setItem(row, column, item);
        }
        QString name = id.isEmpty() ? kind : id;
        m_lines.push_back({server.uri(model), name.replace(QLatin1Char(':'), QLatin1Char(' '))});
    };
    for (const auto& server : servers) {
        if (server.models.empty()) addLine(server, {});
        for (const auto& model : server.models)
            addLine(server, model.id);
    }
    m_text->setText(servers.empty()       ? tr("No model server answers on the usual ports of this machine.")
                    : servers.size() == 1 ? tr("1 server on this machine")
                                          : tr("%1 servers on this machine").arg(servers.size()));
    const int rows = m_table->rowCount();
    m_table->setVisible(rows > 0);
    m_add->setVisible(rows > 0);
    m_table->setFixedHeight((std::min(rows, kMostRowsShown) + 2) * Tokens::kRowHeight);
    if (rows > 0 && isVisible()) {
        m_table->setCurrentCell(0, 0);
        m_table->setFocus();
    }
}

void DiscoveryPanel::addCurrent() {
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_lines.size())) return;
    const Line& line = m_lines[static_cast<std::size_t>(row)];
    const QString name = m_hub.freeName(line.name.trimmed().isEmpty() ? tr("local server") : line.name);
    m_hub.add({name.toStdString(), line.uri, std::nullopt, {}});
    emit added(name);
}

} // namespace chronoscope::ui
