// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AnnotateSetup.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <random>
#include <string_view>
#include <vector>

namespace chronoscope::test::annotateCrashStory {

namespace {
constexpr const char* kFile = "CHRONOSCOPE_ANNOTATE_FILE"; ///< set in the child: the workspace it annotates
constexpr const char* kPace = "CHRONOSCOPE_ANNOTATE_PACE"; ///< "hand" or "machine"
constexpr const char* kSaid = "had ";
constexpr unsigned kMostItems = 8; ///< of one child, before it is killed
constexpr int kLabels = 9;         ///< by the digits 1 to 9
} // namespace

/// The child: labels one item after the other by keys until it is killed, and says which it had.
class Annotator : public QObject {
    Q_OBJECT
private slots:
    void labelUntilKilled() {
        const bool isByHand = qEnvironmentVariable(kPace) == QLatin1String("hand");
        Stage stage;
        showAnnotating(stage);
        stage.session->openWorkspace(qEnvironmentVariable(kFile), false);
        ui::AnnotatePage& page = *stage.window->annotatePage();
        ui::AnnotationHub& hub = stage.window->annotations();
        QTRY_VERIFY_WITH_TIMEOUT(hub.isReady() && hub.canWrite() && page.annotating().item(), kAnnotateMs);
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        page.setFocus();
        const std::size_t all = page.annotating().state().size();
        for (std::size_t number = page.annotating().state().done(); number < all; ++number) {
            const std::string item = describe(page.annotating().item()->cell.item);
            const int label = static_cast<int>(number) % kLabels;
            QElapsedTimer clock;
            clock.start();
            QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + label));
            QTest::keyClick(&page, Qt::Key_Return);
            std::printf("\n%s%s: %s \n", kSaid, item.c_str(),
                        page.annotating().labels().labels[static_cast<std::size_t>(label)].key.c_str());
            std::fflush(stdout);
            if (isByHand) { // a hand is slower than the disk
                QTRY_COMPARE_WITH_TIMEOUT(hub.unsaved(), 0, kAnnotateMs);
                std::printf("saved after %lld ms\n", static_cast<long long>(clock.elapsed()));
            }
            QTRY_VERIFY_WITH_TIMEOUT(page.annotating().item(), kAnnotateMs);
        }
    }
};

/// kill -9 in the middle of annotating loses at most the item in hand.
class AnnotateCrashStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        Stage stage;
        openAnnotating(stage);
        QVERIFY(!QTest::currentTestFailed());
        m_made = m_folder.filePath(QStringLiteral("made.chronoscope"));
        const QString path = stage.session->path();
        stage.session->closeWorkspace();
        QTRY_VERIFY(store::Workspace::open(path.toStdString(), store::Workspace::Open::ExistingToWrite)
                        .ok());                                 // it is let go of
        QVERIFY(!QFile::exists(path + QStringLiteral("-wal"))); // all is in the one file
        QVERIFY(QFile::copy(path, m_made));
    }

    void whatWasSaidIsThere_data() {
        QTest::addColumn<QString>("pace");
        QTest::addColumn<int>("kills");
        QTest::newRow("each label saved before the next key") << QStringLiteral("hand") << 4;
        QTest::newRow("as fast as the window takes keys") << QStringLiteral("machine") << 2;
    }

    void whatWasSaidIsThere() {
        QFETCH(const QString, pace);
        QFETCH(const int, kills);
        const QString path = m_folder.filePath(pace + QStringLiteral(".chronoscope"));
        QVERIFY(QFile::copy(m_made, path));
        std::mt19937 random(20261121);
        std::map<std::string, std::string> kept;
        qsizetype lost = 0;
        m_savedMs.clear();
        for (int kill = 0; kill < kills; ++kill) {
            const std::vector<Said> said = annotateUntilKilled(path, pace, 1 + static_cast<int>(random() % kMostItems));
            QVERIFY2(!said.empty(), m_output.constData());
            { // whoever comes next may write, and finds a sound file
                auto workspace = store::Workspace::open(path.toStdString(), store::Workspace::Open::ExistingToWrite);
                QVERIFY(workspace.ok());
                const auto sound = (*workspace)->write([](store::Database& database) -> Result<std::string> {
                    return database.sql().execAndGet("PRAGMA integrity_check").getString();
                });
                QVERIFY(sound.ok() && *sound == "ok");
            }
            const auto stored = storedLabels(path);
            const auto isStored = [&stored](const Said& one) {
                const auto at = stored.find(one.item);
                return at != stored.end() && at->second == one.label;
            };
            const auto firstLost = std::find_if_not(said.begin(), said.end(), isStored);
            QVERIFY2(std::none_of(firstLost, said.end(), isStored), "a later label was kept and an earlier one lost");
            lost = std::max<qsizetype>(lost, said.end() - firstLost);
            if (pace == QLatin1String("hand")) QVERIFY(said.end() - firstLost <= 1);
            for (auto one = said.begin(); one != firstLost; ++one)
                kept[one->item] = one->label;
            for (const auto& [item, label] : kept) // of the children before too
                QCOMPARE(stored.count(item) > 0 ? stored.at(item) : std::string(), label);
            QVERIFY(stored.size() <= kept.size() + 1); // at most one more was stored and not said any more
            kept = stored;
        }
        qInfo("%zu items kept over %d kills; at most %lld said and lost", kept.size(), kills,
              static_cast<long long>(lost));
        if (m_savedMs.empty()) return;
        std::sort(m_savedMs.begin(), m_savedMs.end());
        qInfo("a label is saved %lld ms after its key in the median, %lld ms at most", m_savedMs[m_savedMs.size() / 2],
              m_savedMs.back());
    }

