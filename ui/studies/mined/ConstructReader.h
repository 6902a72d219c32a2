// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/ConstructionFiles.h"
#include "ui/bridge/BackgroundQueue.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What tasks are to be made of, and how.
struct ConstructWish {
    mined::ConstructionSources sources;
    mined::ConstructionOptions rules;
    bool controls = false; ///< the items of A.T.E with a wrong holder go into the workspace too
};

/// What the files of a wish hold. Shared with the background, so never changed.
struct ConstructInput {
    mined::ConstructionSources sources;
    mined::ConstructionInput tables;
    std::vector<std::string> pictureProblems;
};

/// An item as it would be stored, to look at.
struct ConstructSample {
    mined::Task task = mined::Task::TA;
    bool isControl = false;
    QString subject, question, completion, gold, context;
    std::array<QImage, 2> pictures;
    std::array<QString, 2> problems; ///< why a picture is not shown
};

/// What came of a wish. Shared with the background, so never changed.
struct ConstructReading {
    ConstructWish wish;
    std::shared_ptr<const ConstructInput> input;
    mined::Construction built;
    std::vector<ConstructSample> samples; ///< some of each task

    std::size_t items() const; ///< without the controls
};

/// Reads the files and makes the tasks in the background, one wish at a time; files that were read are not read again
/// for other rules. Owned by its dialog; GUI thread.
class ConstructReader : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kSamplesOfTask = 3;

    explicit ConstructReader(QObject* parent) : QObject(parent) {}
    ~ConstructReader() override { m_stop.request_stop(); }

    void read(const ConstructWish& wish);
    void cancel();
    bool isReading() const { return m_isReading; }
    /// Null before the first, and after forget().
    const std::shared_ptr<const ConstructReading>& reading() const { return m_reading; }
    /// The files may be others now.
    void forget() { m_reading.reset(); }

signals:
    void progressed(qint64 done, qint64 entities); ///< 15 Hz at most
    void finished();                               ///< reading() is new, or `failed` was told
    void failed(const QString& why);

private:
    using Reading = Result<std::shared_ptr<const ConstructReading>>;
    static Reading readingOf(const ConstructWish& wish, std::shared_ptr<const ConstructInput> known,
                             const mined::ConstructionTold& told, const std::stop_token& stop);
    mined::ConstructionTold progressSink();

    std::shared_ptr<const ConstructReading> m_reading;
    bool m_isReading = false;
    std::stop_source m_stop;
    BackgroundQueue m_queue; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
