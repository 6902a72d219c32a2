// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "core/studies/mined/AnswerVoices.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/mined/PictureView.h"
#include "ui/studies/mined/RatingView.h"
#include "ui/views/SavedBar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>

#include <cmath>
#include <cstdlib>

namespace chronoscope::test::ratingStory {

using ui::MinedPage;

/// The human study: items are rated with the keys and the mouse, by two persons, and go into a file and back.
class RatingStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        m_page = m_stage->window->findChild<MinedPage*>();
        choose(m_stage->find<QComboBox>("minedView"), QStringLiteral("Rate items"));
        QTRY_VERIFY(m_page->rating()->isVisible());
        QCOMPARE(m_stage->find<QLineEdit>("ratingAnnotator")->text(), // as annotations have it
                 QString::fromStdString(m_stage->window->annotations().author()));
        sayWhoRates(QStringLiteral("ann"));
    }
    void cleanupTestCase() { m_stage.reset(); }

    void theFirstItemIsShownWithItsPicturesAndAttributes() {
        QTRY_COMPARE(progress(), QStringLiteral("1 of 4 · 0 rated"));
        QTRY_VERIFY(words("ratingTitle").startsWith(QStringLiteral("Ardania · T.A")));
        QTRY_VERIFY(!m_stage->find<ui::PictureView>("ratingPicture")->picture().isNull());
        QVERIFY(!m_stage->find<ui::PictureView>("ratingOtherPicture")->picture().isNull());
        QVERIFY(m_stage->find<QPlainTextEdit>("ratingWords")
                    ->toPlainText()
                    .startsWith(QStringLiteral("Ardania Elder · 1997 – 2011\nArdania Younger · 2011 – now")));
        QCOMPARE(number(1)->text(), QStringLiteral("–"));
        QVERIFY(!m_stage->find<QPushButton>("ratingPrevious")->isEnabled());
    }

    void sliderAndWordsOfAScoreStandInOneLine() {
        for (const int at : {1, 2}) {
            auto* name = m_stage->find<QLabel>(qPrintable(QStringLiteral("ratingName%1").arg(at)));
            const auto middle = [](const QWidget* widget) { return widget->geometry().center().y(); };
            QVERIFY2(std::abs(middle(name) - middle(slider(at))) <= 2, qPrintable(name->text()));
        }
    }

    void oneComesToRateAndTypesAtOnce() {
        auto* views = m_stage->combo("minedView");
        for (int time = 0; time < 2; ++time) {
            views->setFocus();
            QTest::keyClick(views, Qt::Key_Up);
            QTRY_COMPARE(m_page->view(), MinedPage::View::Audit);
            QTRY_VERIFY(!m_page->rating()->isVisible());
            QVERIFY(views->hasFocus());
            QTest::keyClick(views, Qt::Key_Down);
            QTRY_VERIFY(slider(1)->hasFocus());
            QTest::keyClick(slider(1), Qt::Key_Down); // one step too many
            QVERIFY(number(1)->value() < 0);          // rates nothing
        }
        sayWhoRates(QStringLiteral("ann")); // as before
        QTRY_VERIFY(slider(1)->hasFocus());
        sayWhoRates(QStringLiteral("someone else"));
        QTRY_VERIFY(slider(1)->hasFocus());
        sayWhoRates(QStringLiteral("ann"));
        QTRY_VERIFY(slider(1)->isEnabled() && slider(1)->hasFocus());
    }

    void nothingOfAnItemIsInspectedBesideARater() {
        ui::Selection item;
        item.study = ui::StudySelection{"mined", 0, {}, {}, 1, mined::unitKeyOf(false), {}};
        m_stage->session->select(item); // as another view, or a list, does
        QVERIFY(!m_stage->session->selection().study);
        m_stage->window->showPage(QStringLiteral("runs"));
        m_stage->session->select(item);
        QVERIFY(m_stage->session->selection().study);
        m_stage->window->showPage(QStringLiteral("mined"));
        QVERIFY(!m_stage->session->selection().study);
    }

    void aScoreIsGivenWithTheSliderOrAsANumber() {
        QTRY_VERIFY(slider(1)->isEnabled());
        QCOMPARE(m_stage->find<QLabel>("ratingWorst1")->text(), QStringLiteral("0 · wrong throughout"));
        QCOMPARE(m_stage->find<QLabel>("ratingBest2")->text(), QStringLiteral("10 · shows it beyond doubt"));
        slider(1)->setFocus();
        QTest::keyClick(slider(1), Qt::Key_End);
        QTest::keyClick(slider(1), Qt::Key_Left);
        QCOMPARE(number(1)->value(), 9.5);
        QCOMPARE(progress(), QStringLiteral("1 of 4 · 0 rated")); // the other one is still to be said
        number(2)->setFocus();
        number(2)->selectAll();
        QTest::keyClicks(number(2), number(2)->locale().toString(8.5, 'f', 1));
        QCOMPARE(progress(), QStringLiteral("1 of 4 · 1 rated")); // before it is left
        QTest::keyClick(number(2), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
        QTRY_VERIFY(words("ratingTitle").startsWith(QStringLiteral("Nordwerk")));
        QTRY_VERIFY(slider(1)->hasFocus()); // the keys go on with the next item
        QCOMPARE(number(1)->text(), QStringLiteral("–"));
        QTRY_VERIFY2(words("ratingNumbers").contains(QStringLiteral("Quality of the textual data 9")),
                     qPrintable(words("ratingNumbers")));
        QVERIFY(words("ratingNumbers").contains(QStringLiteral("s an item")));
        QVERIFY2(words("ratingNumbers").contains(QStringLiteral("(n = 1)")), qPrintable(words("ratingNumbers")));
    }

    void aDigitIsTheRatingWhereverItIsTyped() {
        QTRY_VERIFY(slider(1)->hasFocus());
        QTest::keyClick(slider(1), Qt::Key_7);
        QCOMPARE(number(1)->value(), 7.0);
        QVERIFY(number(1)->hasFocus()); // what follows belongs to it
        slider(1)->setFocus();
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_0})
            QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(number(1)->value(), 10.0);
        auto* next = m_stage->find<QPushButton>("ratingNext");
        next->setFocus();
        QTest::keyClick(next, Qt::Key_6); // of what is not rated yet
        QCOMPARE(number(1)->value(), 10.0);
        QCOMPARE(number(2)->value(), 6.0);
        QCOMPARE(progress(), QStringLiteral("2 of 4 · 2 rated"));
        for (const int at : {1, 2})
            number(at)->setValue(number(at)->minimum());
        QCOMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
    }

    void whatIsNotRatedHasNoHandleAndTheWorstCanBeSaid() {
        QTRY_VERIFY(slider(2)->isEnabled());
        QCOMPARE(number(2)->text(), QStringLiteral("–"));
        slider(2)->setFocus();
        const QImage unrated = slider(2)->grab().toImage();
        QTest::keyClick(slider(2), Qt::Key_Home); // the value stays 0
        QCOMPARE(number(2)->value(), 0.0);
        QVERIFY(slider(2)->grab().toImage() != unrated);
        number(2)->setValue(number(2)->minimum());
        number(2)->setFocus();
        QTest::keyClick(number(2), Qt::Key_End); // behind the dash, as a click stands
        QTest::keyClick(number(2), Qt::Key_8);
        QCOMPARE(number(2)->value(), 8.0);
        number(2)->setValue(number(2)->minimum());
        slider(2)->setFocus();
        QCOMPARE(slider(2)->grab().toImage(), unrated);
        slider(1)->setFocus();
        QVERIFY(slider(2)->grab().toImage() != unrated); // where the keys go is seen without a handle, too
    }

    void aClickPutsTheSliderWhereItIsClicked() {
        QTRY_VERIFY(slider(2)->isEnabled());
        const auto click = [this](double part) {
            const QPoint place(static_cast<int>(part * slider(2)->width()), slider(2)->height() / 2);
            QTest::mouseClick(slider(2), Qt::LeftButton, {}, place);
            return number(2)->value();
        };
        const auto isAbout = [](double score, double wanted) { return std::abs(score - wanted) <= 0.5; };
        QCOMPARE(number(2)->text(), QStringLiteral("–"));
        QVERIFY2(isAbout(click(0.8), 8), qPrintable(number(2)->text())); // of what is not rated yet
        QVERIFY2(isAbout(click(0.3), 3), qPrintable(number(2)->text())); // and of what is
        number(2)->setValue(number(2)->minimum());
        QCOMPARE(click(0.0), 0.0); // where no handle is seen
        number(2)->setValue(number(2)->minimum());
        QCOMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
    }

    void whatWasSaidIsThereAgainAndCanBeChanged() {
        QTest::mouseClick(m_stage->find<QPushButton>("ratingPrevious"), Qt::LeftButton);
        QTRY_COMPARE(progress(), QStringLiteral("1 of 4 · 1 rated"));
        QTRY_COMPARE(number(1)->value(), 9.5);
        QTRY_VERIFY(slider(2)->isEnabled());
        QCOMPARE(number(2)->value(), 8.5);
        QCOMPARE(slider(2)->value(), 17);
        number(1)->setFocus();
        QTest::keyClick(number(1), Qt::Key_Return); // Enter goes on
        QVERIFY(slider(2)->hasFocus());
        QTest::keyClick(slider(2), Qt::Key_Home);
        QCOMPARE(number(2)->value(), 0.0);
        QTest::keyClick(slider(2), Qt::Key_Return);
        QTRY_COMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
        QTRY_VERIFY(slider(1)->hasFocus());
    }

    void aContextIsRatedWithTextsOfOnesOwn() {
        choose(m_stage->find<QComboBox>("ratingKind"), QStringLiteral("Contexts"));
        QTRY_COMPARE(progress(), QStringLiteral("1 of 3 · 0 rated"));
        QTRY_VERIFY(
            m_stage->find<QPlainTextEdit>("ratingWords")->toPlainText().startsWith(QStringLiteral("In 2015, ")));
        QTRY_VERIFY(slider(1)->isEnabled());
        QVERIFY2(!words("ratingNumbers").contains(QStringLiteral("Quality of")), qPrintable(words("ratingNumbers")));
        for (const int at : {1, 2}) {
            auto* text = m_stage->find<QPlainTextEdit>(qPrintable(QStringLiteral("ratingText%1").arg(at)));
            QVERIFY(text->isVisible());
            text->setFocus();
            QTest::keyClicks(text, QStringLiteral("Younger led it in 2015."));
            QTest::keyClick(slider(at), Qt::Key_End);
        }
        QTest::keyClick(slider(2), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(progress(), QStringLiteral("2 of 3 · 1 rated"));
    }

    void anotherPersonsRatingsAreKeptApartAndBothGoIntoAFile() {
        choose(m_stage->find<QComboBox>("ratingKind"), QStringLiteral("Data of entities"));
        sayWhoRates(QStringLiteral("bob"));
        QTRY_COMPARE(progress(), QStringLiteral("1 of 4 · 0 rated"));
        QTRY_VERIFY(words("ratingTitle").startsWith(QStringLiteral("Ardania")) && slider(1)->isEnabled());
        QCOMPARE(number(1)->text(), QStringLiteral("–")); // what ann said of it is hers
        for (const int at : {1, 2})
            QTest::keyClick(slider(at), Qt::Key_End);
        QTest::mouseClick(m_stage->find<QPushButton>("ratingNext"), Qt::LeftButton);
        QTRY_COMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
        const QString file = m_stage->path(QStringLiteral("ratings.jsonl"));
        m_stage->dialogs.answers << file;
        QTest::mouseClick(m_stage->find<QPushButton>("ratingSave"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(file));
        auto* bar = ui::SavedBar::of(*m_stage->window);
        QTRY_VERIFY(bar->isVisible() && bar->text().contains(file));
        for (const char* button : {"noticeButton", "showInFolderButton"})
            QVERIFY2(bar->findChild<QPushButton*>(QLatin1String(button))->isVisible(), button);
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray lines = saved.readAll();
        QCOMPARE(lines.count('\n'), 3);
        QVERIFY(lines.contains("\"annotator\":\"bob\""));
        QVERIFY(lines.contains("Younger led it in 2015."));
    }

    void aFileIsReadAndWhatIsNoneIsTold() {
        const QString file = m_stage->path(QStringLiteral("bad.jsonl"));
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("nonsense\n") > 0);
        bad.close();
        m_stage->dialogs.answers << file;
        QTest::mouseClick(m_stage->find<QPushButton>("ratingLoad"), Qt::LeftButton);
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(m_stage->dialogs.problems.first().contains(QStringLiteral("line 1")));
        m_stage->dialogs.problems.clear();
        QTRY_COMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
        m_stage->dialogs.answers << m_stage->path(QStringLiteral("ratings.jsonl"));
        QTest::mouseClick(m_stage->find<QPushButton>("ratingLoad"), Qt::LeftButton);
        QTRY_COMPARE(progress(), QStringLiteral("2 of 4 · 1 rated"));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

private:
    QString words(const char* name) const { return m_stage->find<QLabel>(name)->text(); }
    QString progress() const { return words("ratingProgress"); }
    QSlider* slider(int at) const {
        return m_stage->find<QSlider>(qPrintable(QStringLiteral("ratingSlider%1").arg(at)));
    }
    QDoubleSpinBox* number(int at) const {
        return m_stage->find<QDoubleSpinBox>(qPrintable(QStringLiteral("ratingNumber%1").arg(at)));
    }
    void sayWhoRates(const QString& name) const {
        auto* who = m_stage->find<QLineEdit>("ratingAnnotator");
        who->setFocus();
        who->selectAll();
        QTest::keyClicks(who, name);
        QTest::keyClick(who, Qt::Key_Return);
    }

    std::unique_ptr<MinedStage> m_stage;
    MinedPage* m_page = nullptr;
};

} // namespace chronoscope::test::ratingStory

CHRONOSCOPE_STORY(ratingStory, RatingStory)
#include "RatingStory.moc"
