// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactsDialog.h"

#include "core/base/AtomicFile.h"
#include "core/facts/FactImport.h"
#include "ui/dialogs/FactRowsView.h"
#include "ui/dialogs/FactsFoot.h"
#include "ui/dialogs/FactsWords.h"
#include "ui/studies/TableStudy.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FormParts.h"
#include "ui/views/PageArea.h"
#include "ui/views/TabOrder.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QDate>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr QSize kFactsSize(1230, 620);
constexpr int kFactsLabels = 90;
constexpr int kColumnsWidth = 250;
constexpr int kTextHeight = 110;
constexpr int kRestMs = 250;
/// Roles a person chooses; what the program itself chose is recognised by its name.
constexpr std::array kChosenRoles{facts::Role::Subject, facts::Role::Relation,    facts::Role::Object,
                                  facts::Role::From,    facts::Role::To,          facts::Role::At,
                                  facts::Role::Aliases, facts::Role::Distractors, facts::Role::Question,
                                  facts::Role::Domain,  facts::Role::Note};

facts::FactIntake::HeldOutCounts countHeldOut(const facts::FactIntake& intake, const facts::KnownFacts& known) {
    return intake.heldOutCounts(intake.heldOut(known));
}

} // namespace

FactsDialog::FactsDialog(Session& session, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent), m_session(session), m_dialogs(dialogs), m_name(tr("pasted table")),
      m_text(new QPlainTextEdit(this)), m_first(new QSpinBox(this)), m_last(new QSpinBox(this)),
      m_parts(new QTabWidget(this)), m_rows(new FactRowsView(m_parts)),
      m_words(new RelationWordsForm(session, m_parts)), m_foot(new FactsFoot(this)) {
    setObjectName(QStringLiteral("factsDialog"));
    setWindowTitle(tr("Import your own facts"));
    m_text->setObjectName(QStringLiteral("factsText"));
    m_text->setAccessibleName(tr("Table"));
    m_text->setPlaceholderText(tr("Paste rows from a spreadsheet here, with a line of column names first: subject, "
                                  "relation, object, from, to"));
    m_text->setFixedHeight(kTextHeight);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(Tokens::kSpace16);
    middle->addWidget(makeColumns());
    m_parts->setObjectName(QStringLiteral("factsParts"));
    m_parts->setDocumentMode(true);
    m_parts->setAccessibleName(tr("Rows, and words of their relations"));
    m_parts->addTab(m_rows, tr("&Rows"));
    m_parts->addTab(m_words, tr("&Words"));
    middle->addWidget(m_parts, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_text);
    layout->addLayout(middle, 1);
    layout->addWidget(m_foot);
    connectFoot();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRestMs);
    connect(&m_soon, &QTimer::timeout, this, &FactsDialog::read);
    connect(m_text, &QPlainTextEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    resize(kFactsSize);
}

