// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedRunDialog.h"

#include "ui/dialogs/RunFoot.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/studies/mined/MinedWords.h"
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
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace chronoscope::ui {

using mined::AskingSpec;
using mined::MinedEstimate;

namespace {
constexpr int kMinedDialogWidth = 800;
constexpr int kMinedDialogHeight = 620;
constexpr int kMinedLeastWidth = 520;
constexpr int kMinedLabelWidth = 110;
constexpr int kMostItems = 10'000'000;
constexpr int kLeastLettersOfChoice = 20; ///< where the window is narrow
constexpr qsizetype kMostNamedTasks = 6;  ///< on the button
constexpr int kMostReplyTokens = 4'096;

template <typename Value> void addEntry(QComboBox* box, const QString& text, Value value) {
    box->addItem(text, static_cast<int>(value));
}
template <typename Value> Value entryOf(const QComboBox* box) { return static_cast<Value>(box->currentData().toInt()); }

/// "question + image (Q + I)"
QString spelledOut(mined::Configuration one) {
    const QString asked = mined::completes(one) ? MinedRunDialog::tr("completion") : MinedRunDialog::tr("question");
    const QString shown =
        mined::showsOtherImage(one) ? MinedRunDialog::tr("generalisation image") : MinedRunDialog::tr("image");
    return MinedRunDialog::tr("%1 + %2 (%3)").arg(asked, shown, configurationLabel(one));
}

QString configurationsText(std::int64_t count) {
    return count == 1 ? MinedRunDialog::tr("1 configuration") : MinedRunDialog::tr("%1 configurations").arg(count);
}

/// "10 items, 3 of them with and without their context · 13 × 4 configurations = 52 requests about 6 pictures": what is
/// said adds up.
QString minedCounts(const MinedEstimate& estimate) {
    const std::int64_t both = estimate.units - estimate.items;
    QStringList parts;
    parts << (both > 0 ? MinedRunDialog::tr("%1 items, %2 of them asked with and without their context")
                             .arg(numberText(estimate.items), numberText(both))
                       : MinedRunDialog::tr("%1 items").arg(numberText(estimate.items)));
    if (estimate.units > 0)
        parts << MinedRunDialog::tr("%1 × %2 = %3 requests about %4 pictures")
                     .arg(numberText(estimate.units), configurationsText(estimate.requests / estimate.units),
                          numberText(estimate.requests), numberText(estimate.pictures));
    return parts.join(QStringLiteral(" · "));
}

QStringList minedWarnings(const MinedEstimate& estimate, bool trustsFile) {
    QStringList lines;
    for (const auto& [reason, items] : estimate.leftOut)
        lines << (items == 1
                      ? MinedRunDialog::tr("1 item is not asked: %1").arg(coreWords(reason))
                      : MinedRunDialog::tr("%1 items are not asked: %2").arg(numberText(items), coreWords(reason)));
    if (estimate.corrected > 0 && !trustsFile)
        lines << MinedRunDialog::tr("Golds that disagree with their own attribute list, which counts: %1")
                     .arg(numberText(estimate.corrected));
    return lines;
}

/// What it costs, with the tokens of the pictures among those that are sent.
run::RunEstimate costOf(const MinedEstimate& estimate) {
    run::RunEstimate cost;
    cost.requests = estimate.requests;
    cost.promptTokens = estimate.promptTokens;
    cost.completionTokens = estimate.completionTokens;
    cost.measuredPrompts = estimate.requests > 0 ? 1 : 0; // all of them were built
    const std::int64_t pictures = estimate.imageTokens.value_or(0);
    cost.promptTokens.low += pictures;
    cost.promptTokens.expected += pictures;
    cost.promptTokens.high += pictures;
    return cost;
}
} // namespace

MinedRunDialog::MinedRunDialog(Session& session, bool trustFile, QWidget* parent)
    : RunDialog(session, CalibrationForm::Plants::Pictures, parent), m_tasksButton(new QPushButton(this)),
      m_tasks(new CheckList("minedTasks", this)), m_typesButton(new QPushButton(this)),
      m_types(new CheckList("minedTypes", this)), m_amount(new QSpinBox(this)), m_seed(new QSpinBox(this)),
      m_policy(new QComboBox(this)), m_words(new QComboBox(this)), m_frame(new QComboBox(this)),
      m_golds(new QComboBox(this)), m_maxTokens(new QSpinBox(this)) {
    setObjectName(QStringLiteral("minedRunDialog"));
    setWindowTitle(tr("New MINED run"));
    setMinimumWidth(kMinedLeastWidth);
    QVBoxLayout* body = makeBody();
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Name"), name(), "runNameEdit", tr("What tables call this run"), kMinedLabelWidth);
    addFormRow(form, tr("Models"), &models(), "minedModels",
               tr("Who answers: one run is made of each that is ticked; they have to see pictures"), kMinedLabelWidth);
    addPresets(form);
    addItems(form);
    addWords(form);
    m_golds->setCurrentIndex(trustFile ? 1 : 0);
    body->addWidget(fields);
    body->addStretch();
    foot()->setTips(tr("Each item is asked in each configuration that is ticked; items with a context are asked with "
                       "it and without"),
                    tr("Tokens of the texts from their lengths; those of pictures as the model counts them"),
                    tr("The end of the first prompt as it is sent, behind its picture"));
    resize(kMinedDialogWidth, kMinedDialogHeight);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its items are not there any more
    session.query(this, "mined choices", readChoices, [this](const Result<Choices>& choices) {
        if (choices) fillChoices(*choices);
    });
    begin();
}

MinedRunDialog::~MinedRunDialog() { m_stop.request_stop(); }

void MinedRunDialog::addPresets(QFormLayout* form) {
    constexpr int kQuickItems = 50;
    auto* presets = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(presets);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    const auto add = [&](const char* button, const QString& text, const QString& tip, int amount, bool all) {
        auto* preset = new QPushButton(text, presets);
        preset->setObjectName(QLatin1String(button));
        preset->setToolTip(tip);
        preset->setAutoDefault(false);
        row->addWidget(preset);
        connect(preset, &QPushButton::clicked, this, [this, amount, all] {
            m_amount->setValue(amount);
            for (const mined::Configuration one : mined::kAllConfigurations)
                m_configurations[static_cast<std::size_t>(one)]->setChecked(all || one == mined::Configuration::QI);
            m_maxTokens->setValue(mined::kPublishedReplyTokens);
        });
    };
    add("minedQuickLook", tr("Quick look: 50 items × 1"),
        tr("Fifty items drawn at random, as a question with the original picture alone"), kQuickItems, false);
    add("minedPaper", tr("Paper: all × 4"), tr("Every item in all four configurations, as the paper asks"), 0, true);
    row->addStretch();
    addFormRow(form, tr("Preset"), presets, "minedPresets", tr("Sets what is asked and how"), kMinedLabelWidth);
}

void MinedRunDialog::addConfigurations(QFormLayout* form) {
    auto* part = new QWidget(form->parentWidget());
    auto* column = new QVBoxLayout(part); // as narrow as the window may be
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    for (const mined::Configuration one : mined::kAllConfigurations) {
        auto* box = new QCheckBox(spelledOut(one), part);
        box->setObjectName(QStringLiteral("minedConfiguration%1").arg(static_cast<int>(one)));
        box->setToolTip(configurationExplanation(one));
        box->setChecked(true);
        m_configurations[static_cast<std::size_t>(one)] = box;
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &MinedRunDialog::optionsChanged);
    }
    addFormRow(form, tr("Asked as"), part, "minedConfigurations",
               tr("Question (Q) or its completion (G), with the original (I) or the generalisation image (GI); an "
                  "item's score is the mean of these"),
               kMinedLabelWidth);
}

