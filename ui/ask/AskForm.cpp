// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/AskForm.h"

#include "core/benchmark/Slice.h"
#include "ui/dialogs/PlantedModels.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TextLabel.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kTruthRows = 3;
constexpr int kPlantedPerRow = 2; ///< the column is narrow
/// Prompts are English, whatever the window's language is.
constexpr const char* kExampleQuestion = "who is the president of France?";
constexpr const char* kExampleSubject = "France";
constexpr const char* kExampleRelation = "head of state";
constexpr const char* kExampleTruth = "2015-2017=François Hollande\n2017-2023=Emmanuel Macron";
constexpr const char* kExampleYears = "2015-2023";

QStringListModel* completeFrom(QLineEdit* edit) {
    auto* names = new QStringListModel(edit);
    auto* completer = new QCompleter(names, edit);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    edit->setCompleter(completer);
    return names;
}

QLabel* addCaption(QVBoxLayout* layout, const QString& text, QWidget* field) {
    auto* caption = new QLabel(text, layout->parentWidget());
    setRole(caption, Role::Caption);
    caption->setBuddy(field);
    layout->addWidget(caption);
    return caption;
}
} // namespace

AskForm::AskForm(BackendHub& hub, QWidget* parent) : QWidget(parent), m_models(new ModelList(hub, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, Tokens::kSpace12, 0);
    layout->setSpacing(Tokens::kSpace4);
    addSubject(layout);
    addDetails(layout);
    addModels(layout);
    addButtons(layout);
    addPlanted(layout);
    layout->addStretch();
    follow();
}

QLineEdit* AskForm::addLine(QVBoxLayout* layout, const char* name, const QString& label, const QString& tip) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    edit->setToolTip(tip);
    layout->addWidget(edit);
    connect(edit, &QLineEdit::returnPressed, this, [this, edit] { // in a list of names it takes one, and asks nothing
        if (!edit->completer() || !edit->completer()->popup()->isVisible()) emit askWanted();
    });
    return edit;
}

void AskForm::addSubject(QVBoxLayout* layout) {
    auto* kinds = new QHBoxLayout;
    kinds->setSpacing(Tokens::kSpace12);
    m_asQuestion = new QRadioButton(tr("A question"), this);
    m_asQuestion->setObjectName(QStringLiteral("askAsQuestion"));
    m_asQuestion->setChecked(true);
    m_asFact = new QRadioButton(tr("A fact"), this);
    m_asFact->setObjectName(QStringLiteral("askAsFact"));
    m_asFact->setToolTip(tr("Asked as the benchmark asks its facts; one of the workspace brings what is right, its "
                            "distractors and its few-shots"));
    kinds->addWidget(m_asQuestion);
    kinds->addWidget(m_asFact);
    kinds->addStretch();
    auto* example = new QToolButton(this);
    example->setObjectName(QStringLiteral("askExample"));
    example->setText(tr("Example"));
    example->setToolTip(tr("Fill in a question or a fact, whichever is chosen, and what is right by year"));
    kinds->addWidget(example);
    connect(example, &QToolButton::clicked, this, &AskForm::fillExample);
    layout->addLayout(kinds);
    m_question = addLine(layout, "askQuestion", tr("Question"),
                         tr("{year} stands for the year; without it the question is asked as “In 2015, …”, and without "
                            "years as it is"));
    m_question->setPlaceholderText(QString::fromUtf8(kExampleQuestion));
    m_factPart = new QWidget(this);
    auto* names = new QVBoxLayout(m_factPart);
    names->setContentsMargins(0, 0, 0, 0);
    names->setSpacing(Tokens::kSpace4);
    m_subject = addLine(names, "askSubject", tr("Subject"), tr("Completed from the workspace"));
    m_relation = addLine(names, "askRelation", tr("Relation"), tr("Completed from the workspace"));
    m_subject->setPlaceholderText(tr("Subject"));
    m_relation->setPlaceholderText(tr("Relation"));
    m_subjects = completeFrom(m_subject);
    m_relations = completeFrom(m_relation);
    layout->addWidget(m_factPart);
    connect(m_asFact, &QRadioButton::toggled, this, &AskForm::follow);
    connect(m_asFact, &QRadioButton::toggled, this, &AskForm::kindChanged);
}

