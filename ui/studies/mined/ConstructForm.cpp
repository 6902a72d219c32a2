// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ConstructForm.h"

#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/ToQt.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace chronoscope::ui {

namespace {
constexpr int kConstructLabelWidth = 84;
constexpr int kConstructNumberWidth = 110;
constexpr int kMostPerList = 1000;
constexpr int kMostYears = 5000;
constexpr const char* kFolderKind = "construction-folder";

FileQuestion tableQuestion(const QString& title) {
    return {FileQuestion::Wants::File, "construction", title, ConstructForm::tr("Tables (*.csv);;All files (*)"), {}};
}
} // namespace

ConstructForm::ConstructForm(Dialogs& dialogs, QWidget* parent) : QWidget(parent), m_dialogs(dialogs) {
    // The fields are made from top to bottom, which is how Tab goes through them.
    QFormLayout* form = makeForm(this, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addFiles(form);
    addWords(form);
    addNumbers(form);
}

QLineEdit* ConstructForm::addPath(QFormLayout* form, const QString& label, const char* name, const QString& tip,
                                  const FileQuestion& question) {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    auto* edit = new QLineEdit(part);
    edit->setObjectName(QLatin1String(name) + QStringLiteral("Edit"));
    edit->setAccessibleName(label);
    auto* button = new QPushButton(tr("Choose…"), part);
    button->setObjectName(QLatin1String(name) + QStringLiteral("Choose"));
    button->setAccessibleName(tr("Choose: %1").arg(label));
    button->setAutoDefault(false);
    row->addWidget(edit, 1);
    row->addWidget(button);
    addFormRow(form, label, part, name, tip, kConstructLabelWidth);
    connect(edit, &QLineEdit::textChanged, this, &ConstructForm::edited);
    connect(button, &QPushButton::clicked, this, [this, question, edit] {
        m_dialogs.chooseFile(this, question, [edit](const QString& path) { edit->setText(path); });
    });
    return edit;
}

void ConstructForm::addFiles(QFormLayout* form) {
    m_folder =
        addPath(form, tr("Folder"), "constructFolder",
                tr("A folder with entities.csv, attributes.csv and the pictures, in it or in its imgs: fills the "
                   "three fields below"),
                {FileQuestion::Wants::Folder, kFolderKind, tr("Tables and pictures"), {}, {}});
    m_folder->setPlaceholderText(tr("with all three of them"));
    m_entities =
        addPath(form, tr("Entities"), "constructEntities",
                tr("CSV with entity, type, hypernym, image and paraphrase_image: whom the two pictures of a row show"),
                tableQuestion(tr("The table of entities")));
    m_attributes = addPath(form, tr("Attributes"), "constructAttributes",
                           tr("CSV with entity, property, value, start and end, and optionally since, the year in "
                              "which the office began: who held what when"),
                           tableQuestion(tr("The table of attributes")));
    m_pictures =
        addPath(form, tr("Pictures"), "constructPictures",
                tr("The folder that the paths in the table of entities are relative to"),
                {FileQuestion::Wants::Folder, "construction-pictures", tr("The folder of the pictures"), {}, {}});
    connect(m_folder, &QLineEdit::textChanged, this, &ConstructForm::takeFolder);
    const QString last = m_dialogs.lastFolder(kFolderKind); // the one of the last time, where its tables still are
    if (!mined::sourcesIn(last.toStdString()).entities.empty()) m_folder->setText(last);
}

void ConstructForm::addWords(QFormLayout* form) {
    m_words = new QComboBox(this);
    m_policy = new QComboBox(this);
    m_past = new QComboBox(this);
    m_unit = new QComboBox(this);
    m_words->addItem(tr("As in MINED"), static_cast<int>(mined::WordSet::MinedPublic));
    m_words->addItem(tr("Clean"), static_cast<int>(mined::WordSet::Clean));
    addFormRow(form, tr("Words"), m_words, "constructWords",
               tr("The templates of the paper with their slips, or the same in sound grammar"), kConstructLabelWidth);
    m_policy->addItem(tr("About the next holder"), static_cast<int>(mined::ContextPolicy::Next));
    m_policy->addItem(tr("About the latest holder"), static_cast<int>(mined::ContextPolicy::Latest));
    addFormRow(form, tr("Contexts"), m_policy, "constructPolicy",
               tr("What the misaligned context of F.M.C is about; the paper names the latest value, its files have the "
                  "next one"),
               kConstructLabelWidth);
    m_past->addItem(tr("About the holder right before"), static_cast<int>(mined::PastPolicy::Previous));
    m_past->addItem(tr("About any holder before"), static_cast<int>(mined::PastPolicy::RandomPast));
    addFormRow(form, tr("Past contexts"), m_past, "constructPast", tr("What the misaligned context of P.M.C is about"),
               kConstructLabelWidth);
    m_unit->addItem(tr("Years"), static_cast<int>(mined::DistanceUnit::Years));
    m_unit->addItem(tr("Days"), static_cast<int>(mined::DistanceUnit::Days));
    addFormRow(form, tr("C.A counts"), m_unit, "constructUnit",
               tr("The paper's text says days, its template and its files have years"), kConstructLabelWidth);
    for (QComboBox* box : {m_words, m_policy, m_past, m_unit})
        connect(box, &QComboBox::currentIndexChanged, this, &ConstructForm::edited);
}

QSpinBox* ConstructForm::addNumber(QFormLayout* form, const QString& label, const char* name, const QString& tip,
                                   int least, int most, int value) {
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setValue(value);
    box->setMaximumWidth(kConstructNumberWidth);
    addFormRow(form, label, box, name, tip, kConstructLabelWidth);
    connect(box, &QSpinBox::valueChanged, this, &ConstructForm::edited);
    return box;
}

void ConstructForm::addNumbers(QFormLayout* form) {
    const mined::ConstructionOptions usual;
    m_perList = addNumber(form, tr("Per list"), "constructPerList",
                          tr("Items of T.S.A, F.M.C and P.M.C of one property of an entity, at most"), 1, kMostPerList,
                          usual.perList);
    m_before = addNumber(form, tr("Years before"), "constructBefore",
                         tr("P.U.D asks so many years before the first record"), 1, kMostYears, usual.yearsBefore);
    m_after =
        addNumber(form, tr("Years after"), "constructAfter",
                  tr("F.U.D asks so many years after the last record, or after 2025"), 1, kMostYears, usual.yearsAfter);
    m_robustness = new QDoubleSpinBox(this);
    m_robustness->setRange(0, 100);
    m_robustness->setDecimals(0);
    m_robustness->setSuffix(tr(" %"));
    m_robustness->setValue(100 * usual.robustness);
    m_robustness->setMaximumWidth(kConstructNumberWidth);
    addFormRow(form, tr("Of A.T.E"), m_robustness, "constructRobustness",
               tr("Share of the cognition items of which A.T.E is made. What models got wrong makes better ones: see "
                  "Claims in the Import menu, once there are runs"),
               kConstructLabelWidth);
    m_seed = addNumber(form, tr("Seed"), "constructSeed", tr("Of all that is drawn"), 0,
                       std::numeric_limits<int>::max(), static_cast<int>(usual.seed));
    m_back = new QCheckBox(tr("C.A also asks back in time"), this);
    m_back->setObjectName(QStringLiteral("constructBack"));
    m_back->setToolTip(tr("As “after -15 years”, which a third of the published items do"));
    form->addRow(m_back);
    m_controls = new QCheckBox(tr("Add “No” controls of A.T.E"), this);
    m_controls->setObjectName(QStringLiteral("constructControls"));
    m_controls->setToolTip(tr("A wrong holder for each item of A.T.E, of which the gold is No: in the published files "
                              "always saying Yes is right"));
    form->addRow(m_controls);
    connect(m_robustness, &QDoubleSpinBox::valueChanged, this, &ConstructForm::edited);
    for (QCheckBox* box : {m_back, m_controls})
        connect(box, &QCheckBox::toggled, this, &ConstructForm::edited);
}

/// What of a folder is there is taken; another folder leaves nothing of the one before.
void ConstructForm::takeFolder() {
    const QString folder = m_folder->text().trimmed();
    if (!QFileInfo(folder).isDir()) return; // it is still being typed
    const auto found = mined::sourcesIn(folder.toStdString());
    {
        const QSignalBlocker first(m_entities), second(m_attributes), third(m_pictures);
        m_entities->setText(toQt(found.entities));
        m_attributes->setText(toQt(found.attributes));
        m_pictures->setText(toQt(found.pictures));
    }
    emit edited();
}

ConstructWish ConstructForm::wish() const {
    ConstructWish wish;
    wish.sources = {m_entities->text().trimmed().toStdString(), m_attributes->text().trimmed().toStdString(),
                    m_pictures->text().trimmed().toStdString()};
    wish.rules.words = static_cast<mined::WordSet>(m_words->currentData().toInt());
    wish.rules.policy = static_cast<mined::ContextPolicy>(m_policy->currentData().toInt());
    wish.rules.past = static_cast<mined::PastPolicy>(m_past->currentData().toInt());
    wish.rules.unit = static_cast<mined::DistanceUnit>(m_unit->currentData().toInt());
    wish.rules.goesBack = m_back->isChecked();
    wish.rules.perList = m_perList->value();
    wish.rules.yearsBefore = m_before->value();
    wish.rules.yearsAfter = m_after->value();
    wish.rules.robustness = m_robustness->value() / 100;
    wish.rules.seed = static_cast<std::uint64_t>(m_seed->value());
    wish.controls = m_controls->isChecked();
    return wish;
}

QString ConstructForm::problem() const {
    const mined::ConstructionSources sources = wish().sources;
    const QString folder = m_folder->text().trimmed();
    if (sources.entities.empty() && !folder.isEmpty()) return tr("There is no entities.csv in %1").arg(folder);
    if (sources.entities.empty()) return tr("Choose a table of entities");
    if (sources.attributes.empty()) return tr("Choose a table of attributes");
    if (sources.pictures.empty()) return tr("Choose the folder of the pictures");
    for (const std::string* path : {&sources.entities, &sources.attributes})
        if (!QFileInfo(toQt(*path)).isFile()) return tr("There is no such file: %1").arg(toQt(*path));
    if (!QFileInfo(toQt(sources.pictures)).isDir())
        return tr("There is no such folder: %1").arg(toQt(sources.pictures));
    return {};
}

qint64 ConstructForm::bytes() const {
    const mined::ConstructionSources sources = wish().sources;
    return QFileInfo(toQt(sources.entities)).size() + QFileInfo(toQt(sources.attributes)).size();
}

} // namespace chronoscope::ui
