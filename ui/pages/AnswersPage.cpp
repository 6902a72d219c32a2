// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/AnswersPage.h"

#include "core/base/AtomicFile.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ChoiceBox.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/JobStrip.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSaveFile>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace chronoscope::ui {

using results::AnswerQuestion;
using results::ResultFilter;
using results::ResultSet;
using results::RowOrder;
using results::RowsWanted;

namespace {
constexpr int kTypingMs = 400;
constexpr int kFormLetters = 14;
constexpr int kWantedLetters = 12;
constexpr int kSearchLetters = 18;
constexpr int kAnswerLetters = 10; ///< of an answer, at least

bool areSameRuns(const ResultSet& a, const ResultSet& b) {
    return std::equal(a.runs.begin(), a.runs.end(), b.runs.begin(), b.runs.end(), [](const auto& one, const auto& two) {
        return one.columns->choice == two.columns->choice &&
               one.columns->category.size() == two.columns->category.size();
    });
}

Error cannotWrite(const QSaveFile& file) {
    return {ErrorCode::Io, file.errorString().toStdString(), file.fileName().toStdString()};
}
} // namespace

AnswersPage::AnswersPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Answers"), "answers", parent), m_model(new AnswersModel(this)),
      m_searchStrip(new JobStrip("answersSearching", this)), m_exportStrip(new JobStrip("answersExporting", this)) {
    leaveTableTwin(tr("Save all rows as a table, CSV or TSV (Ctrl+E)"));
    makeControls();
    setView(makeGrid());
    addTool(new ColumnChooser(m_grid, this));
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AnswersPage::readVisible);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &AnswersPage::search);
    connect(m_searchStrip, &JobStrip::stopWanted, this, [this] { m_words->clear(); });
    connect(m_exportStrip, &JobStrip::stopWanted, this, [this] { m_stopExport.request_stop(); });
    connect(&session, &Session::workspaceClosing, this, [this] {
        stopSearch();
        m_stopExport.request_stop();
    });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_reader.reset();
        m_found.reset();
        m_model->setRows({}, {});
    });
}

AnswersPage::~AnswersPage() {
    m_grid->verticalScrollBar()->disconnect(this); // it moves when the page is hidden, after its timer has gone
    m_stopSearch.request_stop();
    m_stopExport.request_stop();
}

void AnswersPage::makeControls() {
    m_form = choiceBox(this, "answersForm", tr("Template"), tr("The template whose answers are shown"), kFormLetters);
    m_wanted = choiceBox(this, "answersWanted", tr("Rows"),
                         tr("Which rows are listed, by the marks of their cells. What has no mark, because it is not "
                            "asked, not judged yet or lost to errors, counts neither way."),
                         kWantedLetters);
    m_wanted->addItem(tr("All rows"), static_cast<int>(RowsWanted::All));
    m_wanted->addItem(tr("Runs differ"), static_cast<int>(RowsWanted::Differ));
    m_wanted->addItem(tr("All wrong"), static_cast<int>(RowsWanted::AllWrong));
    m_wanted->addItem(tr("Any wrong"), static_cast<int>(RowsWanted::AnyWrong));
    m_wanted->setItemData(1, tr("The marks of two runs are not the same"), Qt::ToolTipRole);
    m_wanted->setItemData(2, tr("Every run that has a mark is Incorrect: none of its samples is right"),
                          Qt::ToolTipRole);
    m_wanted->setItemData(3, tr("At least one run is Incorrect"), Qt::ToolTipRole);
    m_words = new QLineEdit(this);
    m_words->setObjectName(QStringLiteral("answersSearch"));
    m_words->setPlaceholderText(tr("Search all replies"));
    m_words->setAccessibleName(tr("Search all replies"));
    m_words->setToolTip(tr("Rows of which some reply of any run, greedy or sampled, holds these words; whatever the "
                           "case. Escape gives it up."));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(kSearchLetters * m_words->fontMetrics().averageCharWidth());
    m_words->installEventFilter(this);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("answersCount"));
    setRole(m_count, Role::Caption);
    for (QWidget* control : {static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_wanted),
                             static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_count)})
        addControl(control);
    connect(m_form, &QComboBox::activated, this, &AnswersPage::recompute);
    connect(m_wanted, &QComboBox::activated, this, &AnswersPage::recompute);
    connect(m_words, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    connect(m_words, &QLineEdit::returnPressed, this, &AnswersPage::search);
}