void AskForm::addDetails(QVBoxLayout* layout) {
    const QString years = tr("&Years");
    auto* caption = addCaption(layout, years, nullptr);
    m_years = addLine(layout, "askYears", tr("Years"), tr("2015-2023, or 2015,2018; empty: those of what is right"));
    m_years->setText(QString::fromUtf8(kExampleYears));
    caption->setBuddy(m_years);
    auto* forms = new QHBoxLayout;
    forms->setSpacing(Tokens::kSpace8);
    for (const prompt::Template form : prompt::kTemplates) {
        auto* box = new QCheckBox(displayName(form), this);
        box->setObjectName(QStringLiteral("askForm%1").arg(static_cast<int>(form)));
        box->setChecked(form == prompt::Template::Generation);
        if (form == prompt::Template::Mcqa) box->setToolTip(tr("For a fact of the workspace with three distractors"));
        if (form == prompt::Template::TrueFalse) box->setToolTip(tr("For a fact of which it is known what is right"));
        m_forms[static_cast<std::size_t>(form)] = box;
        forms->addWidget(box);
    }
    forms->addStretch();
    layout->addLayout(forms);
    m_truth = new QPlainTextEdit(this);
    addCaption(layout, tr("Ri&ght answer, if known"), m_truth);
    m_truth->setObjectName(QStringLiteral("askTruth"));
    m_truth->setAccessibleName(tr("Right answer"));
    m_truth->setToolTip(tr("One a line: an answer for all years, or 2015=answer, or 2015-2018=answer"));
    m_truth->setPlaceholderText(tr("2015-2016=François Hollande"));
    m_truth->setTabChangesFocus(true);
    m_truth->setFixedHeight(kTruthRows * Tokens::kRowHeight);
    layout->addWidget(m_truth);
}

/// What adds a model stands above the list, which grows: it keeps its place, and takes it before it is wanted.
void AskForm::addModels(QVBoxLayout* layout) {
    m_planted = new PlantedModels(m_models, CalibrationForm::Plants::Answers, kPlantedPerRow, this);
    auto* head = new QHBoxLayout;
    auto* caption = new QLabel(tr("&Models"), this);
    setRole(caption, Role::Caption);
    caption->setBuddy(m_models);
    head->setSpacing(Tokens::kSpace12);
    head->addWidget(caption);
    head->addWidget(m_planted->another());
    head->addStretch(); // behind it: a scroll bar beside the form moves nothing
    QSizePolicy kept = m_planted->another()->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_planted->another()->setSizePolicy(kept);
    layout->addLayout(head);
    m_models->setObjectName(QStringLiteral("askModels"));
    m_models->setAccessibleName(tr("Models to ask"));
    layout->addWidget(m_models);
    connect(m_models, &QListWidget::itemChanged, this, [this] { say({}); }); // that none is ticked, perhaps
}

/// Below the buttons, which stay in sight however much of it there is.
void AskForm::addPlanted(QVBoxLayout* layout) {
    m_aboutModels = makeText(this, "askAboutModels", Role::Caption,
                             tr("A calibration model answers only what it is told is right: say so above, or ask a "
                                "fact of the workspace."));
    layout->addWidget(m_planted);
    layout->addWidget(m_aboutModels);
    connect(m_models, &ModelList::changed, this, &AskForm::followModels);
    connect(m_truth, &QPlainTextEdit::textChanged, this, &AskForm::followModels);
}

void AskForm::addButtons(QVBoxLayout* layout) {
    m_words = makeText(this, "askWords");
    m_words->hide();
    m_ask = new QPushButton(tr("Ask"), this);
    m_ask->setObjectName(QStringLiteral("askButton"));
    m_ask->setProperty("primary", true);
    m_ask->setToolTip(tr("Ask every model every year (Ctrl+Enter)"));
    m_ask->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("askCancel"));
    m_cancel->setToolTip(tr("Wait for no more answers"));
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_ask);
    row->addWidget(m_cancel);
    row->addStretch();
    layout->addSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(m_words); // below: whatever is said, the buttons stay where they are
    connect(m_ask, &QPushButton::clicked, this, &AskForm::askWanted);
    connect(m_cancel, &QPushButton::clicked, this, &AskForm::cancelWanted);
    setAsking(false);
}

