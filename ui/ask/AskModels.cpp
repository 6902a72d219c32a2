// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/AskModels.h"

#include "core/backend/BackendUri.h"
#include "ui/theme/Tokens.h"

#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

namespace {
constexpr int kRows = 5;
const char* const kCalibration = "calibration:?cutoff=2021";
} // namespace

AskModels::AskModels(BackendHub& hub, QWidget* parent) : QListWidget(parent), m_hub(hub) {
    setObjectName(QStringLiteral("askModels"));
    setAccessibleName(tr("Models to ask"));
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(kRows * Tokens::kRowHeight + 2 * frameWidth());
    connect(this, &QListWidget::itemChanged, this, [this] { m_chosen = true; });
    connect(&hub, &BackendHub::backendsChanged, this, &AskModels::fill);
    connect(&hub.probes(), &BackendProbes::discovered, this, [this](const std::vector<backend::FoundServer>& servers) {
        m_found = servers;
        fill();
    });
    fill();
}

void AskModels::search() {
    if (m_searched || !m_hub.network() || m_hub.probes().isDiscovering()) return;
    m_searched = true;
    m_hub.probes().discover();
}

std::vector<AskTarget> AskModels::ticked() const {
    std::vector<AskTarget> targets;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked) targets.push_back(m_targets[static_cast<std::size_t>(row)]);
    return targets;
}

void AskModels::add(const AskTarget& target, const QString& tip) {
    auto* item = new QListWidgetItem(target.name, this);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    item->setToolTip(tip);
    item->setSizeHint({0, Tokens::kRowHeight});
    m_targets.push_back(target);
}

void AskModels::fill() {
    const QSignalBlocker quiet(this);
    std::set<QString> kept;
    for (const AskTarget& target : ticked())
        kept.insert(target.name);
    clear();
    m_targets.clear();
    std::set<std::string> known;
    for (const auto& saved : m_hub.backends()) {
        known.insert(saved.uri);
        add({QString::fromStdString(saved.name), {}}, QString::fromStdString(saved.uri));
    }
    for (const auto& server : m_found)
        for (const auto& model : server.models) {
            const std::string uri = server.uri(model.id);
            const bool isSaved = known.contains(backend::BackendUri{server.protocol, server.baseUrl, {}}.text());
            if (isSaved || !known.insert(uri).second) continue;
            add({QString::fromStdString(backend::shownModel(model.id)), uri},
                tr("Found on this computer: %1").arg(QString::fromStdString(uri)));
        }
    const int real = count();
    add({tr("Calibration model (checks the pipeline)"), kCalibration},
        tr("No language model: it answers what is said to be right, up to 2021"));
    for (int row = 0; row < count(); ++row)
        if (m_chosen ? kept.contains(item(row)->text()) : row == 0 && real > 0) item(row)->setCheckState(Qt::Checked);
}

} // namespace chronoscope::ui