void MinedRunDialog::addItems(QFormLayout* form) {
    for (QPushButton* button : {m_tasksButton, m_typesButton}) {
        button->setAutoDefault(false);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    addFormRow(form, tr("Tasks"), m_tasksButton, "minedTasksButton", tr("Items of which tasks; none ticked: all"),
               kMinedLabelWidth);
    addFormRow(form, tr("Types"), m_typesButton, "minedTypesButton", tr("Items of which types; none ticked: all"),
               kMinedLabelWidth);
    addConfigurations(form);
    m_amount->setRange(0, kMostItems);
    m_amount->setSpecialValueText(tr("all"));
    m_amount->setMaximumWidth(kMinedLabelWidth);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(mined::MinedDecoding().seed));
    m_seed->setMaximumWidth(kMinedLabelWidth);
    addFormRow(form, tr("Items"), m_amount, "minedAmount", tr("So many of them, drawn at random"), kMinedLabelWidth);
    addFormRow(form, tr("Seed"), m_seed, "minedSeed", tr("The same seed draws the same items"), kMinedLabelWidth);
    connect(m_tasksButton, &QPushButton::clicked, this, [this] { m_tasks->dropFrom(m_tasksButton); });
    connect(m_typesButton, &QPushButton::clicked, this, [this] { m_types->dropFrom(m_typesButton); });
    for (CheckList* list : {m_tasks, m_types})
        connect(list, &CheckList::changed, this, [this] { showTicked(); });
    for (QSpinBox* box : {m_amount, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &MinedRunDialog::optionsChanged);
    m_tasksButton->setText(tr("All tasks"));
    m_typesButton->setText(tr("All types"));
}

void MinedRunDialog::addWords(QFormLayout* form) {
    addEntry(m_words, tr("As in the files, slips and all"), mined::WordSet::MinedPublic);
    addEntry(m_words, tr("Clean: the slips put right"), mined::WordSet::Clean);
    addEntry(m_policy, tr("The value that the file chose"), mined::ContextPolicy::Next);
    addEntry(m_policy, tr("The latest value of the list"), mined::ContextPolicy::Latest);
    addEntry(m_frame, tr("Chat: with a system turn of its own"), mined::Frame::Chat);
    addEntry(m_frame, tr("One text, as the public run sends it"), mined::Frame::OneText);
    m_golds->addItem(tr("Those of the attribute list, where the file's disagree"));
    m_golds->addItem(tr("Those of the file, as published scores count"));
    m_maxTokens->setRange(1, kMostReplyTokens);
    m_maxTokens->setValue(mined::kPublishedReplyTokens);
    m_maxTokens->setSuffix(tr(" tokens"));
    m_maxTokens->setMaximumWidth(kMinedLabelWidth);
    addFormRow(form, tr("Words"), m_words, "minedWords", tr("The words of the questions"), kMinedLabelWidth);
    addFormRow(form, tr("Contexts"), m_policy, "minedPolicy",
               tr("Who the context of F.M.C is about. F.M.C and P.M.C are asked with their context and without."),
               kMinedLabelWidth);
    addFormRow(form, tr("Sent as"), m_frame, "minedFrame", tr("How the prompt travels behind its picture"),
               kMinedLabelWidth);
    addFormRow(form, tr("Golds"), m_golds, "minedGolds",
               tr("What counts as right where the file and its own attribute list disagree: see Audit"),
               kMinedLabelWidth);
    addFormRow(form, tr("Longest reply"), m_maxTokens, "minedMaxTokens", tr("The public run takes 10 tokens"),
               kMinedLabelWidth);
    for (QComboBox* box : {m_words, m_policy, m_frame, m_golds}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastLettersOfChoice);
        connect(box, &QComboBox::activated, this, &MinedRunDialog::optionsChanged);
    }
    connect(m_maxTokens, &QSpinBox::valueChanged, this, &MinedRunDialog::optionsChanged);
}

