// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedRunDialog.h"

#include "ui/dialogs/ModelForm.h"
#include "ui/studies/mined/MinedWords.h"
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
constexpr int kCountingDelayMs = 200;
constexpr int kMostItems = 10'000'000;
constexpr int kMostReplyTokens = 4'096;
constexpr int kMostExampleText = 300; ///< letters

template <typename Value> void addEntry(QComboBox* box, const QString& text, Value value) {
    box->addItem(text, static_cast<int>(value));
}
template <typename Value> Value entryOf(const QComboBox* box) { return static_cast<Value>(box->currentData().toInt()); }

QString minedCounts(const MinedEstimate& estimate) {
    QStringList parts{MinedRunDialog::tr("%1 items").arg(numberText(estimate.items))};
    if (estimate.units > estimate.items)
        parts
            << MinedRunDialog::tr("%1 with and without their context").arg(numberText(estimate.units - estimate.items));
    parts << MinedRunDialog::tr("%1 requests about %2 pictures")
                 .arg(numberText(estimate.requests), numberText(estimate.pictures));
    return parts.join(QStringLiteral(" · "));
}

QStringList minedWarnings(const MinedEstimate& estimate, bool trustsFile) {
    QStringList lines;
    for (const auto& [reason, items] : estimate.leftOut)
        lines << MinedRunDialog::tr("%1 items are not asked: %2").arg(numberText(items), toQt(reason));
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
    const std::int64_t pictures = estimate.imageTokens.value_or(0);
    cost.promptTokens.low += pictures;
    cost.promptTokens.expected += pictures;
    cost.promptTokens.high += pictures;
    return cost;
}
} // namespace

MinedRunDialog::MinedRunDialog(Session& session, bool trustFile, QWidget* parent)
    : QDialog(parent), m_session(session), m_model(new ModelForm(session.backends(), this)),
      m_tasksButton(new QPushButton(this)), m_tasks(new CheckList("minedTasks", this)),
      m_typesButton(new QPushButton(this)), m_types(new CheckList("minedTypes", this)), m_amount(new QSpinBox(this)),
      m_seed(new QSpinBox(this)), m_policy(new QComboBox(this)), m_words(new QComboBox(this)),
      m_frame(new QComboBox(this)), m_golds(new QComboBox(this)), m_maxTokens(new QSpinBox(this)) {
    setObjectName(QStringLiteral("minedRunDialog"));
    setWindowTitle(tr("New MINED run"));
    setMinimumWidth(kMinedLeastWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    QFormLayout* form = addFields();
    addItems(form);
    addWords(form);
    m_golds->setCurrentIndex(trustFile ? 1 : 0);
    addFormRow(form, tr("Model"), m_model, "minedModel", tr("Who answers; it has to see pictures"), kMinedLabelWidth);
    addFoot();
    resize(kMinedDialogWidth, kMinedDialogHeight);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kCountingDelayMs);
    connect(&m_debounce, &QTimer::timeout, this, &MinedRunDialog::refreshEstimate);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameEdited = true; });
    connect(m_name, &QLineEdit::textChanged, this, &MinedRunDialog::updateStart);
    connect(m_model, &ModelForm::changed, this, &MinedRunDialog::modelChanged);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject); // its items are not there any more
    session.query(this, "mined choices", readChoices, [this](const Result<Choices>& choices) {
        if (choices) fillChoices(*choices);
    });
    modelChanged();
    refreshEstimate();
    m_name->setFocus();
    m_name->selectAll();
}

MinedRunDialog::~MinedRunDialog() { m_stop.request_stop(); }

QFormLayout* MinedRunDialog::addFields() {
    auto* fields = new QWidget(this);
    QFormLayout* form = makeForm(fields, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit(fields);
    addFormRow(form, tr("Name"), m_name, "minedName", tr("What tables call this run"), kMinedLabelWidth);
    auto* scroll = new QScrollArea(this); // a low screen does not hold all of it
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(fields);
    static_cast<QVBoxLayout*>(layout())->addWidget(scroll, 1);
    return form;
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
    auto* part = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace12);
    for (const mined::Configuration one : mined::kAllConfigurations) {
        auto* box = new QCheckBox(configurationLabel(one), part);
        box->setObjectName(QStringLiteral("minedConfiguration%1").arg(static_cast<int>(one)));
        box->setToolTip(configurationExplanation(one));
        box->setChecked(true);
        m_configurations[static_cast<std::size_t>(one)] = box;
        row->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &MinedRunDialog::specChanged);
    }
    row->addStretch();
    addFormRow(form, tr("Asked as"), part, "minedConfigurations",
               tr("Question (Q) or its completion (G), with the original (I) or the generalisation image (GI); an "
                  "item's score is the mean of these"),
               kMinedLabelWidth);
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
        connect(list, &CheckList::changed, this, [this] {
            showTicked();
            specChanged();
        });
    for (QSpinBox* box : {m_amount, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &MinedRunDialog::specChanged);
    showTicked();
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
    for (QComboBox* box : {m_words, m_policy, m_frame, m_golds})
        connect(box, &QComboBox::activated, this, &MinedRunDialog::specChanged);
    connect(m_maxTokens, &QSpinBox::valueChanged, this, &MinedRunDialog::specChanged);
}

