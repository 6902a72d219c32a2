// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "core/studies/mined/MinedStore.h"
#include "ui/settings/Language.h"
#include "ui/studies/mined/ConstructPreview.h"
#include "ui/studies/mined/Pictures.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::minedConstructStory {

using ui::ConstructPreview;

namespace {
void writeText(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("no file %s", qPrintable(path));
}

/// "attributes.csv|line 7: …": where and why, of each row.
QStringList reasonsOf(const QAbstractItemModel& losses) {
    QStringList reasons;
    for (int row = 0; row < losses.rowCount(); ++row)
        reasons << losses.index(row, 0).data().toString() + u'|' + losses.index(row, 2).data().toString();
    return reasons;
}

/// Two companies with three and two heads, their pictures, and a row that is of nobody.
void writeTables(const QString& folder) {
    QDir().mkpath(folder + QStringLiteral("/imgs"));
    for (const auto& [name, color] : {std::pair("One", Qt::darkBlue), std::pair("Two", Qt::darkGreen)}) {
        const QString picture = QStringLiteral("%1/imgs/%2_%3.png").arg(folder, QLatin1String(name));
        paintPicture(picture.arg(1), color, Qt::white);
        paintPicture(picture.arg(2), Qt::white, color);
    }
    writeText(folder + QStringLiteral("/entities.csv"), "entity,type,hypernym,image,paraphrase_image\n"
                                                        "One,company,company,One_1.png,One_2.png\n"
                                                        "Two,company,company,Two_1.png,Two_2.png\n");
    writeText(folder + QStringLiteral("/attributes.csv"), "entity,property,value,start,end\n"
                                                          "One,the CEO of,Ada Holt,1990,2000\n"
                                                          "One,the CEO of,Ben Rask,2000,2010\n"
                                                          "One,the CEO of,Cleo Marn,2010,\n"
                                                          "Two,the CEO of,Dan Ivers,1985,2003\n"
                                                          "Two,the CEO of,Eva Lund,2003,\n"
                                                          "Three,the CEO of,Nobody Here,2003,\n");
}
} // namespace

