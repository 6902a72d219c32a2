// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ConstructReader.h"

#include "core/studies/mined/ImageFiles.h"
#include "ui/bridge/Pace.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <numeric>
#include <utility>

namespace chronoscope::ui {

using mined::Task;
using Json = nlohmann::ordered_json;

namespace {
QString wordsAt(const Json& item, const char* key) {
    const auto at = item.find(key);
    return at != item.end() && at->is_string() ? toQt(at->get<std::string>()) : QString();
}

ConstructSample sampleOf(const Json& item, Task task, const mined::ImageFiles& files) {
    ConstructSample sample{task,
                           false,
                           wordsAt(item, "subject"),
                           wordsAt(item, "mm_questions"),
                           wordsAt(item, "mm_paraphrase_completion"),
                           wordsAt(item, "current_answer"),
                           mined::hasContext(task) ? wordsAt(item, "context") : QString(),
                           {},
                           {}};
    for (std::size_t i = 0; i < sample.pictures.size(); ++i) {
        const auto file = files.read(wordsAt(item, i == 0 ? "image" : "paraphrase_image").toStdString());
        if (!file) {
            sample.problems[i] = coreWords(file.error().text());
            continue;
        }
        DecodedPicture picture = decodePicture(file->bytes, Thumbnails::kSize);
        sample.pictures[i] = std::move(picture.image);
        sample.problems[i] = picture.problem;
    }
    return sample;
}

/// Some of a list, evenly out of all of it.
void addSamples(const std::vector<Json>& items, Task task, bool areControls, const mined::ImageFiles& files,
                std::vector<ConstructSample>& samples) {
    const std::size_t count = std::min(items.size(), ConstructReader::kSamplesOfTask);
    for (std::size_t i = 0; i < count; ++i) {
        samples.push_back(sampleOf(items[i * items.size() / count], task, files));
        samples.back().isControl = areControls;
    }
}

Result<std::shared_ptr<const ConstructInput>> inputOf(const mined::ConstructionSources& sources,
                                                      const std::stop_token& stop) {
    auto tables = mined::readConstructionFiles(sources.entities, sources.attributes);
    if (!tables) return tables.error();
    auto input = std::make_shared<ConstructInput>();
    input->sources = sources;
    input->tables = std::move(tables).value();
    input->pictureProblems = mined::pictureProblems(input->tables.entities, sources.pictures, stop);
    return std::shared_ptr<const ConstructInput>(std::move(input));
}
} // namespace

std::size_t ConstructReading::items() const {
    return std::accumulate(built.items.begin(), built.items.end(), std::size_t{0},
                           [](std::size_t sum, const auto& items) { return sum + items.size(); });
}

ConstructReader::Reading ConstructReader::readingOf(const ConstructWish& wish,
                                                    std::shared_ptr<const ConstructInput> known,
                                                    const mined::ConstructionTold& told, const std::stop_token& stop) {
    if (!known) {
        auto read = inputOf(wish.sources, stop);
        if (!read) return read.error();
        known = std::move(read).value();
    }
    auto reading = std::make_shared<ConstructReading>();
    reading->wish = wish;
    reading->built = mined::construct(known->tables.entities, wish.rules, stop, told);
    const mined::ImageFiles files({wish.sources.pictures});
    for (const Task task : mined::kAllTasks)
        addSamples(reading->built.items[static_cast<std::size_t>(task)], task, false, files, reading->samples);
    if (wish.controls) addSamples(reading->built.controls, Task::ATE, true, files, reading->samples);
    reading->input = std::move(known);
    return std::shared_ptr<const ConstructReading>(std::move(reading));
}

void ConstructReader::read(const ConstructWish& wish) {
    cancel();
    m_stop = std::stop_source();
    m_isReading = true;
    const bool isKnown = m_reading && m_reading->input->sources == wish.sources;
    m_queue.run(
        this, "construct",
        [wish, known = isKnown ? m_reading->input : nullptr, told = progressSink(), stop = m_stop.get_token()] {
            return readingOf(wish, known, told, stop);
        },
        [this, stop = m_stop.get_token()](const Reading& reading) {
            if (stop.stop_requested()) return; // another was begun, or it was cancelled
            m_isReading = false;
            m_reading = reading ? *reading : nullptr;
            if (!reading) emit failed(coreWords(reading.error().text()));
            emit finished();
        });
}

void ConstructReader::cancel() {
    m_stop.request_stop();
    m_isReading = false;
}

/// For the working thread: the window hears of it at 15 Hz.
mined::ConstructionTold ConstructReader::progressSink() {
    return [self = QPointer<ConstructReader>(this), stop = m_stop.get_token(),
            pace = Pace()](std::size_t done, std::size_t entities) mutable {
        if (!pace.isDue()) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, done, entities] {
                if (self && !stop.stop_requested() && self->m_isReading)
                    emit self->progressed(static_cast<qint64>(done), static_cast<qint64>(entities));
            },
            Qt::QueuedConnection);
    };
}

} // namespace chronoscope::ui
