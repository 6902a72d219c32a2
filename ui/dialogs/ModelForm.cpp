// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ModelForm.h"

#include "core/run/BackendOpening.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
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
constexpr int kAnyPort = 1; ///< to read a URI whose port is not known yet
} // namespace

ModelForm::ModelForm(BackendHub& hub, QWidget* parent)
    : ModelForm(hub, new CalibrationForm(CalibrationForm::Plants::Answers), parent) {}

ModelForm* ModelForm::forScores(BackendHub& hub, QWidget* parent) {
    return new ModelForm(hub, new CalibrationForm(CalibrationForm::Plants::Scores), parent);
}

ModelForm::ModelForm(BackendHub& hub, CalibrationForm* calibration, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_kind(new QComboBox(this)), m_calibration(calibration), m_saved(new QLabel(this)),
      m_uri(new QLineEdit(this)) {
    m_kind->setObjectName(QStringLiteral("backendCombo"));
    m_kind->setAccessibleName(tr("Model"));
    m_kind->setToolTip(tr("Who answers: one of the saved backends, or a calibration model. That is asked like any "
                          "other and answers from the "
                          "benchmark itself, so that what comes out can be compared with what was planted."));
    m_saved->setObjectName(QStringLiteral("savedBackendText"));
    m_saved->setAccessibleName(tr("The chosen backend"));
    m_saved->setProperty("role", "caption");
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
    layout->addWidget(m_calibration);
    layout->addWidget(m_saved);
    layout->addWidget(m_uri);
    fillCombo();
    kindChanged();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ModelForm::kindChanged);
    connect(m_calibration, &CalibrationForm::changed, this, &ModelForm::changed);
    connect(m_uri, &QLineEdit::textChanged, this, &ModelForm::changed);
    connect(&hub, &BackendHub::backendsChanged, this, &ModelForm::backendsChanged);
}

/// The choice stays where it still is one.
void ModelForm::backendsChanged() {
    const auto before = kind();
    const QString name = backend();
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
    m_kind->addItem(tr("Calibration model (no language model: planted knowledge to check the pipeline)"));
    m_kind->setItemData(0, Calibration, kKindRole);
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
}

ModelForm::Kind ModelForm::kind() const { return static_cast<Kind>(m_kind->currentData(kKindRole).toInt()); }

void ModelForm::kindChanged() {
    m_calibration->setVisible(kind() == Calibration);
    m_saved->setVisible(kind() == Saved);
    m_saved->setText(savedText());
    m_uri->setVisible(kind() == Other);
    emit changed();
}

QString ModelForm::backend() const { return kind() == Saved ? m_kind->currentData(kNameRole).toString() : QString(); }

QString ModelForm::uri() const {
    switch (kind()) {
    case Calibration: return QString::fromStdString(m_calibration->params().uri().text());
    case Saved: {
        const auto* saved = m_hub.find(backend());
        return saved ? QString::fromStdString(saved->uri) : QString();
    }
    case Other: return m_uri->text().trimmed();
    }
    return {};
}

QString ModelForm::savedText() const {
    const auto* saved = m_hub.find(backend());
    if (!saved) return {};
    QStringList lines{QString::fromStdString(saved->uri)};
    const auto* report = m_hub.report(backend());
    lines << (report ? tr("Last test: %1. It is tested again before the run.").arg(lightsText(*report))
                     : tr("Not tested yet. It is tested before the run."));
    if (report && report->usable())
        for (const QString& missing : unavailableMetrics(*report))
            lines << tr("Disabled with this backend: %1").arg(missing);
    return lines.join(QLatin1Char('\n'));
}

Result<backend::BackendConfig> ModelForm::config() const {
    const auto parsed = backend::BackendUri::parse(uriAtPort(uri().toStdString(), kAnyPort));
    if (!parsed) return parsed.error();
    return backend::BackendConfig::read(*parsed);
}

std::string ModelForm::model() const {
    if (kind() == Calibration) {
        const auto named = run::modelOf(uri().toStdString());
        return named ? *named : std::string();
    }
    const auto read = config();
    if (read && !read->dialect.model.empty()) return read->dialect.model;
    const auto* report = m_hub.report(backend());
    return report ? report->model : std::string();
}

QString ModelForm::suggestedName() const {
    if (kind() == Calibration) return tr("calibration %1").arg(m_calibration->params().cutoff);
    if (kind() == Saved) return backend();
    const QString id = QString::fromStdString(model());
    return id.isEmpty() ? tr("run") : id;
}

QString ModelForm::problem() const {
    if (uri().isEmpty()) return tr("Type the URI of a backend");
    const auto model = run::modelOf(uri().toStdString());
    return model ? QString() : QString::fromStdString(model.error().text());
}

std::optional<backend::Price> ModelForm::price() const { return m_hub.priceOf(uri(), model()); }

QString ModelForm::whyFree() const {
    if (kind() == Calibration) return tr("free: no language model is asked");
    return m_hub.isLocal(uri()) ? tr("free: a server on this machine") : QString();
}

double ModelForm::requestsPerMinute() const {
    if (kind() == Calibration) return 0;
    const auto read = config();
    return read ? read->requestsPerMinute : 0;
}

std::optional<double> ModelForm::latency() const {
    if (kind() != Calibration) return std::nullopt;
    return m_calibration->params().latencyMs / 1000.0;
}

} // namespace chronoscope::ui
