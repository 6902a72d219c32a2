// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/BudgetDialog.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kBudgetWidth = 420;
constexpr int kBudgetLabels = 120;
constexpr double kMostDollars = 1e6;
constexpr double kCent = 0.01;

/// What the whole run costs if the rest is as dear as what was asked; 0 = nothing to go by.
double expectedCost(const store::RunRecord& run, const store::RunCounts& counts) {
    const auto done = counts.done() - counts.cached;
    return done > 0 ? counts.spent / static_cast<double>(done) * static_cast<double>(run.total) : 0;
}

QLabel* makeField(QWidget* parent, const QString& text) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}
} // namespace

BudgetDialog::BudgetDialog(const store::RunRecord& run, const store::RunCounts& counts, QWidget* parent)
    : QDialog(parent), m_spent(counts.spent), m_allowed(run.budget.value_or(0)), m_budget(new QDoubleSpinBox(this)),
      m_reason(makeText(this, "raiseReason", Role::Caption)), m_use(new QPushButton(tr("Raise and resume"), this)) {
    setObjectName(QStringLiteral("budgetDialog"));
    setWindowTitle(tr("Raise budget"));
    setMinimumWidth(kBudgetWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    addTexts(run, counts);
    m_budget->setRange(0, kMostDollars);
    m_budget->setDecimals(2);
    m_budget->setPrefix(QStringLiteral("$"));
    m_budget->setValue(
        2 * std::max({m_allowed, m_spent, kCent})); // no more than the user expects if Enter is all they press
    m_budget->selectAll();
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_use->setObjectName(QStringLiteral("raiseButton"));
    m_use->setProperty("primary", true);
    m_use->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_use);
    layout->addLayout(row);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, &BudgetDialog::updateUse);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &QDialog::accept);
    updateUse();
    m_budget->setFocus();
}

void BudgetDialog::addTexts(const store::RunRecord& run, const store::RunCounts& counts) {
    auto* title = makeCopyableText(this, "", Role::Section, tr("Budget of %1").arg(QString::fromStdString(run.name)));
    layout()->addWidget(title);
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::FieldsStayAtSizeHint);
    addFormRow(form, tr("Spent so far"), makeField(fields, moneyText(m_spent)), "spentText",
               tr("At worst, where the server did not count tokens or gave no answer"), kBudgetLabels);
    addFormRow(form, tr("Budget"), makeField(fields, moneyText(m_allowed)), "allowedText",
               tr("What the run was allowed to spend"), kBudgetLabels);
    if (const double cost = expectedCost(run, counts); cost > 0)
        addFormRow(form, tr("The whole run"), makeField(fields, tr("about %1").arg(moneyText(cost))), "expectedText",
                   tr("If the rest costs as much a request as what was asked so far"), kBudgetLabels);
    addFormRow(form, tr("New budget"), m_budget, "newBudgetSpin",
               tr("US dollars that the run may spend in all, what is spent included"), kBudgetLabels);
    layout()->addWidget(fields);
}

double BudgetDialog::budget() const { return m_budget->value(); }

QString BudgetDialog::problem() const {
    if (!(budget() > m_spent)) return tr("It has to be more than the %1 spent so far").arg(moneyText(m_spent));
    if (!(budget() > m_allowed)) return tr("It is no more than it was");
    return {};
}

void BudgetDialog::updateUse() {
    const QString why = problem();
    m_reason->setText(why);
    m_use->setEnabled(why.isEmpty());
    m_use->setToolTip(why.isEmpty() ? tr("Keep the new budget and let the run go on") : why);
}

} // namespace chronoscope::ui