Result<MinedRunDialog::Choices> MinedRunDialog::readChoices(store::Database& database) {
    const auto metas = mined::MinedStore(database).metas();
    if (!metas) return metas.error();
    Choices choices;
    std::map<std::string, std::int64_t> types;
    for (const mined::ItemMeta& meta : *metas) {
        ++choices.tasks[static_cast<std::size_t>(meta.task)];
        ++types[meta.type];
    }
    choices.types.assign(types.begin(), types.end());
    return choices;
}

void MinedRunDialog::fillChoices(const Choices& choices) {
    QList<CheckList::Item> tasks, types;
    for (const mined::Task task : mined::kAllTasks) {
        const auto items = choices.tasks[static_cast<std::size_t>(task)];
        if (items == 0) continue;
        m_taskOf.push_back(task);
        tasks << CheckList::Item{tr("%1  %2").arg(taskLabel(task), taskName(task)), numberText(items), false};
    }
    for (const auto& [name, items] : choices.types) {
        m_typeNames << toQt(name);
        types << CheckList::Item{toQt(name), numberText(items), false};
    }
    m_tasks->setItems(tasks, tr("There are no items yet"));
    m_types->setItems(types, tr("There are no items yet"));
    if (!m_wantedTasks.empty() || !m_wantedTypes.isEmpty()) tickWanted();
}

