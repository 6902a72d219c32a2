// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ElementEditor.h"

#include "core/base/Text.h"
#include "core/facts/FactIntake.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "ui/dialogs/ElementUndo.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"
#include "widgets/plots/RibbonEditor.h"

#include <QAction>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::ui {

using benchmark::ElementDraft;

namespace {
enum ObjectColumn { NameColumn, AliasColumn, YearsColumn, ObjectColumns };
constexpr QSize kFirstSize(760, 560);
constexpr qsizetype kMostRunsNamed = 3;
constexpr int kMostSpan = 500; ///< years on the ribbon

/// Lists are typed as in a table of one's own facts: "a | b".
QString joined(const std::vector<std::string>& list) {
    QStringList parts;
    for (const std::string& one : list)
        parts << QString::fromStdString(one);
    return parts.join(QStringLiteral(" | "));
}

std::vector<std::string> parted(const QString& text) {
    std::vector<std::string> list;
    for (const QString& one : text.split(QLatin1Char('|')))
        if (!one.trimmed().isEmpty()) list.push_back(one.trimmed().toStdString());
    return list;
}

std::vector<int> yearsFrom(int first, int last) {
    std::vector<int> years;
    for (int year = first; year <= last; ++year)
        years.push_back(year);
    return years;
}

/// What is read of an element before it is edited.
struct EditedElement {
    std::int64_t row = 0; ///< of the newest version
    benchmark::Element element;
    std::vector<std::string> runs;
    bool isExemplar = false;
};

/// "Reads as 2 distractors: …"; commas alone part nothing, for names have them.
QString readText(const std::vector<std::string>& distractors) {
    if (distractors.empty()) return ElementEditor::tr("No distractors. Several stand with | between them.");
    return distractors.size() == 1 ? ElementEditor::tr("Reads as 1 distractor. Several stand with | between them.")
                                   : ElementEditor::tr("Reads as %1 distractors").arg(distractors.size());
}
} // namespace

ElementEditor::ElementEditor(Session& session, qint64 row, QWidget* parent)
    : QDialog(parent), m_session(session), m_row(row), m_subject(new QLineEdit(this)), m_relation(new QLineEdit(this)),
      m_distractors(new QLineEdit(this)), m_ribbon(new widgets::RibbonEditor(this)), m_table(new QTableWidget(this)),
      m_read(new QLabel(this)), m_note(new QLabel(this)), m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("elementEditor"));
    setWindowTitle(tr("Edit element"));
    makeTable();
    makeForm();
    resize(kFirstSize);
    setEnabled(false);
    load(row);
}

ElementEditor* ElementEditor::present(Session& session, qint64 row, QWidget* parent) {
    auto* editor = new ElementEditor(session, row, parent);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
    return editor;
}

ElementEditor::~ElementEditor() { hide(); } // a field that loses the focus is read while all is still there

void ElementEditor::nameFields() {
    const auto field = [this](QLineEdit* edit, const char* name, const QString& label, const QString& tip) {
        edit->setObjectName(QLatin1String(name));
        edit->setAccessibleName(label);
        edit->setToolTip(tip);
    };
    field(m_subject, "editSubject", tr("Subject"), tr("What the question is about"));
    field(m_relation, "editRelation", tr("Relation"), tr("Its words in the packs of relations make the question"));
    field(m_distractors, "editDistractors", tr("Distractors"),
          tr("Wrong options of the multiple choice, with | between; exactly three are needed for it"));
    m_distractors->setPlaceholderText(tr("first | second | third"));
    m_read->setObjectName(QStringLiteral("editDistractorsRead"));
    m_ribbon->setObjectName(QStringLiteral("editRibbon"));
    m_ribbon->setToolTip(
        tr("Drag an end of a ribbon to another year, or the whole of it; double-click a free year of its "
           "row for one more period"));
    m_note->setObjectName(QStringLiteral("editNote"));
    m_problem->setObjectName(QStringLiteral("editProblem"));
    for (QLabel* label : {m_read, m_note, m_problem}) {
        if (label != m_problem) setRole(label, Role::Caption);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
}

void ElementEditor::makeForm() {
    nameFields();
    auto* form = new QFormLayout;
    form->addRow(tr("&Subject"), m_subject);
    form->addRow(tr("&Relation"), m_relation);
    auto* below = new QFormLayout;
    below->addRow(tr("&Distractors"), m_distractors);
    below->addRow(QString(), m_read);
    const int labels = std::max(form->labelForField(m_relation)->sizeHint().width(),
                                below->labelForField(m_distractors)->sizeHint().width());
    form->labelForField(m_subject)->setMinimumWidth(labels); // one edge for both forms
    below->labelForField(m_distractors)->setMinimumWidth(labels);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(form);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_table, 1);
    layout->addWidget(makeObjectButtons());
    layout->addLayout(below);
    layout->addWidget(m_note);
    layout->addWidget(makeFoot());
    for (QLineEdit* line : {m_subject, m_relation, m_distractors}) {
        connect(line, &QLineEdit::editingFinished, this, &ElementEditor::takeTyped);
        connect(line, &QLineEdit::textEdited, this, [this] { m_save->setEnabled(true); }); // save() reads it first
    }
    connect(m_distractors, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_read->setText(readText(parted(text))); });
    connect(m_ribbon, &widgets::RibbonEditor::spanDragged, this, &ElementEditor::drag);
    connect(m_ribbon, &widgets::RibbonEditor::yearWanted, this, &ElementEditor::addYear);
}

