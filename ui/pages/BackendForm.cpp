// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BackendForm.h"

#include "core/backend/client/BackendConfig.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kFormLabels = 96;
constexpr int kNumberWidth = 60;

void setParameter(backend::BackendUri& uri, const std::string& name, const QString& value) {
    if (value.isEmpty())
        uri.query.erase(name);
    else
        uri.query[name] = value.toStdString();
}

QString parameter(const backend::BackendUri& uri, const std::string& name) {
    const auto at = uri.query.find(name);
    return at == uri.query.end() ? QString() : QString::fromStdString(at->second);
}
} // namespace

BackendForm::BackendForm(BackendHub& hub, QWidget* parent) : QWidget(parent), m_hub(hub) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    auto* shown = new QWidget(this);
    QFormLayout* form = makeForm(shown, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addTop(form);
    addModel(form);
    addRates(form);
    layout->addWidget(shown);
    addFolded(layout, makeMore(), "backendMoreButton", tr("Time limits, attempts, cache and body fields"));
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("backendFormProblem"));
    m_problem->setAccessibleDescription(tr("What is wrong with this backend"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
}

void BackendForm::addTop(QFormLayout* form) {
    QWidget* parent = form->parentWidget();
    m_nameEdit = new QLineEdit(parent);
    addFormRow(form, tr("Name"), m_nameEdit, "backendNameEdit",
               tr("What the New run dialog calls it; also: chronoscope run create --backend NAME"), kFormLabels);
    m_protocol = new QComboBox(parent);
    for (const std::string_view name : backend::protocol::names()) {
        const QString id = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        m_protocol->addItem(protocolName(id), id);
    }
    addFormRow(form, tr("Protocol"), m_protocol, "backendProtocolCombo",
               tr("How the server is spoken to. Most servers understand OpenAI's chat."), kFormLabels);
    m_base = new QLineEdit(parent);
    addFormRow(form, tr("Base URL"), m_base, "baseUrlEdit",
               tr("Where the server is, e.g. http://127.0.0.1:8000. Several servers of the same model are separated by "
                  "commas; "
                  "{port} stands for the port of a server that Chronoscope starts."),
               kFormLabels);
    connect(m_nameEdit, &QLineEdit::editingFinished, this, &BackendForm::commit);
    connect(m_base, &QLineEdit::editingFinished, this, &BackendForm::commit);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, [this] {
        updateHints();
        commit();
    });
}

void BackendForm::addModel(QFormLayout* form) {
    auto* row = new QWidget(form->parentWidget());
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_model = new QComboBox(row);
    m_model->setObjectName(QStringLiteral("modelCombo"));
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setCompleter(nullptr); // an id is taken as it is typed
    m_model->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_model->setMinimumContentsLength(16);
    m_model->setAccessibleName(tr("Model"));
    m_model->setToolTip(tr("The model's id as the server lists it; may be empty where a server has only one"));
    m_model->lineEdit()->setPlaceholderText(tr("the server's only model"));
    m_fetch = new QToolButton(row);
    m_fetch->setObjectName(QStringLiteral("fetchModelsButton"));
    m_fetch->setText(tr("Fetch models"));
    m_fetch->setToolTip(tr("Ask the server which models it has"));
    layout->addWidget(m_model, 1);
    layout->addWidget(m_fetch);
    form->addRow(tr("Model"), row);
    m_models = makeText(form->parentWidget(), "modelsText", Role::Caption);
    m_models->hide();
    form->addRow(QString(), m_models);
    m_mode = new QComboBox(form->parentWidget());
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_mode->setMinimumContentsLength(12);
    m_mode->addItem(tr("Chat, or completion where there is no chat"), QString());
    m_mode->addItem(tr("Chat"), QStringLiteral("chat"));
    m_mode->addItem(tr("Completion"), QStringLiteral("completion"));
    addFormRow(form, tr("Mode"), m_mode, "modeCombo",
               tr("Chat: prompts are sent as turns. Completion: as plain text to be continued."), kFormLabels);
    connect(m_fetch, &QToolButton::clicked, this, [this] {
        commit(); // a button that takes no focus leaves what is typed in its field
        if (m_problem->isHidden()) emit fetchRequested();
    });
    connect(m_model->lineEdit(), &QLineEdit::editingFinished, this, &BackendForm::commit);
    connect(m_model, &QComboBox::activated, this, &BackendForm::commit);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &BackendForm::commit);
}