FactsDialog* FactsDialog::present(Session& session, Dialogs& dialogs, QWidget* parent) {
    auto* dialog = new FactsDialog(session, dialogs, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

FactsDialog::~FactsDialog() { m_stop.request_stop(); }

bool FactsDialog::focusNextPrevChild(bool next) {
    return tabAsLaidOut({this}, next) || QDialog::focusNextPrevChild(next);
}

QWidget* FactsDialog::makeColumns() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* columns = new QWidget(part);
    QFormLayout* form = makeForm(columns, Tokens::kSpace8, QFormLayout::AllNonFixedFieldsGrow);
    for (const facts::Role role : kChosenRoles) {
        auto* box = new QComboBox(columns);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_columns[static_cast<std::size_t>(role)] = box;
        const QString name = QStringLiteral("factsColumn_") + QString::fromStdString(std::string(facts::name(role)));
        addFormRow(form, factsRole(role), box, name.toLatin1().constData(), tr("The column that holds this"),
                   kFactsLabels);
        connect(box, &QComboBox::activated, this, [this, role, box](int index) {
            m_map[role] = index > 0 ? box->itemText(index).toStdString() : std::string();
            read();
        });
    }
    layout->addWidget(new PageArea(columns, part), 1);
    layout->addWidget(makeYears());
    part->setFixedWidth(kColumnsWidth);
    return part;
}

QWidget* FactsDialog::makeYears() {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    const auto [first, last] = facts::usualFrame(benchmark::Domain::General);
    auto* label = new QLabel(tr("Years"), part);
    label->setBuddy(m_first);
    row->addWidget(label);
    for (const auto& [box, year, name, words] :
         {std::tuple(m_first, first, "factsFirstYear", tr("First year that is asked about")),
          std::tuple(m_last, last, "factsLastYear", tr("Last year that is asked about"))}) {
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(words);
        box->setToolTip(words);
        box->setRange(1, 9999);
        box->setValue(year);
        row->addWidget(box, 1);
        connect(box, &QSpinBox::valueChanged, this, [this] {
            m_yearsChosen = true;
            m_soon.start();
        });
    }
    return part;
}

void FactsDialog::connectFoot() {
    connect(m_foot, &FactsFoot::openWanted, this, &FactsDialog::chooseFile);
    connect(m_foot, &FactsFoot::saveWanted, this, [this] {
        const QString suffix = m_path.isEmpty() ? QStringLiteral("txt") : QFileInfo(m_path).suffix();
        m_dialogs.chooseFile(this,
                             {FileQuestion::Wants::NewFile, "benchmark", tr("Save the rows that are left out"),
                              tr("Tables (*.%1);;All files (*)").arg(suffix), tr("left out.%1").arg(suffix)},
                             [this](const QString& path) { saveOthers(path); });
    });
    connect(m_foot, &FactsFoot::importWanted, this, &FactsDialog::goOn);
    connect(m_foot, &FactsFoot::runWanted, this, [this] {
        const benchmark::SliceSpec slice = importedSlice();
        import();
        if (m_session.isImporting()) emit runWanted(slice);
    });
    connect(m_words, &RelationWordsForm::changed, this, &FactsDialog::updateImport);
    connect(m_parts, &QTabWidget::currentChanged, this, [this](int part) {
        m_wordsShown = m_wordsShown || m_parts->widget(part) == m_words;
        updateImport();
    });
}

/// Words that nobody has said yet are asked for before the import.
void FactsDialog::goOn() {
    if (m_words->newRelations() == 0 || m_wordsShown) return import();
    m_parts->setCurrentWidget(m_words);
    m_words->focusWords();
}

/// Where nothing is to be said of the rows, the words of new relations are what there is to look at: the way on is then
/// one press shorter.
void FactsDialog::leadToWords() {
    if (m_words->newRelations() == 0 || !m_reading.isPlain()) return;
    const QWidget* at = focusWidget();
    const bool isAtTable = at && (at == m_text || at == m_rows || m_rows->isAncestorOf(at));
    m_parts->setCurrentWidget(m_words);
    if (isAtTable) m_words->focusWords();
}

void FactsDialog::import() {
    auto packs = m_words->packs();
    if (!packs) return m_dialogs.showProblem(this, tr("Nothing was imported"), coreWords(packs.error()));
    std::vector<std::string> own = m_session.ownPacks();
    std::erase_if(own, [&](const std::string& pack) {
        return std::any_of(packs->begin(), packs->end(), [&](const std::string& newer) {
            return prompt::packFormat(newer) == prompt::packFormat(pack);
        });
    });
    own.insert(own.end(), packs->begin(), packs->end());
    const auto make = [reading = m_reading, own, name = m_name.toStdString()](
                          store::Workspace& workspace, const std::stop_token& stop) -> Result<QStringList> {
        QStringList made;
        for (const StudyFind& find : reading.found) {
            auto text = find.study->store(workspace, {*reading.bytes, name, reading.intake->options(), own}, stop);
            if (!text) return text.error();
            if (!text->isEmpty()) made << *text;
        }
        return made;
    };
    m_session.importFacts(m_reading.intake, m_name, {std::move(packs).value(), make});
    accept();
}

void FactsDialog::updateImport() {
    const facts::FactIntake* intake = m_reading.intake.get();
    FactsFoot::State state;
    state.newWords = m_wordsShown ? 0 : m_words->newRelations();
    state.hasFaults = intake && intake->counts().leftOut > 0;
    const QString problem = state.newWords > 0 ? QString() : m_words->problem();
    state.canImport = intake && intake->elements() > 0 && problem.isEmpty();
    state.why = intake && intake->elements() == 0 ? tr("No row says anything about these years") : problem;
    m_foot->setState(state);
}

/// What the table brings, among what the workspace holds already; everything where that cannot be told apart.
benchmark::SliceSpec FactsDialog::importedSlice() const {
    benchmark::SliceSpec slice;
    const auto& rows = m_reading.intake->rows();
    if (m_isOneOfSeveral || rows.size() < m_reading.intake->counts().rows) return slice;
    std::set<std::string> relations;
    for (const facts::FactRow& row : rows)
        if (row.isImported) relations.insert(row.relation);
    slice.relations.assign(relations.begin(), relations.end());
    return slice;
}

void FactsDialog::chooseFile() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::File,
                          "benchmark",
                          tr("Open a table of your own facts"),
                          tr("Tables (*.csv *.tsv *.txt *.jsonl *.json);;All files (*)"),
                          {}},
                         [this](const QString& path) { showFile(path); });
}

void FactsDialog::showFile(const QString& path, int number, int count) {
    m_path = path;
    m_name = QFileInfo(path).fileName();
    m_reading.bytes.reset();
    m_reading.remark.clear();
    m_map.clear();
    setWindowTitle(count > 1 ? tr("Import %1 (%2 of %3)").arg(m_name).arg(number).arg(count)
                             : tr("Import %1").arg(m_name));
    m_isOneOfSeveral = count > 1;
    if (number < count) m_foot->expectMore();
    m_text->hide();
    m_foot->hideOpen();
    m_rows->setFocus();
    m_foot->setSummary(tr("Reading %1…").arg(m_name));
    m_mayLead = true;
    read();
}

