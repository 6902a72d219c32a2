// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ReportDialog.h"

#include "ui/pages/ResultPage.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FilterParts.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kReportWidth = 480;

QString rowsText(qint64 rows) {
    return rows == 1 ? ReportDialog::tr("1 row") : ReportDialog::tr("%1 rows").arg(numberText(rows));
}

qint64 rowsOf(const ReportPage& source) {
    qint64 rows = 0;
    for (const ReportPart& part : partsOf(source))
        rows += static_cast<qint64>(part.numbers.rows.size());
    return rows;
}

/// Why a page of several views has no numbers, where it says so.
QString reasonOf(const ReportPage& source) {
    const auto parts = source.parts ? source.parts() : std::vector<ReportPart>();
    return parts.empty() ? QString() : parts.front().note;
}
} // namespace

ReportDialog::ReportDialog(Results& results, Session& session, Dialogs& dialogs, std::vector<ReportPage> pages,
                           QWidget* parent)
    : QDialog(parent), m_results(results), m_session(session), m_dialogs(dialogs), m_writer(results, session),
      m_filter(makeText(this, "reportFilter", Role::Caption)), m_progress(new QProgressBar(this)),
      m_close(new QPushButton(this)), m_save(new QPushButton(tr("Save report…"), this)) {
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    addPages(layout, std::move(pages));
    addButtons(layout);
    setMinimumWidth(kReportWidth);
    connect(&results, &Results::changed, this, &ReportDialog::prepareAll);
    connect(&session, &Session::workspaceChanged, this, &ReportDialog::reject);
    connect(&m_writer, &ReportWriter::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(&m_writer, &ReportWriter::finished, this, [this](const QString& path) {
        emit m_session.saved(path);
        accept();
    });
    connect(&m_writer, &ReportWriter::failed, this, [this](const QString& why) {
        prepareAll();
        m_dialogs.showProblem(this, tr("The report was not saved"), why);
    });
    connect(&m_writer, &ReportWriter::cancelled, this, &ReportDialog::prepareAll);
    prepareAll();
}

void ReportDialog::addPages(QVBoxLayout* layout, std::vector<ReportPage> pages) {
    auto* title = makeText(this, "", Role::Section, tr("Views to put into the report"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(Tokens::kSpace16);
    grid->setVerticalSpacing(Tokens::kSpace4);
    grid->setColumnStretch(1, 1);
    for (ReportPage& source : pages) {
        const std::size_t at = m_lines.size();
        Line line{std::move(source), nullptr, makeText(this, "", Role::Caption), false, 0, {}};
        line.box = new QCheckBox(line.source.page->title(), this);
        line.box->setObjectName(QLatin1String("report_") + line.source.page->objectName());
        line.box->setToolTip(line.source.parts
                                 ? tr("All its views with their figures and numbers, as the page is set now")
                                 : tr("Its figure and its numbers, as the page is set now"));
        line.box->setChecked(true);
        grid->addWidget(line.box, static_cast<int>(at), 0);
        grid->addWidget(line.state, static_cast<int>(at), 1);
        connect(line.box, &QCheckBox::toggled, this, &ReportDialog::showState);
        connect(line.source.page, &FigurePage::drawn, this, [this, at] { pageDrawn(at); });
        m_lines.push_back(std::move(line));
    }
    auto* more = makeText(this, "", Role::Caption,
                          tr("The manifest of each run is always added: what it asked, of which model, with which "
                             "settings, and what came back. Keys are never part of it."));
    layout->addWidget(title);
    layout->addWidget(m_filter);
    layout->addLayout(grid);
    layout->addWidget(more);
}

void ReportDialog::addButtons(QVBoxLayout* layout) {
    m_progress->setObjectName(QStringLiteral("reportProgress"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the report"));
    auto policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_close->setObjectName(QStringLiteral("reportClose"));
    m_save->setObjectName(QStringLiteral("reportSave"));
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_progress, 1);
    row->addWidget(m_close);
    row->addWidget(m_save);
    layout->addStretch();
    layout->addLayout(row);
    connect(m_close, &QPushButton::clicked, this, &ReportDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::save);
}

void ReportDialog::prepareAll() {
    if (m_writer.isBusy()) return; // it takes what is there
    if (m_results.set())
        m_filter->setText(tr("Narrowed to: %1").arg(narrowingText(m_results.filter(), m_results.set().get())));
    for (Line& line : m_lines) {
        line.ready = !m_results.set() && needsResults(line.source); // there is nothing to wait for
        line.rows = 0;
    }
    for (std::size_t at = 0; at < m_lines.size(); ++at) {
        const ReportPage& source = m_lines[at].source;
        if (m_lines[at].ready) continue;
        if (source.prepare)
            source.prepare();
        else
            source.page->prepare();
    }
    showState();
}

void ReportDialog::pageDrawn(std::size_t at) {
    Line& line = m_lines[at];
    line.ready = !line.source.isRefining || !line.source.isRefining();
    line.rows = line.ready ? rowsOf(line.source) : 0;
    line.why = line.ready && line.rows == 0 ? reasonOf(line.source) : QString();
    showState();
}

bool ReportDialog::isReady() const {
    return std::all_of(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.ready; });
}

void ReportDialog::showState() {
    const bool busy = m_writer.isBusy();
    bool isAnyChosen = false;
    bool isAllReady = true;
    for (const Line& line : m_lines) {
        line.box->setEnabled(!busy && (!line.ready || line.rows > 0)); // what takes too long can be left out
        line.state->setText(!line.ready          ? tr("computing…")
                            : line.rows > 0      ? rowsText(line.rows)
                            : line.why.isEmpty() ? tr("nothing to show")
                                                 : line.why);
        if (!line.box->isChecked()) continue;
        isAnyChosen |= line.ready && line.rows > 0;
        isAllReady &= line.ready;
    }
    m_progress->setVisible(busy || !isAllReady);
    if (!busy) m_progress->setRange(0, 0);
    m_save->setEnabled(!busy && isAnyChosen && isAllReady);
    m_save->setToolTip(!isAllReady   ? tr("The chosen views are still being computed")
                       : isAnyChosen ? tr("As a web page or as PDF, in one file that needs no other")
                                     : tr("Tick a view that has something to show"));
    m_close->setText(busy ? tr("Cancel") : tr("Close"));
    m_close->setToolTip(busy ? tr("Stop; nothing is written") : QString());
}

void ReportDialog::save() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::NewFile, "report", tr("Save report"),
                          tr("Web page (*.html);;PDF (*.pdf)"),
                          QFileInfo(m_session.path()).completeBaseName() + QLatin1String("-report.html")},
                         [this](const QString& path) {
                             saveTo(QFileInfo(path).suffix().isEmpty() ? path + QLatin1String(".html") : path);
                         });
}

/// What is ticked now: pages may have changed since the name was asked for.
void ReportDialog::saveTo(const QString& path) {
    if (!m_save->isEnabled()) return m_dialogs.showProblem(this, tr("The report was not saved"), m_save->toolTip());
    std::vector<ReportPage> chosen;
    for (const Line& line : m_lines)
        if (line.box->isChecked() && line.rows > 0) chosen.push_back(line.source);
    m_writer.write(std::move(chosen), path);
    showState();
}

/// While a report is being written it is given up first.
void ReportDialog::reject() {
    if (m_writer.isBusy())
        m_writer.cancel();
    else
        QDialog::reject();
}

} // namespace chronoscope::ui
