// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunModelsForm.h"

#include "core/backend/calibration/CalibrationParams.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/FormParts.h"
#include "ui/views/ModelList.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

namespace {
constexpr const char* kOtherKey = "other:";
constexpr const char* kPipelineKey = "calibration:";
} // namespace

RunModelsForm::RunModelsForm(BackendHub& hub, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_list(new ModelList(hub, this)), m_about(new QLabel(this)),
      m_uri(new QLineEdit(this)), m_pipeline(new QWidget(this)), m_calibration(new CalibrationForm) {
    m_list->setObjectName(QStringLiteral("runModels"));
    m_list->setAccessibleName(tr("Models"));
    m_list->setToolTip(tr("Who answers: one run is made of each that is ticked"));
    m_list->addOwn({tr("Another, by its URI"), kOtherKey}, tr("A server that is not saved on the Backends page"));
    m_list->addOwn({tr("Check the pipeline: calibration model"), kPipelineKey},
                   tr("No language model. It is asked like any other and answers from the benchmark itself, so that "
                      "what comes out can be compared with what was planted."));
    m_about->setObjectName(QStringLiteral("runModelsText"));
    m_about->setProperty("role", "caption");
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_uri->setObjectName(QStringLiteral("backendUriEdit"));
    m_uri->setAccessibleName(tr("URI of the backend"));
    m_uri->setPlaceholderText(QStringLiteral("openai:http://127.0.0.1:8000?model=NAME"));
    m_uri->setToolTip(tr("PROTOCOL:BASE_URL?model=NAME&key-env=VARIABLE, as on the command line. Backends that are "
                         "used again are better saved on the Backends page."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_list);
    layout->addWidget(m_about);
    layout->addWidget(m_uri);
    auto* pipeline = new QVBoxLayout(m_pipeline);
    pipeline->setContentsMargins(0, 0, 0, 0);
    pipeline->setSpacing(Tokens::kSpace8);
    addFolded(pipeline, m_calibration, "plantedButton", tr("What the calibration model knows"), tr("Planted numbers"));
    layout->addWidget(m_pipeline);
    connect(m_list, &ModelList::changed, this, &RunModelsForm::follow);
    connect(m_uri, &QLineEdit::textChanged, this, &RunModelsForm::changed);
    connect(m_calibration, &CalibrationForm::changed, this, &RunModelsForm::changed);
    follow();
    m_list->search();
}

std::vector<ModelChoice> RunModelsForm::choices() const {
    std::vector<ModelChoice> choices;
    for (const ModelTarget& target : m_list->ticked()) {
        if (target.uri == kOtherKey)
            choices.emplace_back(m_hub, m_uri->text().trimmed());
        else if (target.uri == kPipelineKey)
            choices.emplace_back(m_hub, QString::fromStdString(m_calibration->params().uri().text()));
        else if (const auto* saved = m_hub.find(target.name); saved && target.uri.empty())
            choices.emplace_back(m_hub, QString::fromStdString(saved->uri), target.name);
        else
            choices.emplace_back(m_hub, QString::fromStdString(target.uri));
    }
    return choices;
}

/// The URI that is typed is part of it.
QStringList RunModelsForm::ticked() const {
    QStringList keys;
    for (const ModelTarget& target : m_list->ticked())
        keys << (target.uri == kOtherKey ? kOtherKey + m_uri->text().trimmed() : target.key());
    return keys;
}

void RunModelsForm::setTicked(const QStringList& keys) {
    QStringList plain;
    for (const QString& key : keys) {
        const bool isOther = key.startsWith(QLatin1String(kOtherKey));
        if (isOther) m_uri->setText(key.mid(static_cast<qsizetype>(std::char_traits<char>::length(kOtherKey))));
        plain << (isOther ? QString::fromLatin1(kOtherKey) : key);
    }
    m_list->tick(plain);
}

void RunModelsForm::tickOnly(const QString& backend, const QString& uri) {
    if (m_hub.find(backend)) return setTicked({backend});
    const auto parsed = backend::BackendUri::parse(uri.toStdString());
    const auto planted = parsed ? backend::CalibrationParams::fromUri(*parsed) : parsed.error();
    if (planted) {
        m_calibration->setParams(*planted);
        return setTicked({QString::fromLatin1(kPipelineKey)});
    }
    setTicked({QString::fromLatin1(kOtherKey) + uri});
}

void RunModelsForm::focusList() { m_list->setFocus(); }

void RunModelsForm::follow() {
    bool other = false, pipeline = false;
    QStringList lines;
    for (const ModelTarget& target : m_list->ticked()) {
        other |= target.uri == kOtherKey;
        pipeline |= target.uri == kPipelineKey;
        const auto* report = target.uri.empty() ? m_hub.report(target.name) : nullptr;
        if (report && report->usable())
            for (const QString& missing : unavailableMetrics(*report))
                lines << tr("%1, disabled: %2").arg(target.name, missing);
    }
    if (m_list->ticked().empty()) lines << tr("Models are saved on the Backends page; tick those that are to answer.");
    m_uri->setVisible(other);
    m_pipeline->setVisible(pipeline);
    m_about->setText(lines.join(QLatin1Char('\n')));
    m_about->setVisible(!lines.isEmpty());
    emit changed();
}

QString RunModelsForm::problem() const {
    const auto all = choices();
    if (all.empty()) return tr("Tick a model");
    for (const ModelChoice& choice : all)
        if (const QString wrong = choice.problem(); !wrong.isEmpty()) return wrong;
    return {};
}

} // namespace chronoscope::ui
