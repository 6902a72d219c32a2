// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/StressRunDialog.h"

#include "core/studies/robustness/FactStore.h"
#include "ui/dialogs/ModelForm.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CheckList.h"
#include "ui/views/ElementView.h"
#include "ui/views/FormParts.h"
#include "ui/views/ToQt.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace chronoscope::ui {

using robustness::StressEstimate;
using robustness::StressSpec;

namespace {
constexpr int kStressDialogWidth = 800;
constexpr int kStressDialogHeight = 620;
constexpr int kStressLeastWidth = 520;
constexpr int kStressLabelWidth = 110;
constexpr int kEstimateDelayMs = 200;
constexpr int kMostTop = 1'000'000;
constexpr int kMostExample = 300; ///< letters of the example

template <typename Value> void addChoice(QComboBox* box, const QString& text, Value value) {
    box->addItem(text, static_cast<int>(value));
}
template <typename Value> Value chosen(const QComboBox* box) { return static_cast<Value>(box->currentData().toInt()); }

QString countsText(const StressEstimate& estimate) {
    QStringList parts{StressRunDialog::tr("%1 facts").arg(numberText(estimate.facts)),
                      StressRunDialog::tr("%1 scored dates").arg(numberText(estimate.requests))};
    for (int i = 0; i < robustness::kPrecisions; ++i) {
        const auto& dates = estimate.dates[static_cast<std::size_t>(i)];
        const auto correct = dates[static_cast<std::size_t>(robustness::DateClass::Correct)];
        const auto incorrect = dates[static_cast<std::size_t>(robustness::DateClass::Incorrect)];
        const auto transitional = dates[static_cast<std::size_t>(robustness::DateClass::Transitional)];
        if (correct + incorrect + transitional > 0)
            parts << StressRunDialog::tr("%1: %2 correct, %3 incorrect, %4 transitional")
                         .arg(precisionName(static_cast<robustness::Precision>(i)), numberText(correct),
                              numberText(incorrect), numberText(transitional));
    }
    return parts.join(QStringLiteral(" · "));
}

QStringList warningsOf(const StressEstimate& estimate) {
    QStringList lines;
    for (const auto& [relation, facts] : estimate.unworded)
        lines << StressRunDialog::tr("%1 facts are left out: there is no question for “%2”")
                     .arg(numberText(facts), toQt(relation));
    if (estimate.undated > 0)
        lines << StressRunDialog::tr("%1 facts are left out: none of their dates can be asked")
                     .arg(numberText(estimate.undated));
    for (int i = 0; i < robustness::kPrecisions; ++i)
        if (const auto facts = estimate.undefined[static_cast<std::size_t>(i)]; facts > 0)
            lines << StressRunDialog::tr("%1: %2 facts have no correct or no incorrect date, so that they have no win "
                                         "rate")
                         .arg(precisionName(static_cast<robustness::Precision>(i)), numberText(facts));
    return lines;
}
} // namespace

StressRunDialog::StressRunDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_model(ModelForm::forScores(session.backends(), this)),
      m_relationsButton(new QPushButton(this)), m_relations(new CheckList("stressRelations", this)),
      m_paper(new QComboBox(this)), m_top(new QSpinBox(this)), m_sampler(new QComboBox(this)),
      m_style(new QComboBox(this)), m_prompt(new QComboBox(this)), m_chat(new QComboBox(this)),
      m_seed(new QSpinBox(this)) {
    setObjectName(QStringLiteral("stressRunDialog"));
    setWindowTitle(tr("New robustness run"));
    setMinimumWidth(kStressLeastWidth);
    if (auto wording = shippedWording())
        m_wording = std::make_shared<const robustness::Wording>(std::move(wording).value());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit(fields);
    addFormRow(form, tr("Name"), m_name, "stressName", tr("What tables call this run"), kStressLabelWidth);
    addFacts(form);
    addDates(form);
    addWords(form);
    addFormRow(form, tr("Model"), m_model, "stressModel", tr("Who scores; it has to tell log-probabilities"),
               kStressLabelWidth);
    auto* scroll = new QScrollArea(this); // a low screen does not hold all of it
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(fields);
    layout->addWidget(scroll, 1);
    addFoot();
    resize(kStressDialogWidth, kStressDialogHeight);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kEstimateDelayMs);
    connect(&m_debounce, &QTimer::timeout, this, &StressRunDialog::refreshEstimate);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &StressRunDialog::updateStart);
    connect(m_model, &ModelForm::changed, this, &StressRunDialog::modelChanged);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its facts are not there any more
    readRelations();
    modelChanged();
    refreshEstimate();
    m_name->setFocus();
    m_name->selectAll();
}

StressRunDialog::~StressRunDialog() { m_stop.request_stop(); }

