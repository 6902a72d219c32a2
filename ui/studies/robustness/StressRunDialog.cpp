// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/StressRunDialog.h"

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactStore.h"
#include "ui/dialogs/RunFoot.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/StressReadings.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CheckList.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
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
constexpr int kMostTop = 1'000'000;

template <typename Value> void addChoice(QComboBox* box, const QString& text, Value value) {
    box->addItem(text, static_cast<int>(value));
}
template <typename Value> Value chosen(const QComboBox* box) { return static_cast<Value>(box->currentData().toInt()); }

QString countsText(const StressEstimate& estimate) {
    QStringList parts{estimate.facts == 1 ? StressRunDialog::tr("1 fact")
                                          : StressRunDialog::tr("%1 facts").arg(numberText(estimate.facts)),
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

QStringList warningsOf(const StressEstimate& estimate, const StressSpec& spec) {
    QStringList lines;
    for (const auto& [relation, facts] : estimate.unworded)
        lines << StressRunDialog::tr("Facts left out because there is no question for “%2”: %1")
                     .arg(numberText(facts), toQt(relation));
    if (estimate.undated > 0)
        lines << StressRunDialog::tr("Facts left out because none of their dates can be asked: %1")
                     .arg(numberText(estimate.undated));
    for (int i = 0; i < robustness::kPrecisions; ++i)
        if (const auto facts = estimate.undefined[static_cast<std::size_t>(i)]; facts > 0)
            lines << StressRunDialog::tr("%1: facts without a correct or an incorrect date, which have no win rate: %2")
                         .arg(precisionName(static_cast<robustness::Precision>(i)), numberText(facts));
    if (estimate.cut > 0)
        lines << StressRunDialog::tr("Facts that still hold after %2: %1. No later date of them is asked")
                     .arg(numberText(estimate.cut), toQt(facts::isoText(spec.dates.clip)));
    return lines;
}
} // namespace

StressRunDialog::StressRunDialog(Session& session, QWidget* parent)
    : RunDialog(session, CalibrationForm::Plants::Scores, parent), m_relationsButton(new QPushButton(this)),
      m_relations(new CheckList("stressRelations", this)), m_paper(new QComboBox(this)), m_top(new QSpinBox(this)),
      m_sampler(new QComboBox(this)), m_style(new QComboBox(this)), m_prompt(new QComboBox(this)),
      m_chat(new QComboBox(this)), m_seed(new QSpinBox(this)), m_readings(new StressReadings(kStressLabelWidth, this)) {
    setObjectName(QStringLiteral("stressRunDialog"));
    setWindowTitle(tr("New robustness run"));
    setMinimumWidth(kStressLeastWidth);
    if (auto wording = wordingFor(session))
        m_wording = std::make_shared<const robustness::Wording>(std::move(wording).value());
    QVBoxLayout* body = makeBody();
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Name"), name(), "runNameEdit", tr("What tables call this run"), kStressLabelWidth);
    addFormRow(form, tr("Models"), &models(), "stressModels",
               tr("Who scores: one run is made of each that is ticked; they have to tell log-probabilities"),
               kStressLabelWidth);
    addPresets(form);
    addFacts(form);
    addDates(form);
    addWords(form);
    body->addWidget(fields);
    addFolded(body, m_readings, "stressMoreButton",
              tr("How far dates go and until when, and where the paper can be read in two ways"));
    connect(m_readings, &StressReadings::changed, this, &StressRunDialog::optionsChanged);
    m_readings->set({});
    body->addStretch();
    foot()->setTips(tr("Facts, and the dates at which each object is scored"),
                    tr("Tokens of the questions and objects, from their lengths: they are read, not written"),
                    tr("The first question as it is sent, and the object that is scored after it"));
    resize(kStressDialogWidth, kStressDialogHeight);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its facts are not there any more
    readRelations();
    begin();
}

StressRunDialog::~StressRunDialog() { m_stop.request_stop(); }

void StressRunDialog::addPresets(QFormLayout* form) {
    constexpr int kQuickFacts = 20; // of each relation
    auto* presets = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(presets);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    const auto add = [&](const char* button, const QString& text, const QString& tip, int top, bool paper) {
        auto* preset = new QPushButton(text, presets);
        preset->setObjectName(QLatin1String(button));
        preset->setToolTip(tip);
        preset->setAutoDefault(false);
        row->addWidget(preset);
        connect(preset, &QPushButton::clicked, this, [this, top, paper] {
            StressSpec usual;
            usual.facts.relations = spec().facts.relations;
            usual.facts.top = top;
            usual.facts.paper = paper;
            if (top > 0) usual.dates.precisions = {true, false, false};
            setSpec(usual, true);
        });
    };
    add("stressQuickLook", tr("Quick look: 20 facts a relation, years"),
        tr("Twenty facts of each relation, at years alone: a small share of the requests"), kQuickFacts, false);
    add("stressPaper", tr("Paper"), tr("The paper's filter, all facts, at years, months and days"), 0, true);
    row->addStretch();
    addFormRow(form, tr("Preset"), presets, "stressPresets", tr("Sets what is asked and how"), kStressLabelWidth);
}

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
    connect(m_relations, &CheckList::changed, this, &StressRunDialog::showTicked);
    connect(m_top, &QSpinBox::valueChanged, this, &StressRunDialog::optionsChanged);
    connect(m_paper, &QComboBox::activated, this, &StressRunDialog::optionsChanged);
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
        connect(box, &QCheckBox::toggled, this, &StressRunDialog::optionsChanged);
    }
    row->addStretch();
    for (const auto sampler : {robustness::Sampler::TimeStress, robustness::Sampler::Paper})
        addChoice(m_sampler, samplerName(sampler), sampler);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.dates.seed));
    m_seed->setMaximumWidth(kStressLabelWidth);
    addFormRow(form, tr("Precision"), part, "stressPrecisions", precisionTip(), kStressLabelWidth);
    addFormRow(form, tr("Dates"), m_sampler, "stressSampler", samplerTip(), kStressLabelWidth);
    addFormRow(form, tr("Seed"), m_seed, "stressSeed", tr("The same seed draws the same months and days"),
               kStressLabelWidth);
    connect(m_sampler, &QComboBox::activated, this, &StressRunDialog::optionsChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &StressRunDialog::optionsChanged);
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
        connect(box, &QComboBox::activated, this, &StressRunDialog::optionsChanged);
}