QWidget* AnswersPage::makeGrid() {
    auto* view = new QWidget(this);
    m_grid = new QTableView(view);
    m_grid->setObjectName(QStringLiteral("answersGrid"));
    m_grid->setAccessibleName(tr("Answers of the runs, a row for each element and year"));
    m_grid->setModel(m_model);
    m_grid->setItemDelegate(new LabelTagDelegate(m_grid));
    m_grid->setShowGrid(false);
    m_grid->setWordWrap(false);
    m_grid->setTextElideMode(Qt::ElideMiddle);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setTabKeyNavigation(false);
    m_grid->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 is for the element
    m_grid->setCornerButtonEnabled(false);
    m_grid->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->verticalHeader()->hide();
    m_grid->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_grid->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_grid->horizontalHeader()->setTextElideMode(Qt::ElideMiddle);        // names of runs differ at their ends
    m_grid->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as it comes, until a header is pressed
    m_grid->setSortingEnabled(true);
    auto* columns = new TableColumns(m_grid, [](int column) { return column != AnswersModel::Year; });
    columns->squeeze(kAnswerLetters); // many runs stand beside each other before any is scrolled to
    columns->leaveRest();             // answers stand side by side, also those of two runs in a wide window
    connectGrid();
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_searchStrip);
    layout->addWidget(m_exportStrip);
    layout->addWidget(m_grid, 1);
    return view;
}

void AnswersPage::connectGrid() {
    auto* copy = new QAction(tr("Copy the answer"), m_grid);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_grid->addAction(copy);
    auto* change = new QAction(tr("Edit the element…"), m_grid);
    change->setObjectName(QStringLiteral("editAnswerElement"));
    change->setShortcut(Qt::Key_F2);
    change->setShortcutContext(Qt::WidgetShortcut);
    m_grid->addAction(change);
    connect(copy, &QAction::triggered, this, &AnswersPage::copyCell);
    connect(change, &QAction::triggered, this, &AnswersPage::editElement);
    connect(m_model, &AnswersModel::sortWanted, this, [this](int column, Qt::SortOrder order) {
        m_sortColumn = column;
        m_sortOrder = order;
        recompute();
    });
    const auto soon = [this] { m_soon.start(); };
    connect(m_grid->verticalScrollBar(), &QScrollBar::valueChanged, this, soon);
    connect(m_grid->verticalScrollBar(), &QScrollBar::rangeChanged, this, soon);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &AnswersPage::selectCell);
    connect(m_grid, &QTableView::clicked, this, [this](const QModelIndex& index) {
        selectCell(index);
        emit inspectorWanted();
    });
    connect(m_grid, &QTableView::activated, this, &AnswersPage::inspectorWanted);
}

AnswerQuestion AnswersPage::question() const {
    AnswerQuestion question;
    question.form = static_cast<prompt::Template>(m_form->currentData().toInt());
    question.wanted = static_cast<RowsWanted>(m_wanted->currentData().toInt());
    question.isDescending = m_sortOrder == Qt::DescendingOrder;
    if (m_found && m_results.set() && areSameRuns(*m_found->set, *m_results.set())) question.saying = m_found->cells;
    switch (m_sortColumn) {
    case AnswersModel::Subject: question.order = RowOrder::Subject; break;
    case AnswersModel::Relation: question.order = RowOrder::Relation; break;
    case AnswersModel::Year: question.order = RowOrder::Year; break;
    default: question.isDescending = false;
    }
    if (const int place = m_sortColumn - AnswersModel::FirstRun;
        place >= 0 && place < static_cast<int>(m_model->runs())) {
        question.order = RowOrder::Category;
        question.run = m_model->rows()->runs[static_cast<std::size_t>(place)];
        question.isDescending = m_sortOrder == Qt::DescendingOrder;
    }
    return question;
}

