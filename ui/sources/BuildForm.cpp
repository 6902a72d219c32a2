// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildForm.h"

#include "core/facts/FactIntake.h"
#include "core/sources/build/Builders.h"
#include "core/sources/build/ModelPasses.h"
#include "ui/sources/BuildWords.h"
#include "ui/sources/ModelStep.h"
#include "ui/sources/SourceFiles.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CheckList.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStandardPaths>

#include <algorithm>
#include <limits>

namespace chronoscope::ui {

using facts::GapMode;
using facts::YearRule;

namespace {
constexpr int kBuildLabelWidth = 84;
constexpr int kNumberWidth = 120;
constexpr int kMostElements = 100'000;
constexpr std::size_t kLookedThrough = 50'000; ///< entities, for their properties

QStringList wordsOf(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("\\s*[,;]\\s*"));
    return text.trimmed().split(kBetween, Qt::SkipEmptyParts);
}

std::vector<std::string> toCore(const QStringList& list) {
    std::vector<std::string> texts;
    for (const QString& text : list)
        texts.push_back(text.toStdString());
    return texts;
}

bool hasYears(const std::string& source) { return source != "cskg" && source != "mathkg"; }

/// The years of the paper's benchmark; of the others those that the files have.
std::pair<int, int> usualYears(const std::string& source) {
    return facts::usualFrame(source == "umls" ? benchmark::Domain::Biomedical : benchmark::Domain::General);
}

QWidget* rowOf(QWidget* parent, QHBoxLayout*& row) {
    auto* part = new QWidget(parent);
    row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    return part;
}
} // namespace