void StressRunDialog::addFacts(QFormLayout* form) {
    m_relationsButton->setText(tr("All relations"));
    m_relationsButton->setAutoDefault(false);
    m_relationsButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_top->setRange(0, kMostTop);
    m_top->setSpecialValueText(tr("all"));
    m_top->setMaximumWidth(kStressLabelWidth);
    addFormRow(form, tr("Facts"), m_relationsButton, "stressRelationsButton",
               tr("Facts of which relations; none ticked: all"), kStressLabelWidth);
    m_paper->addItem(tr("None"));
    m_paper->addItem(tr("Paper: one period, 1950–2020, over two years"));
    addFormRow(form, tr("Filter"), m_paper, "stressFilter",
               tr("Which facts are left out before the dates are drawn; periods are counted over all facts"),
               kStressLabelWidth);
    addFormRow(form, tr("Of each relation"), m_top, "stressTop",
               tr("So many of each relation, those with the most visited articles first"), kStressLabelWidth);
    connect(m_relationsButton, &QPushButton::clicked, this, [this] { m_relations->dropFrom(m_relationsButton); });
    connect(m_relations, &CheckList::changed, this, [this] {
        const auto ticked = m_relations->ticked().size();
        m_relationsButton->setText(ticked == 0 ? tr("All relations") : tr("Relations: %1").arg(ticked));
        specChanged();
    });
    connect(m_top, &QSpinBox::valueChanged, this, &StressRunDialog::specChanged);
    connect(m_paper, &QComboBox::activated, this, &StressRunDialog::specChanged);
}

void StressRunDialog::addDates(QFormLayout* form) {
    const StressSpec usual;
    auto* part = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace12);
    for (int i = 0; i < robustness::kPrecisions; ++i) {
        auto*& box = m_precisions[static_cast<std::size_t>(i)];
        box = new QCheckBox(precisionName(static_cast<robustness::Precision>(i)), part);
        box->setObjectName(QStringLiteral("stressPrecision%1").arg(i));
        box->setChecked(usual.dates.precisions[static_cast<std::size_t>(i)]);
        row->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &StressRunDialog::specChanged);
    }
    row->addStretch();
    addChoice(m_sampler, tr("TimeStress: 201 equal distances"), robustness::Sampler::TimeStress);
    addChoice(m_sampler, tr("Paper: some nine correct years"), robustness::Sampler::Paper);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.dates.seed));
    m_seed->setMaximumWidth(kStressLabelWidth);
    addFormRow(form, tr("Precision"), part, "stressPrecisions", tr("How precise the dates in the questions are"),
               kStressLabelWidth);
    addFormRow(form, tr("Dates"), m_sampler, "stressSampler", tr("How the years around a fact's time are chosen"),
               kStressLabelWidth);
    addFormRow(form, tr("Seed"), m_seed, "stressSeed", tr("The same seed draws the same months and days"),
               kStressLabelWidth);
    connect(m_sampler, &QComboBox::activated, this, &StressRunDialog::specChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &StressRunDialog::specChanged);
}

void StressRunDialog::addWords(QFormLayout* form) {
    addChoice(m_style, tr("American: On December 1, 2019"), robustness::DateStyle::American);
    addChoice(m_style, tr("Classic: On 1 December 2019"), robustness::DateStyle::Classic);
    addChoice(m_prompt, tr("The question alone"), robustness::PromptForm::Plain);
    addChoice(m_prompt, tr("After two examples"), robustness::PromptForm::FewShot);
    addChoice(m_prompt, tr("Dates explained"), robustness::PromptForm::ExplainDate);
    addChoice(m_prompt, tr("Granularity explained"), robustness::PromptForm::ExplainGranularity);
    addChoice(m_chat, tr("None: the bare text"), robustness::ChatForm::None);
    addChoice(m_chat, tr("The model's own template"), robustness::ChatForm::Model);
    addChoice(m_chat, tr("USER: … ASSISTANT:"), robustness::ChatForm::Footnote);
    addFormRow(form, tr("Date style"), m_style, "stressStyle", tr("How dates are written"), kStressLabelWidth);
    addFormRow(form, tr("Prompt"), m_prompt, "stressPrompt", tr("What stands before the question"), kStressLabelWidth);
    addFormRow(form, tr("Chat form"), m_chat, "stressChat",
               tr("How the question is put to a model that was trained to chat"), kStressLabelWidth);
    for (QComboBox* box : {m_style, m_prompt, m_chat})
        connect(box, &QComboBox::activated, this, &StressRunDialog::specChanged);
}

