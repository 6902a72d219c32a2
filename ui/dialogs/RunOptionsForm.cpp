// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunOptionsForm.h"

#include "core/run/StopText.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace chronoscope::ui {

using matching::Extraction;
using matching::Preprocess;
using prompt::kTemplates;
using prompt::Protocol;
using prompt::Sampler;
using prompt::WordSet;

namespace {
constexpr int kMostSets = 1000;
constexpr int kMostConcurrency = 100'000;
constexpr double kHottest = 5;
constexpr int kOptionLabels = 120;

template <typename Value> void select(QComboBox* combo, Value value) {
    combo->setCurrentIndex(combo->findData(static_cast<int>(value)));
}

template <typename Value> Value selected(const QComboBox* combo) {
    return static_cast<Value>(combo->currentData().toInt());
}

QString templateToolTip(prompt::Template form) {
    switch (form) {
    case prompt::Template::Generation: return RunOptionsForm::tr("The model writes the object itself");
    case prompt::Template::Mcqa:
        return RunOptionsForm::tr("The model chooses among the object and three distractors; elements with another "
                                  "number of distractors are left out");
    case prompt::Template::TrueFalse: return RunOptionsForm::tr("The model says whether a statement is true");
    }
    return {};
}
} // namespace

std::optional<std::vector<double>> parseTemperatures(const QString& text) {
    std::vector<double> values;
    for (const QString& part : text.split(QLatin1Char(','))) {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(part.trimmed(), &isNumber);
        if (!isNumber) return std::nullopt;
        values.push_back(value);
    }
    return values;
}

RunOptionsForm::RunOptionsForm(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    auto* shown = new QWidget(this);
    QFormLayout* form = makeForm(shown, Tokens::kSpace16, QFormLayout::FieldsStayAtSizeHint);
    addPresets(form);
    addTemplates(form);
    addProtocol(form);
    addAsking(form);
    layout->addWidget(shown);
    addFolded(layout, makeMore(), "moreButton", tr("Words, sampler, seed, extraction, matching, stop and concurrency"));
    setSpec({});
}

QComboBox* RunOptionsForm::makeCombo(QWidget* parent) {
    auto* combo = new QComboBox(parent);
    connect(combo, &QComboBox::currentIndexChanged, this, &RunOptionsForm::changed);
    return combo;
}

QSpinBox* RunOptionsForm::makeSpin(QWidget* parent, int low, int high) {
    auto* box = new QSpinBox(parent);
    box->setRange(low, high);
    connect(box, &QSpinBox::valueChanged, this, &RunOptionsForm::changed);
    return box;
}

void RunOptionsForm::addPresets(QFormLayout* form) {
    auto* presets = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(presets);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    const auto add = [&](const char* name, const QString& text, const QString& tip, int sets,
                         const QString& temperatures) {
        auto* button = new QPushButton(text, presets);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        button->setCheckable(true);
        row->addWidget(button);
        const auto choose = [this, sets, temperatures] {
            m_sets->setValue(sets);
            m_temperatures->setText(temperatures);
        };
        connect(button, &QPushButton::clicked, this, choose);
        // Down while it is what the fields say, whoever typed it.
        const auto follow = [this, button, sets, wanted = parseTemperatures(temperatures)] {
            if (!m_sets || !m_temperatures) return; // while the form is made
            button->setChecked(m_sets->value() == sets && parseTemperatures(m_temperatures->text()) == wanted);
        };
        connect(button, &QPushButton::clicked, this, follow);
        connect(this, &RunOptionsForm::changed, button, follow);
    };
    add("quickLookButton", tr("Quick look: 1 × greedy"),
        tr("One exemplar set at temperature 0: a tenth of the requests, and no Partial Correct"), 1,
        QStringLiteral("0"));
    add("paperButton", tr("Paper: 5 × 2"), tr("Five exemplar sets at temperatures 0 and 0.7, as the paper asks"), 5,
        QStringLiteral("0, 0.7"));
    row->addStretch();
    form->addRow(tr("Preset"), presets);
}

void RunOptionsForm::addTemplates(QFormLayout* form) {
    auto* boxes = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(boxes);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace16);
    for (std::size_t i = 0; i < kTemplates.size(); ++i) {
        const std::string_view name = prompt::name(kTemplates[i]);
        m_templates[i] = new QCheckBox(displayName(kTemplates[i]), boxes);
        m_templates[i]->setObjectName(QStringLiteral("templateBox_") +
                                      QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
        m_templates[i]->setToolTip(templateToolTip(kTemplates[i]));
        row->addWidget(m_templates[i]);
        connect(m_templates[i], &QCheckBox::toggled, this, &RunOptionsForm::changed);
    }
    form->addRow(tr("Templates"), boxes);
}