void ElementEditor::makeTable() {
    m_table->setObjectName(QStringLiteral("editObjects"));
    m_table->setAccessibleName(tr("Objects"));
    m_table->setColumnCount(ObjectColumns);
    m_table->setHorizontalHeaderLabels({tr("Object"), tr("Also called"), tr("Years")});
    m_table->horizontalHeaderItem(AliasColumn)->setToolTip(tr("Other names that are right, with | between"));
    m_table->horizontalHeaderItem(YearsColumn)->setToolTip(tr("2010-2013, 2015"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    new TableColumns(m_table, TableColumns::are({NameColumn, AliasColumn}));
    connect(m_table, &QTableWidget::cellChanged, this, &ElementEditor::takeCell);
}

QWidget* ElementEditor::makeObjectButtons() {
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    const auto add = [&](const char* name, const QString& text, const QString& tip, const QKeySequence& keys,
                         void (ElementEditor::*act)()) {
        auto* button = new QToolButton(buttons);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keys.toString(QKeySequence::NativeText)));
        button->setShortcut(keys);
        button->setFocusPolicy(Qt::StrongFocus);
        if (act) connect(button, &QToolButton::clicked, this, act);
        row->addWidget(button);
        return button;
    };
    add("addObject", tr("Add object"), tr("One more object, of the years that are free"), {},
        &ElementEditor::addObject);
    add("removeObject", tr("Remove object"), tr("The chosen object with all its years"), {},
        &ElementEditor::removeObject);
    row->addStretch();
    m_undo = add("undoEdit", tr("Undo"), tr("Take the last step back"), QKeySequence::Undo, nullptr);
    m_redo = add("redoEdit", tr("Redo"), tr("The step that was taken back"), QKeySequence::Redo, nullptr);
    connect(m_undo, &QToolButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_redo, &QToolButton::clicked, this, [this] { goTo(m_step + 1); });
    return buttons;
}

QWidget* ElementEditor::makeFoot() {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    m_problem->setFixedHeight(2 * m_problem->fontMetrics().lineSpacing()); // nothing moves when it comes
    row->addWidget(m_problem, 1);
    auto* cancel = new QPushButton(tr("Cancel"), foot);
    cancel->setAutoDefault(false);
    m_save = new QPushButton(tr("Save element"), foot);
    m_save->setObjectName(QStringLiteral("saveElement"));
    m_save->setProperty("primary", true);
    m_save->setAutoDefault(false); // Enter ends what is being typed
    row->addWidget(cancel);
    row->addWidget(m_save);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ElementEditor::save);
    return foot;
}

