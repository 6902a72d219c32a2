// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/DiagnosticsDialog.h"

#include "ui/views/CoreWords.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace chronoscope::ui {

DiagnosticsDialog::DiagnosticsDialog(Gather gather, bool hasWorkspace, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent), m_gather(std::move(gather)), m_dialogs(dialogs), m_list(new QListWidget),
      m_text(new QPlainTextEdit), m_replies(new QCheckBox(tr("Put the newest &replies in, word for word"))),
      m_state(new QLabel) {
    setObjectName(QStringLiteral("diagnosticsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Diagnostic bundle"));
    auto* about = new QLabel(tr("What helps others to find a mistake, in one file that you can send them. This is all "
                                "that it holds; keys are never in it."));
    about->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("diagnosticsList"));
    m_list->setAccessibleName(tr("Files of the bundle"));
    m_text->setObjectName(QStringLiteral("diagnosticsText"));
    m_text->setAccessibleName(tr("What the chosen file holds"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_replies->setObjectName(QStringLiteral("diagnosticsReplies"));
    m_replies->setEnabled(hasWorkspace);
    m_replies->setToolTip(hasWorkspace ? tr("They may be anybody's data: look at them before you send them")
                                       : tr("No workspace is open"));
    auto* parts = new QSplitter;
    parts->addWidget(m_list);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("diagnosticsSave"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(parts, 1);
    layout->addWidget(m_replies);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    resize(860, 520);
    connect(m_list, &QListWidget::currentRowChanged, this, &DiagnosticsDialog::showPart);
    connect(m_replies, &QCheckBox::toggled, this, [this] { this->gather(); });
    connect(m_save, &QPushButton::clicked, this, &DiagnosticsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    this->gather();
}

void DiagnosticsDialog::gather() {
    m_save->setEnabled(false);
    m_state->setText(tr("Gathering…"));
    m_queue.run(
        this, "parts", [gather = m_gather, withReplies = m_replies->isChecked()] { return gather(withReplies); },
        [this](std::vector<diagnose::BundlePart> parts) { show(std::move(parts)); });
}

void DiagnosticsDialog::show(std::vector<diagnose::BundlePart> parts) {
    const int row = std::max(0, m_list->currentRow());
    m_parts = std::move(parts);
    m_list->clear();
    qsizetype bytes = 0;
    for (const diagnose::BundlePart& part : m_parts) {
        bytes += static_cast<qsizetype>(part.text.size());
        auto* item = new QListWidgetItem(QString::fromStdString(part.name), m_list);
        item->setToolTip(coreWords(part.what));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_state->setText(tr("%n files, %1 before they are packed", nullptr, m_list->count())
                         .arg(QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat)));
    m_save->setEnabled(true);
}

void DiagnosticsDialog::showPart(int row) {
    m_text->setPlainText(row < 0 ? QString() : QString::fromStdString(m_parts[static_cast<std::size_t>(row)].text));
}

void DiagnosticsDialog::save() {
    FileQuestion question;
    question.wants = FileQuestion::Wants::NewFile;
    question.kind = "diagnostics";
    question.title = tr("Save the diagnostic bundle");
    question.filter = tr("ZIP files (*.zip)");
    question.suggestion = QStringLiteral("chronoscope-diagnostics.zip");
    m_dialogs.chooseFile(this, question, [this](const QString& path) {
        m_queue.run(
            this, "save", [parts = m_parts, file = path.toStdString()] { return diagnose::saveBundle(parts, file); },
            [this, path](const Status& status) {
                if (!status)
                    return m_dialogs.showProblem(this, tr("The bundle could not be saved"), coreWords(status.error()));
                emit saved(path);
                close();
            });
    });
}

} // namespace chronoscope::ui
