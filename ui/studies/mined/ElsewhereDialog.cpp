// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ElsewhereDialog.h"

#include "core/studies/mined/EditExchange.h"
#include "ui/studies/mined/FinishedRuns.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kElsewhereLabelWidth = 90;
constexpr int kElsewhereWidth = 620;

Result<mined::EditsWritten> writeEdits(const std::string& workspace, std::int64_t run, const std::string& folder,
                                       const std::stop_token& stop) {
    auto reader = store::Database::open(workspace, store::Database::Access::ReadOnly);
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(run);
    if (!record) return record.error();
    const auto context = mined::minedContext(*reader, std::move(record).value());
    if (!context) return context.error();
    const auto choice = mined::chooseEdits(*reader, **context, {}, stop);
    if (!choice) return choice.error();
    return mined::writeEdits(*reader, **context, *choice, folder, stop);
}

QString broughtText(const mined::EditImport& report) {
    QStringList parts{ElsewhereDialog::tr("A run of %1 items was made").arg(numberText(report.items))};
    if (report.missing > 0)
        parts << ElsewhereDialog::tr("%1 replies are not in the file, and missing").arg(numberText(report.missing));
    if (report.noText > 0)
        parts << ElsewhereDialog::tr("%1 replies of the file are no text: they count as empty answers")
                     .arg(numberText(report.noText));
    if (!report.leftOut.empty())
        parts << ElsewhereDialog::tr("%1 rows are left out, the first, row %2: %3")
                     .arg(numberText(static_cast<qint64>(report.leftOut.size())),
                          numberText(static_cast<qint64>(report.leftOut.front().row)),
                          coreWords(report.leftOut.front().reason));
    return parts.join(QStringLiteral(" · "));
}
} // namespace

ElsewhereDialog::ElsewhereDialog(Session& session, Dialogs& dialogs, qint64 base, QWidget* parent)
    : QDialog(parent), m_session(session), m_dialogs(dialogs), m_runs(new QComboBox(this)),
      m_save(new QPushButton(tr("Save what is to be edited…"), this)), m_file(new QLineEdit(this)),
      m_method(new QComboBox(this)), m_setting(new QComboBox(this)),
      m_state(makeText(this, "elsewhereState", Role::Caption)), m_bring(new QPushButton(tr("Bring answers in"), this)) {
    setObjectName(QStringLiteral("elsewhereDialog"));
    setWindowTitle(tr("Editing elsewhere"));
    setAttribute(Qt::WA_DeleteOnClose);
    offerFinishedMined(*m_runs, session, base);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeText(this, "", Role::Caption,
                               tr("Another program changes the weights: FT, MEND or SERAC in EasyEdit. It takes what a "
                                  "run got wrong; what the edited model then answers comes back beside one's own runs "
                                  "of editing.")));
    layout->addWidget(makeFields());
    layout->addStretch();
    layout->addLayout(makeFoot());
    resize(kElsewhereWidth, sizeHint().height());
    connect(&session, &Session::workspaceChanged, this, &QDialog::close); // its runs are not there any more
    connect(&session, &Session::benchmarkChanged, this, &ElsewhereDialog::updateButtons);
    updateButtons();
}

ElsewhereDialog::~ElsewhereDialog() { m_stop.request_stop(); }

QWidget* ElsewhereDialog::makeFields() {
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Answers of"), m_runs, "elsewhereRun", tr("The finished run before the editing"),
               kElsewhereLabelWidth);
    m_save->setObjectName(QStringLiteral("elsewhereSave"));
    m_save->setAutoDefault(false);
    m_save->setToolTip(tr("A folder with edits.json, as EasyEdit reads it (subject, src, rephrase, pred, alt, image, "
                          "image_rephrase), and the pictures"));
    auto* saving = new QHBoxLayout;
    saving->addWidget(m_save);
    saving->addStretch();
    form->addRow(QString(), saving);
    addFile(form);
    m_method->setEditable(true);
    m_method->addItems(
        {QStringLiteral("FT-LLM"), QStringLiteral("FT-VIS"), QStringLiteral("MEND"), QStringLiteral("SERAC")});
    m_setting->addItem(tr("Single: each fact is edited, asked about and taken back"),
                       static_cast<int>(mined::EditSetting::Single));
    m_setting->addItem(tr("Lifelong: all are edited, then all are asked about"),
                       static_cast<int>(mined::EditSetting::Lifelong));
    addFormRow(form, tr("Method"), m_method, "elsewhereMethod", tr("How the model was edited"), kElsewhereLabelWidth);
    addFormRow(form, tr("Setting"), m_setting, "elsewhereSetting", tr("Whether it was edited with one fact at a time"),
               kElsewhereLabelWidth);
    for (QComboBox* box : {m_runs, m_method})
        connect(box, &QComboBox::currentTextChanged, this, &ElsewhereDialog::updateButtons);
    connect(m_save, &QPushButton::clicked, this, [this] {
        m_dialogs.chooseFile(
            this, {FileQuestion::Wants::Folder, "mined-edits", tr("A folder for what is to be edited"), {}, {}},
            [this](const QString& folder) { save(folder); });
    });
    return fields;
}