private:
    struct Said {
        std::string item;
        std::string label;
    };

    /// Kills the child once it has said `items` items; what it said till its end.
    std::vector<Said> annotateUntilKilled(const QString& path, const QString& pace, int items) {
        QProcess child;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kFile), path);
        environment.insert(QLatin1String(kPace), pace);
        environment.insert(QStringLiteral("TMPDIR"), m_folder.path()); // it cannot clear its folder away
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::MergedChannels);
        m_output.clear();
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("AnnotateCrashStory")});
        (void)QTest::qWaitFor(
            [&] {
                m_output += child.readAll();
                return m_output.count(kSaid) >= items || child.state() == QProcess::NotRunning;
            },
            2 * kAnnotateMs);
        child.kill();
        child.waitForFinished(kAnnotateMs);
        m_output += child.readAll();
        if (child.exitStatus() != QProcess::CrashExit) return {}; // it was not killed: it ended
        return saidIn(m_output);
    }

    std::vector<Said> saidIn(const QByteArray& output) {
        std::vector<Said> said;
        for (const QByteArray& line : output.split('\n')) {
            if (const QByteArray after("saved after "); line.startsWith(after))
                m_savedMs.push_back(line.mid(after.size()).split(' ').first().toLongLong());
            const qsizetype colon = line.indexOf(": ");
            if (!line.startsWith(kSaid) || colon < 0 || !line.endsWith(' ')) continue; // cut off, perhaps
            const qsizetype from = static_cast<qsizetype>(std::string_view(kSaid).size());
            said.push_back({line.mid(from, colon - from).toStdString(), line.mid(colon + 2).toStdString()});
        }
        return said;
    }

    QTemporaryDir m_folder;
    QString m_made; ///< the workspace that all copies are of
    QByteArray m_output;
    std::vector<long long> m_savedMs;
};

namespace {
int tellAnnotateCrashStory(int argc, char** argv) {
    if (qEnvironmentVariableIsSet(kFile)) return tellStory<Annotator>(argc, argv);
    return tellStory<AnnotateCrashStory>(argc, argv);
}
} // namespace

} // namespace chronoscope::test::annotateCrashStory

CHRONOSCOPE_STORY_TOLD_BY(annotateCrashStory, AnnotateCrashStory, tellAnnotateCrashStory)
#include "AnnotateCrashStory.moc"