/// Items made in the window: out of dated attributes with pictures, and out of what models got wrong.
class MinedConstructStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        m_stage->begin(Qt::Key_M);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void aFolderIsReadAndWhatComesOfItIsShown() {
        const QString folder = m_stage->path(QStringLiteral("tables"));
        writeTables(folder);
        QTRY_COMPARE(m_stage->emptyButton()->text(), QStringLiteral("Import a folder…"));
        auto* beside = m_stage->emptyButton()->parentWidget();
        auto* make = beside->findChild<QPushButton*>(QStringLiteral("emptyOffer"));
        QVERIFY(make && make->isVisible());
        QCOMPARE(make->text(), QStringLiteral("Make tasks out of dated attributes…"));
        QTest::mouseClick(make, Qt::LeftButton);
        m_dialog = m_stage->find<QDialog>("constructDialog");
        QVERIFY(m_dialog);
        QVERIFY(!button("constructStore")->isEnabled());
        QCOMPARE(label("constructState")->text(), QStringLiteral("Choose a table of entities"));
        m_stage->dialogs.answers << folder;
        QTest::mouseClick(button("constructFolderChoose"), Qt::LeftButton);
        QCOMPARE(m_dialog->findChild<QLineEdit*>(QStringLiteral("constructPicturesEdit"))->text(),
                 folder + QStringLiteral("/imgs"));
        QTRY_VERIFY(button("constructStore")->isEnabled());
        QVERIFY2(label("constructTaken")->text().endsWith(QStringLiteral(" items of 2 entities")),
                 qPrintable(label("constructTaken")->text()));
        QVERIFY(label("constructRemarks")->isVisible());
        QVERIFY2(label("constructRemarks")->text().startsWith(QStringLiteral("P.U.D: of 2 items the office does not")),
                 qPrintable(label("constructRemarks")->text()));
    }

    void everyTaskHasSamplesWithBothPictures() {
        auto* samples = m_dialog->findChild<ConstructPreview*>();
        QVERIFY(samples->rowCount() > 11);
        QSet<QString> tasks;
        for (int row = 0; row < samples->rowCount(); ++row) {
            tasks << samples->item(row, ConstructPreview::TaskName)->text();
            for (const int column : {ConstructPreview::Picture, ConstructPreview::OtherPicture})
                QVERIFY(!samples->item(row, column)->icon().availableSizes().isEmpty());
        }
        QCOMPARE(tasks.size(), 11);
        QCOMPARE(samples->item(0, ConstructPreview::Question)->text(),
                 QStringLiteral("Who is the current CEO of the company in the image?"));
        QCOMPARE(samples->item(0, ConstructPreview::Gold)->text(), QStringLiteral("Cleo Marn"));
    }

    void whatWasNotBuiltSaysWhy() {
        auto* losses = m_dialog->findChild<QTableView*>(QStringLiteral("constructLosses"))->model();
        const QStringList reasons = reasonsOf(*losses);
        QVERIFY2(reasons.contains(QStringLiteral("attributes.csv|line 7: there is no such entity: Three")),
                 qPrintable(reasons.join(u'\n')));
        auto* tabs = m_dialog->findChild<QTabWidget*>(QStringLiteral("constructTabs"));
        QCOMPARE(tabs->tabText(2), QStringLiteral("&Not built (%1)").arg(losses->rowCount()));
    }

    void whatWasNotBuiltIsSaidInTheLanguageOfTheWindow() {
        const auto* losses = m_dialog->findChild<QTableView*>(QStringLiteral("constructLosses"))->model();
        {
            const ui::Language french(QStringLiteral("fr"));
            QTest::mouseClick(button("constructRead"), Qt::LeftButton);
            QTRY_VERIFY2(reasonsOf(*losses).contains(
                             QStringLiteral("attributes.csv|ligne 7\u00a0: cette entité n’existe pas\u00a0: Three")),
                         qPrintable(reasonsOf(*losses).join(u'\n')));
            QTRY_VERIFY(button("constructStore")->isEnabled());
        }
        QTest::mouseClick(button("constructRead"), Qt::LeftButton);
        QTRY_VERIFY(
            reasonsOf(*losses).contains(QStringLiteral("attributes.csv|line 7: there is no such entity: Three")));
        QTRY_VERIFY(button("constructStore")->isEnabled());
    }

    void listsWithoutAnItemAndYearsLeftOutAreCountedApart() {
        const auto* counts = m_dialog->findChild<QTableView*>(QStringLiteral("constructCounts"))->model();
        QStringList heads;
        for (int column = 0; column < counts->columnCount(); ++column)
            heads << counts->headerData(column, Qt::Horizontal).toString();
        QCOMPARE(heads.mid(3), (QStringList{QStringLiteral("Lists without an item"), QStringLiteral("Years left out"),
                                            QStringLiteral("Reason")}));
        const auto cell = [&](const QString& task, int column) {
            for (int row = 0; row < counts->rowCount(); ++row)
                if (counts->index(row, 0).data().toString() == task)
                    return counts->index(row, column).data().toString();
            return QStringLiteral("no such task");
        };
        for (const QString& task : {QStringLiteral("F.M.C"), QStringLiteral("P.M.C")}) {
            QCOMPARE(cell(task, 3), QStringLiteral("0")); // both lists have items of it
            QCOMPARE(cell(task, 4), QStringLiteral("2")); // of the last, or the first, holder of each
            QVERIFY2(cell(task, 5).endsWith(QStringLiteral("has a year of their own")), qPrintable(cell(task, 5)));
            QCOMPARE(cell(task, 2).toInt() + 2, cell(QStringLiteral("T.S.A"), 2).toInt());
        }
        QCOMPARE(cell(QStringLiteral("R.K"), 3), QStringLiteral("1")); // the second company has no two past ones
        QVERIFY(cell(QStringLiteral("T.A"), 4).isEmpty() && cell(QStringLiteral("A.T.E"), 3).isEmpty());
    }

    void anotherRuleMakesOtherItems() {
        const QString before = label("constructTaken")->text();
        auto* perList = m_dialog->findChild<QSpinBox*>(QStringLiteral("constructPerList"));
        perList->setFocus();
        perList->selectAll();
        QTest::keyClicks(perList, QStringLiteral("1"));
        QTRY_VERIFY(button("constructStore")->isEnabled());
        QVERIFY(label("constructTaken")->text() != before);
        auto* controls = m_dialog->findChild<QCheckBox*>(QStringLiteral("constructControls"));
        QTest::mouseClick(controls, Qt::LeftButton, {}, QPoint(8, controls->height() / 2));
        QTRY_VERIFY(label("constructTaken")->text().contains(QStringLiteral("“No” controls")));
        choose(m_dialog->findChild<QComboBox*>(QStringLiteral("constructWords")), QStringLiteral("Clean"));
        QTRY_VERIFY(button("constructStore")->isEnabled());
        choose(m_dialog->findChild<QComboBox*>(QStringLiteral("constructUnit")), QStringLiteral("Days"));
        QTRY_VERIFY(sampleOf(QStringLiteral("C.A")).endsWith(QStringLiteral(" days later?")));
        auto* back = m_dialog->findChild<QCheckBox*>(QStringLiteral("constructBack"));
        QTest::mouseClick(back, Qt::LeftButton, {}, QPoint(8, back->height() / 2));
        QVERIFY(back->isChecked());
        QTRY_VERIFY(button("constructStore")->isEnabled());
    }

    void whereThereIsLittleRoomFormAndItemsAreSeenOneAtATime() {
        const QSize before = m_dialog->size();
        auto* items = m_dialog->findChild<ConstructPreview*>();
        auto* seed = m_dialog->findChild<QSpinBox*>(QStringLiteral("constructSeed"));
        auto* choice = m_dialog->findChild<QToolButton*>(QStringLiteral("constructPartsPart1"));
        QVERIFY(items->isVisible() && seed->isVisible() && !choice->isVisible());
        m_dialog->setMinimumSize(1, 1); // as on a screen of 640 × 400, which is 1280 × 800 at 200 %
        m_dialog->resize(624, 360);
        QTRY_VERIFY(choice->isVisible());
        QCOMPARE(m_dialog->size(), QSize(624, 360));
        QVERIFY(seed->isVisible() && !items->isVisible());
        QTest::mouseClick(choice, Qt::LeftButton);
        QTRY_VERIFY(items->isVisible() && !seed->isVisible());
        for (const auto* area : m_dialog->findChildren<QAbstractScrollArea*>())
            if (area->isVisible() && area->window() == m_dialog)
                QTRY_VERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(area->objectName()));
        for (const char* name : {"constructRead", "constructSave", "constructClose", "constructStore"})
            QVERIFY2(m_dialog->rect().contains(QRect(button(name)->mapTo(m_dialog, QPoint()), button(name)->size())),
                     name);
        m_dialog->resize(before);
        QTRY_VERIFY(items->isVisible() && seed->isVisible() && !choice->isVisible());
    }

    void aTableThatIsGoneIsToldWhenItIsReadAgain() {
        const QString path = m_stage->path(QStringLiteral("tables/attributes.csv"));
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        QTest::mouseClick(button("constructRead"), Qt::LeftButton);
        QTRY_VERIFY(!button("constructStore")->isEnabled());
        QVERIFY(!button("constructCancel")->isVisible());
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        QTest::mouseClick(button("constructRead"), Qt::LeftButton);
        QVERIFY(!button("constructRead")->isEnabled());
        QVERIFY(button("constructCancel")->isVisible()); // and not where the second click of two would press it
        QVERIFY(!button("constructCancel")->geometry().intersects(button("constructRead")->geometry()));
        QTest::mouseDClick(button("constructRead"), Qt::LeftButton); // the second click cancels nothing
        QTRY_VERIFY(button("constructStore")->isEnabled());
    }

    void theItemsAreStoredWithTheirPictures() {
        QTest::mouseClick(button("constructStore"), Qt::LeftButton);
        QTRY_VERIFY2(label("constructState")->text().contains(QStringLiteral("and 4 pictures imported")),
                     qPrintable(label("constructState")->text()));
        QVERIFY(!button("constructStore")->isEnabled());
        // The two that ask back in time, which was ticked: the audit says so.
        QVERIFY2(label("constructState")->text().endsWith(QStringLiteral(", 2 faults found")),
                 qPrintable(label("constructState")->text()));
        const QString folder = m_stage->path(QStringLiteral("written"));
        QVERIFY(QDir().mkpath(folder));
        m_stage->dialogs.answers << folder;
        QTest::mouseClick(button("constructSave"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(folder + QStringLiteral("/inference_data/Dimension1_time_agnostic.json")));
        QTRY_VERIFY(button("constructClose")->isEnabled());
        QTest::mouseClick(button("constructClose"), Qt::LeftButton);
        QTRY_VERIFY(!m_stage->find<QDialog>("constructDialog"));
        QTRY_COMPARE(m_stage->emptyButton()->text(), QStringLiteral("New MINED run…"));
        QVERIFY(!m_stage->find<QPushButton>("emptyOffer")->isVisible()); // there are items to ask about
    }

    void theFolderOfTheLastTimeIsThereAgainAndAnotherCanBeTyped() {
        const QString folder = m_stage->path(QStringLiteral("tables"));
        m_stage->dialogs.last = folder;
        chooseMaking(*m_stage, QStringLiteral("Make &tasks out of dated attributes…"));
        m_dialog = m_stage->find<QDialog>("constructDialog");
        auto* edit = m_dialog->findChild<QLineEdit*>(QStringLiteral("constructFolderEdit"));
        QCOMPARE(edit->text(), folder);
        QTRY_VERIFY(button("constructStore")->isEnabled());
        const QString empty = m_stage->path(QStringLiteral("written"));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, empty);
        QCOMPARE(label("constructState")->text(), QStringLiteral("There is no entities.csv in %1").arg(empty));
        QVERIFY(!button("constructStore")->isEnabled());
        m_stage->dialogs.last.clear();
        QTest::mouseClick(button("constructClose"), Qt::LeftButton);
        QTRY_VERIFY(!m_stage->find<QDialog>("constructDialog"));
    }

    void whatCameOfStoringIsToldThoughTheDialogIsClosed() {
        m_stage->dialogs.last = m_stage->path(QStringLiteral("tables"));
        chooseMaking(*m_stage, QStringLiteral("Make &tasks out of dated attributes…"));
        m_dialog = m_stage->find<QDialog>("constructDialog");
        QCOMPARE(m_dialog->windowTitle(), QStringLiteral("Make tasks out of dated attributes"));
        QTRY_VERIFY(button("constructStore")->isEnabled());
        const QSignalSpy told(m_stage->session.get(), &ui::Session::notice);
        button("constructStore")->click();
        m_dialog->close();
        QTRY_VERIFY(!m_stage->find<QDialog>("constructDialog"));
        QTRY_VERIFY(!told.isEmpty());
        QVERIFY2(told.last().first().toString().endsWith(QStringLiteral(" were there")),
                 qPrintable(told.last().first().toString()));
        m_stage->dialogs.last.clear();
    }

    void claimsAreMadeOfWhatEveryChosenRunGotWrong() {
        makeMinedRun(*m_stage, "knows nothing", "calibration:?recall=0&noise=0&refusal=0");
        makeMinedRun(*m_stage, "knows all", "calibration:?recall=1&noise=0&refusal=0&cutoff=2030");
        const int before = claims();
        chooseMaking(*m_stage, QStringLiteral("Make &A.T.E out of wrong answers…"));
        m_dialog = m_stage->find<QDialog>("claimsDialog");
        QVERIFY(m_dialog);
        auto* runs = m_dialog->findChild<QListWidget*>(QStringLiteral("claimRuns"));
        QVERIFY(runs->isVisible());
        QCOMPARE(runs->count(), 2);
        QTRY_COMPARE(label("claimState")->text(), QStringLiteral("No item of cognition is wrong in all of them"));
        QVERIFY(!button("claimAdd")->isEnabled());
        runs->setFocus();
        runs->setCurrentRow(0);
        QTest::keyClick(runs, Qt::Key_Down);
        QTest::keyClick(runs, Qt::Key_Space); // not the one that knows all
        QTRY_VERIFY2(button("claimAdd")->isEnabled(), qPrintable(label("claimState")->text()));
        auto* items = m_dialog->findChild<QTableWidget*>(QStringLiteral("claimItems"));
        QVERIFY(items->rowCount() > 0);
        const auto picture = [&] { return items->item(0, 1)->icon().pixmap(ui::Thumbnails::kSize).toImage(); };
        QTRY_VERIFY(picture().pixelColor(picture().rect().center()).alpha() == 255); // seen, once it is decoded
        QCOMPARE(picture().deviceIndependentSize().toSize(), ui::Thumbnails::kSize); // of any shape: the words align
        QCOMPARE(picture().pixelColor(0, 0).alpha(), 0);                             // a small one in the middle
        const QSize least = m_dialog->minimumSizeHint(); // beside the frame of a window in 640 × 400
        QVERIFY2(least.width() <= 624 && least.height() <= 360,
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
        QTest::mouseClick(button("claimAdd"), Qt::LeftButton);
        QTRY_VERIFY2(label("claimState")->text().contains(QStringLiteral("items of A.T.E added")),
                     qPrintable(label("claimState")->text()));
        QVERIFY(claims() > before);
        QTest::mouseClick(button("claimClose"), Qt::LeftButton);
        QTRY_VERIFY(!m_stage->find<QDialog>("claimsDialog"));
    }

private:
    QPushButton* button(const char* name) const { return m_dialog->findChild<QPushButton*>(QLatin1String(name)); }
    QLabel* label(const char* name) const { return m_dialog->findChild<QLabel*>(QLatin1String(name)); }
    /// The question of the first sample of a task.
    QString sampleOf(const QString& task) const {
        const auto* samples = m_dialog->findChild<ConstructPreview*>();
        for (int row = 0; row < samples->rowCount(); ++row)
            if (samples->item(row, ConstructPreview::TaskName)->text() == task)
                return samples->item(row, ConstructPreview::Question)->text();
        return {};
    }
    /// Items of A.T.E in the workspace.
    int claims() const {
        auto reader =
            store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly).value();
        const auto counts = mined::MinedStore(reader).countByTask().value();
        return static_cast<int>(counts[static_cast<std::size_t>(mined::Task::ATE)]);
    }

    std::unique_ptr<MinedStage> m_stage;
    QDialog* m_dialog = nullptr;
};

} // namespace chronoscope::test::minedConstructStory

CHRONOSCOPE_STORY(minedConstructStory, MinedConstructStory)
#include "MinedConstructStory.moc"