void AnswersPage::refresh() {
    if (m_found && m_found->set != m_results.set() && !m_searching) search(); // more replies, or of other runs
    m_results.compute(
        this, "answers",
        [question = question()](const ResultSet& set, const ResultFilter& filter) mutable {
            Listed listed{results::answerForms(set, filter), {}};
            if (question.run >= set.runs.size()) question.run = 0;
            if (!listed.forms.empty() &&
                std::find(listed.forms.begin(), listed.forms.end(), question.form) == listed.forms.end())
                question.form = listed.forms.front();
            listed.rows = std::make_shared<const results::AnswerRows>(results::answerRows(set, filter, question));
            return listed;
        },
        [this, set = m_results.set()](Listed listed) { showRows(set, std::move(listed)); });
}

void AnswersPage::showRows(const std::shared_ptr<const ResultSet>& set, Listed listed) {
    if (set != m_results.set()) return; // the next one is on its way
    if (listed.rows->all == 0) {
        presentNothingPasses();
        return;
    }
    offerForms(listed.forms, listed.rows->form);
    if (!m_reader || m_reader->set() != set) m_reader = std::make_shared<results::AnswerReader>(set);
    m_model->setRows(set, std::move(listed.rows));
    tellCount();
    present({});
    m_soon.start();
}

void AnswersPage::offerForms(const std::vector<prompt::Template>& forms, prompt::Template shown) {
    m_form->clear();
    for (const prompt::Template form : forms)
        m_form->addItem(displayName(form), static_cast<int>(form));
    m_form->setCurrentIndex(m_form->findData(static_cast<int>(shown)));
}

void AnswersPage::tellCount() {
    const auto shown = static_cast<qint64>(m_model->rows()->rows.size());
    const auto all = static_cast<qint64>(m_model->rows()->all);
    m_count->setText(shown != all ? tr("%1 of %2 rows").arg(numberText(shown), numberText(all))
                     : all == 1   ? tr("1 row")
                                  : tr("%1 rows").arg(numberText(all)));
    m_count->setToolTip(tr("An element in one year is a row"));
}

/// The texts of the rows on the screen, a stretch at a time: what was scrolled past meanwhile is never read.
void AnswersPage::readVisible() {
    if (m_reading || !m_reader || !isVisible()) return;
    const int first = m_grid->rowAt(0);
    const int last = m_grid->rowAt(m_grid->viewport()->height() - 1);
    const auto stretch = m_model->missing(std::max(0, first), last < 0 ? m_model->rowCount() - 1 : last);
    if (!stretch) return;
    m_reading = true;
    m_session.query(
        this, "answerTexts",
        [reader = m_reader, rows = m_model->rows(), stretch = *stretch](store::Database& database) {
            return reader->read(database, *rows, stretch.first, stretch.second);
        },
        [this, rows = m_model->rows(), first = stretch->first](Result<std::vector<results::AnswerLine>> lines) {
            m_reading = false;
            if (lines) {
                m_model->take(rows, first, *lines);
                m_soon.start();
            } else if (rows == m_model->rows()) {
                presentNothing(tr("The answers cannot be read"), coreWords(lines.error()), tr("Try again"),
                               [this] { recompute(); });
            } else {
                m_soon.start();
            }
        });
}

void AnswersPage::selectCell(const QModelIndex& index) {
    if (!index.isValid()) return;
    if (const auto of = m_model->selection(index)) m_session.select(*of);
}

void AnswersPage::copyCell() {
    const QModelIndex index = m_grid->currentIndex();
    if (!index.isValid()) return;
    const QVariant answer = index.data(AnswersModel::kAnswerRole);
    QGuiApplication::clipboard()->setText((answer.isValid() ? answer : index.data()).toString());
}

void AnswersPage::editElement() {
    const QModelIndex index = m_grid->currentIndex();
    if (!index.isValid() || m_session.isReadOnly()) return;
    const std::uint32_t element = m_model->rows()->rows[static_cast<std::size_t>(index.row())].element;
    ElementEditor::present(m_session, m_model->set()->elements->rows[element], this);
}

bool AnswersPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !m_words->text().isEmpty()) {
        m_words->clear();
        search();
        return true;
    }
    return ResultPage::eventFilter(watched, event);
}