void MinedRunDialog::addFoot() {
    const auto label = [this](const char* name, bool small) {
        auto* text = new QLabel(this);
        text->setObjectName(QLatin1String(name));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        if (small) text->setProperty("role", "caption");
        return text;
    };
    m_counts = label("minedEstimate", false);
    m_example = label("minedExample", false);
    m_example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_example->setToolTip(tr("The end of the first prompt as it is sent, behind its picture"));
    m_warnings = label("minedWarnings", true);
    m_reason = label("minedReason", true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_start = new QPushButton(tr("Start run"), this);
    m_start->setObjectName(QStringLiteral("startMinedRun"));
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
}

void MinedRunDialog::showTicked() {
    QStringList labels;
    for (const int place : m_tasks->ticked())
        labels << taskLabel(m_taskOf[static_cast<std::size_t>(place)]);
    m_tasksButton->setText(labels.isEmpty() ? tr("All tasks") : labels.join(QStringLiteral(", ")));
    const auto types = m_types->ticked().size();
    m_typesButton->setText(types == 0 ? tr("All types") : tr("Types: %1").arg(types));
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

StudyWish MinedRunDialog::wish() const {
    StudyWish wish;
    wish.name = m_name->text().trimmed();
    wish.uri = m_model->uri();
    wish.backend = m_model->backend();
    wish.make = [spec = spec(), decoding = decoding(), name = wish.name.toStdString()](
                    store::Workspace& workspace, const run::BackendChoice& backend) -> Result<std::int64_t> {
        const auto made = mined::createMined(workspace, spec, decoding, name, backend);
        if (!made) return made.error();
        return made->id;
    };
    return wish;
}

void MinedRunDialog::specChanged() {
    m_estimate.reset();
    m_whyNot.clear();
    m_debounce.start();
    updateStart();
}

void MinedRunDialog::refreshEstimate() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    if (spec().problem()) return updateStart();
    m_uri = m_model->uri();
    m_counts->setText(tr("Counting…"));
    m_counting.run(
        this, "estimate",
        // With a connection of its own: counting can take seconds, and pages read meanwhile.
        [path = m_session.path().toStdString(), spec = spec(), decoding = decoding(), uri = m_uri.toStdString(),
         stop = m_stop.get_token()]() -> Result<Estimate> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            return mined::estimateMined(*reader, spec, decoding, uri, stop);
        },
        [this, stop = m_stop.get_token()](const Result<Estimate>& estimate) {
            if (!stop.stop_requested()) show(estimate);
        });
}

void MinedRunDialog::show(const Result<Estimate>& estimate) {
    if (!estimate) {
        m_whyNot = tr("This cannot be counted: %1").arg(toQt(estimate.error().text()));
        m_counts->setText({});
        m_example->hide();
        m_warnings->hide();
        return updateStart();
    }
    m_estimate = *estimate;
    m_example->setVisible(m_estimate->example.has_value());
    if (m_estimate->example) m_example->setText(toQt(m_estimate->example->text).right(kMostExampleText));
    QStringList warnings;
    for (const QString& warning : minedWarnings(*m_estimate, spec().trustFile))
        warnings << tr("⚠ %1").arg(warning);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    showCost();
    updateStart();
}

void MinedRunDialog::showCost() {
    if (!m_estimate) return;
    const run::RunEstimate cost = costOf(*m_estimate);
    const QString free = m_model->whyFree();
    const bool isKnown = m_estimate->imageTokens.has_value();
    QStringList parts{minedCounts(*m_estimate), tokensText(cost)};
    parts << (isKnown ? tr("%1 of these tokens are of pictures").arg(numberText(*m_estimate->imageTokens))
                      : tr("without the pictures, whose tokens are not known for this model"));
    if (!free.isEmpty())
        parts << tr("Cost: %1").arg(free);
    else
        parts << (isKnown ? tr("Cost: %1").arg(moneyRangeText(m_model->price(), cost))
                          : tr("Cost unknown: what a picture is billed as is not known"));
    parts.removeAll(QString());
    m_counts->setText(parts.join(QStringLiteral(" · ")));
}

/// The tokens of a picture are the model's.
void MinedRunDialog::modelChanged() {
    if (!m_nameEdited) m_name->setText(m_session.freeName(tr("%1, MINED").arg(m_model->suggestedName())));
    if (m_uri != m_model->uri()) m_debounce.start();
    showCost();
    updateStart();
}

/// Why the model cannot be shown a picture, as far as it is known before it is tested; empty where it can.
QString MinedRunDialog::blindness() const {
    run::BackendChoice choice(m_model->uri().toStdString());
    if (const backend::CapabilityReport* report = m_session.backends().report(m_model->backend()))
        choice.report = report->json();
    const Status can = mined::canSee(choice);
    return can ? QString() : toQt(can.error().message);
}

QString MinedRunDialog::problem() const {
    if (m_name->text().trimmed().isEmpty()) return tr("Give the run a name");
    if (spec().configurations.empty()) return tr("Choose how the items are asked: no configuration is ticked");
    if (const auto wrong = spec().problem()) return toQt(*wrong);
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (const QString wrong = m_model->problem(); !wrong.isEmpty()) return wrong;
    if (const QString why = blindness(); !why.isEmpty()) return why;
    if (!m_whyNot.isEmpty()) return m_whyNot;
    if (!m_estimate) return tr("Counting…");
    if (m_estimate->requests == 0) return tr("There is nothing to ask: no item is chosen that can be asked about");
    return {};
}

void MinedRunDialog::updateStart() {
    const QString why = problem();
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Test the backend, make the run and begin asking") : why);
}

} // namespace chronoscope::ui
