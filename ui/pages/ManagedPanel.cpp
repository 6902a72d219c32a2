// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ManagedPanel.h"

#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/LogView.h"
#include "ui/views/TextLabel.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

using backend::ManagedCommand;
using backend::ManagedServer;

namespace {
constexpr int kServerLogHeight = 150;
constexpr int kServerLabels = 96;

ManagedCommand usualCommand() {
    ManagedCommand command;
    command.program = "llama-server";
    command.arguments = {"-m", "{model}", "--host", "127.0.0.1", "--port", "{port}"};
    return command;
}

/// As QProcess::splitCommand() reads it again.
QString joined(const std::vector<std::string>& arguments) {
    QStringList words;
    for (const std::string& argument : arguments) {
        QString word = QString::fromStdString(argument);
        word.replace(QLatin1Char('"'), QLatin1String("\"\"\""));
        const bool quoted = word.isEmpty() || word.contains(QLatin1Char(' '));
        words << (quoted ? QLatin1Char('"') + word + QLatin1Char('"') : word);
    }
    return words.join(QLatin1Char(' '));
}

bool isSame(const ManagedCommand& a, const ManagedCommand& b) {
    return a.program == b.program && a.arguments == b.arguments && a.modelFile == b.modelFile &&
           a.healthPath == b.healthPath;
}
} // namespace

ManagedPanel::ManagedPanel(BackendHub& hub, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_dialogs(dialogs),
      m_managed(new QCheckBox(tr("Chronoscope starts this server"), this)), m_body(new QWidget(this)) {
    m_managed->setObjectName(QStringLiteral("managedBox"));
    m_managed->setToolTip(
        tr("A command that is started on a free port of this machine when it is needed, and ended with the program"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_managed);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(Tokens::kSpace8);
    body->addWidget(makeFields());
    m_problem = makeText(m_body, "managedProblem");
    m_problem->hide();
    body->addWidget(m_problem);
    body->addWidget(makeServer());
    layout->addWidget(m_body);
    m_body->hide();
    connect(m_managed, &QCheckBox::toggled, this, [this](bool on) {
        if (on && !m_command) load(usualCommand());
        m_body->setVisible(on);
        commit();
    });
    connect(&hub.servers(), &ServerHub::changed, this, [this](const QString& name) {
        if (name == m_name) refreshServer();
    });
    connect(&hub.servers(), &ServerHub::logged, this, [this](const QString& name) {
        if (name == m_name) refreshLog();
    });
}

QLineEdit* ManagedPanel::addRow(QFormLayout* form, const char* name, const QString& label, const QString& tip,
                                bool isFile) {
    auto* row = new QWidget(form->parentWidget());
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    auto* edit = new QLineEdit(row);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    edit->setToolTip(tip);
    layout->addWidget(edit, 1);
    connect(edit, &QLineEdit::editingFinished, this, &ManagedPanel::commit);
    if (isFile) {
        auto* browse = new QToolButton(row);
        browse->setObjectName(QLatin1String(name) + QLatin1String("Browse"));
        browse->setText(tr("Choose…"));
        browse->setAccessibleName(tr("Choose: %1").arg(label));
        browse->setToolTip(tr("Choose a file"));
        layout->addWidget(browse);
        connect(browse, &QToolButton::clicked, this, [this, edit, label] {
            m_dialogs.chooseFile(this, {FileQuestion::Wants::File, "server", label, tr("All files (*)"), {}},
                                 [this, edit, name = m_name](const QString& path) {
                                     if (name != m_name) return; // another backend was chosen meanwhile
                                     edit->setText(path);
                                     commit();
                                 });
        });
    }
    form->addRow(label, row);
    form->labelForField(row)->setMinimumWidth(kServerLabels);
    form->labelForField(row)->setToolTip(tip);
    return edit;
}

QWidget* ManagedPanel::makeFields() {
    auto* fields = new QWidget(m_body);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(Tokens::kSpace12);
    form->setVerticalSpacing(Tokens::kSpace8);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_program = addRow(form, "programEdit", tr("Program"), tr("Looked up in PATH; it is not given to a shell"), true);
    m_arguments =
        addRow(form, "argumentsEdit", tr("Arguments"),
               tr("{port} stands for the port, {model} for the model file and {threads} for a thread on each core that "
                  "is free when it starts. Keys do not belong here: servers take them from the environment."),
               false);
    m_model = addRow(form, "modelFileEdit", tr("Model file"), tr("What {model} stands for"), true);
    m_health = addRow(form, "healthEdit", tr("Ready when"),
                      tr("Path that answers 200 once the server is ready: /health, or /v1/models"), false);
    return fields;
}

QPushButton* ManagedPanel::addButton(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    parent->layout()->addWidget(button);
    return button;
}

QWidget* ManagedPanel::makeServer() {
    auto* server = new QWidget(m_body);
    auto* layout = new QVBoxLayout(server);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    auto* row = new QWidget(server);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(Tokens::kSpace8);
    m_state = new QLabel(row);
    m_state->setObjectName(QStringLiteral("serverState"));
    m_state->setAccessibleDescription(tr("State of the server"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    buttons->addWidget(m_state, 1);
    m_start = addButton(row, "startServerButton", tr("Start"), tr("Start the server on a free port"));
    m_stop = addButton(row, "stopServerButton", tr("Stop"), tr("End the server and all its processes"));
    m_restart = addButton(row, "restartServerButton", tr("Restart"),
                          tr("End the server and start it again, with the command as it is now"));
    layout->addWidget(row);
    m_log = new LogView(server);
    m_log->setObjectName(QStringLiteral("serverLog"));
    m_log->setAccessibleName(tr("Output of the server"));
    m_log->setPlaceholderText(tr("What the server writes appears here."));
    m_log->setFixedHeight(kServerLogHeight);
    layout->addWidget(m_log);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_command) m_hub.servers().start(m_name, *m_command);
    });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_hub.servers().stop(m_name); });
    connect(m_restart, &QPushButton::clicked, this, [this] {
        if (m_command) m_hub.servers().restart(m_name, *m_command);
    });
    return server;
}

