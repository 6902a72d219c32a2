// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ModelForm.h"

#include "core/backend/BackendUri.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/FormParts.h"
#include "ui/views/LightMarks.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kKindRole = Qt::UserRole;
constexpr int kNameRole = Qt::UserRole + 1;
} // namespace

ModelForm::ModelForm(BackendHub& hub, QWidget* parent)
    : ModelForm(hub, new CalibrationForm(CalibrationForm::Plants::Answers), parent) {}

ModelForm* ModelForm::forPictures(BackendHub& hub, QWidget* parent) {
    return new ModelForm(hub, new CalibrationForm(CalibrationForm::Plants::Pictures), parent);
}

ModelForm* ModelForm::forTexts(BackendHub& hub, QWidget* parent) { return new ModelForm(hub, nullptr, parent); }

ModelForm::ModelForm(BackendHub& hub, CalibrationForm* calibration, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_kind(new ElidedBox(this)), m_pipeline(new QWidget(this)),
      m_calibration(calibration), m_saved(new QLabel(this)), m_uri(new QLineEdit(this)) {
    m_kind->setObjectName(QStringLiteral("backendCombo"));
    m_kind->setAccessibleName(tr("Model"));
    m_kind->setToolTip(calibration
                           ? tr("Who answers: one of the saved backends, or a calibration model. That is asked like "
                                "any other and answers from the "
                                "benchmark itself, so that what comes out can be compared with what was planted.")
                           : tr("Who answers: one of the saved backends, or one that is named by its URI"));
    m_saved->setObjectName(QStringLiteral("savedBackendText"));
    m_saved->setAccessibleDescription(tr("The chosen backend"));
    setRole(m_saved, Role::Caption);
    m_saved->setTextFormat(Qt::PlainText);
    m_saved->setWordWrap(true);
    m_uri->setObjectName(QStringLiteral("backendUriEdit"));
    m_uri->setAccessibleName(tr("URI of the backend"));
    m_uri->setPlaceholderText(QStringLiteral("openai:http://127.0.0.1:8000?model=NAME"));
    m_uri->setToolTip(tr("PROTOCOL:BASE_URL?model=NAME&key-env=VARIABLE, as on the command line. Backends that are "
                         "used again are better saved on "
                         "the Backends page."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_kind);
    layout->addWidget(m_pipeline);
    layout->addWidget(m_saved);
    layout->addWidget(m_uri);
    auto* pipeline = new QVBoxLayout(m_pipeline);
    pipeline->setContentsMargins(0, 0, 0, 0);
    pipeline->setSpacing(Tokens::kSpace8);
    if (m_calibration) {
        addFolded(pipeline, m_calibration, "plantedButton",
                  tr("What the calibration model knows, and how it fails: the numbers planted in it, which results "
                     "should show again"),
                  tr("Calibration numbers"));
        connect(m_calibration, &CalibrationForm::changed, this, &ModelForm::changed);
    }
    fillCombo();
    kindChanged();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ModelForm::kindChanged);
    connect(m_uri, &QLineEdit::textChanged, this, &ModelForm::changed);
    connect(&hub, &BackendHub::backendsChanged, this, &ModelForm::backendsChanged);
}

/// The choice stays where it still is one.
void ModelForm::backendsChanged() {
    const auto before = kind();
    const QString name = savedName();
    {
        const QSignalBlocker quiet(m_kind);
        m_kind->clear();
        fillCombo();
        const int at = before == Saved ? m_kind->findData(name, kNameRole) : m_kind->findData(before, kKindRole);
        m_kind->setCurrentIndex(std::max(0, at));
    }
    kindChanged();
}

void ModelForm::fillCombo() {
    for (const auto& saved : m_hub.backends()) {
        const QString name = QString::fromStdString(saved.name);
        const auto* report = m_hub.report(name);
        m_kind->addItem(lightIcon(report ? summary(*report) : backend::Light::Skipped), name);
        m_kind->setItemData(m_kind->count() - 1, Saved, kKindRole);
        m_kind->setItemData(m_kind->count() - 1, name, kNameRole);
        m_kind->setItemData(m_kind->count() - 1,
                            report ? tr("Last test: %1").arg(lightsText(*report)) : tr("Not tested yet"),
                            Qt::ToolTipRole);
    }
    m_kind->addItem(tr("Other…"));
    m_kind->setItemData(m_kind->count() - 1, Other, kKindRole);
    if (!m_calibration) return;
    m_kind->insertSeparator(m_kind->count());
    m_kind->addItem(tr("Check the pipeline: calibration model (no language model, planted knowledge)"));
    m_kind->setItemData(m_kind->count() - 1, Calibration, kKindRole);
    if (m_hub.backends().empty()) m_kind->setCurrentIndex(m_kind->count() - 1);
}

ModelForm::Kind ModelForm::kind() const { return static_cast<Kind>(m_kind->currentData(kKindRole).toInt()); }

void ModelForm::kindChanged() {
    m_pipeline->setVisible(kind() == Calibration);
    m_saved->setVisible(kind() == Saved);
    m_saved->setText(savedText());
    m_uri->setVisible(kind() == Other);
    emit changed();
}

QString ModelForm::savedName() const { return kind() == Saved ? m_kind->currentData(kNameRole).toString() : QString(); }

ModelChoice ModelForm::choice() const {
    switch (kind()) {
    case Calibration: return {m_hub, QString::fromStdString(m_calibration->params().uri().text())};
    case Saved: {
        const auto* saved = m_hub.find(savedName());
        return {m_hub, saved ? QString::fromStdString(saved->uri) : QString(), savedName()};
    }
    case Other: break;
    }
    return {m_hub, m_uri->text().trimmed()};
}

void ModelForm::choose(const QString& backend, const QString& uri) {
    const auto parsed = backend::BackendUri::parse(uri.toStdString());
    const auto planted = parsed ? backend::CalibrationParams::fromUri(*parsed) : parsed.error();
    const int saved = backend.isEmpty() ? -1 : m_kind->findData(backend, kNameRole);
    if (planted && m_calibration) {
        m_calibration->setParams(*planted);
        m_kind->setCurrentIndex(m_kind->findData(Calibration, kKindRole));
    } else if (saved >= 0) {
        m_kind->setCurrentIndex(saved);
    } else {
        m_uri->setText(uri);
        m_kind->setCurrentIndex(m_kind->findData(Other, kKindRole));
    }
}

QString ModelForm::savedText() const {
    const auto* saved = m_hub.find(savedName());
    if (!saved) return {};
    QStringList lines{QString::fromStdString(saved->uri)};
    const auto* report = m_hub.report(savedName());
    lines << (report ? tr("Last test: %1. It is tested again before the run.").arg(lightsText(*report))
                     : tr("Not tested yet. It is tested before the run."));
    if (report && report->usable())
        for (const QString& missing : unavailableMetrics(*report))
            lines << tr("Disabled with this backend: %1").arg(missing);
    return lines.join(QLatin1Char('\n'));
}

} // namespace chronoscope::ui
