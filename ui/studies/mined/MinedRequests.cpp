// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What MINED's page lets one ask for: items, runs, a judge.
#include "core/studies/mined/JudgeRun.h"
#include "ui/actions/ActionTable.h"
#include "ui/bridge/Session.h"
#include "ui/studies/RunLine.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ClaimsDialog.h"
#include "ui/studies/mined/ConstructDialog.h"
#include "ui/studies/mined/EditDialog.h"
#include "ui/studies/mined/ElsewhereDialog.h"
#include "ui/studies/mined/FinishedRuns.h"
#include "ui/studies/mined/JudgeDialog.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/mined/MinedRunDialog.h"
#include "ui/views/Text.h"

#include <algorithm>

namespace chronoscope::ui {

void MinedPage::importItems(MinedSource source) {
    importMinedItems(m_session, m_dialogs, *m_import, source, [this](qint64 faults) {
        if (faults > 0) show(View::Audit);
    });
}

void MinedPage::requestRun() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    m_parts.askRun(makeRunDialog());
}

RunDialog* MinedPage::makeRunDialog() { return new MinedRunDialog(m_session, m_audit->trustsFile(), window()); }

void MinedPage::requestConstruction() {
    if (m_session.isOpen() && !m_session.isReadOnly()) (new ConstructDialog(m_session, m_dialogs, window()))->show();
}

void MinedPage::requestClaims() {
    if (m_session.isOpen() && !m_session.isReadOnly()) (new ClaimsDialog(m_session, window()))->show();
}

void MinedPage::requestJudge() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    const MinedRunNumbers* chosen = chosenRun();
    auto* dialog = new JudgeDialog(m_session, chosen ? chosen->run.id : 0, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { start(dialog->wish()); });
    dialog->open();
}

void MinedPage::requestEditing() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    const MinedRunNumbers* chosen = chosenRun();
    auto* dialog = new EditDialog(m_session, chosen ? chosen->run.id : 0, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { start(dialog->wish()); });
    dialog->open();
}

void MinedPage::requestElsewhere() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    const MinedRunNumbers* chosen = chosenRun();
    (new ElsewhereDialog(m_session, m_dialogs, chosen ? chosen->run.id : 0, window()))->show();
}

bool MinedPage::hasFinishedRun() const {
    const auto& runs = m_session.studyRuns();
    return std::any_of(runs.begin(), runs.end(), isFinishedMined);
}

void MinedPage::start(const StudyWish& wish) {
    m_parts.starter.start(wish);
    m_parts.showRuns();
}

StudyActions MinedPage::actionRows() {
    const QString page = QStringLiteral("mined");
    return {page,
            Text::tr("MINED"),
            Text::tr("Page MINED"),
            {{page, QStringLiteral("importMinedButton"), Text::tr("Import items of MINED")},
             {page, QStringLiteral("newMinedRunButton"), Text::tr("New MINED run")},
             {page, QStringLiteral("judgeMinedButton"), Text::tr("Let a model judge the replies of a MINED run")}}};
}

StudyWords MinedPage::runWords() {
    return {mined::kStudy,
            [](qlonglong count) { return countedItems(count, Text::tr("1 question"), Text::tr("%1 questions")); },
            {"cutoff", "recall", "stale", "noise", "refusal", "error", "mistaken", "swayed", "latency_ms", "seed"}};
}

} // namespace chronoscope::ui
