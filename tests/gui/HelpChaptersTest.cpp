// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Story.h"
#include "ui/settings/Language.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

namespace chronoscope::test::helpChaptersTest {

namespace {
constexpr const char* kLanguages[] = {"fr", "ko"};
constexpr const char* kChapters[] = {"start",      "reading",    "traversal", "robustness", "mined", "building",
                                     "annotating", "statistics", "trouble",   "words",      "keys"};

struct Heading {
    int level = 0;
    QString text;
};

/// As the help window reads it. False where there is no such file.
bool readChapter(const QString& path, QTextDocument& chapter) {
    QFile file(QStringLiteral(":/help/") + path + QStringLiteral(".md"));
    if (!file.open(QIODevice::ReadOnly)) return false;
    chapter.setMarkdown(QString::fromUtf8(file.readAll()));
    return true;
}

QList<Heading> headingsOf(const QTextDocument& chapter) {
    QList<Heading> all;
    for (QTextBlock block = chapter.begin(); block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel(); level > 0) all << Heading{level, block.text()};
    return all;
}
} // namespace

class HelpChaptersTest : public QObject {
    Q_OBJECT

private slots:
    void chaptersInOtherLanguagesHaveTheSameSections_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("chapter");
        for (const char* language : kLanguages)
            for (const char* chapter : kChapters)
                QTest::addRow("%s/%s", language, chapter)
                    << QString::fromLatin1(language) << QString::fromLatin1(chapter);
    }

    /// In the same order, and called as the list of the help calls them.
    void chaptersInOtherLanguagesHaveTheSameSections() {
        QFETCH(const QString, language);
        QFETCH(const QString, chapter);
        QTextDocument english;
        QTextDocument own;
        QVERIFY(readChapter(chapter, english));
        QVERIFY(readChapter(language + QLatin1Char('/') + chapter, own));
        ui::Translation words;
        QVERIFY(words.load(QStringLiteral(":/translations/chronoscope_") + language));
        const QList<Heading> expected = headingsOf(english);
        const QList<Heading> found = headingsOf(own);
        QVERIFY(!expected.isEmpty());
        QCOMPARE(found.size(), expected.size());
        QCOMPARE(own.blockCount(), english.blockCount()); // one that was added to the English only is seen
        for (qsizetype i = 0; i < found.size(); ++i) {
            QCOMPARE(found.at(i).level, expected.at(i).level);
            QCOMPARE(found.at(i).text,
                     words.translate("chronoscope::ui::HelpWindow", expected.at(i).text.toUtf8().constData()));
        }
    }

    void theListOfTheDocumentationHasEveryChapter() {
        QFile file(QFINDTESTDATA("../../docs/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString list = QString::fromUtf8(file.readAll());
        for (const char* chapter : kChapters)
            QVERIFY2(list.contains(QStringLiteral("(../resources/help/%1.md)").arg(QLatin1String(chapter))), chapter);
    }

    void noMarkOfMarkdownIsLeftInAText_data() {
        QTest::addColumn<QString>("path");
        for (const char* chapter : kChapters) {
            QTest::addRow("%s", chapter) << QString::fromLatin1(chapter);
            for (const char* language : kLanguages)
                QTest::addRow("%s/%s", language, chapter)
                    << QStringLiteral("%1/%2").arg(QLatin1String(language), QLatin1String(chapter));
        }
    }

    /// A star or a backtick that is seen is one that has found no other to close it.
    void noMarkOfMarkdownIsLeftInAText() {
        QFETCH(const QString, path);
        QTextDocument chapter;
        QVERIFY(readChapter(path, chapter));
        QVERIFY(chapter.blockCount() > 3);
        for (QTextBlock block = chapter.begin(); block.isValid(); block = block.next())
            QVERIFY2(!block.text().contains(QLatin1Char('*')) && !block.text().contains(QLatin1Char('`')),
                     qPrintable(block.text()));
    }

    void theUsualButtonsAreInTheLanguageWhereQtsOwnFilesAreNotInstalled_data() {
        QTest::addColumn<QString>("close");
        QTest::addColumn<QString>("cancel");
        QTest::newRow("fr") << "Fermer"
                            << "Annuler";
        QTest::newRow("ko") << "닫기"
                            << "취소";
    }
    void theUsualButtonsAreInTheLanguageWhereQtsOwnFilesAreNotInstalled() {
        QFETCH(const QString, close);
        QFETCH(const QString, cancel);
        QDialogButtonBox::StandardButtons every;
        for (int one = QDialogButtonBox::FirstButton; one <= QDialogButtonBox::LastButton; one <<= 1)
            every |= static_cast<QDialogButtonBox::StandardButton>(one);
        const QDialogButtonBox english(every);
        ui::Translation ours; // and no other
        QVERIFY(ours.load(QStringLiteral(":/translations/chronoscope_") + QLatin1String(QTest::currentDataTag())));
        QCoreApplication::installTranslator(&ours);
        const QDialogButtonBox box(every);
        QCoreApplication::removeTranslator(&ours);
        QVERIFY(english.buttons().size() > 15);
        for (int one = QDialogButtonBox::FirstButton; one <= QDialogButtonBox::LastButton; one <<= 1) {
            const auto which = static_cast<QDialogButtonBox::StandardButton>(one);
            const QString source = english.button(which)->text();
            const QString word = ours.translate("QPlatformTheme", source.toUtf8().constData());
            QVERIFY2(!word.isEmpty(), qPrintable(source));
            QCOMPARE(box.button(which)->text(), word);
        }
        QCOMPARE(box.button(QDialogButtonBox::Close)->text(), close);
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text(), cancel);
    }
};

} // namespace chronoscope::test::helpChaptersTest

CHRONOSCOPE_STORY(helpChaptersTest, HelpChaptersTest)
#include "HelpChaptersTest.moc"
