// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ImportPanel.h"

#include "core/exchange/FileGuess.h"
#include "ui/help/HelpWindow.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/LightMarks.h"
#include "ui/views/RowTable.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using backend::Light;
using benchmark::ImportReport;

namespace {
constexpr int kProgressSteps = 1000;
constexpr int kNameWidth = 320;
constexpr int kDetailsHeight = 140;
constexpr int kFileWidth = 200;
constexpr int kLineWidth = 64;
constexpr int kResultMs = 8000; ///< to read one line
enum FaultColumn : int { FileColumn = 0, LineColumn, ReasonColumn, FaultColumns };

QString counted(std::size_t number, const QString& one, const QString& many) {
    return (number == 1 ? one : many).arg(numberText(static_cast<qint64>(number)));
}

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

/// Of the files that are no benchmark files.
std::size_t picturesOf(const ImportReport& report) {
    return static_cast<std::size_t>(
        std::count_if(report.ignoredFiles.begin(), report.ignoredFiles.end(), exchange::isNamedLikePicture));
}

/// "8,302 elements and 24 few-shots imported, 12 were there, 3 lines skipped".
QString summary(const ImportReport& report) {
    const QString elements = counted(report.elements, ImportPanel::tr("%1 element"), ImportPanel::tr("%1 elements"));
    const QString fewShots = counted(report.fewShots, ImportPanel::tr("%1 few-shot"), ImportPanel::tr("%1 few-shots"));
    QStringList parts;
    if (report.elements > 0 && report.fewShots > 0)
        parts << ImportPanel::tr("%1 and %2 imported").arg(elements, fewShots);
    else if (report.fewShots > 0)
        parts << ImportPanel::tr("%1 imported").arg(fewShots);
    else if (report.elements > 0)
        parts << ImportPanel::tr("%1 imported").arg(elements);
    else
        parts << ImportPanel::tr("Nothing new imported");
    if (report.heldOut > 0 && report.elements > 0)
        parts << counted(report.heldOut, ImportPanel::tr("%1 of them held out as an exemplar"),
                         ImportPanel::tr("%1 of them held out as exemplars"));
    if (report.already > 0)
        parts << counted(report.already, ImportPanel::tr("%1 was there"), ImportPanel::tr("%1 were there"));
    if (report.repeated > 0)
        parts << counted(report.repeated, ImportPanel::tr("%1 is in it twice"), ImportPanel::tr("%1 are in it twice"));
    if (report.skippedCount > report.inPartCount)
        parts << counted(report.skippedCount - report.inPartCount, ImportPanel::tr("%1 line skipped"),
                         ImportPanel::tr("%1 lines skipped"));
    if (report.inPartCount > 0)
        parts << counted(report.inPartCount, ImportPanel::tr("%1 line imported in part"),
                         ImportPanel::tr("%1 lines imported in part"));
    if (report.remarkCount > 0)
        parts << counted(report.remarkCount,
                         ImportPanel::tr("%1 line with a year that lacks objects or a release date"),
                         ImportPanel::tr("%1 lines with a year that lacks objects or a release date"));
    const std::size_t pictures = picturesOf(report);
    if (report.ignoredFiles.size() > pictures)
        parts << counted(report.ignoredFiles.size() - pictures, ImportPanel::tr("%1 other file left out"),
                         ImportPanel::tr("%1 other files left out"));
    if (pictures > 0) parts << strayPicturesText(pictures);
    return parts.join(QStringLiteral(", "));
}

ImportTold toldOf(const ImportReport& report, const QStringList& besides) {
    ImportTold told;
    told.text = (QStringList(summary(report)) + besides).join(QStringLiteral(", "));
    told.isNothing = report.elements == 0 && report.fewShots == 0;
    told.help = QStringLiteral("Importing, and facts of your own");
    if (report.withoutChoices > 0)
        told.tip =
            ImportPanel::tr("%1 of what was read lack exactly three distractors: multiple choice leaves them out")
                .arg(numberText(static_cast<qint64>(report.withoutChoices)));
    else if (report.doubtfulChoices > 0)
        told.tip =
            ImportPanel::tr("%1 of what was read have a distractor that is a right answer of some year, or there "
                            "twice: multiple choice is asked as the file has it")
                .arg(numberText(static_cast<qint64>(report.doubtfulChoices)));
    for (const benchmark::Skipped& skipped : report.skipped)
        told.faults.push_back({toQt(skipped.file), static_cast<qint64>(skipped.line), coreWords(skipped.reason)});
    for (const benchmark::Skipped& remark : report.remarks)
        told.faults.push_back({toQt(remark.file), static_cast<qint64>(remark.line), coreWords(remark.reason)});
    for (const ImportReport::YearsCut& cut : report.yearsCut)
        told.faults.push_back(
            {toQt(cut.file), 0,
             (cut.domain ? displayName(*cut.domain) + QStringLiteral(": ") : QString()) +
                 ImportPanel::tr("its rows tell of %1 to %2, but only the years %3 to %4 are asked; the "
                                 "years can be chosen before the import")
                     .arg(cut.toldFrom)
                     .arg(cut.toldTo)
                     .arg(cut.from)
                     .arg(cut.to)});
    told.more =
        static_cast<qint64>(report.skippedCount - report.skipped.size() + report.remarkCount - report.remarks.size());
    for (const std::string& file : report.ignoredFiles)
        if (!exchange::isNamedLikePicture(file))
            told.faults.push_back({toQt(file), 0,
                                   ImportPanel::tr("not a benchmark file, by its name; a table of your own "
                                                   "facts is imported by itself")});
    return told;
}

constexpr int kMostFilesNamed = 2;
constexpr int kMostReason = 160; ///< letters

/// The faults of one file.
struct OfFile {
    QString file;
    ImportFault first;
    qint64 count = 0;
};

QVector<OfFile> byFile(const QVector<ImportFault>& faults) {
    QVector<OfFile> files;
    for (const ImportFault& fault : faults) {
        const auto at =
            std::find_if(files.begin(), files.end(), [&](const OfFile& of) { return of.file == fault.file; });
        if (at == files.end())
            files.push_back({fault.file, fault, 1});
        else
            ++at->count;
    }
    return files;
}

QString reasonText(const OfFile& of) {
    const QString name = QFileInfo(of.file).fileName();
    const QString& reason = of.first.reason;
    const QString why = reason.size() > kMostReason ? reason.left(kMostReason) + QChar(0x2026) : reason;
    if (of.first.line == 0) return ImportPanel::tr("%1: %2").arg(name, why);
    const QString line = numberText(of.first.line);
    if (of.count == 1) return ImportPanel::tr("%1, line %2: %3").arg(name, line, why);
    return ImportPanel::tr("%1: %2 lines, the first line %3: %4").arg(name, numberText(of.count), line, why);
}

/// The text with the files behind it, each with its first reason: "2 elements imported, 3 lines skipped. facts.csv: 3
/// lines, the first line 4: the object is empty; notes.txt: not a benchmark file; and 2 more files."
QString sentenceOf(const ImportTold& told) {
    const QVector<OfFile> files = byFile(told.faults);
    QStringList named;
    for (qsizetype i = 0; i < std::min<qsizetype>(files.size(), kMostFilesNamed); ++i)
        named << reasonText(files[i]);
    const qsizetype more = files.size() - kMostFilesNamed;
    if (more > 0)
        named << (more == 1 ? ImportPanel::tr("and 1 more file") : ImportPanel::tr("and %1 more files").arg(more));
    return named.isEmpty() ? told.text : ImportPanel::tr("%1. %2.").arg(told.text, named.join(QStringLiteral("; ")));
}
} // namespace

