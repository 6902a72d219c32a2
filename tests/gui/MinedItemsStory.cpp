// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "ui/inspector/PictureLines.h"
#include "ui/studies/mined/ItemUnitView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/PictureView.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/views/PageTitle.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QBuffer>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTextEdit>
#include <QToolButton>

#include <cstdlib>

namespace chronoscope::test::minedItemsStory {

/// The items of MINED one by one, with their pictures in list and Inspector.
class MinedItemsStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        makeMinedRun(*m_stage, "planted");
    }
    void cleanupTestCase() { m_stage.reset(); }

    void anItemIsFoundAndChosenWithKeys() {
        choose(m_stage->combo("minedView"), QStringLiteral("Items"));
        auto* list = m_stage->page->items()->list();
        QTRY_COMPARE(list->model()->rowCount(), 13);
        QCOMPARE(list->model()->headerData(ui::ItemListModel::Picture, Qt::Horizontal).toString(),
                 QStringLiteral("Picture"));
        for (int column = 0; column < list->model()->columnCount(); ++column)
            QCOMPARE(list->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                     list->model()->index(0, column).data(Qt::TextAlignmentRole).toInt());
        auto* search = m_stage->find<QLineEdit>("minedItemSearch");
        QTest::mouseClick(search, Qt::LeftButton);
        QTest::keyClicks(search, QStringLiteral("nordwerk"));
        QTRY_COMPARE(list->model()->rowCount(), 4);
        choose(m_stage->find<QComboBox>("minedItemTask"), QStringLiteral("T.S.A · Timestamp"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTRY_VERIFY(!list->model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>().availableSizes().isEmpty());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        auto* title = m_stage->find<QLabel>("itemUnitTitle");
        QTRY_COMPARE(title->text(), QStringLiteral("Nordwerk · T.S.A"));
        QVERIFY(title->isVisible());
    }

    void theTitleStandsBesideTheFirstLineOfButtons() {
        const QSize before = m_stage->window->size();
        m_stage->window->resize(900, 800);
        auto* title = m_stage->page->findChild<ui::PageTitle*>();
        auto* save = m_stage->page->findChild<QToolButton*>(QStringLiteral("exportButton"));
        const auto middle = [](const QWidget* widget) {
            return widget->mapTo(widget->window(), widget->rect().center()).y();
        };
        const auto firstLine = [&] {
            int first = middle(save);
            for (const auto* button : title->parentWidget()->findChildren<QAbstractButton*>())
                if (button->isVisible()) first = std::min(first, middle(button));
            return first;
        };
        QTRY_VERIFY(middle(save) > firstLine() + 10); // in a further line, beside the Inspector
        QVERIFY2(std::abs(middle(title) - firstLine()) <= 3,
                 qPrintable(QStringLiteral("%1, %2").arg(middle(title)).arg(firstLine())));
        m_stage->window->resize(before);
    }

    void theInspectorShowsBothPicturesAndWhatWasAsked() {
        auto* view = m_stage->window->findChild<ui::ItemUnitView*>();
        QVERIFY(view);
        QCOMPARE(view->picture(false)->picture().pixelColor(24, 18), QColor(Qt::darkBlue));
        QCOMPARE(view->picture(true)->picture().pixelColor(24, 18), QColor(Qt::white));
        QCOMPARE(view->replies()->rowCount(), 4);
        QVERIFY(!m_stage->find<QLabel>("itemUnitAsked")->isVisible()); // the request says it
        auto* request = m_stage->find<QTextEdit>("itemUnitRequest");
        const QString first = request->toPlainText();
        QVERIFY(first.contains(QLatin1String("Who was the CEO of the company in the image in 2005?")));
        QVERIFY(first.contains(QChar::ObjectReplacementCharacter)); // the picture
        QVERIFY(first.indexOf(QChar::ObjectReplacementCharacter) < first.indexOf(QLatin1String("QUESTION")));
        view->replies()->setFocus();
        QTest::keyClick(view->replies(), Qt::Key_Down);
        QTest::keyClick(view->replies(), Qt::Key_Down);
        QTRY_VERIFY(request->toPlainText().contains(QLatin1String("In 2005, the CEO of the company in the image was")));
        QTRY_VERIFY(m_stage->session->selection().study->probe.has_value());
    }

    void aPictureIsZoomedAndFitsAgain() {
        auto* picture = m_stage->window->findChild<ui::ItemUnitView*>()->picture(false);
        QTest::mouseClick(picture, Qt::LeftButton);
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Plus);
        QTest::keyClick(picture, Qt::Key_Plus);
        QVERIFY(picture->zoom() > 1.5);
        QTest::keyClick(picture, Qt::Key_0);
        QCOMPARE(picture->zoom(), 1.0);
    }

    void anItemOpensTheInspectorWhereItIsClosed_data() {
        QTest::addColumn<QString>("by");
        for (const char* by : {"click", "double click", "Return"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void anItemOpensTheInspectorWhereItIsClosed() {
        QFETCH(QString, by);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        if (dock->isVisible()) QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock->isVisible());
        auto* list = m_stage->page->items()->list();
        const QPoint at = list->visualRect(list->model()->index(0, ui::ItemListModel::Subject)).center();
        if (by == QLatin1String("Return")) {
            list->setFocus();
            list->setCurrentIndex(list->model()->index(0, ui::ItemListModel::Subject));
            QTest::keyClick(list, Qt::Key_Return);
        } else if (by == QLatin1String("click")) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
        } else {
            QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, at);
        }
        QTRY_VERIFY(dock->isVisible());
        QTRY_COMPARE(m_stage->find<QLabel>("itemUnitTitle")->text(), QStringLiteral("Nordwerk · T.S.A"));
    }

    void whatWasAnsweredWrongIsListed() {
        m_stage->find<QLineEdit>("minedItemSearch")->clear();
        choose(m_stage->find<QComboBox>("minedItemTask"), QStringLiteral("All tasks"));
        auto* outcome = m_stage->find<QComboBox>("minedItemOutcome");
        auto* list = m_stage->page->items()->list();
        int all = 0;
        for (const char* which : {"All wrong", "Some wrong", "All right", "Missing answers"}) {
            choose(outcome, QString::fromLatin1(which));
            all += list->model()->rowCount();
        }
        QCOMPARE(all, 13); // each is in one of them
        choose(outcome, QStringLiteral("All answers"));
    }

    void theInspectorsListShowsThePictureOfEachLine() {
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        auto* map = m_stage->page->plots()->map();
        QTRY_VERIFY(map->isVisible());
        map->setFocus();
        QTest::keyClick(map, Qt::Key_Home); // T.A
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        QTRY_COMPARE(list->count(), 4);
        for (int row = 0; row < list->count(); ++row) {
            const qint64 media = list->item(row)->data(ui::kLinePictureRole).toLongLong();
            QVERIFY(media != 0);
            ui::Thumbnails& thumbnails = m_stage->page->items()->thumbnails();
            QTRY_VERIFY(thumbnails.picture(media));
            const QImage picture = thumbnails.picture(media)->image;
            const QColor disc = picture.pixelColor(picture.rect().center());
            const QRect line = list->visualItemRect(list->item(row));
            QTRY_VERIFY2(has(list->viewport()->grab(line).toImage(), disc), qPrintable(disc.name()));
        }
        m_stage->session->select({});
        choose(m_stage->combo("minedView"), QStringLiteral("Items"));
        QTRY_VERIFY(m_stage->page->items()->isVisible());
    }

    void hostilePicturesAreProblemsAndNeverCrash_data() {
        QTest::addColumn<QByteArray>("bytes");
        QFile file(m_stage->path(QStringLiteral("small/imgs/Velmo/Velmo_1.png")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no picture") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
        QTest::newRow("cut") << whole.left(whole.size() / 2);
        QTest::newRow("a frame without a picture") << QByteArray::fromStdString(pngOf(40, 30, "none"));
        QTest::newRow("a bomb") << QByteArray::fromStdString(png(16'000, 16'000, "boom"));
        QByteArray broken = whole;
        for (qsizetype at = 45; at < broken.size() - 20; at += 7)
            broken[at] = static_cast<char>(~broken[at]);
        QTest::newRow("broken inside") << broken;
    }
    void hostilePicturesAreProblemsAndNeverCrash() {
        QFETCH(QByteArray, bytes);
        const auto decoded = ui::decodePicture({bytes.constData(), static_cast<std::size_t>(bytes.size())}, {40, 30});
        QVERIFY(decoded.image.isNull());
        QVERIFY(!decoded.problem.isEmpty());
    }

    void aPictureOfTwoColoursKeepsThem() {
        QImage flag(200, 120, QImage::Format_Mono);
        flag.setColorTable({qRgb(255, 255, 255), qRgb(200, 0, 0)});
        flag.fill(1);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && flag.save(&buffer, "png"));
        for (const QSize within : {QSize(52, 36), QSize(400, 400), QSize()}) {
            const auto shown = ui::decodePicture({bytes.constData(), static_cast<std::size_t>(bytes.size())}, within);
            QVERIFY(shown.problem.isEmpty());
            QCOMPARE(shown.image.pixelColor(shown.image.rect().center()), QColor(200, 0, 0));
            QVERIFY(within.isEmpty() ||
                    (shown.image.width() <= within.width() && shown.image.height() <= within.height()));
        }
    }

    void smallPicturesStayWithinTheirBounds() {
        ui::Thumbnails thumbnails;
        thumbnails.setWorkspace(m_stage->session->path());
        QVERIFY(!thumbnails.picture(1)); // decoded elsewhere
        QTRY_VERIFY(thumbnails.picture(1));
        QVERIFY(thumbnails.picture(1)->image.width() <= ui::Thumbnails::kSize.width());
        for (qint64 media = 100; media < 1'000; ++media) // there are no such pictures
            QVERIFY(!thumbnails.picture(media));
        QTRY_VERIFY(thumbnails.picture(999));
        QVERIFY(!thumbnails.picture(999)->problem.isEmpty());
        QVERIFY(thumbnails.cachedBytes() <= ui::Thumbnails::kMostBytes);
    }

private:
    static bool has(const QImage& image, QColor color) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == color) return true;
        return false;
    }

    std::unique_ptr<MinedStage> m_stage;
};

} // namespace chronoscope::test::minedItemsStory

CHRONOSCOPE_STORY(minedItemsStory, MinedItemsStory)
#include "MinedItemsStory.moc"