void FactsDialog::showText(const QString& text) {
    m_text->setPlainText(text);
    m_text->setFocus();
    m_mayLead = !text.isEmpty();
    read();
}

void FactsDialog::showAsked(const QString& table, std::pair<int, int> years) {
    m_first->setValue(years.first);
    m_last->setValue(years.second);
    m_name = tr("asked fact");
    showText(table);
    m_foot->hideRun(); // the page it was asked on leads to runs
}

facts::FactOptions FactsDialog::options() const {
    facts::FactOptions options;
    options.map = m_map;
    options.asOf = QDate::currentDate().year();
    options.framesItself = true;
    if (m_yearsChosen) options.frame = std::pair(m_first->value(), m_last->value());
    options.hasWords = [pack = m_session.pack()](benchmark::Domain domain, const std::string& relation) {
        return pack->hasRelation(domain, relation);
    };
    return options;
}

void FactsDialog::read() {
    m_soon.stop();
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_foot->setState({});
    FactsWish wish{m_path.toStdString(), m_reading.bytes, m_reading.remark,
                   m_name.toStdString(), options(),       {m_session.pack(), m_session.ownPacks(), tableStudies()},
                   m_stop.get_token()};
    if (m_path.isEmpty()) {
        wish.bytes = std::make_shared<const std::string>(m_text->toPlainText().toStdString());
        wish.remark.clear();
    }
    m_queue.run(
        this, "facts", [wish = std::move(wish)] { return readFactsTable(wish); },
        [this](FactsReading reading) { take(std::move(reading)); });
}

void FactsDialog::take(FactsReading reading) {
    m_reading = std::move(reading);
    showHeader(m_reading);
    m_rows->setIntake(m_reading.intake);
    m_twins.clear();
    m_heldOut = m_reading.intake ? countHeldOut(*m_reading.intake, {}) : facts::FactIntake::HeldOutCounts();
    showSummary();
    if (m_reading.intake) {
        showYears(*m_reading.intake);
        lookForTwins();
    }
    m_words->setRelations(m_reading.words);
    const int added = m_words->newRelations();
    m_parts->setTabText(1, added > 0 ? tr("&Words (%1 new)").arg(added) : tr("&Words"));
    m_parts->setTabVisible(1, !m_reading.words.empty());
    if (std::exchange(m_mayLead, false)) leadToWords();
    updateImport();
}

void FactsDialog::showSummary() {
    const facts::FactIntake* intake = m_reading.intake.get();
    const bool isNothing = m_path.isEmpty() && (!m_reading.bytes || m_reading.bytes->empty());
    const QString text = intake      ? factsSummary(*intake, m_heldOut, m_reading.found)
                         : isNothing ? tr("Nothing is pasted yet")
                                     : m_reading.problem;
    const QString all = withTwins(text, m_twins);
    m_foot->setSummary(m_reading.remark.isEmpty() ? all : m_reading.remark + QLatin1Char('\n') + all);
}

/// The years that the table itself tells of, until somebody chooses others.
void FactsDialog::showYears(const facts::FactIntake& intake) {
    const auto& frame = intake.options().frame;
    if (m_yearsChosen || !frame) return;
    const QSignalBlocker first(m_first), last(m_last);
    m_first->setValue(frame->first);
    m_last->setValue(frame->second);
}

void FactsDialog::lookForTwins() {
    m_session.query(
        this, "twins",
        [intake = m_reading.intake](store::Database& database) -> Result<Around> {
            auto twins = exchange::twinsIn(database, *intake);
            if (!twins) return twins.error();
            const auto known = exchange::knownFacts(database);
            if (!known) return known.error();
            return Around{std::move(twins).value(), countHeldOut(*intake, *known)};
        },
        [this, of = m_reading.intake](const Result<Around>& around) {
            if (!around || of != m_reading.intake) return;
            m_twins = around->twins;
            m_heldOut = around->heldOut;
            showSummary();
        });
}

void FactsDialog::showHeader(const FactsReading& reading) {
    QStringList names{tr("–")};
    for (const std::string& name : reading.header)
        names << QString::fromStdString(name);
    const auto columns = facts::FactColumns::recognise(reading.header, m_map);
    for (const facts::Role role : kChosenRoles) {
        QComboBox* box = m_columns[static_cast<std::size_t>(role)];
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItems(names);
        const auto at = columns ? columns->of(role) : std::nullopt;
        box->setCurrentIndex(at ? static_cast<int>(*at) + 1 : 0);
    }
}

void FactsDialog::saveOthers(const QString& path) {
    if (!m_reading.intake) return;
    m_queue.run(
        this, nullptr,
        [path = path.toStdString(), reading = m_reading]() -> Status {
            auto table = facts::FactTable::open(*reading.bytes, reading.intake->options().map);
            if (!table) return table.error();
            return replaceFile(path, table->excerpt(reading.intake->leftOutLines()), FileAccess::Usual);
        },
        [this, path](const Status& saved) {
            if (saved)
                emit m_session.saved(path);
            else
                m_dialogs.showProblem(this, tr("The rows were not saved"), coreWords(saved.error()));
        });
}

} // namespace chronoscope::ui
