// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/NewRunDialog.h"

#include "ui/dialogs/PromptPreview.h"
#include "ui/dialogs/RunForecast.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/dialogs/RunOptionsForm.h"
#include "ui/dialogs/SliceForm.h"
#include "ui/pages/BenchmarkQueries.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/ElementView.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

namespace chronoscope::ui {

namespace {
constexpr int kDebounceMs = 120;
constexpr int kDialogWidth = 880;
constexpr int kDialogHeight = 660;
constexpr int kMinimumWidth = 740; // the slice's second line and a scroll bar
constexpr const char* kEstimateTopic = "estimate";
constexpr const char* kYearsTopic = "years";
} // namespace

NewRunDialog::NewRunDialog(Session& session, const benchmark::SliceSpec& slice, QWidget* parent)
    : QDialog(parent), m_session(session), m_preview(new PromptPreview(this)) {
    setObjectName(QStringLiteral("newRunDialog"));
    setWindowTitle(tr("New run"));
    resize(kDialogWidth, kDialogHeight);
    setMinimumWidth(kMinimumWidth);
    auto* form = new QWidget(this);
    auto* fields = new QVBoxLayout(form);
    fields->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    fields->setSpacing(Tokens::kSpace8);
    addName(fields);
    addSlice(fields, slice);
    addBackend(fields);
    addOptions(fields);
    fields->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    addFoot(layout);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMs);
    connect(m_slice, &SliceForm::changed, this, &NewRunDialog::specChanged);
    connect(m_options, &RunOptionsForm::changed, this, &NewRunDialog::specChanged);
    connect(m_models, &RunModelsForm::changed, this, &NewRunDialog::modelChanged);
    connect(&m_debounce, &QTimer::timeout, this, &NewRunDialog::refreshEstimate);
    connect(&session, &Session::workspaceChanged, this,
            [this] { // what was typed stays, and is counted over the other one
                m_estimate.reset();
                readYears();
                specChanged();
            });
    showWhole();
    modelChanged();
    readYears();
    refreshEstimate();
    m_name->setFocus();
    m_name->selectAll();
}

QLabel* NewRunDialog::addSection(QVBoxLayout* layout, const QString& text) {
    auto* label = new QLabel(text, this);
    label->setProperty("role", "section");
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(label);
    return label;
}

void NewRunDialog::addName(QVBoxLayout* layout) {
    addSection(layout, tr("Name"));
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("runNameEdit"));
    m_name->setAccessibleName(tr("Name of the run"));
    m_name->setToolTip(tr("What heat maps and tables call this run"));
    layout->addWidget(m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &NewRunDialog::updateStart);
}

void NewRunDialog::addSlice(QVBoxLayout* layout, const benchmark::SliceSpec& slice) {
    addSection(layout, tr("Slice"));
    m_slice = new SliceForm(this);
    m_slice->setSlice(slice);
    layout->addWidget(m_slice);
    m_whole = new QToolButton(this);
    m_whole->setObjectName(QStringLiteral("wholeBenchmarkButton"));
    m_whole->setText(tr("&Whole benchmark"));
    m_whole->setToolTip(tr("Every element and every year again"));
    layout->addWidget(m_whole, 0, Qt::AlignLeft);
    connect(m_whole, &QToolButton::clicked, this, [this] {
        m_slice->setSlice({});
        specChanged();
    });
}

void NewRunDialog::addBackend(QVBoxLayout* layout) {
    addSection(layout, tr("Models"));
    m_models = new RunModelsForm(m_session.backends(), this);
    layout->addWidget(m_models);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    addBudget(row);
    layout->addLayout(row);
}

void NewRunDialog::addBudget(QHBoxLayout* row) {
    constexpr double kMostDollars = 1e6;
    auto* label = new QLabel(tr("Budget"), this);
    m_budget = new QDoubleSpinBox(this);
    m_budget->setObjectName(QStringLiteral("budgetSpin"));
    m_budget->setAccessibleName(tr("Budget in US dollars"));
    m_budget->setRange(0, kMostDollars);
    m_budget->setDecimals(2);
    m_budget->setPrefix(QStringLiteral("$"));
    m_budget->setSpecialValueText(tr("no limit"));
    label->setBuddy(m_budget);
    m_budgetReason = new QLabel(this);
    m_budgetReason->setObjectName(QStringLiteral("budgetReason"));
    m_budgetReason->setProperty("role", "caption");
    m_budgetReason->setWordWrap(true);
    row->addWidget(label);
    row->addWidget(m_budget);
    row->addWidget(m_budgetReason, 1);
}

