// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RelationWordsForm.h"

#include "core/run/AskSubject.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kWordsLabels = 90;
constexpr int kPreviewRestMs = 150;
constexpr int kNoStudy = -1;
constexpr int kFirstStudy = -1; ///< entries of the list of prompts from here down belong to studies

bool isSame(const WordedRelation& one, const WordedRelation& other) {
    return one.words.domain == other.words.domain && one.words.relation == other.words.relation;
}

/// One prompt of the element as a run would send it; in its first year that has an object.
Result<std::string> promptOf(store::Database& database, const prompt::PromptPack& shipped,
                             const prompt::RelationWords& words, const benchmark::Element& element,
                             prompt::Template form) {
    auto pack = prompt::packWith({}, {words});
    if (!pack) return pack.error();
    auto laid = prompt::withPacks(shipped, {*pack});
    if (!laid) return laid.error();
    run::AskSpec spec;
    spec.subject = element.subject;
    spec.relation = element.relation;
    spec.templates = {form};
    if (const auto years = element.askableYears(); !years.empty()) spec.years = {years.front()};
    run::AskSources sources{std::make_shared<const prompt::PromptPack>(std::move(laid).value()), {}, element};
    if (const Status known = run::readAskSubject(database, spec, sources); !known) return known.error();
    sources.element = element; // as the table has it
    const auto plan = run::AskPlan::make(spec, sources);
    if (!plan) return plan.error();
    return plan->cells.front().prompt.text;
}
} // namespace

