// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactsFoot.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace chronoscope::ui {

FactsFoot::FactsFoot(QDialog* dialog) : QWidget(dialog), m_summary(makeText(this, "factsSummary")) {
    m_open = addButton("factsOpenButton", tr("&Open a file…"));
    m_open->setToolTip(tr("A table in a file: CSV, TSV or JSON Lines; it can be dropped on the window, too"));
    m_save = addButton("factsSaveButton", tr("Save the other rows…"));
    m_save->setToolTip(tr("Write the rows that are left out into a table of their own, to be mended"));
    m_cancel = addButton("factsCancelButton", tr("Cancel"));
    m_import = addButton("factsImportButton", tr("Import"));
    m_run = addButton("factsRunButton", tr("Import, then &ask…"));
    m_run->setToolTip(tr("Import, and choose at once which models are asked about it"));
    m_run->setProperty("primary", true);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_open);
    row->addWidget(m_save);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_import);
    row->addWidget(m_run);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace8);
    column->addWidget(m_summary);
    column->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &FactsFoot::openWanted);
    connect(m_save, &QPushButton::clicked, this, &FactsFoot::saveWanted);
    connect(m_cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &FactsFoot::importWanted);
    connect(m_run, &QPushButton::clicked, this, &FactsFoot::runWanted);
    setState({});
}

QPushButton* FactsFoot::addButton(const char* name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

void FactsFoot::setState(const State& state) {
    const bool runs = m_mayRun && state.newWords == 0;
    m_import->setText(state.newWords == 1  ? tr("Next: words of a new relation")
                      : state.newWords > 1 ? tr("Next: words of %1 new relations").arg(state.newWords)
                      : state.hasFaults    ? tr("Import the good rows")
                                           : tr("Import"));
    m_import->setProperty("primary", !runs);
    m_import->style()->unpolish(m_import); // the look follows
    m_import->style()->polish(m_import);
    for (QPushButton* button : {m_import, m_run}) {
        button->setEnabled(state.canImport);
        button->setDefault(false);
    }
    m_run->setVisible(runs);
    (runs ? m_run : m_import)->setDefault(true);
    m_import->setToolTip(state.why);
    m_save->setEnabled(state.hasFaults);
}

void FactsFoot::setSummary(const QString& text) { m_summary->setText(text); }

void FactsFoot::expectMore() {
    m_cancel->setText(tr("Skip this table"));
    hideRun();
}

void FactsFoot::hideRun() {
    m_mayRun = false;
    setState({});
}

void FactsFoot::hideOpen() { m_open->hide(); }

} // namespace chronoscope::ui
