// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <algorithm>
#include <string_view>

namespace chronoscope::ui {

namespace {
/// The first language of the desktop that the window has; English where there is none.
QString codeOf(const QLocale& locale) {
    for (const QString& name : locale.uiLanguages()) {
        const QString code = name.section(QLatin1Char('-'), 0, 0);
        const auto known = Language::choices();
        if (std::any_of(known.begin(), known.end(), [&](const auto& choice) { return choice.first == code; }))
            return code;
    }
    return QStringLiteral("en");
}

/// The desktop's own way with numbers where it speaks the language, such as Canada's French.
QLocale localeFor(const QString& code) {
    const QLocale system = QLocale::system();
    const QLocale plain(code);
    return system.language() == plain.language() ? system : plain;
}
} // namespace

QString Translation::translate(const char* context, const char* source, const char* note, int n) const {
    const QString found = QTranslator::translate(context, source, note, n);
    if (!found.isNull()) return found;
    const std::string_view whole(context);
    if (whole == "chronoscope::ui") return QTranslator::translate("Text", source, note, n);
    const auto colons = whole.rfind("::");
    return colons == std::string_view::npos ? QString() : QTranslator::translate(context + colons + 2, source, note, n);
}

QList<std::pair<QString, QString>> Language::choices() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("ko"), QStringLiteral("한국어")}};
}

Language::Language(const QString& chosen, const QString& numbers) {
    const auto known = choices();
    const bool isChosen =
        std::any_of(known.begin(), known.end(), [&](const auto& choice) { return choice.first == chosen; });
    const QString code = isChosen ? chosen : codeOf(QLocale::system());
    if (isChosen) m_locale = localeFor(code);
    const QLocale written(numbers);
    QLocale::setDefault(written.language() == QLocale::C ? m_locale : written);
    if (code == QLatin1String("en")) return;
    if (m_library.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_library);
    if (m_words.load(QStringLiteral(":/translations/chronoscope_") + code))
        QCoreApplication::installTranslator(&m_words);
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_library);
    QLocale::setDefault(m_before);
}

} // namespace chronoscope::ui