void ElsewhereDialog::addFile(QFormLayout* form) {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    m_file->setObjectName(QStringLiteral("elsewhereFileEdit"));
    m_file->setAccessibleName(tr("File of the answers"));
    m_file->setPlaceholderText(tr("what the edited model answers: JSON"));
    auto* choose = new QPushButton(tr("Choose…"), part);
    choose->setObjectName(QStringLiteral("elsewhereFileChoose"));
    choose->setAccessibleName(tr("Choose the file of the answers"));
    choose->setAutoDefault(false);
    row->addWidget(m_file, 1);
    row->addWidget(choose);
    addFormRow(form, tr("Its answers"), part, "elsewhereFile",
               tr("A JSON array, or one object a line: element_id, or id and eval_type, and a prediction for each "
                  "configuration, as in MINED's result files"),
               kElsewhereLabelWidth);
    connect(m_file, &QLineEdit::textChanged, this, &ElsewhereDialog::updateButtons);
    connect(choose, &QPushButton::clicked, this, [this] {
        m_dialogs.chooseFile(this,
                             {FileQuestion::Wants::File,
                              "mined-edited",
                              tr("What the edited model answers"),
                              tr("Answers (*.json *.jsonl);;All files (*)"),
                              {}},
                             [this](const QString& path) { m_file->setText(path); });
    });
}

QLayout* ElsewhereDialog::makeFoot() {
    m_bring->setObjectName(QStringLiteral("elsewhereBring"));
    m_bring->setProperty("primary", true);
    m_bring->setDefault(true);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("elsewhereClose"));
    close->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_state, 1);
    row->addWidget(close);
    row->addWidget(m_bring);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_bring, &QPushButton::clicked, this, &ElsewhereDialog::bringIn);
    return row;
}

qint64 ElsewhereDialog::base() const { return m_runs->currentData().toLongLong(); }

void ElsewhereDialog::save(const QString& folder) {
    m_isBusy = true;
    m_state->setText(tr("Writing…"));
    updateButtons();
    m_saving.run(
        this, nullptr,
        [path = m_session.path().toStdString(), run = base(), to = folder.toStdString(), stop = m_stop.get_token()] {
            return writeEdits(path, run, to, stop);
        },
        [this, folder](const Result<mined::EditsWritten>& written) {
            m_isBusy = false;
            m_state->setText(written ? tr("%1 items with %2 pictures are in %3")
                                           .arg(numberText(written->items), numberText(written->pictures), folder)
                                     : tr("Not written: %1").arg(coreWords(written.error().text())));
            updateButtons();
            if (written) emit m_session.saved(folder);
        });
}

/// The session hears of it, which outlives the dialog: the run is there, or is not, whoever is still looking.
void ElsewhereDialog::bringIn() {
    if (!problem().isEmpty()) return updateButtons(); // an import was begun elsewhere meanwhile
    m_isBusy = true;
    m_state->setText(tr("Reading…"));
    const auto setting = static_cast<mined::EditSetting>(m_setting->currentData().toInt());
    const QString method = m_method->currentText().trimmed();
    const bool isLifelong = setting == mined::EditSetting::Lifelong;
    const QString name = m_session.freeName((isLifelong ? tr("%1, lifelong") : tr("%1, single")).arg(method));
    m_session.importBy(
        &m_session, QFileInfo(m_file->text().trimmed()).fileName(),
        [base = base(), file = m_file->text().trimmed().toStdString(),
         options =
             mined::EditImportOptions{
                 method.toStdString(), setting, {}, name.toStdString(), m_file->text().trimmed().toStdString()}](
            store::Workspace& workspace, const std::stop_token& stop) -> Result<mined::EditImport> {
            const auto text = mined::readEditedFile(file);
            if (!text) return text.error();
            return mined::importEdited(workspace, base, *text, options, stop);
        },
        [&session = m_session, dialog = QPointer(this), name](const Result<mined::EditImport>& report) {
            if (report) session.refreshRuns();
            const QString made = report ? broughtText(*report) : QString();
            if (dialog && dialog->isVisible())
                return dialog->showBrought(report ? made
                                                  : tr("Not brought in: %1").arg(coreWords(report.error().text())));
            session.tellEnd(report ? Status() : report.error(), QStringLiteral("%1: %2").arg(name, made),
                            tr("%1 was not brought in").arg(name));
        });
    updateButtons();
}

void ElsewhereDialog::showBrought(const QString& text) {
    m_isBusy = false;
    m_state->setText(text);
    updateButtons();
}

QString ElsewhereDialog::problem() const {
    if (m_runs->count() == 0) return tr("No run of MINED is finished");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (m_isBusy || m_session.isImporting()) return tr("Something is being read or written");
    const QString file = m_file->text().trimmed();
    if (file.isEmpty()) return tr("Choose the file of the answers");
    if (!QFileInfo(file).isFile()) return tr("There is no such file: %1").arg(file);
    if (m_method->currentText().trimmed().isEmpty()) return tr("Say how the model was edited");
    return {};
}

void ElsewhereDialog::updateButtons() {
    const QString why = problem();
    m_bring->setEnabled(why.isEmpty());
    m_bring->setToolTip(why.isEmpty() ? tr("Makes a run of them beside the run before") : why);
    m_save->setEnabled(!m_isBusy && m_runs->count() > 0);
}

} // namespace chronoscope::ui