QLineEdit* BackendForm::makeField(QWidget* parent, const char* parameter, const QString& label, const QString& hint,
                                  const QString& tip) {
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("parameter_") + QLatin1String(parameter));
    edit->setAccessibleName(label);
    edit->setPlaceholderText(hint);
    edit->setToolTip(tip);
    m_fields.push_back({parameter, edit});
    connect(edit, &QLineEdit::editingFinished, this, &BackendForm::commit);
    return edit;
}

void BackendForm::addRates(QFormLayout* form) {
    auto* row = new QWidget(form->parentWidget());
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Tokens::kSpace8);
    grid->setVerticalSpacing(Tokens::kSpace4);
    const auto add = [&](int column, const char* parameter, const QString& label, const QString& hint,
                         const QString& tip) {
        QLineEdit* edit = makeField(row, parameter, label, hint, tip);
        edit->setMinimumWidth(kNumberWidth);
        auto* caption = new QLabel(label, row);
        setRole(caption, Role::Caption);
        caption->setToolTip(tip);
        caption->setBuddy(edit);
        grid->addWidget(edit, 0, column);
        grid->addWidget(caption, 1, column);
        grid->setColumnStretch(column, 1);
    };
    add(0, "concurrency", tr("requests at once"), tr("auto"),
        tr("Most requests in flight per server. Empty: a local server gets as many as it has places for, a remote one "
           "is felt out."));
    add(1, "rpm", tr("requests a minute"), tr("no limit"), tr("Most requests a minute"));
    add(2, "tpm", tr("tokens a minute"), tr("no limit"), tr("Most tokens a minute, prompts and replies together"));
    form->addRow(tr("Rate"), row);
}

QWidget* BackendForm::makeMore() {
    auto* more = new QWidget(this);
    QFormLayout* form = makeForm(more, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const char* parameter, const QString& label, const QString& hint, const QString& tip) {
        QLineEdit* edit = makeField(more, parameter, label, hint, tip);
        form->addRow(label, edit);
        form->labelForField(edit)->setMinimumWidth(kFormLabels);
        form->labelForField(edit)->setToolTip(tip);
    };
    add("connect-s", tr("Connect within"), tr("10 s"), tr("Seconds until a connection must stand"));
    add("idle-s", tr("Silence"), tr("120 s"), tr("Seconds without a byte after which a request is given up"));
    add("total-s", tr("Whole request"), tr("900 s"), tr("Seconds after which a request is given up, whatever arrives"));
    add("attempts", tr("Attempts"), tr("6"), tr("How often a request is sent before it counts as an error"));
    add("drop", tr("Fields left out"), tr("none"),
        tr("Body fields that this server rejects, with commas between them, e.g. top_p,seed"));
    add("tokens-field", tr("Length field"), QStringLiteral("max_tokens"),
        tr("Newer OpenAI models want max_completion_tokens"));
    add("extra", tr("Extra fields"), QStringLiteral("{\"reasoning_effort\":\"low\"}"),
        tr("A JSON object laid over every request. Not for keys."));
    m_cache = new QComboBox(more);
    m_cache->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_cache->setMinimumContentsLength(12);
    m_cache->addItem(tr("Use stored replies to equal requests"), QString());
    m_cache->addItem(tr("Ask the server every time"), QStringLiteral("off"));
    addFormRow(form, tr("Cache"), m_cache, "cacheCombo", tr("Hits are counted and shown with the run"), kFormLabels);
    connect(m_cache, &QComboBox::currentIndexChanged, this, &BackendForm::commit);
    return more;
}

void BackendForm::setBackend(const QString& name, const QString& uri) {
    if (name == m_name && uri == m_loaded) return;
    if (name != m_name && !m_problem->isHidden()) m_drafts.keep(m_name, *this);
    m_name = name;
    m_loaded = uri;
    m_uri = {};
    if (auto parsed = backend::BackendUri::parse(uri.toStdString())) m_uri = std::move(parsed).value();
    load();
    const auto isRestored = [&] { // as a whole, and not field by field
        const QSignalBlocker blockers[] = {QSignalBlocker(m_protocol), QSignalBlocker(m_mode), QSignalBlocker(m_cache),
                                           QSignalBlocker(m_model)};
        return m_drafts.restore(name, *this);
    }();
    if (!isRestored) return;
    updateHints();
    commit();
}