BuildForm::BuildForm(Dialogs& dialogs, BackendHub& backends, QWidget* parent)
    : QWidget(parent), m_dialogs(dialogs), m_source(new QComboBox(this)), m_hint(new QLabel(this)),
      m_from(new QComboBox(this)), m_files(new SourceFiles(dialogs, this)), m_ids(new QLineEdit(this)),
      m_query(new QLineEdit(this)), m_folder(new QLineEdit(this)), m_contact(new QLineEdit(this)),
      m_address(new QLineEdit(this)), m_relations(new QLineEdit(this)), m_found(new CheckList("buildFound", this)),
      m_usualYears(new QCheckBox(this)), m_first(new QSpinBox(this)), m_last(new QSpinBox(this)),
      m_asOf(new QSpinBox(this)), m_rule(new QComboBox(this)), m_gaps(new QComboBox(this)),
      m_gapsText(makeText(this, "buildGapsText", Role::Caption)), m_perRelation(new QSpinBox(this)),
      m_fewShots(new QSpinBox(this)), m_seed(new QSpinBox(this)), m_language(new QLineEdit(QStringLiteral("en"), this)),
      m_names(new QLineEdit(this)), m_keepUnlabelled(new QCheckBox(tr("Take elements without names"), this)),
      m_model(new ModelStep(backends, this)) {
    m_form = makeForm(this, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addSource(m_form);
    addFiles(m_form);
    addOnline(m_form);
    addRelations(m_form);
    addYears(m_form);
    addSize(m_form);
    addNames(m_form);
    addModel(m_form);
    for (QComboBox* box : findChildren<QComboBox*>()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    for (QLineEdit* edit : {m_ids, m_query, m_folder, m_contact, m_address, m_relations, m_language, m_names})
        connect(edit, &QLineEdit::textChanged, this, &BuildForm::sourceEdited);
    for (QSpinBox* box : {m_first, m_last, m_asOf, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &BuildForm::sourceEdited);
    for (QSpinBox* box : {m_perRelation, m_fewShots})
        connect(box, &QSpinBox::valueChanged, this, &BuildForm::sizeEdited);
    for (QComboBox* box : {m_rule, m_gaps})
        connect(box, &QComboBox::currentIndexChanged, this, &BuildForm::sourceEdited);
    connect(m_keepUnlabelled, &QCheckBox::toggled, this, &BuildForm::sourceEdited);
    connect(m_source, &QComboBox::currentIndexChanged, this, &BuildForm::sourceChosen);
    sourceChosen();
}

BuildForm::~BuildForm() { m_stop.request_stop(); }

void BuildForm::addSource(QFormLayout* form) {
    for (const std::string& source : sources::sourceNames())
        m_source->addItem(sourceTitle(source), toQt(source));
    setRole(m_hint, Role::Caption);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    for (const auto& [from, text] : {std::pair(Files, tr("Files")), std::pair(Entities, tr("Wikidata, by ids")),
                                     std::pair(Query, tr("Wikidata, by a query"))})
        m_from->addItem(text, from);
    addFormRow(form, tr("Source"), m_source, "buildSource", tr("Who says what is true"), kBuildLabelWidth);
    form->addRow(QString(), m_hint);
    addFormRow(form, tr("From"), m_from, "buildFrom",
               tr("Files that are there, or answers that Wikidata gives now and that are kept as files"),
               kBuildLabelWidth);
    connect(m_from, &QComboBox::currentIndexChanged, this, [this] {
        showRows();
        emit sourceEdited();
    });
}

QPushButton* BuildForm::addButton(QHBoxLayout* row, const char* name, const QString& text) {
    auto* button = new QPushButton(text, row->parentWidget());
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}

/// Behind the field that it fills, and heard as that.
QPushButton* BuildForm::addChoice(QHBoxLayout* row, const char* name, const QLineEdit& edit) {
    QPushButton* button = addButton(row, name, tr("Choose…"));
    button->setAccessibleName(tr("Choose: %1").arg(edit.accessibleName()));
    return button;
}

void BuildForm::addFiles(QFormLayout* form) {
    addFormRow(form, tr("Files"), m_files, "buildFiles", tr("What is read, in this order"), kBuildLabelWidth);
    connect(m_files, &SourceFiles::changed, this, &BuildForm::sourceEdited);
}

void BuildForm::choosePath(const FileQuestion& question, QLineEdit* into) {
    m_dialogs.chooseFile(this, question, [into](const QString& path) { into->setText(path); });
}

void BuildForm::addOnline(QFormLayout* form) {
    m_ids->setPlaceholderText(QStringLiteral("Q76, Q22686, …"));
    addFormRow(form, tr("Entities"), m_ids, "buildIds", tr("Ids of those whose statements are wanted"),
               kBuildLabelWidth);
    QHBoxLayout* row = nullptr;
    m_queryPart = rowOf(this, row);
    m_query->setObjectName(QStringLiteral("buildQueryEdit"));
    m_query->setAccessibleName(tr("File with the query"));
    row->addWidget(m_query, 1);
    connect(addChoice(row, "buildChooseQuery", *m_query), &QPushButton::clicked, this, [this] {
        choosePath({FileQuestion::Wants::File,
                    "source",
                    tr("A SPARQL query"),
                    tr("Queries (*.rq *.sparql *.txt);;All files (*)"),
                    {}},
                   m_query);
    });
    addFormRow(form, tr("Query"), m_queryPart, "buildQuery",
               tr("A file with SPARQL: subject, statement, rank, object and times"), kBuildLabelWidth);
    m_folderPart = rowOf(this, row);
    m_folder->setObjectName(QStringLiteral("buildFolderEdit"));
    m_folder->setAccessibleName(tr("Folder for the answers"));
    row->addWidget(m_folder, 1);
    connect(addChoice(row, "buildChooseFolder", *m_folder), &QPushButton::clicked, this, [this] {
        choosePath({FileQuestion::Wants::Folder, "source", tr("A folder for the answers"), {}, {}}, m_folder);
    });
    addFormRow(form, tr("Keep in"), m_folderPart, "buildFolder",
               tr("A folder for the answers: what is there already is not asked for again"), kBuildLabelWidth);
    m_contact->setPlaceholderText(tr("you@example.org"));
    addFormRow(form, tr("Contact"), m_contact, "buildContact",
               tr("Your mail address or page: Wikidata wants to know whom to write to"), kBuildLabelWidth);
    m_address->setPlaceholderText(tr("Wikidata's own"));
    addFormRow(form, tr("Address"), m_address, "buildAddress",
               tr("Of the service, where it is another than Wikidata's"), kBuildLabelWidth);
}

void BuildForm::addRelations(QFormLayout* form) {
    QHBoxLayout* row = nullptr;
    m_relationsPart = rowOf(this, row);
    m_relations->setObjectName(QStringLiteral("buildRelationsEdit"));
    m_relations->setAccessibleName(tr("Relations"));
    m_relations->setPlaceholderText(tr("those of the paper"));
    row->addWidget(m_relations, 1);
    m_find = addButton(row, "buildFind", tr("Find…"));
    m_find->setToolTip(tr("Look which properties the files have, and how many entities say when"));
    addFormRow(form, tr("Relations"), m_relationsPart, "buildRelations",
               tr("Ids or names, with commas between; empty: those of the paper"), kBuildLabelWidth);
    connect(m_find, &QPushButton::clicked, this, &BuildForm::findRelations);
    connect(m_found, &CheckList::changed, this, [this] {
        QStringList ids;
        for (const int place : m_found->ticked())
            ids << m_foundIds.at(place);
        m_relations->setText(ids.join(QStringLiteral(", ")));
    });
}

void BuildForm::findRelations() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_find->setEnabled(false);
    m_finding.run(
        this, "properties",
        [paths = m_files->paths(), language = m_language->text().toStdString(), stop = m_stop.get_token()] {
            return sources::wikidata::propertiesIn(paths, language, kLookedThrough, stop);
        },
        [this](const Result<std::vector<sources::wikidata::PropertyCount>>& found) { showFound(found); });
}

void BuildForm::showFound(const Result<std::vector<sources::wikidata::PropertyCount>>& found) {
    m_find->setEnabled(true);
    if (!found) return;
    const std::vector<std::string> chosen = relations();
    QList<CheckList::Item> items;
    m_foundIds.clear();
    for (const auto& count : *found) {
        const bool ticked = std::find(chosen.begin(), chosen.end(), count.id) != chosen.end();
        m_foundIds << toQt(count.id);
        items << CheckList::Item{
            count.name.empty() ? toQt(count.id) : tr("%1 (%2)").arg(toQt(count.name), toQt(count.id)),
            tr("%1 dated of %2")
                .arg(numberText(static_cast<qint64>(count.dated)), numberText(static_cast<qint64>(count.having))),
            ticked};
    }
    m_found->setItems(items, tr("The files have no statements"));
    m_found->dropFrom(m_find);
}

void BuildForm::addYears(QFormLayout* form) {
    m_yearsPart = new QWidget(this);
    auto* row = new FlowLayout(Tokens::kSpace8, m_yearsPart); // the column is narrow
    m_usualYears->setObjectName(QStringLiteral("buildUsualYears"));
    m_usualYears->setChecked(true);
    row->addWidget(m_usualYears);
    for (const auto& [box, name, words] : {std::tuple(m_first, "buildFirstYear", tr("First year")),
                                           std::tuple(m_last, "buildLastYear", tr("Last year"))}) {
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(words);
        box->setToolTip(words);
        box->setRange(1, 9999);
        box->setEnabled(false);
        row->addWidget(box);
    }
    addFormRow(form, tr("Years"), m_yearsPart, "buildYears", tr("An element needs an object in each of them"),
               kBuildLabelWidth);
    m_asOf->setRange(0, 9999);
    m_asOf->setSpecialValueText(tr("as it says"));
    m_asOf->setMaximumWidth(kNumberWidth);
    addFormRow(form, tr("Source of"), m_asOf, "buildAsOf",
               tr("Year the source is of: nothing is said about later ones"), kBuildLabelWidth);
    m_rule->addItem(tr("All that a statement touches"), static_cast<int>(YearRule::Overlap));
    m_rule->addItem(tr("Those on whose last day it holds"), static_cast<int>(YearRule::YearEnd));
    addFormRow(form, tr("Year rule"), m_rule, "buildRule", tr("Which years a dated statement is about"),
               kBuildLabelWidth);
    for (const auto& [mode, name] :
         {std::pair(GapMode::Open, "open"), std::pair(GapMode::Paper, "paper"), std::pair(GapMode::None, "none")})
        m_gaps->addItem(gapRuleText(name), static_cast<int>(mode));
    addFormRow(
        form, tr("Empty years"), m_gaps, "buildGaps",
        tr("What a year of which the source says nothing, between two of which it says something, takes from the "
           "years before"),
        kBuildLabelWidth);
    form->addRow(QString(), m_gapsText);
    connect(m_usualYears, &QCheckBox::toggled, this, [this](bool usual) {
        m_first->setEnabled(!usual);
        m_last->setEnabled(!usual);
        emit sourceEdited();
    });
}

void BuildForm::addSize(QFormLayout* form) {
    m_perRelation->setRange(0, kMostElements);
    m_perRelation->setSpecialValueText(tr("all"));
    m_fewShots->setRange(0, kMostElements);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(sources::BuildOptions().seed));
    for (QSpinBox* box : {m_perRelation, m_fewShots, m_seed})
        box->setMaximumWidth(kNumberWidth);
    addFormRow(
        form, tr("Of each"), m_perRelation, "buildPerRelation",
        tr("So many dynamic and so many static elements of each relation, as in the paper; all: whatever there is"),
        kBuildLabelWidth);
    addFormRow(form, tr("Few-shots"), m_fewShots, "buildFewShots",
               tr("Elements of each relation that are set aside as solved examples"), kBuildLabelWidth);
    addFormRow(form, tr("Seed"), m_seed, "buildSeed", tr("The same seed chooses the same elements"), kBuildLabelWidth);
}

void BuildForm::addNames(QFormLayout* form) {
    addFormRow(form, tr("Language"), m_language, "buildLanguage", tr("Of the names, as Wikidata abbreviates it"),
               kBuildLabelWidth);
    m_language->setMaximumWidth(kNumberWidth);
    QHBoxLayout* row = nullptr;
    m_namesPart = rowOf(this, row);
    m_names->setObjectName(QStringLiteral("buildNamesEdit"));
    m_names->setAccessibleName(tr("File with names"));
    row->addWidget(m_names, 1);
    connect(addChoice(row, "buildChooseNames", *m_names), &QPushButton::clicked, this, [this] {
        choosePath({FileQuestion::Wants::File, "source", tr("Names of ids, or a glossary"), tr("All files (*)"), {}},
                   m_names);
    });
    addFormRow(form, tr("Names"), m_namesPart, "buildNames",
               tr("A file with names that the source lacks: entities with labels, or a glossary"), kBuildLabelWidth);
    m_keepUnlabelled->setObjectName(QStringLiteral("buildKeepUnlabelled"));
    m_keepUnlabelled->setToolTip(tr("Their ids stand for them; else they wait for names and are left out"));
    form->addRow(QString(), m_keepUnlabelled);
}

void BuildForm::addModel(QFormLayout* form) {
    addFormRow(form, tr("Model"), m_model, "buildModel", tr("Who does the step of the build that needs a model"),
               kBuildLabelWidth);
}

std::string BuildForm::source() const { return m_source->currentData().toString().toStdString(); }
BuildForm::From BuildForm::from() const { return static_cast<From>(m_from->currentData().toInt()); }
bool BuildForm::isOnline() const { return source() == "wikidata" && from() != Files; }

void BuildForm::sourceChosen() {
    const auto [first, last] = usualYears(source());
    m_hint->setText(sourceHint(source()));
    m_usualYears->setText(source() == "wikidata" ? tr("The paper's") : tr("Of the files"));
    if (m_usualYears->isChecked()) {
        m_first->setValue(first);
        m_last->setValue(last);
    }
    m_fewShots->setValue(static_cast<int>(sources::usualFewShots(source())));
    m_gapsText->clear();
    m_model->setSource(source());
    showRows();
    emit sourceEdited();
}

void BuildForm::takeUnnamed() { m_keepUnlabelled->setChecked(true); }

void BuildForm::showRows() {
    const bool isWikidata = source() == "wikidata";
    const bool isTimed = hasYears(source());
    const auto show = [&](QWidget* field, bool visible) {
        field->setVisible(visible);
        if (QWidget* label = m_form->labelForField(field)) label->setVisible(visible);
    };
    show(m_from, isWikidata);
    show(m_files, !isOnline());
    show(m_ids, isWikidata && from() == Entities);
    show(m_queryPart, isWikidata && from() == Query);
    for (QWidget* field : {m_folderPart, static_cast<QWidget*>(m_contact), static_cast<QWidget*>(m_address)})
        show(field, isOnline());
    show(m_relationsPart, source() != "cfr");
    m_find->setVisible(isWikidata && !isOnline());
    show(m_yearsPart, isTimed);
    for (QWidget* field : {static_cast<QWidget*>(m_asOf), static_cast<QWidget*>(m_rule), static_cast<QWidget*>(m_gaps),
                           static_cast<QWidget*>(m_gapsText), static_cast<QWidget*>(m_language),
                           static_cast<QWidget*>(m_keepUnlabelled)})
        show(field, isWikidata);
    show(m_namesPart, isWikidata || source() == "mathkg");
    show(m_model, sources::hasModelStep(source()));
}

std::vector<std::string> BuildForm::relations() const { return toCore(wordsOf(m_relations->text())); }

sources::BuildWish BuildForm::wish() const {
    sources::BuildWish wish;
    wish.source = source();
    wish.version = QCoreApplication::applicationVersion().toStdString();
    sources::BuildOptions& options = wish.options;
    if (!isOnline()) options.paths = m_files->paths();
    if (hasYears(wish.source) && !m_usualYears->isChecked())
        options.frame = std::pair(m_first->value(), m_last->value());
    options.perRelation = static_cast<std::size_t>(m_perRelation->value());
    options.fewShots = static_cast<std::size_t>(m_fewShots->value());
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    if (wish.source != "cfr") options.relations = relations();
    if (!m_namesPart->isHidden() && !m_names->text().isEmpty()) options.labelFiles = {m_names->text().toStdString()};
    if (wish.source != "wikidata") return wish;
    if (m_asOf->value() > 0) options.asOf = m_asOf->value();
    options.years = static_cast<YearRule>(m_rule->currentData().toInt());
    options.gaps = static_cast<GapMode>(m_gaps->currentData().toInt());
    options.language = m_language->text().trimmed().toStdString();
    options.keepUnlabelled = m_keepUnlabelled->isChecked();
    options.notes = QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
                        .filePath(QStringLiteral("dumps"))
                        .toStdString();
    if (!isOnline()) return wish;
    sources::wikidata::OnlineWish& online = wish.online;
    if (from() == Entities) online.ids = toCore(wordsOf(m_ids->text()));
    if (from() == Query) online.query = m_query->text().toStdString();
    (from() == Query ? online.queries : online.api) = m_address->text().trimmed().toStdString();
    online.folder = m_folder->text().toStdString();
    online.contact = m_contact->text().trimmed().toStdString();
    return wish;
}

QString BuildForm::problem() const {
    if (m_first->value() > m_last->value()) return tr("The years end before they begin");
    if (!isOnline()) return m_files->paths().empty() ? tr("Add the files of the source") : QString();
    if (from() == Entities && wordsOf(m_ids->text()).isEmpty()) return tr("Name the entities to ask for");
    if (from() == Query && m_query->text().isEmpty()) return tr("Choose the file with the query");
    if (m_folder->text().isEmpty()) return tr("Choose a folder for the answers");
    if (m_contact->text().trimmed().isEmpty()) return tr("Wikidata wants an address it can write to");
    return {};
}

void BuildForm::setYears(int first, int last) {
    m_usualYears->setChecked(false);
    m_first->setValue(first);
    m_last->setValue(last);
}

void BuildForm::setGapsText(const QString& text) { m_gapsText->setText(text); }

} // namespace chronoscope::ui