/// Those that were asked for by name, as soon as the lists are there.
void MinedRunDialog::tickWanted() {
    const auto tick = [](QTreeWidget* list, const auto& isWanted) {
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            list->topLevelItem(row)->setCheckState(0, isWanted(row) ? Qt::Checked : Qt::Unchecked);
    };
    tick(m_tasks->list(), [this](int row) { return m_wantedTasks.contains(m_taskOf[static_cast<std::size_t>(row)]); });
    tick(m_types->list(), [this](int row) { return m_wantedTypes.contains(m_typeNames.at(row)); });
    showTicked();
}

void MinedRunDialog::showTicked() {
    QStringList labels;
    for (const int place : m_tasks->ticked())
        labels << taskLabel(m_taskOf[static_cast<std::size_t>(place)]);
    const auto more = labels.size() - kMostNamedTasks;
    if (more > 0) labels.resize(kMostNamedTasks);
    const QString named = labels.join(QStringLiteral(", "));
    m_tasksButton->setText(labels.isEmpty() ? tr("All tasks")
                           : more > 0       ? tr("%1 and %2 more").arg(named).arg(more)
                                            : named);
    const auto types = m_types->ticked().size();
    m_typesButton->setText(types == 0 ? tr("All types") : tr("Types: %1").arg(types));
    optionsChanged();
}

AskingSpec MinedRunDialog::spec() const {
    AskingSpec spec;
    for (const int place : m_tasks->ticked())
        spec.tasks.push_back(m_taskOf[static_cast<std::size_t>(place)]);
    for (const int place : m_types->ticked())
        spec.types.push_back(m_typeNames.at(place).toStdString());
    spec.configurations.clear();
    for (const mined::Configuration one : mined::kAllConfigurations)
        if (m_configurations[static_cast<std::size_t>(one)]->isChecked()) spec.configurations.push_back(one);
    spec.words = entryOf<mined::WordSet>(m_words);
    spec.policy = entryOf<mined::ContextPolicy>(m_policy);
    spec.frame = entryOf<mined::Frame>(m_frame);
    spec.trustFile = m_golds->currentIndex() == 1;
    spec.sample.seed = decoding().seed;
    if (m_amount->value() > 0) {
        spec.sample.kind = benchmark::Sample::Kind::Random;
        spec.sample.amount = m_amount->value();
    }
    return spec;
}

mined::MinedDecoding MinedRunDialog::decoding() const {
    mined::MinedDecoding decoding;
    decoding.maxTokens = m_maxTokens->value();
    decoding.seed = static_cast<std::uint64_t>(m_seed->value());
    return decoding;
}

void MinedRunDialog::setSpec(const AskingSpec& spec, int maxTokens, bool withChoice) {
    if (withChoice) {
        m_wantedTasks = {spec.tasks.begin(), spec.tasks.end()};
        m_wantedTypes.clear();
        for (const std::string& type : spec.types)
            m_wantedTypes << toQt(type);
        m_amount->setValue(spec.sample.kind == benchmark::Sample::Kind::Random ? static_cast<int>(spec.sample.amount)
                                                                               : 0);
        if (!m_taskOf.empty()) tickWanted();
    }
    for (const mined::Configuration one : mined::kAllConfigurations)
        m_configurations[static_cast<std::size_t>(one)]->setChecked(
            std::find(spec.configurations.begin(), spec.configurations.end(), one) != spec.configurations.end());
    const auto choose = [](QComboBox* box, auto value) {
        box->setCurrentIndex(std::max(0, box->findData(static_cast<int>(value))));
    };
    choose(m_words, spec.words);
    choose(m_policy, spec.policy);
    choose(m_frame, spec.frame);
    m_golds->setCurrentIndex(spec.trustFile ? 1 : 0);
    constexpr std::uint64_t kMostSeed = std::numeric_limits<int>::max();
    m_seed->setValue(static_cast<int>(std::min(spec.sample.seed, kMostSeed)));
    m_maxTokens->setValue(maxTokens);
    optionsChanged();
}