void ElementEditor::load(qint64 row) {
    m_session.query(
        this, "editedElement",
        [row](store::Database& database) -> Result<EditedElement> {
            const auto newest = store::ElementVersions(database).newestOf(row);
            if (!newest) return newest.error();
            auto element = store::BenchmarkStore(database).load(*newest);
            if (!element) return element.error();
            auto runs = store::ElementVersions(database).runsOf(*newest);
            if (!runs) return runs.error();
            const auto isExemplar = store::BenchmarkStore(database).isFewShot(*newest);
            if (!isExemplar) return isExemplar.error();
            return EditedElement{*newest, std::move(element).value(), std::move(runs).value(), *isExemplar};
        },
        [this](Result<EditedElement> read) {
            if (!read) return sayProblem(tr("The element cannot be read: %1").arg(coreWords(read.error())));
            m_steps = {benchmark::draftOf(read->element)};
            m_step = 0;
            QStringList runs;
            for (const std::string& run : read->runs)
                runs << QString::fromStdString(run);
            const qsizetype more = runs.size() - kMostRunsNamed;
            if (more > 0) runs = runs.mid(0, kMostRunsNamed) << tr("%1 more").arg(more);
            const QString newer = read->row == m_row ? QString() : tr("It was edited since; this is how it is now. ");
            m_row = read->row;
            m_isExemplar = read->isExemplar;
            m_note->setText(
                newer + (m_isExemplar     ? tr("An exemplar: it stands solved before the questions about its relation, "
                                                   "and is not asked. Runs that were made show it as it is; later ones show "
                                                   "what you save.")
                         : runs.isEmpty() ? tr("No run has asked this element yet. What you save stands in for it.")
                                          : tr("Runs that have asked it keep it as it is: %1. What you save is a new "
                                               "version, which new runs ask in its place.")
                                                .arg(runs.join(QStringLiteral(", ")))));
            m_loaded = true;
            setEnabled(!m_session.isReadOnly());
            showDraft();
            m_subject->setFocus();
        });
}

void ElementEditor::edit(const std::function<void(ElementDraft& draft)>& change) {
    if (m_showing || !m_loaded) return;
    ElementDraft next = draft();
    change(next);
    if (next == draft()) return showDraft(); // what was typed is shown as it is read
    m_steps.resize(m_step + 1);
    m_steps.push_back(std::move(next));
    goTo(m_step + 1);
}

void ElementEditor::goTo(std::size_t step) {
    if (step >= m_steps.size()) return;
    m_step = step;
    showDraft();
}

void ElementEditor::showDraft() {
    const QScopedValueRollback showing(m_showing, true);
    m_subject->setText(QString::fromStdString(draft().subject));
    m_relation->setText(QString::fromStdString(draft().relation));
    m_distractors->setText(joined(draft().distractors));
    m_read->setText(readText(draft().distractors)); // also where the text is the same, as of none
    showRows();
    showRibbon();
    m_undo->setEnabled(m_step > 0);
    m_redo->setEnabled(m_step + 1 < m_steps.size());
    const auto problems = benchmark::problemsOf(draft());
    QStringList words;
    for (const std::string& problem : problems)
        words << coreWords(problem);
    sayProblem(words.join(QStringLiteral("; ")));
    m_save->setEnabled(problems.empty() && draft() != m_steps.front());
}

/// All of it can be read by pointing at it, where it is too long for its place.
void ElementEditor::sayProblem(const QString& words) {
    constexpr qsizetype kMostShown = 160; // letters
    m_problem->setText(words.size() > kMostShown ? words.left(kMostShown) + QChar(0x2026) : words);
    m_problem->setToolTip(plainToolTip(words));
}

void ElementEditor::showRows() {
    const auto& rows = draft().rows;
    m_table->setColumnHidden(YearsColumn, draft().isInvariant);
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const auto& names = rows[at].names;
        const std::vector<std::string> aliases(names.empty() ? names.end() : names.begin() + 1, names.end());
        const QString texts[ObjectColumns] = {names.empty() ? QString() : QString::fromStdString(names.front()),
                                              joined(aliases),
                                              QString::fromStdString(benchmark::yearsText(rows[at].years))};
        for (int column = 0; column < ObjectColumns; ++column)
            m_table->setItem(static_cast<int>(at), column, new QTableWidgetItem(texts[column]));
    }
}

/// A ribbon for each period without a gap.
void ElementEditor::showRibbon() {
    QVector<widgets::RibbonSpan> spans;
    m_rowOfSpan.clear();
    const auto& rows = draft().rows;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t at = 0; at < rows[row].years.size(); ++at) {
            const int year = rows[row].years[at];
            const bool goesOn = at > 0 && rows[row].years[at - 1] == year - 1;
            if (goesOn) {
                spans.back().toYear = year;
                continue;
            }
            spans.push_back({QString::fromStdString(rows[row].names.front()), year, year, {}});
            m_rowOfSpan.push_back(row);
        }
    const int first = std::min(m_steps.front().firstYear(), draft().firstYear());
    const int last = std::max(m_steps.front().lastYear(), draft().lastYear());
    m_ribbon->setVisible(!draft().isInvariant && last - first < kMostSpan);
    if (m_ribbon->isVisibleTo(this)) m_ribbon->setSpans(first, last, spans);
}