void NewRunDialog::addOptions(QVBoxLayout* layout) {
    addSection(layout, tr("How it is asked"));
    m_options = new RunOptionsForm(this);
    layout->addWidget(m_options);
}

void NewRunDialog::addFoot(QVBoxLayout* layout) {
    auto* foot = new QWidget(this);
    foot->setBackgroundRole(QPalette::AlternateBase);
    foot->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(Tokens::kSpace24, Tokens::kSpace12, Tokens::kSpace24, Tokens::kSpace12);
    column->setSpacing(Tokens::kSpace4);
    m_counts = new QLabel(tr("Counting…"), foot);
    m_counts->setObjectName(QStringLiteral("estimateText"));
    m_counts->setAccessibleDescription(tr("Size of the run"));
    m_counts->setWordWrap(true);
    m_counts->setToolTip(estimateExplanation());
    m_cost = new QLabel(foot);
    m_cost->setObjectName(QStringLiteral("estimateCost"));
    m_cost->setAccessibleDescription(tr("Tokens, cost and time of the run"));
    m_cost->setTextFormat(Qt::PlainText);
    m_cost->setWordWrap(true);
    m_cost->setToolTip(tr("Tokens from the lengths of some of the prompts; the highest figure is reached when every "
                          "reply is as long as the limit allows.\n"
                          "Cost from the price table of the Backends page."));
    m_warnings = new QLabel(foot);
    m_warnings->setObjectName(QStringLiteral("estimateWarnings"));
    m_warnings->setAccessibleDescription(tr("Warnings"));
    m_warnings->setProperty("role", "caption");
    m_warnings->setTextFormat(Qt::PlainText);
    m_warnings->setWordWrap(true);
    m_warnings->hide();
    m_reason = new QLabel(foot);
    m_reason->setObjectName(QStringLiteral("startReason"));
    m_reason->setProperty("role", "caption");
    m_reason->setWordWrap(true);
    auto* cancel = new QPushButton(tr("Cancel"), foot);
    cancel->setObjectName(QStringLiteral("cancelRunButton"));
    m_start = new QPushButton(tr("Start run"), foot);
    m_start->setObjectName(QStringLiteral("startRunButton"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    m_start->setEnabled(false);
    m_prompts = new QPushButton(tr("See &prompts…"), foot);
    m_prompts->setObjectName(QStringLiteral("seePromptsButton"));
    m_prompts->setToolTip(tr("One exact prompt under each template, as it would be sent"));
    m_prompts->setEnabled(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_prompts);
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    column->addWidget(m_counts);
    column->addWidget(m_cost);
    column->addWidget(m_warnings);
    column->addSpacing(Tokens::kSpace4);
    column->addLayout(row);
    layout->addWidget(foot);
    connect(m_prompts, &QPushButton::clicked, this, [this] {
        m_preview->show();
        m_preview->raise();
        m_preview->activateWindow();
    });
    connect(this, &QDialog::finished, m_preview, &QWidget::hide);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
}

run::RunSpec NewRunDialog::spec() const {
    run::RunSpec spec;
    spec.slice = m_slice->slice();
    m_options->fill(spec);
    return spec;
}

QString NewRunDialog::name() const { return m_name->text().trimmed(); }

std::optional<double> NewRunDialog::budget() const {
    return m_budget->isEnabled() && m_budget->value() > 0 ? std::optional(m_budget->value()) : std::nullopt;
}

void NewRunDialog::setOptions(const run::RunSpec& spec) {
    m_options->setSpec(spec);
    specChanged();
}

/// Several are called as their models, behind what is typed; no two alike.
QStringList NewRunDialog::names() const {
    const auto models = m_models->choices();
    if (models.size() == 1) return {name()};
    QStringList names;
    for (const ModelChoice& model : models) {
        const QString wanted =
            name().isEmpty() ? model.suggestedName() : tr("%1: %2").arg(name(), model.suggestedName());
        QString free = m_session.freeName(wanted);
        for (int number = 2; names.contains(free); ++number)
            free = m_session.freeName(tr("%1 (%2)").arg(wanted).arg(number));
        names << free;
    }
    return names;
}

std::vector<RunWish> NewRunDialog::wishes() const {
    const auto models = m_models->choices();
    const QStringList called = names();
    std::vector<std::optional<double>> budgets(models.size());
    if (const auto dollars = budget())
        budgets = budgetShares(*dollars, models, m_estimate.value_or(run::RunEstimate{}));
    std::vector<RunWish> wishes;
    for (std::size_t i = 0; i < models.size(); ++i)
        wishes.push_back({spec(), m_options->stop(), called.at(static_cast<qsizetype>(i)), models[i].uri(),
                          models[i].backend(), budgets[i]});
    return wishes;
}

void NewRunDialog::modelChanged() {
    const BudgetRule rule = budgetRule(m_models->choices());
    m_budget->setEnabled(rule.canCap);
    m_budget->setToolTip(rule.why);
    m_budgetReason->setText(rule.why);
    suggestName();
    showCost();
    updateStart();
}

void NewRunDialog::suggestName() {
    const auto models = m_models->choices();
    const bool several = models.size() > 1;
    m_name->setPlaceholderText(several ? tr("Each run is called as its model; what is typed here stands in front")
                                       : QString());
    if (m_nameEdited) return;
    m_name->setText(models.size() == 1 ? m_session.freeName(models.front().suggestedName()) : QString());
}

void NewRunDialog::readYears() {
    m_session.query(
        this, kYearsTopic, [](store::Database& database) { return readOverview(database); },
        [this](const Result<BenchmarkOverview>& overview) {
            if (overview && overview->elements > 0) m_slice->setYearRange(overview->firstYear, overview->lastYear);
        });
}

void NewRunDialog::specChanged() {
    showWhole();
    updateStart();
    m_debounce.start();
}

void NewRunDialog::showWhole() {
    m_whole->setVisible(nlohmann::json(m_slice->slice()) != nlohmann::json(benchmark::SliceSpec{}));
}

void NewRunDialog::refreshEstimate() {
    const run::RunSpec asked = spec();
    if (!m_slice->problem().isEmpty() || !m_options->problem().isEmpty() || asked.problem()) return;
    m_session.query(
        this, kEstimateTopic,
        [asked, pack = m_session.pack()](store::Database& database) {
            return run::estimateRun(database, asked, *pack);
        },
        [this, asked](const Result<run::RunEstimate>& estimate) { showEstimate(estimate, asked); });
}

void NewRunDialog::showEstimate(const Result<run::RunEstimate>& estimate, const run::RunSpec& asked) {
    m_estimate = estimate ? *estimate : run::RunEstimate{};
    m_prompts->setEnabled(!m_estimate->examples.empty());
    m_preview->setExamples(m_estimate->examples);
    m_counts->setText(estimate ? estimateText(*estimate, asked)
                               : tr("This cannot be counted: %1").arg(QString::fromStdString(estimate.error().text())));
    QStringList warnings;
    if (estimate)
        for (const QString& warning : estimateWarnings(*estimate))
            warnings << tr("⚠ %1").arg(warning);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    showCost();
    updateStart();
}

void NewRunDialog::showCost() {
    if (!m_estimate) return;
    const auto models = m_models->choices();
    const QString each = models.size() > 1 ? tr("Each of %1 models").arg(models.size()) : QString();
    const QString cost = costText(models, *m_estimate);
    QStringList parts{each, tokensText(*m_estimate), cost.isEmpty() ? QString() : tr("Cost: %1").arg(cost),
                      timeText(m_session, models, *m_estimate, spec().concurrency)};
    parts.removeAll(QString());
    m_cost->setText(parts.join(QStringLiteral(" · ")));
    m_cost->setVisible(m_estimate->requests > 0);
}

QString NewRunDialog::problem() const {
    const auto models = m_models->choices();
    if (name().isEmpty() && models.size() == 1) return tr("Give the run a name");
    if (!m_slice->problem().isEmpty()) return m_slice->problem();
    if (!m_options->problem().isEmpty()) return m_options->problem();
    if (const auto wrong = spec().problem()) return QString::fromStdString(*wrong);
    if (!m_session.isOpen()) return tr("No workspace is open");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (const QString wrong = m_models->problem(); !wrong.isEmpty()) return wrong;
    if (!m_estimate) return tr("Counting…");
    if (m_estimate->requests == 0) return tr("The slice holds nothing these templates can ask");
    return {};
}

void NewRunDialog::updateStart() {
    const QString why = problem();
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    const auto models = m_models->choices().size();
    m_start->setText(models > 1 ? tr("Start %1 runs").arg(models) : tr("Start run"));
    m_start->setToolTip(why.isEmpty() ? tr("Test the backend, make the run and begin asking") : why);
}

} // namespace chronoscope::ui
