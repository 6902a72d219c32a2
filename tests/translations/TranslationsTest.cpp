// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

// The files of translations themselves: whether all is translated, and each translation has what its source has. That
// they hold every word of the sources is for packaging/translations.sh --check.

namespace {

struct Message {
    QString context;
    QString source;
    QStringList forms; ///< of a plural; else one
    bool isNumerous = false;
    bool isFinished = true;
};

std::vector<Message> messagesOf(const QString& language) {
    QFile file(QStringLiteral(CHRONOSCOPE_TRANSLATIONS "/chronoscope_%1.ts").arg(language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::vector<Message> all;
    QString context;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        const auto name = xml.name();
        if (xml.isStartElement()) {
            if (name == QLatin1String("name")) context = xml.readElementText();
            if (name == QLatin1String("message")) {
                message = {context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")};
            } else if (name == QLatin1String("source")) {
                message.source = xml.readElementText();
            } else if (name == QLatin1String("translation")) {
                message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
                if (!message.isNumerous) message.forms << xml.readElementText();
            } else if (name == QLatin1String("numerusform")) {
                message.forms << xml.readElementText();
            }
        } else if (xml.isEndElement() && name == QLatin1String("message")) {
            all.push_back(message);
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

/// The places that the program fills, in the order of their names: %1, %n, %v of a progress bar, {year}.
QStringList places(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?[0-9]+|%[nvm](?![a-z])|\\{[a-zA-Z]+\\}"));
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

qsizetype mnemonics(const QString& text) {
    static const QRegularExpression letter(QStringLiteral("&\\w"), QRegularExpression::UseUnicodePropertiesOption);
    return text.count(letter);
}

/// What is wrong with one form of a translation; empty where nothing is.
QString faultOf(const Message& message, const QString& form) {
    const QString& source = message.source;
    if (form.trimmed().isEmpty()) return QStringLiteral("is empty");
    if (places(source) != places(form)) return QStringLiteral("has other places");
    if (mnemonics(source) != mnemonics(form)) return QStringLiteral("has another count of mnemonics");
    if (source.count(QLatin1Char('\n')) != form.count(QLatin1Char('\n'))) return QStringLiteral("has other lines");
    const auto isSpace = [](const QString& text, qsizetype at) { return !text.isEmpty() && text[at].isSpace(); };
    if (isSpace(source, 0) != isSpace(form, 0) || isSpace(source, source.size() - 1) != isSpace(form, form.size() - 1))
        return QStringLiteral("has another space at an end");
    const auto goesOn = [](const QString& text) { // three dots are Qt's own sources'
        return text.endsWith(QStringLiteral("…")) || text.endsWith(QLatin1String("..."));
    };
    if (goesOn(source) != goesOn(form) && !source.startsWith(QStringLiteral("…")))
        return QStringLiteral("has, or lacks, “…” at its end");
    if (source.count(QLatin1String(";;")) != form.count(QLatin1String(";;")))
        return QStringLiteral("has another number of kinds of files");
    return {};
}

struct Case {
    const char* language;
    int forms; ///< of a plural
};

class Translations : public testing::TestWithParam<Case> {};

TEST_P(Translations, AreAllThereWithThePlacesMnemonicsAndPluralsOfTheirSources) {
    const auto messages = messagesOf(QLatin1String(GetParam().language));
    ASSERT_GT(messages.size(), 1000u);
    for (const Message& message : messages) {
        SCOPED_TRACE(QStringLiteral("%1: “%2”").arg(message.context, message.source).toStdString());
        EXPECT_TRUE(message.isFinished);
        EXPECT_EQ(message.forms.size(), message.isNumerous ? GetParam().forms : 1);
        for (const QString& form : message.forms)
            EXPECT_EQ(faultOf(message, form).toStdString(), "") << form.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(OfTheWindow, Translations, testing::Values(Case{"fr", 2}, Case{"ko", 1}),
                         [](const auto& one) { return std::string(one.param.language); });

TEST(TranslationsOf, BothLanguagesHaveTheSameWords) {
    const auto sources = [](const char* language) {
        QStringList all;
        for (const Message& message : messagesOf(QLatin1String(language)))
            all << message.context + QLatin1Char('/') + message.source;
        all.sort();
        return all;
    };
    EXPECT_EQ(sources("fr"), sources("ko"));
}

TEST(TranslationsOf, FaultsAreFound) {
    const Message message{QStringLiteral("Page"), QStringLiteral("&Open %1 of %2…"), {}};
    EXPECT_EQ(faultOf(message, QStringLiteral("&Ouvrir %1 sur %2…")), QString());
    EXPECT_EQ(faultOf(message, QStringLiteral("열기(&O) %2 중 %1…")), QString());
    for (const char* bad : {"", "&Ouvrir %1…", "&Ouvrir %1 sur %3…", "Ouvrir %1 sur %2…", "&Ouvrir\n%1 sur %2…",
                            " &Ouvrir %1 sur %2…", "&Ouvrir %1 sur %2"})
        EXPECT_NE(faultOf(message, QString::fromUtf8(bad)), QString()) << bad;
}

} // namespace
