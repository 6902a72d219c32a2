// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/benchmark/Importer.h"
#include "core/run/RunFactory.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"
#include "ui/dialogs/PlantedModels.h"
#include "ui/theme/Theme.h"
#include "ui/views/FoldingRow.h"

#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

namespace chronoscope::test {

namespace {
qint64 startRunIn(ui::Session& session, const QString& name, const QString& backend, const run::RunSpec& spec) {
    session.createRun(spec, name, run::BackendChoice(backend.toStdString()));
    qint64 id = 0;
    const auto listed = [&] {
        for (const auto& run : session.runs())
            if (run.name == name.toStdString()) id = run.id;
        return id != 0;
    };
    (void)QTest::qWaitFor(listed, 20'000);
    return id;
}

bool waitForEndIn(const ui::Session& session, qint64 run, int timeoutMs) {
    const auto hasEnded = [&] {
        const auto* shown = session.run(run);
        return shown && shown->state == store::RunState::Finished;
    };
    return QTest::qWaitFor(hasEnded, timeoutMs);
}
} // namespace

Stage::Stage(const std::function<void(ui::BackendHub::Parts&)>& change)
    : settings(folder.filePath(QStringLiteral("settings.ini"))) {
    ui::Theme::apply(*qApp, ui::Scheme::Light);
    auto prices = backend::PriceTable::parse(app::shippedPrices());
    Q_ASSERT(prices.ok());
    backend::Network::Options network;
    network.cacheFile = path(QStringLiteral("replies.sqlite")).toStdString();
    network.keyOf = [this](const std::string& origin) { return keys.key(origin); };
    ui::BackendHub::Parts parts;
    parts.network = std::make_shared<const backend::Network>(std::move(network));
    parts.prices = std::move(prices).value();
    parts.pricesPath = path(QStringLiteral("prices.json")).toStdString();
    parts.bookPath = path(QStringLiteral("backends.json")).toStdString();
    if (change) change(parts);
    backends = std::make_unique<ui::BackendHub>(std::move(parts), keys);
    openWindow();
}

void Stage::startAgain() {
    window.reset();
    session.reset();
    openWindow();
}

std::unique_ptr<ui::Session> Stage::makeSession() {
    auto pack = app::loadPack();
    Q_ASSERT(pack.ok());
    return std::make_unique<ui::Session>(std::make_shared<const prompt::PromptPack>(std::move(pack).value()),
                                         *backends);
}

void Stage::openWindow() {
    session = makeSession();
    auto words = traversal::TraversalWords::parse(app::traversalWords());
    Q_ASSERT(words.ok());
    auto labels = annotation::labelSetFromJson(app::builtinLabels());
    Q_ASSERT(labels.ok());
    window = std::make_unique<ui::MainWindow>(
        *session, dialogs, settings, std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
        std::move(labels).value());
    window->resize(1280, 800);
    window->show();
    (void)QTest::qWaitForWindowActive(window.get()); // shortcuts act in the active window only
}

void Stage::openNew() {
    session->openWorkspace(path(QStringLiteral("new.chronoscope")), true);
    QTRY_VERIFY(session->isOpen());
}

QString Stage::sampleFolder() {
    const QString target = path(QStringLiteral("sample"));
    if (!QDir(target).exists()) {
        QDir().mkpath(target);
        const Status unpacked = app::unpackSample(target.toStdString());
        Q_ASSERT(unpacked.ok());
    }
    return target;
}

void Stage::openSample() {
    if (session->isOpen()) return makeSample(*session);
    const QString file = path(QStringLiteral("new.chronoscope"));
    QVERIFY(QFile::copy(keptSample(), file));
    session->openWorkspace(file, false);
    QTRY_VERIFY(!session->runs().empty());
}

/// Made once in a program: windows get copies of it.
QString Stage::keptSample() {
    static const QTemporaryDir kept;
    const QString file = kept.filePath(QStringLiteral("sample.chronoscope"));
    if (QFile::exists(file)) return file;
    const auto maker = makeSession();
    maker->openWorkspace(file, true);
    (void)QTest::qWaitFor([&] { return maker->isOpen(); });
    makeSample(*maker);
    return file;
}

void Stage::makeSample(ui::Session& maker) {
    QSignalSpy imported(&maker, &ui::Session::importFinished);
    maker.importPaths({sampleFolder()});
    QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::General};
    const qint64 run =
        startRunIn(maker, QStringLiteral("known"), QStringLiteral("calibration:?cutoff=2018&recall=0.8&seed=3"), spec);
    QVERIFY(waitForEndIn(maker, run, 60'000));
}

qint64 Stage::startRun(const QString& name, const QString& backend, const run::RunSpec& spec) {
    return startRunIn(*session, name, backend, spec);
}

void Stage::waitForEnd(qint64 run, int timeoutMs) { (void)waitForEndIn(*session, run, timeoutMs); }

namespace {
/// Drops the frame that the box stands in, where a low window folds its controls away.
bool unfold(QComboBox* box) {
    for (QObject* at = box; at && !box->isVisible(); at = at->parent())
        if (auto* row = qobject_cast<ui::FoldingRow*>(at); row && row->isFolded())
            QTest::mouseClick(row->button(), Qt::LeftButton);
    return box->isVisible() && box->window()->windowType() == Qt::Popup;
}
} // namespace

void choose(QComboBox* box, int index) {
    QVERIFY(box);
    const bool isDropped = !box->isVisible() && unfold(box);
    QVERIFY(box->isVisible() && box->isEnabled());
    QVERIFY(index >= 0 && index < box->count());
    box->setFocus();
    for (int steps = 0; box->currentIndex() != index && steps < box->count(); ++steps)
        QTest::keyClick(box, index > box->currentIndex() ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(box->currentIndex(), index);
    if (isDropped) QTest::keyClick(box->window(), Qt::Key_Escape);
}

void choose(QComboBox* box, const QString& text) {
    QVERIFY(box);
    QTRY_VERIFY2(box->findText(text) >= 0, qPrintable(text));
    choose(box, box->findText(text));
}

void tickPipeline(QWidget& dialog) {
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("runModels"));
    QVERIFY(list);
    const auto found = list->findItems(ui::PlantedModels::tr("%1 (a check)").arg(QString()), Qt::MatchEndsWith);
    QCOMPARE(found.size(), 1);
    const int row = list->row(found.front());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int at = 0; at < row; ++at)
        QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(list->item(row)->checkState(), Qt::Checked); // its numbers may stand in a row anew
}

void drag(QWidget* widget, QPoint from, QPoint to) {
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(widget, &move); // QTest::mouseMove holds no button
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

void inMenu(QToolButton* button, const std::function<void(QMenu&)>& act) {
    QVERIFY(button && button->menu() && button->isVisible() && button->isEnabled());
    QMenu* menu = button->menu();
    bool wasOpen = false;
    QTimer::singleShot(0, menu, [&] { // the click returns when the menu is closed
        wasOpen = menu->isVisible();
        if (wasOpen) act(*menu);
        menu->close();
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(wasOpen);
}

void chooseInMenu(QToolButton* button, const QStringList& path) {
    inMenu(button, [&path](QMenu& menu) {
        QMenu* open = &menu;
        for (const QString& text : path) {
            const auto isThere = [&] { return open->activeAction() && open->activeAction()->text() == text; };
            for (qsizetype steps = 0; !isThere() && steps < open->actions().size(); ++steps)
                QTest::keyClick(open, Qt::Key_Down);
            QVERIFY2(isThere(), qPrintable(text));
            QMenu* next = open->activeAction()->menu();
            QTest::keyClick(open, next ? Qt::Key_Right : Qt::Key_Return);
            open = next;
        }
    });
}

} // namespace chronoscope::test
