// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/build/Building.h"
#include "core/sources/build/Extension.h"
#include "core/sources/build/ModelPasses.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What came of reading the sources of a build. Shared with the background, so never changed.
struct BuildReading {
    sources::BuildWish wish;
    std::shared_ptr<const sources::BuildReport> read;    ///< nothing is chosen of it yet
    std::shared_ptr<const sources::BuildReport> sampled; ///< what is taken is marked
    std::vector<sources::BuiltElement> preview;
    std::shared_ptr<const std::vector<sources::EarlierElement>> earlier; ///< null: nothing is extended, so the next too
    std::shared_ptr<const std::vector<sources::ElementChange>> changes;
    std::size_t modelRequests = 0; ///< what the model's step would be
};

/// Reads sources in the background, one build at a time, and tells how far it is. Owned by its dialog; GUI thread.
class BuildReader : public QObject {
    Q_OBJECT
public:
    /// `extended`: compares with the benchmark of the workspace that is open.
    BuildReader(Session& session, bool extended, QObject* parent);
    ~BuildReader() override;

    void read(const sources::BuildWish& wish);
    /// The choice alone anew, from what was read.
    void choose(const sources::BuildWish& wish);
    /// Has a model do its step of what was read; nothing was read: does nothing. What was read stays where it fails.
    void askModel(const run::BackendChoice& choice, const run::RunningServer& server);
    void cancel();
    bool isReading() const { return m_isReading; }
    /// Null before the first, and after forget().
    const std::shared_ptr<const BuildReading>& reading() const { return m_reading; }
    void forget() { m_reading.reset(); }

signals:
    void progressed(const QString& file, qint64 bytes, qint64 totalBytes); ///< 15 Hz at most
    void asked(qint64 there, qint64 wanted);                               ///< entities of Wikidata
    void modelAsked(qint64 done, qint64 all);                              ///< requests; 15 Hz at most
    void finished();                                                       ///< reading() is new, or `failed` was told
    void failed(const QString& why);

private:
    using Reading = Result<std::shared_ptr<const BuildReading>>;

    static Reading choiceOf(sources::BuildWish wish, std::shared_ptr<const sources::BuildReport> read,
                            std::shared_ptr<const std::vector<sources::EarlierElement>> earlier);
    sources::BuildProgressSink progressSink();
    sources::wikidata::Download::Told toldSink();
    sources::PassTold modelSink();
    /// `otherwise`: what stays where it failed.
    void take(const Reading& reading, const std::stop_token& stop,
              const std::shared_ptr<const BuildReading>& otherwise = nullptr);

    Session& m_session;
    const bool m_extended;
    std::shared_ptr<const BuildReading> m_reading;
    bool m_isReading = false;
    std::stop_source m_stop;
    BackgroundQueue m_queue; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