void RunOptionsForm::addProtocol(QFormLayout* form) {
    m_protocol = makeCombo(form->parentWidget());
    m_protocol->addItem(tr("Reference"), static_cast<int>(Protocol::Reference));
    m_protocol->addItem(tr("Debiased"), static_cast<int>(Protocol::Debiased));
    addFormRow(form, tr("Protocol"), m_protocol, "protocolCombo", tr("How options and statements are laid out"),
               kOptionLabels);
    m_protocolText = makeText(form->parentWidget(), "protocolText", Role::Caption);
    m_protocolText->setMinimumWidth(360);
    form->addRow(QString(), m_protocolText);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &RunOptionsForm::protocolChanged);
}

void RunOptionsForm::protocolChanged() {
    select(m_words, prompt::usualWords(selected<Protocol>(m_protocol)));
    m_protocolText->setText(
        selected<Protocol>(m_protocol) == Protocol::Reference
            ? tr("The fixed layouts of the authors' code: numbers compare with the paper, but the right option always "
                 "stands at the same place.")
            : tr("Options in a seeded order and half of the statements false: a model that always says the same gains "
                 "nothing."));
}

void RunOptionsForm::addAsking(QFormLayout* form) {
    QWidget* parent = form->parentWidget();
    m_sets = makeSpin(parent, 1, kMostSets);
    addFormRow(form, tr("Exemplar sets"), m_sets, "setsSpin",
               tr("Each cell is asked once per set of four exemplars and temperature; the paper uses 5"),
               kOptionLabels);
    m_temperatures = new QLineEdit(parent);
    addFormRow(form, tr("Temperatures"), m_temperatures, "temperaturesEdit",
               tr("Numbers from 0 (greedy) to 5, separated by commas; the paper uses 0 and 0.7"), kOptionLabels);
    connect(m_temperatures, &QLineEdit::textChanged, this, &RunOptionsForm::changed);
}

QWidget* RunOptionsForm::makeMore() {
    auto* more = new QWidget(this);
    more->setObjectName(QStringLiteral("moreOptions"));
    QFormLayout* form = makeForm(more, Tokens::kSpace16, QFormLayout::FieldsStayAtSizeHint);
    m_words = makeCombo(more);
    m_words->addItem(tr("Reference"), static_cast<int>(WordSet::Reference));
    m_words->addItem(tr("Clean"), static_cast<int>(WordSet::Clean));
    addFormRow(
        form, tr("Relation words"), m_words, "wordsCombo",
        tr("Questions and sentences of the relations; the protocol brings its own.\n"
           "Reference: as published. Biomedical triples are read as “subject relation object”, which turns them "
           "round.\n"
           "Clean: biomedical triples are read as the UMLS means them, “object relation subject”. Others are the "
           "same."),
        kOptionLabels);
    m_sampler = makeCombo(more);
    m_sampler->addItem(tr("Seeded"), static_cast<int>(Sampler::Seeded));
    m_sampler->addItem(tr("Reference"), static_cast<int>(Sampler::Reference));
    addFormRow(form, tr("Exemplar sampler"), m_sampler, "samplerCombo",
               tr("Seeded: exemplars depend on run seed, element, year and set alone, so any part can be asked again.\n"
                  "Reference: one random stream over the whole benchmark, as the authors' code draws."),
               kOptionLabels);
    m_seed = makeSpin(more, 0, std::numeric_limits<int>::max());
    addFormRow(form, tr("Run seed"), m_seed, "runSeedSpin", tr("Decides exemplars and option orders"), kOptionLabels);
    addReading(more, form);
    m_concurrency = makeSpin(more, 0, kMostConcurrency);
    m_concurrency->setSpecialValueText(tr("as the backend suggests"));
    addFormRow(form, tr("Concurrency"), m_concurrency, "concurrencySpin", tr("Requests in flight at once"),
               kOptionLabels);
    return more;
}

