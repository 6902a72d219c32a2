// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildReader.h"

#include "core/sources/build/Sampling.h"
#include "ui/bridge/Pace.h"
#include "ui/sources/BuildPreview.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace chronoscope::ui {

using sources::BuildReport;
using sources::EarlierElement;

BuildReader::BuildReader(Session& session, bool extended, QObject* parent)
    : QObject(parent), m_session(session), m_extended(extended) {}

BuildReader::~BuildReader() { m_stop.request_stop(); }

/// What is taken of a report, or of the edition that extends an earlier one, with some of it to look at.
BuildReader::Reading BuildReader::choiceOf(sources::BuildWish wish, std::shared_ptr<const BuildReport> read,
                                           std::shared_ptr<const std::vector<EarlierElement>> earlier) {
    auto reading = std::make_shared<BuildReading>();
    auto sampled = std::make_shared<BuildReport>(*read);
    if (earlier) {
        auto changes = sources::compareEditions(*earlier, *read);
        sampled->elements = sources::newEdition(*earlier, *read, changes, {});
        reading->changes = std::make_shared<const std::vector<sources::ElementChange>>(std::move(changes));
    } else {
        sources::sample(*sampled, wish.options);
    }
    for (const std::size_t place : sources::drawnFrom(*sampled, BuildPreview::kShown, wish.options.seed))
        reading->preview.push_back(sampled->elements[place]);
    reading->modelRequests = sources::modelRequests(*read);
    reading->wish = std::move(wish);
    reading->read = std::move(read);
    reading->sampled = std::move(sampled);
    reading->earlier = std::move(earlier);
    return std::shared_ptr<const BuildReading>(std::move(reading));
}

void BuildReader::read(const sources::BuildWish& wish) {
    cancel();
    m_stop = std::stop_source();
    m_isReading = true;
    m_queue.run(
        this, "read",
        [wish, network = m_session.backends().network(), progress = progressSink(), told = toldSink(),
         stop = m_stop.get_token(),
         extended = m_extended ? m_session.path().toStdString() : std::string()]() -> Reading {
            auto report = sources::readSources(wish, network.get(), stop, progress, told);
            if (!report) return report.error();
            std::shared_ptr<const std::vector<EarlierElement>> earlier;
            if (!extended.empty()) {
                auto reader = store::Database::open(extended, store::Database::Access::ReadOnly);
                if (!reader) return reader.error();
                auto edition = sources::earlierEdition(*reader);
                if (!edition) return edition.error();
                earlier = std::make_shared<const std::vector<EarlierElement>>(std::move(edition).value());
            }
            return choiceOf(wish, std::make_shared<const BuildReport>(std::move(report).value()), earlier);
        },
        [this, stop = m_stop.get_token()](const Reading& reading) { take(reading, stop); });
}

void BuildReader::choose(const sources::BuildWish& wish) {
    if (m_isReading || !m_reading) return;
    m_isReading = true;
    m_stop = std::stop_source();
    m_queue.run(
        this, "read",
        [wish, read = m_reading->read, earlier = m_reading->earlier] { return choiceOf(wish, read, earlier); },
        [this, stop = m_stop.get_token()](const Reading& reading) { take(reading, stop); });
}

void BuildReader::askModel(const run::BackendChoice& choice, const run::RunningServer& server) {
    if (m_isReading || !m_reading) return;
    m_isReading = true;
    m_stop = std::stop_source();
    m_queue.run(
        this, "read",
        [wish = m_reading->wish, read = m_reading->read, earlier = m_reading->earlier,
         network = m_session.backends().network(), choice, server, told = modelSink(),
         stop = m_stop.get_token()]() -> Reading {
            const auto backend = sources::openForBuild(*network, choice, server);
            if (!backend) return backend.error();
            auto report = sources::withModel(wish, *read, **backend, network.get(), stop, told);
            if (!report) return report.error();
            return choiceOf(wish, std::make_shared<const BuildReport>(std::move(report).value()), earlier);
        },
        [this, before = m_reading, stop = m_stop.get_token()](const Reading& reading) { take(reading, stop, before); });
}

void BuildReader::cancel() {
    m_stop.request_stop();
    m_isReading = false;
}

void BuildReader::take(const Reading& reading, const std::stop_token& stop,
                       const std::shared_ptr<const BuildReading>& otherwise) {
    if (stop.stop_requested()) return; // another was begun, or it was cancelled
    m_isReading = false;
    if (reading) {
        m_reading = *reading;
    } else {
        m_reading = otherwise;
        emit failed(coreWords(reading.error().text()));
    }
    emit finished();
}

/// For the working thread: the window hears of it at 15 Hz.
sources::BuildProgressSink BuildReader::progressSink() {
    return [self = QPointer<BuildReader>(this), stop = m_stop.get_token(),
            pace = Pace()](const sources::BuildProgress& now) mutable {
        if (!pace.isDue()) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, now] {
                if (self && !stop.stop_requested() && self->m_isReading)
                    emit self->progressed(toQt(now.file), static_cast<qint64>(now.bytes),
                                          static_cast<qint64>(now.totalBytes));
            },
            Qt::QueuedConnection);
    };
}

sources::wikidata::Download::Told BuildReader::toldSink() {
    return [self = QPointer<BuildReader>(this), stop = m_stop.get_token()](std::size_t there, std::size_t wanted) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, there, wanted] {
                if (self && !stop.stop_requested() && self->m_isReading)
                    emit self->asked(static_cast<qint64>(there), static_cast<qint64>(wanted));
            },
            Qt::QueuedConnection);
    };
}

sources::PassTold BuildReader::modelSink() {
    return [self = QPointer<BuildReader>(this), stop = m_stop.get_token(),
            pace = std::make_shared<Pace>()](std::size_t done, std::size_t all) {
        if (!pace->isDue()) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, done, all] {
                if (self && !stop.stop_requested() && self->m_isReading)
                    emit self->modelAsked(static_cast<qint64>(done), static_cast<qint64>(all));
            },
            Qt::QueuedConnection);
    };
}

} // namespace chronoscope::ui
