// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LongWords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>

namespace chronoscope::ui {

namespace {
constexpr QChar kNoWidth(0x200B); ///< a space that is not seen
}

QString breakable(const QString& text) {
    constexpr int kLongestPart = 40; // letters
    QString broken;
    int length = 0;
    for (const QChar c : text) {
        if (length >= kLongestPart && !c.isSpace() && !c.isLowSurrogate()) {
            broken += kNoWidth;
            length = 0;
        }
        broken += c;
        length = c.isSpace() ? 0 : length + 1;
        if (c == u'&') {
            broken += kNoWidth;
            length = 0;
        }
    }
    return broken;
}

void copyUnbroken(QLabel* label) {
    QClipboard* clipboard = QGuiApplication::clipboard();
    QObject::connect(clipboard, &QClipboard::changed, label, [label, clipboard](QClipboard::Mode mode) {
        const bool isOurs = mode == QClipboard::Selection ? clipboard->ownsSelection() : clipboard->ownsClipboard();
        if (!isOurs || !label->hasSelectedText()) return;
        QString text = clipboard->text(mode);
        if (text.contains(kNoWidth)) clipboard->setText(text.remove(kNoWidth), mode);
    });
}

} // namespace chronoscope::ui
