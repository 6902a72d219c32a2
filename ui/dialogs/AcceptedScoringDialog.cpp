// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/AcceptedScoringDialog.h"

#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <tuple>

namespace chronoscope::ui {

using annotation::OverrideScope;

namespace {
constexpr int kAcceptedWidth = 480;
constexpr int kAcceptedLabels = 80;
constexpr int kLongestName = 80;

/// Cells and answers, whoever accepted them.
std::pair<qint64, qint64> countsOf(const std::vector<store::ScoringOverride>& accepted) {
    std::set<std::tuple<ContentId, int, prompt::Template>> cells;
    std::set<std::tuple<ContentId, int, prompt::Template, std::string>> answers;
    for (const store::ScoringOverride& one : accepted) {
        cells.emplace(one.element, one.year, one.form);
        answers.emplace(one.element, one.year, one.form, one.answer);
    }
    return {static_cast<qint64>(cells.size()), static_cast<qint64>(answers.size())};
}
} // namespace

AcceptedScoringDialog::AcceptedScoringDialog(Session& session, AnnotationHub& hub,
                                             const std::vector<store::RunRecord>& runs, qint64 run, QWidget* parent)
    : QDialog(parent), m_session(session), m_hub(hub), m_runs(runs), m_run(new QComboBox(this)),
      m_scope(new QComboBox(this)), m_name(new QLineEdit(tr("Accepted answers"), this)),
      m_words(makeText(this, "acceptedWords", Role::Caption)), m_start(new QPushButton(tr("Make scoring"), this)) {
    setObjectName(QStringLiteral("acceptedScoringDialog"));
    setWindowTitle(tr("Scoring of accepted answers"));
    setMinimumWidth(kAcceptedWidth);
    for (const store::RunRecord& one : m_runs) {
        m_run->addItem(QString::fromStdString(one.name));
        if (one.id == run) m_run->setCurrentIndex(m_run->count() - 1);
    }
    m_scope->addItem(tr("Accepted in this run's own items"), static_cast<int>(OverrideScope::ThisRun));
    m_scope->addItem(tr("Accepted in any run's items"), static_cast<int>(OverrideScope::AllRuns));
    m_name->setMaxLength(kLongestName);
    m_name->selectAll();
    auto* fields = new QWidget(this);
    auto* form = makeForm(fields, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Run"), m_run, "acceptedRun", tr("The run that is judged again, with its own settings"),
               kAcceptedLabels);
    addFormRow(form, tr("Answers"), m_scope, "acceptedScope",
               tr("What one model may say, the others may too: take any run's items where runs are compared"),
               kAcceptedLabels);
    addFormRow(form, tr("Name"), m_name, "acceptedName",
               tr("How the scoring is called; the run has none of this name yet"), kAcceptedLabels);
    m_start->setObjectName(QStringLiteral("makeAcceptedScoring"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_words, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace16);
    layout->addWidget(fields);
    layout->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &AcceptedScoringDialog::start);
    connect(m_run, &QComboBox::currentIndexChanged, this, &AcceptedScoringDialog::count);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &AcceptedScoringDialog::count);
    connect(m_name, &QLineEdit::textChanged, this, &AcceptedScoringDialog::showState);
    connect(&session.scorings(), &ScoringHub::finished, this, &AcceptedScoringDialog::finished);
    for (const auto ended : {&ScoringHub::failed, &ScoringHub::refused})
        connect(&session.scorings(), ended, this, &AcceptedScoringDialog::failed);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    count();
}

const store::RunRecord& AcceptedScoringDialog::run() const {
    return m_runs[static_cast<std::size_t>(m_run->currentIndex())];
}

void AcceptedScoringDialog::count() {
    m_accepted = annotation::overridesOf(m_hub.book(), annotation::runIdentity(run()),
                                         static_cast<OverrideScope>(m_scope->currentData().toInt()));
    const auto [cells, answers] = countsOf(m_accepted);
    m_counts = tr("Accepted answers: %1, in so many cells: %2").arg(numberText(answers), numberText(cells));
    showState();
}

void AcceptedScoringDialog::showState() {
    for (QWidget* field : std::initializer_list<QWidget*>{m_run, m_scope, m_name})
        field->setEnabled(m_asked.isEmpty()); // what comes back is known by them
    QString why;
    if (!m_session.scorings().canScore())
        why = tr("The workspace is open for reading only.");
    else if (!m_asked.isEmpty())
        why = tr("Judging the replies…");
    else if (m_accepted.empty())
        why = tr("No answer is accepted there: accept some on the Items tab first (A).");
    else if (m_name->text().trimmed().isEmpty())
        why = tr("The scoring needs a name.");
    m_words->setText(why.isEmpty() ? m_counts : why);
    m_start->setEnabled(why.isEmpty());
}

void AcceptedScoringDialog::start() {
    if (!m_start->isEnabled()) return;
    m_asked = m_name->text().trimmed();
    count();
    m_session.scorings().score({run().id, m_asked.toStdString(), run().spec.judge, m_accepted});
}

void AcceptedScoringDialog::finished(const store::ScoringRecord& scoring) {
    if (m_asked.isEmpty() || scoring.run != run().id || scoring.name != m_asked.toStdString()) return;
    emit made(scoring);
    accept();
}

void AcceptedScoringDialog::failed(qint64 failedRun, const QString& why) {
    if (m_asked.isEmpty() || failedRun != run().id) return;
    m_asked.clear();
    showState();
    m_words->setText(why.isEmpty() ? tr("The scoring was stopped.") : why);
}

} // namespace chronoscope::ui
