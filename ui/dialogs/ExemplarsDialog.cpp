// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ExemplarsDialog.h"

#include "core/facts/FactIntake.h"
#include "core/store/BenchmarkStore.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr QSize kExemplarsSize(560, 420);

QString exemplarText(const benchmark::Element& element) {
    const auto years = element.askableYears();
    const QString fact = ExemplarsDialog::tr("%1 · %2").arg(toQt(element.subject), toQt(element.relation));
    if (years.empty() || years.front() <= 0) return fact;
    return ExemplarsDialog::tr("%1 · %2–%3").arg(fact).arg(years.front()).arg(years.back());
}
} // namespace

ExemplarsDialog::ExemplarsDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_about(makeText(this, "exemplarsAbout", Role::Caption, tr("Reading…"))),
      m_list(new QListWidget(this)), m_edit(new QPushButton(tr("&Edit…"), this)) {
    setObjectName(QStringLiteral("exemplarsDialog"));
    setWindowTitle(tr("Exemplars held out"));
    m_list->setObjectName(QStringLiteral("exemplarsList"));
    m_list->setAccessibleName(tr("Facts that are held out"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_edit->setObjectName(QStringLiteral("editExemplarButton"));
    m_edit->setProperty("primary", true);
    m_edit->setDefault(true);
    m_edit->setEnabled(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(m_edit);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_edit, &QPushButton::clicked, this, &ExemplarsDialog::edit);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ExemplarsDialog::edit);
    connect(&session, &Session::benchmarkChanged, this, &ExemplarsDialog::load);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    resize(kExemplarsSize);
    load();
}

ExemplarsDialog* ExemplarsDialog::present(Session& session, QWidget* parent) {
    auto* dialog = new ExemplarsDialog(session, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void ExemplarsDialog::load() {
    m_session.query(
        this, "exemplars",
        [](store::Database& database) -> Result<std::vector<Line>> {
            const auto all = store::BenchmarkStore(database).exemplars();
            if (!all) return all.error();
            std::vector<Line> lines;
            for (const auto& one : *all)
                if (facts::isOfTable(one.element)) lines.push_back({one.row, exemplarText(one.element)});
            return lines;
        },
        [this](const Result<std::vector<Line>>& lines) {
            if (lines) return take(*lines);
            m_about->setText(tr("The exemplars cannot be read: %1").arg(coreWords(lines.error())));
        });
}

void ExemplarsDialog::take(const std::vector<Line>& lines) {
    const int current = m_list->currentRow();
    m_list->clear();
    for (const Line& line : lines) {
        auto* item = new QListWidgetItem(line.text, m_list);
        item->setData(Qt::UserRole, line.row);
        item->setToolTip(plainToolTip(line.text));
    }
    m_list->setCurrentRow(std::clamp(current, 0, std::max(0, m_list->count() - 1)));
    m_about->setText(lines.empty()
                         ? tr("No fact of a table of your own is held out. Of a relation with six elements or "
                              "more, four are when the table is imported.")
                         : tr("These facts of your own stand solved before the questions about their relation, "
                              "and are not asked. An edit shows in later runs; runs that were made keep what "
                              "they showed."));
    m_edit->setEnabled(!lines.empty() && !m_session.isReadOnly());
    m_edit->setToolTip(m_session.isReadOnly() ? tr("The workspace is open for reading only") : QString());
}

/// In front of this dialog, whose list follows what is saved; what is saved can be taken back in the window behind
/// both.
void ExemplarsDialog::edit() {
    const auto* item = m_list->currentItem();
    if (!item || !m_edit->isEnabled()) return;
    ElementEditor::present(m_session, item->data(Qt::UserRole).toLongLong(), parentWidget() ? parentWidget() : this);
}

} // namespace chronoscope::ui