void AskForm::follow() {
    const bool isFact = m_asFact->isChecked();
    m_question->setVisible(!isFact);
    m_factPart->setVisible(isFact);
    setFocusProxy(isFact ? m_subject : m_question);
    for (const prompt::Template form : {prompt::Template::Mcqa, prompt::Template::TrueFalse})
        m_forms[static_cast<std::size_t>(form)]->setEnabled(isFact);
    followModels();
}

/// Where nobody said what is right, a calibration model has nothing to answer from; the workspace may know a fact.
void AskForm::followModels() {
    const auto ticked = m_models->ticked();
    const bool isAny = std::any_of(ticked.begin(), ticked.end(), PlantedModels::isPlanted);
    const bool mayBeKnown = m_asFact->isChecked() && m_subjects->rowCount() > 0;
    m_planted->setVisible(isAny);
    m_planted->another()->setVisible(isAny);
    m_aboutModels->setVisible(isAny && !mayBeKnown && m_truth->toPlainText().trimmed().isEmpty());
}

void AskForm::fillExample() {
    m_truth->setPlainText(QString::fromUtf8(kExampleTruth));
    m_years->setText(QString::fromUtf8(kExampleYears));
    if (m_asFact->isChecked()) {
        m_subject->setText(QString::fromUtf8(kExampleSubject));
        m_relation->setText(QString::fromUtf8(kExampleRelation));
    } else {
        m_question->setText(QString::fromUtf8(kExampleQuestion));
    }
    setFocus(); // in its first field
}

bool AskForm::asksFact() const { return m_asFact->isChecked(); }

std::vector<ModelTarget> AskForm::targets() const {
    std::vector<ModelTarget> targets;
    for (const ModelTarget& ticked : m_models->ticked())
        targets.push_back(m_planted->asked(ticked));
    return targets;
}

QStringList AskForm::ticked() const {
    QStringList keys;
    for (const ModelTarget& ticked : m_models->ticked())
        keys << m_planted->kept(ticked);
    return keys;
}

Result<run::AskSpec> AskForm::spec() const {
    run::AskSpec spec;
    if (m_asFact->isChecked()) {
        spec.subject = m_subject->text().trimmed().toStdString();
        spec.relation = m_relation->text().trimmed().toStdString();
    } else {
        spec.question = m_question->text().trimmed().toStdString();
    }
    auto years = benchmark::parseYears(m_years->text().trimmed().replace(QChar(0x2013), u'-').toStdString());
    if (!years) return years.error();
    spec.years = std::move(years).value();
    spec.templates.clear();
    for (const prompt::Template form : prompt::kTemplates) {
        const QCheckBox* box = m_forms[static_cast<std::size_t>(form)];
        if (box->isEnabled() && box->isChecked()) spec.templates.push_back(form);
    }
    for (const QString& line : m_truth->toPlainText().split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            if (const Status added = spec.truth.add(line.trimmed().toStdString()); !added) return added.error();
    const bool hasYears = !spec.years.empty() || !spec.truth.years.empty();
    if (hasYears) spec.question = run::afterItsYear(std::move(spec.question));
    return spec;
}

void AskForm::setNames(const QStringList& subjects, const QStringList& relations) {
    m_subjects->setStringList(subjects);
    m_relations->setStringList(relations);
    followModels();
}

void AskForm::say(const QString& words) {
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

void AskForm::setAsking(bool asking) { m_cancel->setEnabled(asking); }

void AskForm::focusFirst() { setFocus(); }

void AskForm::setQuestion(const QString& question) {
    m_asQuestion->setChecked(true);
    m_question->setText(question);
}

} // namespace chronoscope::ui
