// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ImportPanel.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElementView.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

using benchmark::ImportReport;

namespace {
constexpr int kProgressSteps = 1000;
constexpr int kNameWidth = 320;
constexpr int kDetailsHeight = 140;
constexpr int kResultMs = 8000; ///< to read one line

QString counted(std::size_t number, const QString& one, const QString& many) {
    return (number == 1 ? one : many).arg(numberText(static_cast<qint64>(number)));
}

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

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
    if (report.already > 0)
        parts << counted(report.already, ImportPanel::tr("%1 was there"), ImportPanel::tr("%1 were there"));
    if (report.skippedCount > report.inPartCount)
        parts << counted(report.skippedCount - report.inPartCount, ImportPanel::tr("%1 line skipped"),
                         ImportPanel::tr("%1 lines skipped"));
    if (report.inPartCount > 0)
        parts << counted(report.inPartCount, ImportPanel::tr("%1 line imported in part"),
                         ImportPanel::tr("%1 lines imported in part"));
    if (!report.ignoredFiles.empty())
        parts << counted(report.ignoredFiles.size(), ImportPanel::tr("%1 other file left out"),
                         ImportPanel::tr("%1 other files left out"));
    return parts.join(QStringLiteral(", "));
}

/// "file:line: reason", one a line.
QString details(const ImportReport& report) {
    QStringList lines;
    for (const benchmark::Skipped& skipped : report.skipped) {
        const QString file = QString::fromStdString(skipped.file);
        const QString place =
            skipped.line == 0 ? file : QStringLiteral("%1:%2").arg(file, QString::number(skipped.line));
        lines << ImportPanel::tr("%1: %2").arg(place, QString::fromStdString(skipped.reason));
    }
    if (report.skippedCount > report.skipped.size())
        lines << ImportPanel::tr("… and %1 more")
                     .arg(numberText(static_cast<qint64>(report.skippedCount - report.skipped.size())));
    for (const std::string& file : report.ignoredFiles)
        lines << ImportPanel::tr("%1: not a benchmark file").arg(QString::fromStdString(file));
    return lines.join(QLatin1Char('\n'));
}
} // namespace

ImportPanel::ImportPanel(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("importPanel"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeProgress());
    layout->addWidget(makeResult());
    m_details = new QPlainTextEdit(this);
    m_details->setObjectName(QStringLiteral("importDetails"));
    m_details->setAccessibleName(tr("What was left out, and why"));
    m_details->setReadOnly(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setTabChangesFocus(true);
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_details->setFixedHeight(kDetailsHeight);
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
    m_resultText = new QLabel(m_result);
    m_resultText->setObjectName(QStringLiteral("importResultText"));
    m_resultText->setTextFormat(Qt::PlainText);
    m_resultText->setWordWrap(true);
    m_resultText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_show = new QToolButton(m_result);
    m_show->setObjectName(QStringLiteral("importShowButton"));
    m_show->setCheckable(true);
    m_close = new QToolButton(m_result);
    m_close->setObjectName(QStringLiteral("importCloseButton"));
    m_close->setAccessibleName(tr("Close the import result"));
    m_close->setToolTip(tr("Close"));
    m_close->setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    row->addWidget(m_resultText, 1);
    row->addWidget(m_show);
    row->addWidget(m_close);
    connect(m_show, &QToolButton::toggled, this, &ImportPanel::setDetailsShown);
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

void ImportPanel::showReport(const ImportReport& report) {
    const bool nothing = m_cancelled && report.files == 0;
    showResult(nothing ? tr("Import cancelled; what was read until then is in the workspace") : summary(report),
               details(report),
               report.withoutChoices == 0
                   ? QString()
                   : tr("%1 of what was read lack exactly three distractors: multiple choice leaves them out")
                         .arg(numberText(static_cast<qint64>(report.withoutChoices))));
}

void ImportPanel::showResult(const QString& text, const QString& list, const QString& tip) {
    reset();
    m_details->setPlainText(list);
    m_show->setVisible(!list.isEmpty());
    m_resultText->setText(text);
    m_resultText->setToolTip(tip);
    m_result->show();
    show();
    if (list.isEmpty()) m_leaves.start();
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
    m_details->clear();
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