QByteArray MinedRunDialog::options() const {
    return QByteArray::number(m_maxTokens->value()) + ' ' + QByteArray::fromStdString(spec().json());
}

void MinedRunDialog::setOptions(const QByteArray& json, bool withChoice) {
    const auto space = json.indexOf(' ');
    const auto spec = AskingSpec::parse(json.mid(space + 1).toStdString());
    if (space > 0 && spec && !spec->problem()) setSpec(*spec, json.left(space).toInt(), withChoice);
}

void MinedRunDialog::setLike(const store::RunRecord& run) {
    session().query(
        this, "like run", [id = run.id](store::Database& database) { return mined::MinedStore(database).spec(id); },
        [this, tokens = run.spec.decoding.maxTokens](const Result<AskingSpec>& spec) {
            if (spec) setSpec(*spec, tokens, true);
        });
}

StudyWish::Make MinedRunDialog::maker(const QString& name) const {
    return [spec = spec(), decoding = decoding(), name = name.toStdString()](
               store::Workspace& workspace, const run::BackendChoice& backend) -> Result<std::int64_t> {
        const auto made = mined::createMined(workspace, spec, decoding, name, backend);
        if (!made) return made.error();
        return made->id;
    };
}

void MinedRunDialog::count() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    QStringList uris, names;
    for (const ModelChoice& model : models().choices()) {
        uris << model.uri();
        names << model.suggestedName();
    }
    foot()->setCounts(tr("Counting…"));
    m_counting.run(
        this, "estimate",
        // With a connection of its own: counting can take seconds, and pages read meanwhile.
        [path = session().path().toStdString(), spec = spec(), decoding = decoding(),
         uris = uris.isEmpty() ? QStringList{QString()} : uris, stop = m_stop.get_token()]() -> Result<Estimates> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            Estimates estimates;
            for (const QString& uri : uris) {
                auto one = mined::estimateMined(*reader, spec, decoding, uri.toStdString(), stop);
                if (!one) return one.error();
                estimates.push_back(std::move(one).value());
            }
            return estimates;
        },
        [this, names, stop = m_stop.get_token()](const Result<Estimates>& estimates) {
            if (!stop.stop_requested()) show(estimates, names);
        });
}

void MinedRunDialog::show(const Result<Estimates>& estimates, const QStringList& models) {
    if (!estimates) return showCounted(estimates.error());
    const MinedEstimate& first = estimates->front();
    Counted counted{minedCounts(first), {}, minedWarnings(first, spec().trustFile), {}, {}};
    if (first.example) counted.example = toQt(first.example->text);
    QStringList pictures;
    for (std::size_t i = 0; i < estimates->size(); ++i) {
        const MinedEstimate& one = (*estimates)[i];
        counted.ofModels.push_back({costOf(one), one.imageTokens.has_value()});
        const QString tokens = one.imageTokens ? tr("%1 tokens").arg(numberText(*one.imageTokens))
                                               : tr("tokens not known for this model, and not counted");
        pictures << (estimates->size() == 1 ? tr("Pictures: %1").arg(tokens)
                                            : tr("%1: %2").arg(models.at(static_cast<qsizetype>(i)), tokens));
    }
    pictures.removeDuplicates();
    counted.more = estimates->size() == 1 ? pictures.first() : tr("Pictures, %1").arg(pictures.join(tr("; ")));
    showCounted(counted);
}

QString MinedRunDialog::suggestedName(const ModelChoice& model) const {
    return tr("%1, MINED").arg(model.suggestedName());
}

/// Why the model cannot be shown a picture, as far as it is known before it is tested.
QString MinedRunDialog::modelProblem(const ModelChoice& model) const {
    run::BackendChoice choice(model.uri().toStdString());
    if (const backend::CapabilityReport* report = session().backends().report(model.backend()))
        choice.report = report->json();
    const Status can = mined::canSee(choice);
    return can ? QString() : coreWords(can.error().message);
}

QString MinedRunDialog::optionsProblem() const {
    if (spec().configurations.empty()) return tr("Choose how the items are asked: no configuration is ticked");
    const auto wrong = spec().problem();
    return wrong ? coreWords(*wrong) : QString();
}

QString MinedRunDialog::nothingText() const {
    return tr("There is nothing to ask: no item is chosen that can be asked about");
}

} // namespace chronoscope::ui