void StressRunDialog::readRelations() {
    session().query(
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
            if (!m_wanted.isEmpty()) tickRelations();
        });
}

/// Those that were asked for by name, as soon as the list is there.
void StressRunDialog::tickRelations() {
    QTreeWidget* list = m_relations->list();
    for (int row = 0; row < list->topLevelItemCount() && row < m_relationNames.size(); ++row)
        list->topLevelItem(row)->setCheckState(0, m_wanted.contains(m_relationNames.at(row)) ? Qt::Checked
                                                                                             : Qt::Unchecked);
    showTicked();
}

void StressRunDialog::showTicked() {
    const auto ticked = m_relations->ticked().size();
    m_relationsButton->setText(ticked == 0 ? tr("All relations") : tr("Relations: %1").arg(ticked));
    optionsChanged();
}

StressSpec StressRunDialog::spec() const {
    StressSpec spec = m_given;
    spec.facts.relations.clear();
    if (m_relationNames.isEmpty())
        for (const QString& name : m_wanted) // the list is not read yet
            spec.facts.relations.push_back(name.toStdString());
    for (const int place : m_relations->ticked())
        spec.facts.relations.push_back(m_relationNames.at(place).toStdString());
    spec.facts.top = m_top->value();
    spec.facts.paper = m_paper->currentIndex() == 1;
    for (std::size_t i = 0; i < m_precisions.size(); ++i)
        spec.dates.precisions[i] = m_precisions[i]->isChecked();
    spec.dates.sampler = chosen<robustness::Sampler>(m_sampler);
    spec.dates.seed = static_cast<std::uint64_t>(m_seed->value());
    spec.style = chosen<robustness::DateStyle>(m_style);
    spec.prompt = chosen<robustness::PromptForm>(m_prompt);
    spec.chat = chosen<robustness::ChatForm>(m_chat);
    m_readings->putInto(spec);
    return spec;
}