QString strayPicturesText(std::size_t count) {
    return counted(count, ImportPanel::tr("%1 picture that nothing names"),
                   ImportPanel::tr("%1 pictures that nothing names"));
}

ImportPanel::ImportPanel(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("importPanel"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeProgress());
    layout->addWidget(makeResult());
    m_details = new QTableWidget(0, FaultColumns, this);
    m_details->setObjectName(QStringLiteral("importDetails"));
    m_details->setAccessibleName(tr("What was left out, and why"));
    m_details->setHorizontalHeaderLabels({tr("File"), tr("Line"), tr("Reason")});
    m_details->horizontalHeaderItem(LineColumn)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_details->horizontalHeaderItem(FileColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_details->horizontalHeaderItem(ReasonColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_details->horizontalHeader()->resizeSection(FileColumn, kFileWidth);
    m_details->horizontalHeader()->resizeSection(LineColumn, kLineWidth);
    m_details->horizontalHeader()->setStretchLastSection(true);
    readByRow(m_details);
    m_details->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_details->setFixedHeight(kDetailsHeight);
    auto* copy = new QAction(tr("Copy"), m_details);
    copy->setObjectName(QStringLiteral("copyFaultsAction"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_details->addAction(copy);
    connect(copy, &QAction::triggered, this, &ImportPanel::copyFaults);
    layout->addWidget(m_details);
    m_leaves.setObjectName(QStringLiteral("importLeaves"));
    m_leaves.setSingleShot(true);
    m_leaves.setInterval(kResultMs);
    connect(&m_leaves, &QTimer::timeout, this, &ImportPanel::reset);
    refreshIcons();
    reset();
}

QWidget* ImportPanel::makeProgress() {
    m_progress = new QWidget(this);
    auto* layout = new QVBoxLayout(m_progress);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    m_progressText = new QLabel(m_progress);
    m_progressText->setObjectName(QStringLiteral("importProgressText"));
    m_progressText->setTextFormat(Qt::PlainText);
    m_cancel = new QPushButton(tr("Cancel import"), m_progress);
    m_cancel->setObjectName(QStringLiteral("importCancelButton"));
    m_cancel->setToolTip(tr("Stop reading; what was imported until now stays"));
    m_bar = new QProgressBar(m_progress);
    m_bar->setObjectName(QStringLiteral("importProgressBar"));
    m_bar->setAccessibleName(tr("Import progress"));
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_progressText, 1);
    row->addWidget(m_cancel);
    layout->addLayout(row);
    layout->addWidget(m_bar);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancelled = true;
        m_cancel->setEnabled(false);
        emit cancelRequested();
    });
    return m_progress;
}

QWidget* ImportPanel::makeResult() {
    m_result = new QWidget(this);
    auto* row = new QHBoxLayout(m_result);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    m_sign = new QLabel(m_result);
    m_sign->setObjectName(QStringLiteral("importSign"));
    m_resultText = makeCopyableText(m_result, "importResultText");
    m_show = new QToolButton(m_result);
    m_show->setObjectName(QStringLiteral("importShowButton"));
    m_show->setCheckable(true);
    m_help = new QToolButton(m_result);
    m_help->setObjectName(QStringLiteral("importHelpButton"));
    m_help->setText(tr("About these files"));
    m_help->setToolTip(tr("What the help says about files of this kind"));
    m_close = new QToolButton(m_result);
    m_close->setObjectName(QStringLiteral("importCloseButton"));
    m_close->setAccessibleName(tr("Close the import result"));
    m_close->setToolTip(tr("Close"));
    m_close->setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    row->addWidget(m_sign);
    row->addWidget(m_resultText, 1);
    row->addWidget(m_show);
    row->addWidget(m_help);
    row->addWidget(m_close);
    connect(m_show, &QToolButton::toggled, this, &ImportPanel::setDetailsShown);
    connect(m_help, &QToolButton::clicked, this, [this] { HelpWindow::of(*window()).showSection(m_helpHeading); });
    connect(m_close, &QToolButton::clicked, this, &ImportPanel::reset);
    return m_result;
}

void ImportPanel::setDetailsShown(bool shown) {
    m_details->setVisible(shown);
    m_show->setText(shown ? tr("Hide") : tr("Show"));
    m_show->setToolTip(shown ? tr("Fold the list") : tr("List every line and file that was left out, and why"));
}

void ImportPanel::showProgress(const QString& file, qint64 bytes, qint64 totalBytes, qint64 elements) {
    if (m_progress->isHidden()) {
        reset();
        m_progress->show();
        show();
    }
    const QString name =
        m_progressText->fontMetrics().elidedText(QFileInfo(file).fileName(), Qt::ElideMiddle, kNameWidth);
    const bool known = totalBytes > 0;
    QStringList parts{m_cancelled ? tr("Cancelling %1").arg(name) : tr("Importing %1").arg(name)};
    if (known) parts << tr("%1 of %2").arg(sizeText(bytes), sizeText(totalBytes));
    if (elements > 0) parts << tr("%1 elements").arg(numberText(elements));
    m_progressText->setText(parts.join(QStringLiteral(" · ")));
    m_progressText->setToolTip(file);
    m_bar->setRange(0, known ? kProgressSteps : 0);
    if (known)
        m_bar->setValue(
            static_cast<int>(static_cast<double>(bytes) / static_cast<double>(totalBytes) * kProgressSteps));
}

void ImportPanel::showReport(const ImportReport& report, const QStringList& besides) {
    if (m_cancelled && report.files == 0) return showCancelled();
    showResult(toldOf(report, besides));
}

void ImportPanel::showCancelled() {
    ImportTold told;
    told.text = tr("Import cancelled; what was read until then is in the workspace");
    told.isNothing = true;
    showResult(told);
}

void ImportPanel::showResult(const ImportTold& own) {
    reset();
    ImportTold told = own;
    if (const auto besides = takeUntold()) {
        told.text = tr("%1; %2").arg(own.text, besides->text);
        told.faults += besides->faults;
        told.more += besides->more;
    }
    const bool hasFaults = !told.faults.isEmpty() || told.more > 0;
    const Light light = !hasFaults       ? (told.isNothing ? Light::Skipped : Light::Green)
                        : told.isNothing ? Light::Red
                                         : Light::Amber;
    const QString sign = !hasFaults       ? (told.isNothing ? tr("Nothing new") : tr("All came in"))
                         : told.isNothing ? tr("Nothing came in")
                                          : tr("Some of it was left out");
    m_sign->setPixmap(lightIcon(light).pixmap(Tokens::kIconSmall));
    m_sign->setAccessibleName(sign);
    m_sign->setToolTip(sign);
    listFaults(told);
    m_show->setVisible(hasFaults);
    m_helpHeading = told.help;
    m_help->setVisible(hasFaults && !told.help.isEmpty());
    m_resultText->setText(sentenceOf(told));
    m_resultText->setToolTip(told.tip);
    m_result->show();
    show();
    if (!hasFaults && !m_keeps) m_leaves.start();
}

void ImportPanel::listFaults(const ImportTold& told) {
    const bool isMore = told.more > 0;
    m_details->setRowCount(static_cast<int>(told.faults.size()) + (isMore ? 1 : 0));
    const auto put = [this](int row, FaultColumn column, const QString& text, const QString& tip) {
        auto* item = new QTableWidgetItem(text);
        if (column == LineColumn) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(plainToolTip(tip));
        m_details->setItem(row, column, item);
    };
    int row = 0;
    for (const ImportFault& fault : told.faults) {
        put(row, FileColumn, QFileInfo(fault.file).fileName(), fault.file);
        put(row, LineColumn, fault.line > 0 ? numberText(fault.line) : QString(), {});
        put(row++, ReasonColumn, fault.reason, fault.reason);
    }
    if (isMore) put(row, ReasonColumn, tr("… and %1 more").arg(numberText(told.more)), {});
}

void ImportPanel::copyFaults() const {
    QStringList lines;
    for (int row = 0; row < m_details->rowCount(); ++row) {
        if (!m_details->selectionModel()->isRowSelected(row)) continue;
        QStringList cells;
        for (int column = 0; column < FaultColumns; ++column) {
            const auto* item = m_details->item(row, column);
            cells << (item ? item->text().simplified() : QString());
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    if (!lines.isEmpty()) QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ImportPanel::endProgress() {
    if (!m_progress->isHidden()) reset();
}

void ImportPanel::reset() {
    m_leaves.stop();
    m_cancelled = false;
    m_cancel->setEnabled(true);
    m_show->setChecked(false);
    setDetailsShown(false);
    m_details->setRowCount(0);
    m_progress->hide();
    m_result->hide();
    hide();
}

void ImportPanel::refreshIcons() {
    if (m_close) m_close->setIcon(Icons::icon(u"cancel"));
}

void ImportPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refreshIcons();
}

} // namespace chronoscope::ui