void AnswersPage::stopSearch() {
    m_stopSearch.request_stop();
    m_stopSearch = {};
    m_searching = false;
    m_searchStrip->end();
}

void AnswersPage::search() {
    m_typing.stop();
    const std::string words = m_words->text().toStdString();
    stopSearch();
    if (words.empty() || !m_results.set() || !m_session.workspace()) {
        if (std::exchange(m_found, std::nullopt)) recompute();
        return;
    }
    if (m_found && m_found->words == words && m_found->set == m_results.set()) return;
    m_searching = true;
    m_searchStrip->begin(tr("Searching all replies"), 0);
    m_work.run(
        this, "search",
        [workspace = m_session.workspace(), set = m_results.set(), words,
         stop = m_stopSearch.get_token()]() -> Result<Searched> {
            auto reader = workspace->reader();
            if (!reader) return reader.error();
            std::vector<std::size_t> runs(set->runs.size());
            std::iota(runs.begin(), runs.end(), std::size_t{0});
            auto cells = results::cellsSaying(*reader, *set, runs, words, stop);
            if (!cells) return cells.error();
            return Searched{words, set, std::make_shared<const results::CellsSaying>(std::move(cells).value())};
        },
        [this](Result<Searched> found) { searched(std::move(found)); });
}

void AnswersPage::searched(Result<Searched> found) {
    if (!found && found.error().code == ErrorCode::Cancelled) return; // whoever stopped it goes on
    stopSearch();
    if (!found) {
        m_dialogs.showProblem(this, tr("The replies could not be searched"), coreWords(found.error()));
        return;
    }
    m_found = std::move(found).value();
    recompute();
}

/// The grid as it is on the screen.
bool AnswersPage::writeFigure(const QString& path, QString* problem) const {
    if (m_grid->grab().save(path)) return true;
    *problem = tr("It could not be written.");
    return false;
}

void AnswersPage::exportAll() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::NewFile, "table", tr("Export: %1").arg(title()),
                          tr("CSV table (*.csv);;TSV table (*.tsv)"), fileName(QStringLiteral(".csv"))},
                         [this](const QString& path) { exportTo(path); });
}

void AnswersPage::exportTo(const QString& path) {
    if (isEmpty() || !m_reader || !m_session.workspace()) return;
    if (isDatabase(path.toStdString()))
        return m_dialogs.showProblem(
            this, tr("The table was not saved"),
            tr("%1 is a workspace, or another database: it is not written over.").arg(QDir::toNativeSeparators(path)));
    m_stopExport = {};
    const auto rows = m_model->rows();
    m_exportStrip->begin(tr("Writing %1 rows").arg(numberText(static_cast<qint64>(rows->rows.size()))),
                         static_cast<qint64>(rows->rows.size()));
    const auto told = [this](std::size_t done) {
        QMetaObject::invokeMethod(this, [this, done] { m_exportStrip->report(static_cast<qint64>(done)); });
    };
    m_work.run(
        this, nullptr,
        [workspace = m_session.workspace(), set = m_model->set(), rows, path, told,
         stop = m_stopExport.get_token()]() -> Result<bool> {
            auto reader = workspace->reader();
            if (!reader) return reader.error();
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly)) return cannotWrite(file);
            const auto put = [&file](const std::string& text) -> Status {
                const auto size = static_cast<qint64>(text.size());
                if (file.write(text.data(), size) != size) return cannotWrite(file);
                return {};
            };
            const char separator = path.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive) ? '\t' : ',';
            const Status written = results::writeAnswerGrid(*reader, set, *rows, separator, put, told, stop);
            if (!written) return written.error();
            if (!file.commit()) return cannotWrite(file);
            return true;
        },
        [this, path](const Result<bool>& written) {
            m_exportStrip->end();
            if (written)
                emit m_session.saved(path);
            else if (written.error().code == ErrorCode::Cancelled)
                emit m_session.notice(tr("The table was not saved"));
            else
                m_dialogs.showProblem(this, tr("The table was not saved"), coreWords(written.error()));
        });
}

} // namespace chronoscope::ui
