// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BenchmarkHeader.h"

#include "core/exchange/FileGuess.h"
#include "ui/dialogs/ExemplarsDialog.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/dialogs/WordsDialog.h"
#include "ui/pages/ElementExport.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/MenuButton.h"
#include "ui/views/PageTitle.h"
#include "ui/views/TextLabel.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
/// By its name; one that stands alone is shown whatever it is called.
bool isTable(const QString& path, bool isAlone) {
    if (!QFileInfo(path).isFile() || benchmark::fileKind(path.toStdString())) return false;
    return isAlone || exchange::isNamedLikeData(path.toStdString());
}

/// Lines of columns, or of JSON.
bool looksLikeTable(const QString& text) {
    const QString first = text.section(QLatin1Char('\n'), 0, 0, QString::SectionSkipEmpty);
    const auto has = [&](char separator) { return first.contains(QLatin1Char(separator)); };
    return first.size() < text.trimmed().size() && (has('\t') || has(',') || has(';') || has('{'));
}
} // namespace

BenchmarkHeader::BenchmarkHeader(Session& session, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_session(session), m_dialogs(dialogs),
      m_caption(makeText(this, "benchmarkCaption", Role::Caption)) {
    auto* title = new PageTitle(tr("Benchmark"), this);
    m_caption->setToolTip(tr("Elements are the facts a model is asked about; few-shots are the solved examples shown "
                             "before each question. Both are counted in the whole workspace."));
    m_filesAction = makeAction("importFilesAction", tr("Import files…"));
    m_filesAction->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_folderAction = makeAction("importFolderAction", tr("Import folder…"));
    m_pasteAction = makeAction("pasteFactsAction", tr("Paste a table…"));
    m_pasteAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    m_files = makeButton("importFilesButton", m_filesAction);
    m_folder = makeButton("importFolderButton", m_folderAction);
    m_paste = makeButton("pasteFactsButton", m_pasteAction);
    m_buildAction = makeAction("buildAction", tr("&Build…"));
    m_buildAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
    m_extendAction = makeAction("extendAction", tr("&Extend…"));
    m_distractAction = makeAction("distractAction", tr("&Distractors…"));
    m_wordsAction = makeAction("wordsAction", tr("&Words of relations…"));
    m_exemplarsAction = makeAction("exemplarsAction", tr("E&xemplars held out…"));
    makeSourcesMenu();
    m_export = new ElementExport(session, dialogs, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(title);
    auto* tools = new FlowLayout(Tokens::kSpace8);
    tools->setAlignment(Qt::AlignRight);
    for (QWidget* tool : std::initializer_list<QWidget*>{m_files, m_folder, m_paste, m_sources, m_export})
        tools->addWidget(tool);
    row->addLayout(tools, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addLayout(row);
    column->addWidget(m_caption); // as wide as the page, on one line
    connect(m_filesAction, &QAction::triggered, this, &BenchmarkHeader::importFiles);
    connect(m_folderAction, &QAction::triggered, this, &BenchmarkHeader::importFolder);
    connect(m_pasteAction, &QAction::triggered, this, &BenchmarkHeader::pasteFacts);
    connect(&session, &Session::workspaceChanged, this, &BenchmarkHeader::updateActions);
    connect(&session, &Session::benchmarkChanged, this, &BenchmarkHeader::updateActions);
    connect(&session, &Session::importProgressed, this, &BenchmarkHeader::updateActions);
    connect(&session, &Session::importFinished, this, &BenchmarkHeader::updateActions);
    connect(&session, &Session::benchmarkChanged, this, &BenchmarkHeader::showNextTable);
    connect(&session, &Session::workspaceChanged, this, [this] { m_tables.clear(); });
    refreshIcons();
    updateActions();
}

QAction* BenchmarkHeader::makeAction(const char* name, const QString& text) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    addAction(action);
    return action;
}

QPushButton* BenchmarkHeader::makeButton(const char* name, QAction* action) {
    auto* button = new QPushButton(action->text(), this);
    button->setObjectName(QLatin1String(name));
    button->setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

void BenchmarkHeader::makeSourcesMenu() {
    m_sources = new QPushButton(tr("From sources"), this);
    m_sources->setObjectName(QStringLiteral("sourcesButton"));
    m_sources->setToolTip(tr("Make a benchmark from Wikidata, UMLS, CFR, CSKG or Math-KG, or extend this one"));
    auto* menu = new QMenu(m_sources);
    menu->setToolTipsVisible(true);
    menu->addActions({m_buildAction, m_extendAction, m_distractAction});
    menu->addSeparator();
    menu->addActions({m_wordsAction, m_exemplarsAction});
    setButtonMenu(*m_sources, menu);
    m_wordsAction->setToolTip(tr("How relations that the program does not know are asked about"));
    connect(m_wordsAction, &QAction::triggered, this, [this] { WordsDialog::present(m_session, window()); });
    m_exemplarsAction->setToolTip(tr("Facts of your own that are shown before questions and not asked, to be edited"));
    connect(m_exemplarsAction, &QAction::triggered, this, [this] { ExemplarsDialog::present(m_session, window()); });
    m_buildAction->setToolTip(tr("Elements made from a source, with a look at them before they are stored"));
    m_extendAction->setToolTip(tr("What a newer source says of this benchmark, stored as a new workspace"));
    m_distractAction->setToolTip(tr("Wrong options for the elements that lack them, written and checked by a model"));
    connect(m_distractAction, &QAction::triggered, this, &BenchmarkHeader::distractorsWanted);
    connect(m_buildAction, &QAction::triggered, this, [this] { openBuild(BuildDialog::Kind::Build); });
    connect(m_extendAction, &QAction::triggered, this, [this] { openBuild(BuildDialog::Kind::Extend); });
}

void BenchmarkHeader::openBuild(BuildDialog::Kind kind) {
    auto* dialog = new BuildDialog(m_session, m_dialogs, kind, window());
    dialog->show();
}

void BenchmarkHeader::setCaption(const QString& text) {
    m_caption->setText(text);
    m_caption->setVisible(!text.isEmpty());
}

void BenchmarkHeader::importFiles() {
    m_dialogs.chooseFiles(this,
                          {FileQuestion::Wants::Files,
                           "benchmark",
                           tr("Import benchmark files, or a table of your own facts"),
                           tr("Benchmark files and tables (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)"),
                           {}},
                          [this](const QStringList& paths) { emit filesChosen(paths); });
}

void BenchmarkHeader::importPaths(const QStringList& paths) {
    if (const QString why = importObstacle(); !why.isEmpty()) return emit m_session.notice(why);
    QStringList others;
    for (const QString& path : paths)
        (isTable(path, paths.size() == 1) ? m_tables : others) << path;
    if (!m_table) m_shownTables = 0;
    if (!others.isEmpty()) m_session.importPaths(others);
    showNextTable();
}

/// Each once the one before is closed and its rows are in.
void BenchmarkHeader::showNextTable() {
    if (m_tables.isEmpty() || m_table || m_session.isImporting()) return;
    const QString path = m_tables.takeFirst();
    FactsDialog* dialog = presentFacts();
    m_table = dialog;
    ++m_shownTables;
    dialog->showFile(path, m_shownTables, m_shownTables + static_cast<int>(m_tables.size()));
    connect(dialog, &QDialog::finished, this, [this] {
        m_table = nullptr;
        showNextTable();
    });
}

void BenchmarkHeader::pasteFacts() { m_session.isOpen() ? takeOwnFacts() : emit workspaceWanted(); }

void BenchmarkHeader::takeOwnFacts() {
    FactsDialog* dialog = presentFacts();
    const QString copied = QGuiApplication::clipboard()->text();
    if (looksLikeTable(copied)) dialog->showText(copied);
}

FactsDialog* BenchmarkHeader::presentFacts() {
    auto* dialog = FactsDialog::present(m_session, m_dialogs, window());
    connect(dialog, &FactsDialog::runWanted, this, &BenchmarkHeader::runWanted);
    return dialog;
}

void BenchmarkHeader::importFolder() {
    m_dialogs.chooseFile(this, {FileQuestion::Wants::Folder, "benchmark", tr("Import a folder"), {}, {}},
                         [this](const QString& folder) { emit filesChosen({folder}); });
}

QString BenchmarkHeader::importObstacle() const {
    if (!m_session.isOpen()) return tr("No workspace is open");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (m_session.isImporting()) return tr("An import is going on");
    return {};
}

QString BenchmarkHeader::importToolTip() const {
    const QString obstacle = importObstacle();
    return obstacle.isEmpty() ? tr("Add elements from benchmark files or from a table of your own facts (Ctrl+I)")
                              : obstacle;
}

void BenchmarkHeader::updateActions() {
    const QString obstacle = importObstacle();
    const bool possible = obstacle.isEmpty();
    m_filesAction->setEnabled(possible);
    m_filesAction->setToolTip(importToolTip());
    m_folderAction->setEnabled(possible);
    m_folderAction->setToolTip(
        possible
            ? tr("Every file of a folder as what it is: benchmark files, tables of facts, dated facts, tasks of MINED")
            : obstacle);
    const bool canPaste = possible || !m_session.isOpen(); // a workspace is made for them then
    m_pasteAction->setEnabled(canPaste);
    m_buildAction->setEnabled(m_session.isOpen());
    m_extendAction->setEnabled(m_session.isOpen());
    m_distractAction->setEnabled(m_session.isOpen());
    m_wordsAction->setEnabled(m_session.isOpen());
    m_exemplarsAction->setEnabled(m_session.isOpen());
    m_sources->setEnabled(m_session.isOpen());
    m_export->setEnabled(m_session.isOpen() && !m_session.isImporting());
    m_files->setEnabled(possible);
    m_folder->setEnabled(possible);
    m_paste->setEnabled(canPaste);
    m_files->setToolTip(importToolTip());
    m_folder->setToolTip(m_folderAction->toolTip());
    m_paste->setToolTip(canPaste ? tr("Add facts copied from a spreadsheet (Ctrl+Shift+V)") : obstacle);
    emit importabilityChanged();
}

void BenchmarkHeader::refreshIcons() {
    if (!m_export) return;
    m_files->setIcon(Icons::icon(u"import"));
    m_folder->setIcon(Icons::icon(u"folder"));
    m_paste->setIcon(Icons::icon(u"copy"));
    m_export->refreshIcon();
}

void BenchmarkHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refreshIcons();
}

} // namespace chronoscope::ui
