// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ModelList.h"

#include "core/backend/BackendUri.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/LightMarks.h"
#include "ui/views/Words.h"

#include <QMouseEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

namespace {
constexpr int kFewestRows = 3;
constexpr int kMostRows = 6;
} // namespace

ModelList::ModelList(BackendHub& hub, QWidget* parent) : QListWidget(parent), m_hub(hub) {
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        setCurrentItem(item);
        m_chosen = true;
        m_wanted = tickedKeys();
        emit changed();
    });
    // A click on the name ticks as one on the box does, which has changed it by then.
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (item->checkState() == m_pressed)
            item->setCheckState(m_pressed == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    connect(&hub, &BackendHub::backendsChanged, this, &ModelList::fill);
    connect(&hub.probes(), &BackendProbes::discovered, this, [this](const std::vector<backend::FoundServer>& servers) {
        m_found = servers;
        fill();
    });
    fill();
}

/// What it was before: of a press on the box nothing is told.
void ModelList::mousePressEvent(QMouseEvent* event) {
    if (const auto* item = itemAt(event->position().toPoint())) m_pressed = item->checkState();
    QListWidget::mousePressEvent(event);
}

void ModelList::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto* item = itemAt(event->position().toPoint())) m_pressed = item->checkState();
    QListWidget::mouseDoubleClickEvent(event);
}

void ModelList::addOwn(const ModelTarget& target, const QString& tip, bool isLast) {
    const auto place = std::find_if(m_own.begin(), m_own.end(), [=](const Own& own) { return own.isLast && !isLast; });
    m_own.insert(place, {target, tip, isLast});
    fill();
}

void ModelList::renameOwn(const QString& key, const QString& name, const QString& tip) {
    for (Own& own : m_own) {
        if (own.target.key() != key || (own.target.name == name && own.tip == tip)) continue;
        own.target.name = name;
        own.tip = tip;
        fill();
    }
}

std::optional<ModelTarget> ModelList::current() const {
    const int row = currentRow();
    return row < 0 ? std::nullopt : std::optional(m_targets[static_cast<std::size_t>(row)]);
}

void ModelList::setCurrent(const QString& key) {
    for (int row = 0; row < count(); ++row)
        if (m_targets[static_cast<std::size_t>(row)].key() == key) setCurrentRow(row);
}

void ModelList::setDoubt(Doubt doubt) {
    m_doubt = std::move(doubt);
    fill();
}

std::vector<std::pair<ModelTarget, QString>> ModelList::doubted() const {
    std::vector<std::pair<ModelTarget, QString>> all;
    const auto real = m_targets.size() - m_own.size();
    for (std::size_t row = 0; m_doubt && row < real; ++row)
        if (const QString why = m_doubt(m_targets[row]); !why.isEmpty()) all.emplace_back(m_targets[row], why);
    return all;
}

void ModelList::search() {
    if (m_searched || !m_hub.network() || m_hub.probes().isDiscovering()) return;
    m_searched = true;
    m_hub.probes().discover();
}

std::vector<ModelTarget> ModelList::ticked() const {
    std::vector<ModelTarget> targets;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked) targets.push_back(m_targets[static_cast<std::size_t>(row)]);
    return targets;
}

QStringList ModelList::tickedKeys() const {
    QStringList keys;
    for (const ModelTarget& target : ticked())
        keys << target.key();
    return keys;
}

void ModelList::tick(const QStringList& keys) {
    m_chosen = true;
    m_wanted = keys;
    fill();
}

void ModelList::add(const ModelTarget& target, const QString& tip, const QIcon& icon) {
    auto* item = new QListWidgetItem(icon, target.name, this);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    item->setToolTip(target.name + QLatin1Char('\n') + tip); // the name may be cut
    item->setSizeHint({0, Tokens::kRowHeight});
    m_targets.push_back(target);
}

/// The first of the `real` rows that nothing is held against.
void ModelList::tickUsual(int real) {
    for (int row = 0; row < real; ++row)
        if (!m_doubt || m_doubt(m_targets[static_cast<std::size_t>(row)]).isEmpty())
            return item(row)->setCheckState(Qt::Checked);
}

void ModelList::fill() {
    const int current = currentRow();
    {
        const QSignalBlocker quiet(this);
        clear();
        m_targets.clear();
        std::set<std::string> known;
        for (const auto& saved : m_hub.backends()) {
            known.insert(saved.uri);
            const QString name = QString::fromStdString(saved.name);
            const auto* report = m_hub.report(name);
            const QString tested = report ? tr("Last test: %1").arg(lightsText(*report)) : tr("Not tested yet");
            add({name, {}}, QString::fromStdString(saved.uri) + QLatin1Char('\n') + tested,
                lightIcon(report ? summary(*report) : backend::Light::Skipped));
        }
        for (const auto& server : m_found)
            for (const auto& model : server.models) {
                const std::string uri = server.uri(model.id);
                const bool isSaved = known.contains(backend::BackendUri{server.protocol, server.baseUrl, {}}.text());
                if (isSaved || !known.insert(uri).second) continue;
                add({QString::fromStdString(backend::shownModel(model.id)), uri},
                    tr("Found on this computer: %1").arg(QString::fromStdString(uri)),
                    lightIcon(backend::Light::Skipped));
            }
        const int real = count();
        for (const Own& own : m_own)
            add(own.target, own.tip, {});
        for (const auto& [target, why] : doubted())
            for (int row = 0; row < real; ++row)
                if (m_targets[static_cast<std::size_t>(row)].key() == target.key())
                    item(row)->setToolTip(item(row)->toolTip() + QLatin1Char('\n') + why);
        for (int row = 0; row < count(); ++row)
            item(row)->setToolTip(plainToolTip(item(row)->toolTip()));
        if (!m_chosen) tickUsual(real);
        for (int row = 0; m_chosen && row < count(); ++row)
            if (m_wanted.contains(m_targets[static_cast<std::size_t>(row)].key()))
                item(row)->setCheckState(Qt::Checked);
        setCurrentRow(std::clamp(current, 0, std::max(0, count() - 1))); // keys have a place to start from
    }
    setFixedHeight(std::clamp(count(), kFewestRows, kMostRows) * Tokens::kRowHeight + 2 * frameWidth());
    emit changed();
}

} // namespace chronoscope::ui