void StressRunDialog::setSpec(const StressSpec& spec, bool withChoice) {
    m_given = spec;
    if (withChoice) {
        m_wanted.clear();
        for (const std::string& relation : spec.facts.relations)
            m_wanted << toQt(relation);
        tickRelations();
        m_top->setValue(spec.facts.top);
        m_paper->setCurrentIndex(spec.facts.paper ? 1 : 0);
    } else {
        m_given.facts = {};
        m_given.subjectText.clear();
        m_given.sample = {};
    }
    for (std::size_t i = 0; i < m_precisions.size(); ++i)
        m_precisions[i]->setChecked(spec.dates.precisions[i]);
    const auto choose = [](QComboBox* box, auto value) {
        box->setCurrentIndex(std::max(0, box->findData(static_cast<int>(value))));
    };
    choose(m_sampler, spec.dates.sampler);
    choose(m_style, spec.style);
    choose(m_prompt, spec.prompt);
    choose(m_chat, spec.chat);
    m_readings->set(spec);
    constexpr std::uint64_t kMostSeed = std::numeric_limits<int>::max();
    m_seed->setValue(static_cast<int>(std::min(spec.dates.seed, kMostSeed)));
    optionsChanged();
}

QByteArray StressRunDialog::options() const { return QByteArray::fromStdString(spec().json()); }

void StressRunDialog::setOptions(const QByteArray& json, bool withChoice) {
    if (const auto spec = StressSpec::parse(json.toStdString()); spec && !spec->problem()) setSpec(*spec, withChoice);
}

void StressRunDialog::setLike(const store::RunRecord& run) {
    session().query(
        this, "like run",
        [id = run.id](store::Database& database) { return robustness::StressStore(database).spec(id); },
        [this](const Result<std::string>& spec) {
            if (spec) setOptions(QByteArray::fromStdString(*spec), true);
        });
}

StudyWish::Make StressRunDialog::maker(const QString& name) const {
    return [spec = spec(), wording = m_wording, name = name.toStdString()](
               store::Workspace& workspace, const run::BackendChoice& backend) -> Result<std::int64_t> {
        const auto made = robustness::createStress(workspace, spec, name, backend, *wording);
        if (!made) return made.error();
        return made->id;
    };
}

void StressRunDialog::count() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    foot()->setCounts(tr("Counting…"));
    m_counting.run(
        this, "estimate",
        // With a connection of its own: counting can take seconds, and pages read meanwhile.
        [path = session().path().toStdString(), spec = spec(), wording = m_wording,
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
    if (!estimate) return showCounted(estimate.error());
    Counted counted{countsText(*estimate), {}, warningsOf(*estimate, spec()), {{}}, {}};
    if (estimate->example)
        counted.example = toQt(estimate->example->prompt + "[" + estimate->example->continuation + "]");
    run::RunEstimate& cost = counted.ofModels.front().estimate; // of reading alone: nothing is written
    cost.requests = estimate->requests;
    cost.promptTokens = estimate->promptTokens;
    cost.measuredPrompts = estimate->requests > 0 ? 1 : 0; // all of them were built
    showCounted(counted);
}

QString StressRunDialog::suggestedName(const ModelChoice& model) const {
    // The year in a calibration model's name is of what it knows in ChroKnowledge: no date here depends on it.
    if (!model.isCalibration()) return tr("%1, dates").arg(model.suggestedName());
    const auto planted = model.params();
    return tr("%1, dates")
        .arg(planted ? tr("calibration model robust %1").arg(QLocale().toString(planted->robust, 'g', 3))
                     : tr("calibration model"));
}

/// As far as its last test says.
QString StressRunDialog::modelProblem(const ModelChoice& model) const {
    run::BackendChoice choice(model.uri().toStdString());
    if (const backend::CapabilityReport* report = session().backends().report(model.backend()))
        choice.report = report->json();
    else if (!model.isCalibration())
        return {}; // it is tested before it is asked
    const Status can = robustness::canScore(choice, spec());
    return can ? QString() : coreWords(can.error().message);
}

QString StressRunDialog::optionsProblem() const {
    if (!m_wording) return tr("The questions of this program cannot be read");
    if (const QString unread = m_readings->problem(); !unread.isEmpty()) return unread;
    const auto wrong = spec().problem();
    return wrong ? coreWords(*wrong) : QString();
}

QString StressRunDialog::nothingText() const {
    return tr("There is nothing to ask: no fact is chosen that can be asked about");
}

} // namespace chronoscope::ui