void StressRunDialog::addFoot() {
    const auto label = [this](const char* name, bool small) {
        auto* text = new QLabel(this);
        text->setObjectName(QLatin1String(name));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        if (small) text->setProperty("role", "caption");
        return text;
    };
    m_counts = label("stressEstimate", false);
    m_example = label("stressExample", false);
    m_example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_example->setToolTip(tr("The first question as it is sent, and the object that is scored after it"));
    m_warnings = label("stressWarnings", true);
    m_reason = label("stressReason", true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_start = new QPushButton(tr("Start run"), this);
    m_start->setObjectName(QStringLiteral("startStressRun"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    auto* column = static_cast<QVBoxLayout*>(layout());
    for (QLabel* text : {m_counts, m_example, m_warnings})
        column->addWidget(text);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
}

void StressRunDialog::readRelations() {
    m_session.query(
        this, "stress relations", [](store::Database& database) { return robustness::FactStore(database).relations(); },
        [this](const Result<std::vector<std::pair<std::string, std::int64_t>>>& relations) {
            if (!relations) return;
            QList<CheckList::Item> items;
            m_relationNames.clear();
            for (const auto& [name, facts] : *relations) {
                m_relationNames << toQt(name);
                items << CheckList::Item{toQt(name), numberText(facts), false};
            }
            m_relations->setItems(items, tr("There are no dated facts yet"));
        });
}

StressSpec StressRunDialog::spec() const {
    StressSpec spec;
    for (const int place : m_relations->ticked())
        spec.facts.relations.push_back(m_relationNames.at(place).toStdString());
    spec.facts.top = m_top->value();
    for (std::size_t i = 0; i < m_precisions.size(); ++i)
        spec.dates.precisions[i] = m_precisions[i]->isChecked();
    spec.dates.sampler = chosen<robustness::Sampler>(m_sampler);
    spec.dates.seed = static_cast<std::uint64_t>(m_seed->value());
    spec.style = chosen<robustness::DateStyle>(m_style);
    spec.prompt = chosen<robustness::PromptForm>(m_prompt);
    spec.chat = chosen<robustness::ChatForm>(m_chat);
    return spec;
}

StudyWish StressRunDialog::wish() const {
    StudyWish wish;
    wish.name = m_name->text().trimmed();
    wish.uri = m_model->uri();
    wish.backend = m_model->backend();
    wish.make = [spec = spec(), wording = m_wording, name = wish.name.toStdString()](
                    store::Workspace& workspace, const run::BackendChoice& backend) -> Result<std::int64_t> {
        const auto made = robustness::createStress(workspace, spec, name, backend, *wording);
        if (!made) return made.error();
        return made->id;
    };
    return wish;
}

void StressRunDialog::specChanged() {
    m_estimate.reset();
    m_whyNot.clear();
    m_debounce.start();
    updateStart();
}

void StressRunDialog::refreshEstimate() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    if (!m_wording || spec().problem()) return updateStart();
    m_counts->setText(tr("Counting…"));
    m_counting.run(
        this, "estimate",
        // With a connection of its own: counting can take seconds, and pages read meanwhile.
        [path = m_session.path().toStdString(), spec = spec(), wording = m_wording,
         stop = m_stop.get_token()]() -> Result<Estimate> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            return robustness::estimateStress(*reader, spec, *wording, stop);
        },
        [this, stop = m_stop.get_token()](const Result<Estimate>& estimate) {
            if (!stop.stop_requested()) show(estimate);
        });
}

void StressRunDialog::show(const Result<Estimate>& estimate) {
    if (!estimate) {
        m_whyNot = tr("This cannot be counted: %1").arg(toQt(estimate.error().text()));
        m_counts->setText({});
        m_example->hide();
        m_warnings->hide();
        return updateStart();
    }
    m_estimate = *estimate;
    const bool hasExample = m_estimate->example.has_value();
    m_example->setVisible(hasExample);
    if (hasExample)
        m_example->setText(
            toQt(m_estimate->example->prompt + "[" + m_estimate->example->continuation + "]").right(kMostExample));
    QStringList warnings;
    for (const QString& warning : warningsOf(*m_estimate))
        warnings << tr("⚠ %1").arg(warning);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    showCost();
    updateStart();
}

void StressRunDialog::showCost() {
    if (!m_estimate) return;
    run::RunEstimate cost; // of reading alone: nothing is written
    cost.requests = m_estimate->requests;
    cost.promptTokens = m_estimate->promptTokens;
    const QString free = m_model->whyFree();
    QStringList parts{countsText(*m_estimate), tokensText(cost),
                      tr("Cost: %1").arg(free.isEmpty() ? moneyRangeText(m_model->price(), cost) : free)};
    parts.removeAll(QString());
    m_counts->setText(parts.join(QStringLiteral(" · ")));
}

void StressRunDialog::modelChanged() {
    // The year in a calibration model's name is of what it knows in ChroKnowledge: no date here depends on it.
    const QString model = m_model->choice().isCalibration() ? tr("calibration") : m_model->suggestedName();
    if (!m_nameEdited) m_name->setText(m_session.freeName(tr("%1, dates").arg(model)));
    showCost();
    updateStart();
}

QString StressRunDialog::problem() const {
    if (!m_wording) return tr("The questions of this program cannot be read");
    if (m_name->text().trimmed().isEmpty()) return tr("Give the run a name");
    if (const auto wrong = spec().problem()) return toQt(*wrong);
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (const QString wrong = m_model->problem(); !wrong.isEmpty()) return wrong;
    if (!m_whyNot.isEmpty()) return m_whyNot;
    if (!m_estimate) return tr("Counting…");
    if (m_estimate->requests == 0) return tr("There is nothing to ask: no fact is chosen that can be asked about");
    return {};
}

void StressRunDialog::updateStart() {
    const QString why = problem();
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Test the backend, make the run and begin asking") : why);
}

} // namespace chronoscope::ui