RelationWordsForm::RelationWordsForm(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_studies(tableStudies()), m_which(new QComboBox(this)),
      m_problem(makeText(this, "wordsProblem")), m_asked(new QComboBox(this)), m_preview(new QPlainTextEdit(this)) {
    auto* fields = new QWidget(this);
    m_form = makeForm(fields, Tokens::kSpace8, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(m_form, tr("Relation"), m_which, "wordsRelation",
               tr("Relations that the program has no words for. What you write is kept in this workspace: later runs "
                  "and imports use it, runs that were made keep theirs."),
               kWordsLabels);
    addField(m_form, tr("Question"), "wordsQuestion",
             tr("What Multiple choice asks behind “In 2015, ”: {s} stands for the subject. Generation needs no words: "
                "it names "
                "subject and relation as they are."),
             kNoStudy);
    addField(m_form, tr("Statement"), "wordsStatement",
             tr("What True/false says behind “In 2015, ”: {s} stands for the subject, {o} for the object"), kNoStudy);
    for (std::size_t i = 0; i < m_studies.size(); ++i)
        addField(m_form, m_studies[i]->wordsLabel(),
                 QStringLiteral("wordsOf_%1").arg(toQt(m_studies[i]->packFormat())).toLatin1().constData(),
                 m_studies[i]->wordsTip(), static_cast<int>(i));
    m_more = makeText(this, "wordsMore", Role::Caption);
    m_more->hide();
    addFormRow(m_form, tr("Prompt"), m_asked, "wordsAsked", tr("Which of the prompts is shown, as a model gets it"),
               kWordsLabels);
    m_preview->setObjectName(QStringLiteral("wordsPreview"));
    m_preview->setAccessibleName(tr("Prompt"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_more);
    layout->addWidget(fields);
    layout->addWidget(m_problem);
    layout->addWidget(m_preview, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPreviewRestMs);
    connect(&m_soon, &QTimer::timeout, this, &RelationWordsForm::showPreview);
    connect(m_which, &QComboBox::currentIndexChanged, this, &RelationWordsForm::show);
    connect(m_asked, &QComboBox::currentIndexChanged, this, &RelationWordsForm::showPreview);
}

void RelationWordsForm::addField(QFormLayout* form, const QString& label, const char* name, const QString& tip,
                                 int study) {
    auto* edit = new QLineEdit(this);
    addFormRow(form, label, edit, name, tip, kWordsLabels);
    connect(edit, &QLineEdit::textChanged, this, &RelationWordsForm::take);
    if (study >= 0)
        m_ofStudies.push_back(edit);
    else
        (m_question ? m_statement : m_question) = edit;
}

WordedRelation* RelationWordsForm::shown() {
    const int at = m_which->currentIndex();
    return at >= 0 && at < static_cast<int>(m_relations.size()) ? &m_relations[static_cast<std::size_t>(at)] : nullptr;
}

void RelationWordsForm::setRelations(std::vector<WordedRelation> relations) {
    for (WordedRelation& relation : relations)
        for (const WordedRelation& before : m_relations) {
            if (!isSame(relation, before)) continue;
            relation.words = before.words;
            for (WordedRelation::OfStudy& of : relation.studies)
                for (const WordedRelation::OfStudy& was : before.studies)
                    if (was.study->packFormat() == of.study->packFormat()) of.words = was.words;
        }
    const int at = m_which->currentIndex();
    m_relations = std::move(relations);
    {
        const QSignalBlocker quiet(m_which);
        m_which->clear();
        for (const WordedRelation& relation : m_relations)
            m_which->addItem(relation.isNew ? tr("%1 (new)").arg(toQt(relation.words.relation))
                                            : toQt(relation.words.relation));
        m_which->setCurrentIndex(
            std::clamp(at, m_relations.empty() ? -1 : 0, static_cast<int>(m_relations.size()) - 1));
    }
    m_more->setText(tr("%1 relations are new: each can be chosen below. Those you leave are asked with the words "
                       "suggested for them.")
                        .arg(newRelations()));
    m_more->setVisible(newRelations() > 1);
    show(m_which->currentIndex());
}

int RelationWordsForm::newRelations() const {
    return static_cast<int>(
        std::count_if(m_relations.begin(), m_relations.end(), [](const WordedRelation& one) { return one.isNew; }));
}

void RelationWordsForm::show(int) {
    const WordedRelation* relation = shown();
    const QScopedValueRollback showing(m_showing, true);
    m_form->setRowVisible(m_question, relation && relation->element);
    m_form->setRowVisible(m_statement, relation && relation->element);
    for (QLineEdit* edit : m_ofStudies)
        m_form->setRowVisible(edit, false);
    const QVariant asked = m_asked->currentData();
    const QSignalBlocker quiet(m_asked);
    m_asked->clear();
    if (relation && relation->element) {
        m_question->setText(toQt(relation->words.question));
        m_statement->setText(toQt(relation->words.statement));
        for (const prompt::Template form : prompt::kTemplates)
            m_asked->addItem(displayName(form), static_cast<int>(form));
    }
    if (relation)
        for (std::size_t i = 0; i < m_studies.size(); ++i)
            for (const WordedRelation::OfStudy& of : relation->studies)
                if (of.study->packFormat() == m_studies[i]->packFormat()) {
                    m_form->setRowVisible(m_ofStudies[i], true);
                    m_ofStudies[i]->setText(toQt(of.words));
                    m_asked->addItem(m_studies[i]->wordsLabel(), kFirstStudy - static_cast<int>(i));
                }
    const bool hasChoices = relation && relation->element && relation->element->hasThreeDistractors();
    // One in which the words occur: Generation names the parts as they are.
    const auto worded = hasChoices ? prompt::Template::Mcqa : prompt::Template::TrueFalse;
    const QVariant first = relation && relation->element ? QVariant(static_cast<int>(worded)) : m_asked->itemData(0);
    m_asked->setCurrentIndex(std::max(0, m_asked->findData(m_asked->findData(asked) >= 0 ? asked : first)));
    showProblem();
    m_soon.start();
}

void RelationWordsForm::take() {
    WordedRelation* relation = shown();
    if (m_showing || !relation) return;
    if (relation->element) {
        relation->words.question = m_question->text().trimmed().toStdString();
        relation->words.statement = m_statement->text().trimmed().toStdString();
    }
    for (std::size_t i = 0; i < m_studies.size(); ++i)
        for (WordedRelation::OfStudy& of : relation->studies)
            if (of.study->packFormat() == m_studies[i]->packFormat())
                of.words = m_ofStudies[i]->text().trimmed().toStdString();
    showProblem();
    m_soon.start();
    emit changed();
}

QString RelationWordsForm::problem() const {
    for (const WordedRelation& relation : m_relations) {
        const QString name = toQt(relation.words.relation);
        if (relation.element)
            if (const Status sound = prompt::checkWords(relation.words); !sound)
                return tr("“%1”, %2").arg(name, coreWords(sound.error().message));
        for (const WordedRelation::OfStudy& of : relation.studies)
            if (const Status sound = of.study->checkWords(of.words); !sound)
                return tr("“%1”, %2: %3").arg(name, of.study->wordsLabel(), coreWords(sound.error().message));
    }
    return {};
}

void RelationWordsForm::showProblem() {
    m_problem->setText(problem());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void RelationWordsForm::showText(const QString& text) { m_preview->setPlainText(text); }

void RelationWordsForm::showPreview() {
    const WordedRelation* relation = shown();
    const int asked = m_asked->currentData().toInt();
    if (!relation || m_asked->count() == 0) return showText({});
    if (asked <= kFirstStudy) {
        const auto& study = m_studies[static_cast<std::size_t>(kFirstStudy - asked)];
        for (const WordedRelation::OfStudy& of : relation->studies)
            if (of.study->packFormat() == study->packFormat()) showText(toQt(study->example(of.relation, of.words)));
        return;
    }
    m_session.query(
        this, "words",
        [words = relation->words, element = *relation->element, pack = m_session.pack(),
         form = static_cast<prompt::Template>(asked)](store::Database& database) {
            return promptOf(database, *pack, words, element, form);
        },
        [this](const Result<std::string>& text) {
            showText(text ? toQt(*text) : tr("No prompt: %1").arg(coreWords(text.error().message)));
        });
}

Result<std::vector<std::string>> RelationWordsForm::packs() const {
    const auto own = [this](std::string_view format) {
        for (const std::string& pack : m_session.ownPacks())
            if (prompt::packFormat(pack) == format) return pack;
        return std::string();
    };
    std::vector<std::string> packs;
    std::vector<prompt::RelationWords> words;
    for (const WordedRelation& relation : m_relations)
        if (relation.element) words.push_back(relation.words);
    if (!words.empty()) {
        auto pack = prompt::packWith(own(prompt::kRelationPack), words);
        if (!pack) return pack.error();
        packs.push_back(std::move(pack).value());
    }
    for (const auto& study : m_studies) {
        std::map<std::string, std::string> said;
        for (const WordedRelation& relation : m_relations)
            for (const WordedRelation::OfStudy& of : relation.studies)
                if (of.study->packFormat() == study->packFormat()) said[relation.words.relation] = of.words;
        if (said.empty()) continue;
        auto pack = study->packWith(own(study->packFormat()), said);
        if (!pack) return pack.error();
        packs.push_back(std::move(pack).value());
    }
    return packs;
}

void RelationWordsForm::focusWords() {
    for (QLineEdit* edit : findChildren<QLineEdit*>())
        if (edit->isVisibleTo(this)) return edit->setFocus();
}

} // namespace chronoscope::ui
