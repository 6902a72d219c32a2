// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/NumberNote.h"

#include "ui/help/HelpWindow.h"
#include "ui/help/NumberBook.h"
#include "ui/theme/Tokens.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kNoteWidth = 520;

QLabel* makeWords(const char* name, const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus); // it is read, and Tab goes to what can be pressed
    return label;
}
} // namespace

NumberNote::NumberNote(const QString& key, const QString& value, const QString& command, const QString& column,
                       QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("numberNote"));
    setAttribute(Qt::WA_DeleteOnClose);
    const auto book = numberBook();
    const NumberEntry* entry = findNumber(book, key);
    setWindowTitle(entry ? entry->title : tr("What is this number?"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Tokens::kSpace12);
    auto* rows = new QFormLayout;
    rows->setVerticalSpacing(Tokens::kSpace12);
    rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    const auto add = [&](const char* name, const QString& title, const QString& text) {
        if (!text.isEmpty()) rows->addRow(title, makeWords(name, text, this));
    };
    add("noteValue", tr("Selected"), value);
    add("noteColumn", tr("Its column"), columnNote(column, key));
    const bool isNumber = isNumberColumn(column, key); // else its column says what it is
    if (entry && !isNumber) {
        add("noteSource", tr("Source"), entry->source);
    } else if (entry) {
        add("noteDefinition", tr("What it is"), entry->definition);
        add("noteFormula", tr("Formula"), entry->formula);
        add("noteCounted", tr("Counted"), entry->counted);
        add("noteSource", tr("Source"), entry->source);
    } else {
        add("noteDefinition", tr("What it is"), tr("The help says what the numbers of this page are."));
    }
    add("noteCommand", tr("Command line"),
        command.isEmpty() ? tr("The command line has no report of this; Export… writes the table as CSV.") : command);
    layout->addLayout(rows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    if (!command.isEmpty()) {
        auto* copy = buttons->addButton(tr("Copy &command"), QDialogButtonBox::ActionRole);
        copy->setObjectName(QStringLiteral("noteCopyCommand"));
        copy->setAutoDefault(false);
        connect(copy, &QPushButton::clicked, this, [command] { QGuiApplication::clipboard()->setText(command); });
    }
    if (entry && !entry->help.isEmpty()) {
        auto* help = buttons->addButton(tr("More in the &help"), QDialogButtonBox::HelpRole);
        help->setObjectName(QStringLiteral("noteHelp"));
        help->setAutoDefault(false);
        connect(help, &QPushButton::clicked, this, [this, heading = entry->help] {
            HelpWindow::of(*window()->parentWidget()).showSection(heading);
            close();
        });
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    layout->addWidget(buttons);
    resize(kNoteWidth, sizeHint().height());
}

NumberNote* NumberNote::present(const QString& key, const QString& value, const QString& command, QWidget* over,
                                const QString& column) {
    if (auto* before = over->window()->findChild<NumberNote*>()) before->close();
    auto* note = new NumberNote(key, value, command, column, over->window());
    note->show();
    return note;
}

} // namespace chronoscope::ui
