// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/MenuKeys.h"

#include <QKeySequence>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

namespace chronoscope::ui {

namespace {
/// Behind words that have no such letters, as in "복사(&C)".
const QRegularExpression& letterBehind() {
    static const QRegularExpression behind(QStringLiteral("\\(&([A-Za-z])\\)"));
    return behind;
}

QChar letterOf(const QString& text) {
    const QString key = QKeySequence::mnemonic(text).toString(QKeySequence::PortableText); // "Alt+C"
    return key.isEmpty() ? QChar() : key.back();
}

bool isOf(const QAction& action, const QMenu& menu) {
    return action.parent() == &menu || (action.menu() && action.menu()->parent() == &menu);
}

QString withLetterBehind(QString text, const QSet<QChar>& taken) {
    const auto now = letterBehind().match(text);
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (!taken.contains(QLatin1Char(letter))) return text.replace(now.capturedStart(1), 1, QLatin1Char(letter));
    return text.remove(now.capturedStart(), now.capturedLength());
}

/// The first letter of a word that is free, else any that is.
QString withOtherLetter(const QString& text, const QSet<QChar>& taken) {
    if (letterBehind().match(text).hasMatch()) return withLetterBehind(text, taken);
    QString bare;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isMark = text[i] == u'&' && text.mid(i + 1, 1) != QLatin1String("&");
        if (!isMark) bare += text[i];
        if (text[i] == u'&' && !isMark) bare += text[++i];
    }
    const qsizetype end = bare.indexOf(u'\t') < 0 ? bare.size() : bare.indexOf(u'\t'); // keys stand behind
    for (const bool begins : {true, false})
        for (qsizetype i = 0; i < end; ++i) {
            const bool isBegin = i == 0 || !bare[i - 1].isLetterOrNumber();
            const bool isLetter = bare[i].isLetter() && bare[i].unicode() < 0x80;
            if (isLetter && isBegin == begins && !taken.contains(bare[i].toUpper())) return bare.insert(i, u'&');
        }
    return bare;
}
} // namespace

void keepKeysApart(QMenu& menu) {
    QSet<QChar> taken;
    const auto actions = menu.actions();
    for (const QAction* action : actions)
        if (!isOf(*action, menu) && !letterOf(action->text()).isNull()) taken.insert(letterOf(action->text()));
    for (QAction* action : actions) {
        if (!isOf(*action, menu) || letterOf(action->text()).isNull()) continue;
        if (taken.contains(letterOf(action->text()))) action->setText(withOtherLetter(action->text(), taken));
        if (!letterOf(action->text()).isNull()) taken.insert(letterOf(action->text()));
    }
}

} // namespace chronoscope::ui