void ManagedPanel::setBackend(const QString& name, const std::optional<ManagedCommand>& command) {
    const bool same =
        name == m_name && command.has_value() == m_command.has_value() && (!command || isSame(*command, *m_command));
    const bool isOther = name != m_name;
    if (isOther && m_isWrong) m_drafts.keep(m_name, *this);
    m_name = name;
    m_command = command;
    if (!same) {
        const QSignalBlocker quiet(m_managed);
        m_managed->setChecked(command.has_value());
        m_body->setVisible(command.has_value());
        load(command.value_or(usualCommand()));
        m_problem->hide();
        m_isWrong = false;
    }
    if (isOther && m_drafts.restore(name, *this)) commit();
    refreshServer();
    refreshLog();
}

QStringList ManagedPanel::unsaved() const {
    QStringList names = m_drafts.names();
    if (m_isWrong) names << m_name;
    return names;
}

void ManagedPanel::load(const ManagedCommand& command) {
    m_program->setText(QString::fromStdString(command.program));
    m_arguments->setText(joined(command.arguments));
    m_model->setText(QString::fromStdString(command.modelFile));
    m_health->setText(QString::fromStdString(command.healthPath));
}

ManagedCommand ManagedPanel::typed() const {
    ManagedCommand command;
    command.program = m_program->text().trimmed().toStdString();
    for (const QString& word : QProcess::splitCommand(m_arguments->text()))
        command.arguments.push_back(word.toStdString());
    command.modelFile = m_model->text().trimmed().toStdString();
    command.healthPath = m_health->text().trimmed().toStdString();
    return command;
}

QString ManagedPanel::problem(const ManagedCommand& command) const {
    if (command.program.empty()) return tr("a server needs a program, such as llama-server");
    if (!m_arguments->text().contains(QLatin1String("{port}")))
        return tr("the arguments have no {port}, so the server would not know where to listen");
    if (m_arguments->text().contains(QLatin1String("{model}")) && command.modelFile.empty())
        return tr("the arguments want a model file");
    if (!command.healthPath.starts_with('/')) return tr("the path that tells when it is ready begins with /");
    return {};
}

void ManagedPanel::commit() {
    if (!m_managed->isChecked()) {
        m_problem->hide();
        m_isWrong = false;
        if (m_command) emit edited(std::nullopt);
        return;
    }
    const ManagedCommand command = typed();
    const QString why = problem(command);
    m_problem->setText(tr("Not saved: %1").arg(why));
    m_problem->setVisible(!why.isEmpty());
    m_isWrong = !why.isEmpty();
    if (why.isEmpty() && !(m_command && isSame(*m_command, command))) emit edited(command);
    refreshServer();
}

void ManagedPanel::refreshServer() {
    const auto status = m_hub.servers().status(m_name);
    const bool alive = status.state == ManagedServer::State::Starting || status.state == ManagedServer::State::Ready;
    QString text = serverStateName(status.state);
    if (alive && status.port > 0) text = tr("%1 on port %2").arg(text).arg(status.port);
    if (!status.message.empty()) text += QStringLiteral(": ") + coreWords(status.message);
    m_state->setText(text);
    m_start->setEnabled(!alive && m_command.has_value());
    m_stop->setEnabled(alive);
    m_restart->setEnabled(alive && m_command.has_value());
}

void ManagedPanel::refreshLog() { m_log->setLog(m_hub.servers().log(m_name)); }

} // namespace chronoscope::ui
