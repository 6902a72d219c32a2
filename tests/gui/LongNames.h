// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"
#include "core/results/SavedView.h"
#include "core/store/ViewStore.h"
#include "tests/gui/AnnotateSetup.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace chronoscope::test {

/// A name of 30 letters that ends in `what`: cut in its middle, it could not be told from another one.
inline QString longName(const QString& what) {
    return QStringLiteral("Called so at length, it is ").left(30 - what.size()).leftJustified(30 - what.size(), u'-') +
           what;
}

/// The sample with subjects of 30 letters.
inline QString longSample(Stage& stage) {
    const QString source = stage.sampleFolder();
    const QString target = stage.path(QStringLiteral("long"));
    QDir().mkpath(target + QStringLiteral("/Fewshots"));
    for (const QString& name : QDir(source + QStringLiteral("/Fewshots")).entryList(QDir::Files))
        QFile::copy(source + QStringLiteral("/Fewshots/") + name, target + QStringLiteral("/Fewshots/") + name);
    QFile in(source + QStringLiteral("/TimeVariant_General_Dynamic.jsonl"));
    QFile out(target + QStringLiteral("/TimeVariant_General_Dynamic.jsonl"));
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) qFatal("no sample");
    for (int number = 1; !in.atEnd(); ++number) {
        QJsonObject line = QJsonDocument::fromJson(in.readLine()).object();
        line.insert(QStringLiteral("subject"), longName(QStringLiteral("no. %1").arg(number)));
        out.write(QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n');
    }
    return target;
}

inline void addLongRuns(Stage& stage) {
    QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
    stage.session->importPaths({longSample(stage)});
    QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
    for (const char* run : {"run 1", "run 2", "run 3"}) {
        const QString model =
            QStringLiteral("calibration:?cutoff=2018&recall=0.7&seed=%1").arg(QLatin1String(run).back());
        stage.waitForEnd(stage.startRun(longName(QLatin1String(run)), model));
    }
    QTRY_VERIFY_WITH_TIMEOUT(stage.window->results().set() && stage.window->results().set()->runs.size() == 3,
                             kAnnotateMs);
}

/// Two annotators differ about the first wrong answers, under a label set of long names; a queue of them is open.
inline void addLongLabels(Stage& stage) {
    ui::AnnotationHub& hub = stage.window->annotations();
    QTRY_VERIFY_WITH_TIMEOUT(hub.isReady() && stage.window->results().set()->labels, kAnnotateMs);
    const annotation::LabelSet labels{longName(QStringLiteral("set")).toStdString(),
                                      true,
                                      {{"a", longName(QStringLiteral("a")).toStdString(), "", {}},
                                       {"b", longName(QStringLiteral("b")).toStdString(), "", {}}}};
    bool isStored = false;
    hub.putLabelSet(labels, [&isStored](const Status& stored) { isStored = stored.ok(); });
    QTRY_VERIFY_WITH_TIMEOUT(isStored, kAnnotateMs);
    auto reader = store::Database::open(stage.session->path().toStdString(), store::Database::Access::ReadOnly);
    QVERIFY(reader.ok());
    const auto items = annotation::buildQueue(*reader, *stage.window->results().set(), {},
                                              annotation::QueueOrder::Random, 1, hub.book(), hub.author());
    QVERIFY(items.ok() && items->size() > 20);
    store::QueueRecord record;
    record.name = longName(QStringLiteral("queue")).toStdString();
    record.labelSet = labels.name;
    record.order = annotation::name(annotation::QueueOrder::Random);
    record.filter = results::toJson(results::ResultFilter{});
    qint64 made = 0;
    hub.createQueue(record, *items, [&made](const Result<std::int64_t>& id) { made = id ? *id : -1; });
    QTRY_VERIFY_WITH_TIMEOUT(made > 0, kAnnotateMs);
    const auto& set = *stage.window->results().set();
    for (const char* author : {"Anna", "Ben"}) {
        hub.setAuthor(QLatin1String(author));
        QTRY_VERIFY_WITH_TIMEOUT(hub.isReady() && hub.author() == author, kAnnotateMs);
        std::vector<ui::AnnotationTarget> targets;
        for (std::size_t cell = 0; cell < set.run(0).category.size() && targets.size() < 6; ++cell)
            if (set.run(0).category[cell] == static_cast<std::uint8_t>(analysis::CellCategory::Incorrect))
                targets.push_back({results::itemOf(set, 0, cell), set.run(0).model});
        hub.label(QStringLiteral("Label"), targets, labels, {*author == 'A' ? "a" : "b"});
    }
    QTRY_COMPARE_WITH_TIMEOUT(hub.unsaved(), 0, kAnnotateMs);
}

/// A workspace in which everything that bears a name has one of 30 letters, open in the window.
inline void openLongNames(Stage& stage) {
    stage.window->annotations().setAuthor(QStringLiteral("Anna"));
    stage.openNew();
    addLongRuns(stage);
    if (QTest::currentTestFailed()) return;
    addLongLabels(stage);
    for (const char* name : {"backend 1", "backend 2"})
        stage.backends->add({longName(QLatin1String(name)).toStdString(),
                             "openai:?model=" + longName(QStringLiteral("model")).replace(u' ', u'-').toStdString(),
                             std::nullopt,
                             {}});
    const store::ViewRecord view{0,
                                 longName(QStringLiteral("view")).toStdString(),
                                 results::runsJson({stage.window->results().choices(), {}, {}}),
                                 results::toJson(results::ResultFilter{}),
                                 {}};
    bool isSaved = false;
    stage.session->change(
        stage.session.get(), [view](store::Database& database) { return store::ViewStore(database).add(view); },
        [&isSaved](const Result<std::int64_t>& id) { isSaved = id.ok(); });
    QTRY_VERIFY_WITH_TIMEOUT(isSaved, kAnnotateMs);
}

} // namespace chronoscope::test
