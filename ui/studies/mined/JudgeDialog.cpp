// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/JudgeDialog.h"

#include "core/studies/mined/JudgeRun.h"
#include "ui/dialogs/ModelForm.h"
#include "ui/studies/mined/FinishedRuns.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kJudgeLabelWidth = 90;
constexpr int kJudgeWidth = 640;
} // namespace

JudgeDialog::JudgeDialog(Session& session, qint64 judged, QWidget* parent)
    : QDialog(parent), m_session(session), m_runs(new QComboBox(this)),
      m_model(new ModelForm(session.backends(), this)), m_name(new QLineEdit(this)), m_counts(new QLabel(this)),
      m_reason(makeText(this, "judgeReason", Role::Caption)), m_start(new QPushButton(tr("Start judging"), this)) {
    setObjectName(QStringLiteral("judgeDialog"));
    setWindowTitle(tr("Judge answers"));
    offerFinishedMined(*m_runs, session, judged);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Name"), m_name, "judgeName", tr("What tables call the judge's run"), kJudgeLabelWidth);
    addFormRow(form, tr("Answers of"), m_runs, "judgedRun", tr("The run whose stored replies are judged"),
               kJudgeLabelWidth);
    addFormRow(form, tr("Judge"), m_model, "judgeModel", tr("Who scores them; it sees the golds, and no picture"),
               kJudgeLabelWidth);
    layout->addWidget(fields);
    m_counts->setObjectName(QStringLiteral("judgeCounts"));
    m_counts->setWordWrap(true);
    m_start->setObjectName(QStringLiteral("startJudging"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    layout->addWidget(m_counts);
    layout->addStretch();
    layout->addLayout(row);
    resize(kJudgeWidth, sizeHint().height());
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &JudgeDialog::updateStart);
    connect(m_runs, &QComboBox::activated, this, &JudgeDialog::suggestName);
    connect(m_model, &ModelForm::changed, this, &JudgeDialog::suggestName);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its runs are not there any more
    suggestName();
}

qint64 JudgeDialog::judged() const { return m_runs->currentData().toLongLong(); }

void JudgeDialog::suggestName() {
    if (!m_nameEdited)
        m_name->setText(m_session.freeName(tr("%1 judged by %2").arg(m_runs->currentText(), m_model->suggestedName())));
    updateStart();
}

StudyWish JudgeDialog::wish() const {
    StudyWish wish;
    wish.name = m_name->text().trimmed();
    wish.uri = m_model->uri();
    wish.backend = m_model->backend();
    wish.make = [judged = judged(), name = wish.name.toStdString()](store::Workspace& workspace,
                                                                    const run::BackendChoice& backend) {
        return mined::createJudgeRun(workspace, judged, name, backend);
    };
    return wish;
}

QString JudgeDialog::problem() const {
    if (m_runs->count() == 0) return tr("No run of MINED is finished: a judge reads stored replies");
    if (m_name->text().trimmed().isEmpty()) return tr("Give the run a name");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    return m_model->problem();
}

void JudgeDialog::updateStart() {
    const store::RunRecord* run = m_session.run(judged());
    m_counts->setText(run ? tr("%1 replies are judged, each in one request; an answer that is no score is asked for "
                               "once more")
                                .arg(numberText(run->counts.answered))
                          : QString());
    const QString why = problem();
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Test the backend, make the run and begin judging") : why);
}

} // namespace chronoscope::ui
