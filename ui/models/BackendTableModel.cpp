// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/BackendTableModel.h"

#include "core/backend/server/Discovery.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Words.h"

namespace chronoscope::ui {

using backend::ManagedServer;

BackendTableModel::BackendTableModel(BackendHub& hub, QObject* parent) : QAbstractTableModel(parent), m_hub(hub) {
    connect(&hub, &BackendHub::backendsChanged, this, &BackendTableModel::reload);
    connect(&hub.probes(), &BackendProbes::testChanged, this, &BackendTableModel::refresh);
    connect(&hub.servers(), &ServerHub::changed, this, &BackendTableModel::refresh);
    reload();
}

void BackendTableModel::reload() {
    QStringList names;
    for (const auto& saved : m_hub.backends())
        names << QString::fromStdString(saved.name);
    if (names.size() == m_names.size()) { // renamed at most: selection and scroll position stay
        m_names = names;
        if (!names.isEmpty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_names = names;
    endResetModel();
}

void BackendTableModel::refresh(const QString& name) {
    if (const int row = rowOf(name); row >= 0) emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int BackendTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_names.size());
}

int BackendTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString BackendTableModel::nameAt(int row) const { return m_names.value(row); }

int BackendTableModel::rowOf(const QString& name) const { return static_cast<int>(m_names.indexOf(name)); }

QByteArray BackendTableModel::lights(const QString& name) const {
    QByteArray lights;
    if (const auto* progress = m_hub.probes().testing(name)) {
        lights.fill(static_cast<char>(backend::Light::Skipped), backend::kChecks);
        for (const auto& check : progress->checks)
            lights[static_cast<int>(check.check)] = static_cast<char>(check.light);
    } else if (const auto* report = m_hub.report(name)) {
        for (const auto& check : report->checks)
            lights += static_cast<char>(check.light);
    }
    return lights;
}

QString BackendTableModel::testText(const QString& name) const {
    if (const auto* progress = m_hub.probes().testing(name))
        return progress->awaitsServer ? tr("Waiting for its server")
                                      : tr("Testing, %1 of %2").arg(progress->checks.size()).arg(backend::kChecks);
    const auto* report = m_hub.report(name);
    return report ? lightsText(*report) : tr("Not tested");
}

QString BackendTableModel::testToolTip(const QString& name) const {
    const auto* report = m_hub.report(name);
    if (!report || m_hub.probes().testing(name)) return testText(name);
    QStringList lines{
        tr("Tested %1 UTC")
            .arg(QString::fromStdString(report->when).replace(QLatin1Char('T'), QLatin1Char(' ')).chopped(1))};
    for (const auto& check : report->checks)
        lines << tr("%1: %2 – %3").arg(checkName(check.check), lightName(check.light), coreWords(check.sentence));
    return lines.join(QLatin1Char('\n'));
}

QString BackendTableModel::serverText(const backend::SavedBackend& saved) const {
    if (!saved.managed) return {};
    const auto status = m_hub.servers().status(QString::fromStdString(saved.name));
    const QString state = serverStateName(status.state);
    return status.state == ManagedServer::State::Ready ? tr("%1, port %2").arg(state).arg(status.port) : state;
}

QString BackendTableModel::text(const backend::SavedBackend& saved, int column) const {
    const QString name = QString::fromStdString(saved.name);
    switch (column) {
    case Name: return name;
    case Protocol: return protocolName(QString::fromStdString(saved.uri).section(QLatin1Char(':'), 0, 0));
    case Model: {
        const auto uri = backend::BackendUri::parse(saved.uri);
        const auto* report = m_hub.report(name);
        if (uri && uri->query.contains("model")) return QString::fromStdString(uri->query.at("model"));
        return report ? QString::fromStdString(backend::shownModel(report->model)) : QString();
    }
    case Test: return testText(name);
    case Server: return serverText(saved);
    default: return {};
    }
}

QString BackendTableModel::toolTip(const backend::SavedBackend& saved, int column) const {
    const QString name = QString::fromStdString(saved.name);
    switch (column) {
    case Protocol: return QString::fromStdString(saved.uri);
    case Model: {
        const auto* report = m_hub.report(name);
        return report ? QString::fromStdString(report->model) : text(saved, column);
    }
    case Test: return testToolTip(name);
    case Server: {
        const auto status = m_hub.servers().status(name);
        return status.message.empty() ? serverText(saved) : coreWords(status.message);
    }
    default: return text(saved, column);
    }
}

QVariant BackendTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto* saved = m_hub.find(nameAt(index.row()));
    if (!saved) return {};
    switch (role) {
    case Qt::DisplayRole: return text(*saved, index.column());
    case Qt::ToolTipRole: return plainToolTip(toolTip(*saved, index.column()));
    case LightsRole: return index.column() == Test ? lights(nameAt(index.row())) : QByteArray();
    default: return {};
    }
}

QVariant BackendTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Name");
    case Protocol: return tr("Protocol");
    case Model: return tr("Model");
    case Test: return tr("Last test");
    case Server: return tr("Server");
    default: return {};
    }
}

} // namespace chronoscope::ui
