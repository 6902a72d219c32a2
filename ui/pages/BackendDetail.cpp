// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BackendDetail.h"

#include "core/backend/client/BackendConfig.h"
#include "ui/pages/BackendForm.h"
#include "ui/pages/KeyRow.h"
#include "ui/pages/ManagedPanel.h"
#include "ui/pages/ReportView.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

using backend::SavedBackend;

BackendDetail::BackendDetail(BackendHub& hub, Dialogs& dialogs, QWidget* parent)
    : ColumnArea(parent), m_hub(hub), m_form(new BackendForm(hub, this)), m_key(new KeyRow(hub, this)),
      m_report(new ReportView(hub, this)), m_managed(new ManagedPanel(hub, dialogs, this)) {
    auto* content = new QWidget(this);
    setRole(content, Role::Page);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(Tokens::kSpace16, Tokens::kSpace4, Tokens::kSpace12, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_form);
    addSection(layout, tr("Key"), m_key);
    addSection(layout, tr("Test"), m_report);
    addSection(layout, tr("Price"), makePrice());
    addSection(layout, tr("Server"), m_managed);
    auto* remove = new QPushButton(tr("Remove backend"), content);
    remove->setObjectName(QStringLiteral("removeBackendButton"));
    remove->setToolTip(tr("Remove it from the list; runs made with it stay (Delete in the list)"));
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(remove, 0, Qt::AlignLeft);
    layout->addStretch();
    setWidget(content);
    connect(remove, &QPushButton::clicked, this, &BackendDetail::removeRequested);
    connect(m_form, &BackendForm::edited, this, &BackendDetail::addressEdited);
    connect(m_form, &BackendForm::fetchRequested, this, [this] {
        m_form->setFetching(true);
        m_hub.probes().fetchModels(m_name);
    });
    connect(&hub.probes(), &BackendProbes::modelsFetched, this,
            [this](const QString& name, const QStringList& models, const QString& problem) {
                if (name == m_name) m_form->setModels(models, problem);
            });
    connect(m_key, &KeyRow::variableChosen, this, &BackendDetail::variableChosen);
    connect(m_managed, &ManagedPanel::edited, this, &BackendDetail::commandEdited);
    connect(&hub, &BackendHub::pricesChanged, this, &BackendDetail::refreshPrice);
    // Whatever is asked for is asked of what stands on the screen, also while the caret is in its field.
    for (auto* button : findChildren<QAbstractButton*>())
        connect(button, &QAbstractButton::pressed, m_form, &BackendForm::commit);
}

void BackendDetail::addSection(QVBoxLayout* layout, const QString& title, QWidget* content) {
    auto* label = new QLabel(title, this);
    setRole(label, Role::Section);
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(label);
    layout->addWidget(content);
}

QWidget* BackendDetail::makePrice() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_price = new QLabel(row);
    m_price->setObjectName(QStringLiteral("priceText"));
    m_price->setAccessibleDescription(tr("Price"));
    m_price->setTextFormat(Qt::PlainText);
    m_price->setWordWrap(true);
    m_editPrice = new QPushButton(tr("Edit price…"), row);
    m_editPrice->setObjectName(QStringLiteral("editPriceButton"));
    m_editPrice->setToolTip(tr("Open the price table at this model"));
    layout->addWidget(m_price, 1);
    layout->addWidget(m_editPrice);
    connect(m_editPrice, &QPushButton::clicked, this, [this] {
        const SavedBackend* saved = m_hub.find(m_name);
        if (!saved) return;
        emit priceRequested(QString::fromStdString(saved->uri).section(QLatin1Char(':'), 0, 0),
                            QString::fromStdString(model()));
    });
    return row;
}

void BackendDetail::setBackend(const QString& name) {
    const SavedBackend* saved = m_hub.find(name);
    m_name = saved ? name : QString();
    widget()->setEnabled(saved != nullptr);
    if (!saved) return;
    m_form->setBackend(name, QString::fromStdString(saved->uri));
    m_key->setUri(QString::fromStdString(saved->uri));
    m_report->setBackend(name);
    m_managed->setBackend(name, saved->managed);
    refreshPrice();
}

void BackendDetail::focusName() { m_form->focusName(); }

QStringList BackendDetail::unsaved() const { return m_form->unsaved() + m_managed->unsaved(); }

void BackendDetail::forgetDraft(const QString& name) {
    m_form->forgetDraft(name);
    m_managed->forgetDraft(name);
}

void BackendDetail::addressEdited(const QString& name, const QString& uri) {
    const SavedBackend* saved = m_hub.find(m_name);
    if (!saved) return;
    SavedBackend changed = *saved;
    changed.name = name.toStdString();
    changed.uri = uri.toStdString();
    const QString before = std::exchange(m_name, name); // what follows finds it under the new one
    m_hub.replace(before, std::move(changed));
    if (before != name) emit renamed(name);
}

void BackendDetail::commandEdited(const std::optional<backend::ManagedCommand>& command) {
    const SavedBackend* saved = m_hub.find(m_name);
    if (!saved) return;
    SavedBackend changed = *saved;
    changed.managed = command;
    const bool hasPort = changed.uri.find("{port}") != std::string::npos;
    auto uri = backend::BackendUri::parse(changed.uri);
    if (uri && command && !hasPort) uri->base = "http://127.0.0.1:{port}";
    if (uri && !command && hasPort) uri->base = "http://127.0.0.1:8080"; // nobody fills the port in any more
    if (uri) changed.uri = uri->text();
    m_hub.replace(m_name, std::move(changed));
}

void BackendDetail::variableChosen(const QString& variable) {
    const SavedBackend* saved = m_hub.find(m_name);
    auto uri = saved ? backend::BackendUri::parse(saved->uri) : Result<backend::BackendUri>(Error{});
    if (!uri) return;
    if (variable.isEmpty())
        uri->query.erase("key-env");
    else
        uri->query["key-env"] = variable.toStdString();
    SavedBackend changed = *saved;
    changed.uri = uri->text();
    m_hub.replace(m_name, std::move(changed));
}

/// The model's id: as the URI says, else as the server told in its test.
std::string BackendDetail::model() const {
    const SavedBackend* saved = m_hub.find(m_name);
    const auto uri = saved ? backend::BackendUri::parse(saved->uri) : Result<backend::BackendUri>(Error{});
    if (uri && uri->query.contains("model")) return uri->query.at("model");
    const auto* report = m_hub.report(m_name);
    return report ? report->model : std::string();
}

void BackendDetail::refreshPrice() {
    const SavedBackend* saved = m_hub.find(m_name);
    if (!saved) return;
    const QString uri = QString::fromStdString(saved->uri);
    const auto price = m_hub.priceOf(uri, model());
    const bool local = m_hub.isLocal(uri);
    const std::string source =
        local || !price ? std::string() : m_hub.priceSource(saved->uri.substr(0, saved->uri.find(':')), model());
    QString text = local ? tr("free: a server on this machine") : priceText(price);
    if (!source.empty()) text += QStringLiteral(" (%1)").arg(QString::fromStdString(source));
    if (!price)
        text += tr(
            ": no line of the price table fits this model. Costs are then shown as unknown, and there is no budget.");
    m_price->setText(text);
    m_editPrice->setVisible(!local);
    m_editPrice->setText(price ? tr("Edit price…") : tr("Add price…"));
}

} // namespace chronoscope::ui
