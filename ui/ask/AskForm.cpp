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
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStringListModel>
#include <QTextCursor>
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
/// What is kept is known by
constexpr QLatin1String kFact("fact"), kQuestion("question"), kSubject("subject"), kRelation("relation"),
    kYears("years"), kTruth("truth"), kForms("forms"), kModels("models");

/// As if it were typed over what stands there: Ctrl+Z takes it back. Nobody types, so no names are proposed.
void put(QLineEdit& edit, const QString& text) {
    if (edit.text() == text) return;
    edit.selectAll();
    text.isEmpty() ? edit.del() : edit.insert(text);
    if (edit.completer()) edit.completer()->popup()->hide();
}

void put(QPlainTextEdit& edit, const QString& text) {
    if (edit.toPlainText() == text) return;
    QTextCursor all(edit.document());
    all.select(QTextCursor::Document);
    all.insertText(text);
}

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
    example->setToolTip(
        tr("Fill in a question or a fact, whichever is chosen; a fact is one of the workspace where that "
           "has some. A second press puts back what stood there"));
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
    connect(m_asFact, &QRadioButton::toggled, this, &AskForm::questionChanged);
    for (QLineEdit* edit : {m_question, m_subject, m_relation})
        connect(edit, &QLineEdit::textChanged, this, &AskForm::questionChanged);
    connect(m_relation, &QLineEdit::textChanged, this, &AskForm::offerSubjects);
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
    m_ask->setToolTip(tr("Ask every model every year, as Enter in a line does (Ctrl+Enter)"));
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
    const bool mayBeKnown = m_asFact->isChecked() && !m_names.subjects.isEmpty();
    m_planted->setVisible(isAny);
    m_planted->another()->setVisible(isAny);
    m_aboutModels->setVisible(isAny && !mayBeKnown && m_truth->toPlainText().trimmed().isEmpty());
}

/// Of the relation that is typed, where the workspace has one of that name.
void AskForm::offerSubjects() {
    const auto its = m_names.subjectsOf.constFind(m_relation->text().trimmed().toLower());
    const QStringList& offered = its == m_names.subjectsOf.constEnd() ? m_names.subjects : *its;
    if (m_subjects->stringList() != offered) m_subjects->setStringList(offered);
}

/// A fact of the workspace, which knows what is right; else one that is built in. Years that somebody typed stay.
QJsonObject AskForm::exampleTexts() const {
    QJsonObject filled = texts();
    const bool isFact = m_asFact->isChecked();
    const auto& own = isFact ? m_names.example : std::nullopt;
    const QString typed = m_years->text().trimmed();
    const bool isFree =
        typed.isEmpty() || typed == QLatin1String(kExampleYears) || typed == m_example.value(kYears).toString();
    if (isFree) filled[kYears] = own ? own->years : QString::fromUtf8(kExampleYears);
    filled[kTruth] = own ? QString() : QString::fromUtf8(kExampleTruth);
    if (isFact) {
        filled[kSubject] = own ? own->subject : QString::fromUtf8(kExampleSubject);
        filled[kRelation] = own ? own->relation : QString::fromUtf8(kExampleRelation);
    } else {
        filled[kQuestion] = QString::fromUtf8(kExampleQuestion);
    }
    return filled;
}

/// A second time, with nothing typed since: what stood there before.
void AskForm::fillExample() {
    const QJsonObject before = texts();
    if (!m_example.isEmpty() && before == m_example) {
        putTexts(m_beforeExample);
        m_example = {};
    } else {
        putTexts(exampleTexts());
        m_beforeExample = before;
        m_example = texts();
    }
    setFocus(); // in its first field
}

QJsonObject AskForm::texts() const {
    return {{kFact, m_asFact->isChecked()},  {kQuestion, m_question->text()}, {kSubject, m_subject->text()},
            {kRelation, m_relation->text()}, {kYears, m_years->text()},       {kTruth, m_truth->toPlainText()}};
}

void AskForm::putTexts(const QJsonObject& texts) {
    (texts.value(kFact).toBool() ? m_asFact : m_asQuestion)->setChecked(true);
    put(*m_question, texts.value(kQuestion).toString());
    put(*m_relation, texts.value(kRelation).toString()); // before its subject
    put(*m_subject, texts.value(kSubject).toString());
    put(*m_years, texts.value(kYears).toString());
    put(*m_truth, texts.value(kTruth).toString());
}

QJsonObject AskForm::kept() const {
    QJsonObject all = texts();
    QJsonArray forms;
    for (const prompt::Template form : prompt::kTemplates)
        if (m_forms[static_cast<std::size_t>(form)]->isChecked()) forms.append(static_cast<int>(form));
    all[kForms] = forms;
    all[kModels] = QJsonArray::fromStringList(ticked());
    return all;
}

/// Where no model was ticked, what is usual is. Ctrl+Z does not lead back into another workspace.
void AskForm::restore(const QJsonObject& kept) {
    putTexts(kept);
    for (QLineEdit* edit : {m_question, m_relation, m_subject, m_years})
        edit->setText(edit->text());
    m_truth->document()->clearUndoRedoStacks();
    const QJsonArray forms = kept.value(kForms).toArray();
    for (const prompt::Template form : prompt::kTemplates)
        m_forms[static_cast<std::size_t>(form)]->setChecked(forms.contains(static_cast<int>(form)));
    QStringList models;
    for (const QJsonValue& model : kept.value(kModels).toArray())
        models << model.toString();
    if (!models.isEmpty()) m_models->tick(m_planted->restore(models));
    m_example = {};
}

QString AskForm::question() const {
    if (!m_asFact->isChecked()) return m_question->text().trimmed();
    const QString subject = m_subject->text().trimmed(), relation = m_relation->text().trimmed();
    return subject.isEmpty() || relation.isEmpty() ? QString() : tr("%1 · %2").arg(subject, relation);
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

void AskForm::setNames(const AskNames& names) {
    m_names = names;
    m_relations->setStringList(names.relations);
    offerSubjects();
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
