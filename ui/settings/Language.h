// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QTranslator>

#include <utility>

namespace chronoscope::ui {

/// The words of one language, read from a file that lrelease made. lupdate knows some classes by the last part of
/// their name alone, so words are looked for there, too.
class Translation : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* note = nullptr, int n = -1) const override;
};

/// What the window says, and how it writes numbers, for as long as it lives. Made after the application and before
/// the first widget, for words stay as they were when they were asked for. What is exported does not depend on it.
/// GUI thread.
class Language {
public:
    /// What can be chosen: the code that is kept, and what the language calls itself.
    static QList<std::pair<QString, QString>> choices();

    /// `chosen` is a code of choices(); any other, such as "system", is what the desktop says. `numbers` is the code of
    /// a language that writes them; any other, such as "language", leaves them to the language of the words.
    explicit Language(const QString& chosen, const QString& numbers = {});
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// How the language of the words writes dates.
    const QLocale& locale() const { return m_locale; }
    /// Whether there are words of it: not for English, which stands in the program itself.
    bool isTranslated() const { return !m_words.isEmpty(); }

private:
    QLocale m_before;
    QLocale m_locale;
    QTranslator m_library; ///< Qt's own words
    Translation m_words;
};

} // namespace chronoscope::ui