QStringList BackendForm::unsaved() const {
    QStringList names = m_drafts.names();
    if (!m_problem->isHidden()) names << m_name;
    return names;
}

void BackendForm::load() {
    const QSignalBlocker blockers[] = {QSignalBlocker(m_protocol), QSignalBlocker(m_mode), QSignalBlocker(m_cache),
                                       QSignalBlocker(m_model)};
    m_nameEdit->setText(m_name);
    m_protocol->setCurrentIndex(m_protocol->findData(QString::fromStdString(m_uri.protocol)));
    m_base->setText(QString::fromStdString(m_uri.base));
    m_model->clear();
    m_model->setEditText(parameter(m_uri, "model"));
    m_model->lineEdit()->setCursorPosition(0); // a long name is read from its beginning
    m_models->hide();
    m_mode->setCurrentIndex(std::max(0, m_mode->findData(parameter(m_uri, "mode"))));
    m_cache->setCurrentIndex(std::max(0, m_cache->findData(parameter(m_uri, "cache"))));
    for (const Field& field : m_fields)
        field.edit->setText(parameter(m_uri, field.parameter));
    updateHints();
    m_problem->hide();
}

void BackendForm::updateHints() {
    const auto* protocol = backend::protocol::find(m_protocol->currentData().toString().toStdString());
    const std::string_view url = protocol ? protocol->defaultBaseUrl() : std::string_view();
    m_base->setPlaceholderText(url.empty() ? QStringLiteral("http://127.0.0.1:8080")
                                           : QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size())));
}

QString BackendForm::typedUri() const {
    backend::BackendUri uri = m_uri;
    uri.protocol = m_protocol->currentData().toString().toStdString();
    uri.base = m_base->text().trimmed().toStdString();
    setParameter(uri, "model", m_model->currentText().trimmed());
    setParameter(uri, "mode", m_mode->currentData().toString());
    setParameter(uri, "cache", m_cache->currentData().toString());
    for (const Field& field : m_fields)
        setParameter(uri, field.parameter, field.edit->text().trimmed());
    return QString::fromStdString(uri.text());
}

QString BackendForm::problem() const {
    if (const QString why = m_hub.nameProblem(m_nameEdit->text().trimmed(), m_name); !why.isEmpty()) return why;
    const auto uri = backend::BackendUri::parse(uriAtPort(typedUri().toStdString(), 1));
    if (!uri) return coreWords(uri.error());
    const auto config = backend::BackendConfig::read(*uri);
    return config ? QString() : coreWords(config.error());
}

void BackendForm::commit() {
    const QString why = problem();
    m_problem->setText(why.isEmpty() ? QString() : tr("Not saved: %1").arg(why));
    m_problem->setVisible(!why.isEmpty());
    const QString name = m_nameEdit->text().trimmed();
    const QString uri = typedUri();
    if (!why.isEmpty() || (name == m_name && uri == m_loaded)) return;
    m_name = name;
    m_loaded = uri;
    if (auto parsed = backend::BackendUri::parse(uri.toStdString())) m_uri = std::move(parsed).value();
    emit edited(name, uri);
}

void BackendForm::setFetching(bool fetching) {
    m_fetch->setEnabled(!fetching);
    if (!fetching) return;
    m_models->setText(tr("Asking the server…"));
    m_models->show();
}

void BackendForm::setModels(const QStringList& models, const QString& problem) {
    setFetching(false);
    const QString typed = m_model->currentText();
    {
        const QSignalBlocker quiet(m_model);
        m_model->clear();
        m_model->addItems(models);
        m_model->setEditText(typed);
    }
    m_models->setText(!problem.isEmpty()   ? tr("No list of models: %1").arg(problem)
                      : models.size() == 1 ? tr("The server has 1 model: %1").arg(models.first())
                                           : tr("The server has %1 models: choose one").arg(models.size()));
    m_models->show();
}

void BackendForm::focusName() {
    m_nameEdit->setFocus();
    m_nameEdit->selectAll();
}

} // namespace chronoscope::ui