void ElementEditor::takeCell(int row, int column) {
    const QString text = m_table->item(row, column)->text().trimmed();
    edit([&](ElementDraft& draft) {
        ElementDraft::Row& of = draft.rows.at(static_cast<std::size_t>(row));
        if (column == NameColumn) {
            of.names.resize(std::max<std::size_t>(1, of.names.size()));
            of.names.front() = text.toStdString();
        } else if (column == AliasColumn) {
            of.names.resize(std::min<std::size_t>(1, of.names.size()));
            const auto aliases = parted(text);
            of.names.insert(of.names.end(), aliases.begin(), aliases.end());
        } else if (auto years = benchmark::parseYears(text.toStdString())) {
            of.years = std::move(years).value();
        }
    });
    if (column == YearsColumn && !m_showing && !benchmark::parseYears(text.toStdString())) {
        sayProblem(tr("“%1” is no list of years: write 2010-2013, 2015").arg(text));
    }
}

void ElementEditor::drag(int span, int from, int to) {
    const std::size_t row = m_rowOfSpan.at(static_cast<std::size_t>(span));
    edit([&](ElementDraft& draft) {
        // The years of the other periods of the row, and those it was dragged to.
        std::set<int> years;
        std::size_t number = 0;
        for (std::size_t at = 0; at < static_cast<std::size_t>(span); ++at)
            if (m_rowOfSpan[at] == row) ++number;
        const auto& held = draft.rows[row].years;
        std::size_t period = 0;
        for (std::size_t at = 0; at < held.size(); ++at) {
            if (at > 0 && held[at - 1] != held[at] - 1) ++period;
            if (period != number) years.insert(held[at]);
        }
        for (const int year : yearsFrom(from, to))
            years.insert(year);
        draft.rows[row].years.assign(years.begin(), years.end());
    });
}

void ElementEditor::addYear(const QString& label, int year) {
    edit([&](ElementDraft& draft) {
        for (ElementDraft::Row& row : draft.rows) {
            if (QString::fromStdString(row.names.front()) != label) continue;
            row.years.insert(std::lower_bound(row.years.begin(), row.years.end(), year), year);
            return;
        }
    });
}

void ElementEditor::addObject() {
    edit([&](ElementDraft& draft) {
        ElementDraft::Row& added = draft.rows.emplace_back();
        added.names = {tr("New object").toStdString()};
        if (draft.isInvariant) return;
        std::set<int> taken;
        for (const ElementDraft::Row& row : draft.rows)
            taken.insert(row.years.begin(), row.years.end());
        for (const int year : yearsFrom(m_steps.front().firstYear(), m_steps.front().lastYear()))
            if (!taken.contains(year)) added.years.push_back(year);
        if (added.years.empty()) added.years = {draft.lastYear()};
    });
    const int row = m_table->rowCount() - 1;
    m_table->setCurrentCell(row, NameColumn);
    m_table->editItem(m_table->item(row, NameColumn));
}

void ElementEditor::removeObject() {
    const int row = m_table->currentRow();
    if (row < 0) return;
    edit([&](ElementDraft& draft) { draft.rows.erase(draft.rows.begin() + row); });
}

/// The fields in which something was typed since they were shown.
void ElementEditor::takeTyped() {
    edit([this](ElementDraft& draft) {
        if (m_subject->isModified()) draft.subject = m_subject->text().trimmed().toStdString();
        if (m_relation->isModified()) draft.relation = m_relation->text().trimmed().toStdString();
        if (m_distractors->isModified()) draft.distractors = parted(m_distractors->text());
    });
}

void ElementEditor::save() {
    takeTyped();
    if (!m_save->isEnabled()) return; // what was typed is no element, or the one that is there
    auto element = benchmark::elementOf(draft());
    if (!element) return;
    if (m_isExemplar) *element = facts::asExemplar(std::move(*element));
    setEnabled(false);
    m_session.change(
        this,
        [row = m_row, element = std::move(element).value()](store::Database& database) {
            return store::ElementVersions(database).edit(row, element);
        },
        [this](const Result<store::ElementVersions::Edit>& edit) {
            setEnabled(true);
            if (!edit) {
                return sayProblem(tr("It was not saved: %1").arg(coreWords(edit.error())));
            }
            emit m_session.benchmarkChanged();
            emit saved(edit->now);
            if (parentWidget())
                offerEditUndo(m_session, *parentWidget()->window(), QString::fromStdString(draft().subject), *edit);
            accept();
        });
}

} // namespace chronoscope::ui