void RunOptionsForm::addReading(QWidget* more, QFormLayout* form) {
    m_extraction = makeCombo(more);
    m_extraction->addItem(tr("Lenient"), static_cast<int>(Extraction::Lenient));
    m_extraction->addItem(tr("Strict"), static_cast<int>(Extraction::Strict));
    addFormRow(form, tr("Extraction"), m_extraction, "extractionCombo",
               tr("Lenient: reads the answer out of untidy replies.\n"
                  "Strict: a reply counts only if it opens with “A. ”, as in the authors' code; any other is left out, "
                  "not wrong.\n"
                  "MCQA: the whole reply is compared with the right objects."),
               kOptionLabels);
    m_matching = makeCombo(more);
    m_matching->addItem(tr("Paper"), static_cast<int>(Preprocess::Paper));
    m_matching->addItem(tr("Reference"), static_cast<int>(Preprocess::Reference));
    addFormRow(form, tr("Matching"), m_matching, "matchingCombo",
               tr("What is compared. Paper: lower case, punctuation as spaces. Reference: lower case only."),
               kOptionLabels);
    m_stop = new QLineEdit(more);
    m_stop->setPlaceholderText(tr("as usual for the backend"));
    addFormRow(form, tr("Stop"), m_stop, "stopEdit",
               tr("Texts that end a reply, separated by commas: \\n is the end of a line, \\t a tab, \\, a comma.\n"
                  "Empty: the end of the line for completion endpoints, which else go on with questions of their own; "
                  "none for "
                  "chats, which end by themselves and may think or greet in lines before they answer.\n"
                  "“none” sends none."),
               kOptionLabels);
    connect(m_stop, &QLineEdit::textChanged, this, &RunOptionsForm::changed);
}

void RunOptionsForm::setSpec(const run::RunSpec& spec) {
    constexpr std::uint64_t kMostSeed = std::numeric_limits<int>::max();
    m_given = spec;
    for (std::size_t i = 0; i < kTemplates.size(); ++i)
        m_templates[i]->setChecked(std::find(spec.templates.begin(), spec.templates.end(), kTemplates[i]) !=
                                   spec.templates.end());
    select(m_protocol, spec.protocol);
    protocolChanged();
    select(m_words, spec.words);
    m_sets->setValue(spec.sets);
    QStringList temperatures;
    for (const double temperature : spec.temperatures)
        temperatures << QLocale::c().toString(temperature);
    m_temperatures->setText(temperatures.join(QStringLiteral(", ")));
    select(m_sampler, spec.sampler);
    m_seed->setValue(static_cast<int>(std::min(spec.seed, kMostSeed)));
    select(m_extraction, spec.judge.extraction);
    select(m_matching, spec.judge.preprocess);
    m_concurrency->setValue(spec.concurrency);
}

void RunOptionsForm::fill(run::RunSpec& spec) const {
    benchmark::SliceSpec slice = std::move(spec.slice);
    spec = m_given;
    spec.slice = std::move(slice);
    spec.templates.clear();
    for (std::size_t i = 0; i < kTemplates.size(); ++i)
        if (m_templates[i]->isChecked()) spec.templates.push_back(kTemplates[i]);
    spec.protocol = selected<Protocol>(m_protocol);
    spec.words = selected<WordSet>(m_words);
    spec.sets = m_sets->value();
    spec.temperatures = parseTemperatures(m_temperatures->text()).value_or(std::vector<double>{});
    spec.sampler = selected<Sampler>(m_sampler);
    spec.seed = static_cast<std::uint64_t>(m_seed->value());
    spec.judge.extraction = selected<Extraction>(m_extraction);
    spec.judge.preprocess = selected<Preprocess>(m_matching);
    spec.concurrency = m_concurrency->value();
}

std::optional<std::vector<std::string>> RunOptionsForm::stop() const {
    if (m_stop->text().trimmed().isEmpty()) return std::nullopt;
    const auto stops = run::parseStops(m_stop->text().toStdString());
    return stops ? std::optional(*stops) : std::nullopt;
}

QString RunOptionsForm::problem() const {
    if (std::none_of(m_templates.begin(), m_templates.end(), [](const QCheckBox* box) { return box->isChecked(); }))
        return tr("Choose at least one template");
    const auto temperatures = parseTemperatures(m_temperatures->text());
    if (!temperatures) return tr("Temperatures are numbers separated by commas, such as 0, 0.7");
    if (std::any_of(temperatures->begin(), temperatures->end(),
                    [](double value) { return !(value >= 0 && value <= kHottest); }))
        return tr("A temperature must be from 0 to 5");
    if (std::set(temperatures->begin(), temperatures->end()).size() != temperatures->size())
        return tr("A temperature is given twice");
    if (!m_stop->text().trimmed().isEmpty() && !run::parseStops(m_stop->text().toStdString()))
        return tr("Stop: a backslash stands before n, r, t, a comma or another backslash, and no text is empty");
    return {};
}

} // namespace chronoscope::ui
