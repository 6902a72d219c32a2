// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/WordsDialog.h"

#include "ui/dialogs/WordedRelations.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr QSize kWordsSize(640, 460);
} // namespace

WordsDialog::WordsDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_about(makeText(this, "wordsAbout", Role::Caption)),
      m_form(new RelationWordsForm(session, this)), m_save(new QPushButton(tr("Keep words"), this)) {
    setObjectName(QStringLiteral("wordsDialog"));
    setWindowTitle(tr("Words of relations"));
    m_about->setText(tr("Reading…"));
    m_save->setObjectName(QStringLiteral("keepWordsButton"));
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    m_save->setEnabled(false);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(m_save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_about);
    layout->addWidget(m_form, 1);
    layout->addLayout(foot);
    m_form->hide();
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &WordsDialog::save);
    connect(m_form, &RelationWordsForm::changed, this, &WordsDialog::updateSave);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    resize(kWordsSize);
    load();
}

WordsDialog* WordsDialog::present(Session& session, QWidget* parent) {
    auto* dialog = new WordsDialog(session, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void WordsDialog::load() {
    m_session.query(
        this, "storedWords",
        [source = WordedRelationsSource{m_session.pack(), m_session.ownPacks(), tableStudies()}](
            store::Database& database) { return storedRelations(database, source); },
        [this](const Result<std::vector<WordedRelation>>& relations) { take(relations); });
}

void WordsDialog::take(const Result<std::vector<WordedRelation>>& relations) {
    if (!relations) return m_about->setText(tr("The relations cannot be read: %1").arg(coreWords(relations.error())));
    m_form->setRelations(*relations);
    m_form->setVisible(!relations->empty());
    const int added = m_form->newRelations();
    const QString fresh = added == 0   ? tr("Every relation has words.")
                          : added == 1 ? tr("1 relation of this workspace has no words yet.")
                                       : tr("%1 relations of this workspace have no words yet.").arg(added);
    m_about->setText(relations->empty()
                         ? tr("The program has words for every relation of this workspace: nothing is to be said.")
                         : tr("%1 What you keep is asked by later runs; runs that were made keep theirs.").arg(fresh));
    if (!relations->empty()) m_form->focusWords();
    updateSave();
}

void WordsDialog::updateSave() {
    const QString problem = m_form->problem();
    m_save->setEnabled(!m_form->relations().empty() && problem.isEmpty() && !m_session.isReadOnly());
    m_save->setToolTip(m_session.isReadOnly() ? tr("The workspace is open for reading only") : problem);
}

void WordsDialog::save() {
    auto packs = m_form->packs();
    const auto told = [this](const Status& kept) {
        if (kept) return accept();
        setEnabled(true);
        m_about->setText(tr("The words were not kept: %1").arg(coreWords(kept.error())));
    };
    if (!packs) return told(packs.error());
    setEnabled(false);
    m_session.keepPacks(std::move(packs).value(), [self = QPointer<WordsDialog>(this), told](const Status& kept) {
        if (self) told(kept);
    });
}

} // namespace chronoscope::ui
