// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/ImageBench.h"

#include "app/bench/LoopbackServer.h"
#include "app/studies/mined/WindowBench.h"
#include "core/backend/client/Network.h"
#include "core/base/Hash.h"
#include "core/run/RunFactory.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/RunScores.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QBuffer>
#include <QImage>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

constexpr int kItemsOfEntity = 40; ///< each entity has two pictures

double secondsFrom(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

constexpr int kSide = 81; ///< pixels of a picture: 20 kB of noise

/// A picture that no server, disk or coding can make smaller.
std::string pictureBytes(std::uint64_t seed) {
    QImage picture(kSide, kSide, QImage::Format_RGB888);
    std::uint64_t at = 0;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < 3 * kSide; ++x)
            picture.scanLine(y)[x] = static_cast<uchar>(mix(seed, at++));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "png");
    return bytes.toStdString();
}

mined::Item itemOf(int entity, int number, const ContentId& image, const ContentId& other) {
    mined::Item item;
    item.id = contentId(fmt::format("bench {} {}", entity, number));
    item.number = fmt::format("{}", number);
    item.task = mined::Task::TSA;
    item.type = "company";
    item.evalType = "timestamp";
    item.subject = fmt::format("Company {}", entity);
    item.hypernym = "company";
    item.property = "the CEO of";
    const int year = 1970 + number;
    item.question = fmt::format("Who was the CEO of the company in the image in {}?", year);
    item.completion = fmt::format("In {}, the CEO of the company in the image was", year);
    item.golds = {fmt::format("Person {}", entity)};
    item.attributes = {
        fmt::format("Person {} |S: +1960-00-00T00:00:00Z |E: +2020-00-00T00:00:00Z", entity),
        fmt::format("Successor {} |S: +2020-00-00T00:00:00Z", entity),
    };
    item.image = image;
    item.otherImage = other;
    item.extra = "{}";
    return item;
}

Status fill(store::Workspace& workspace, int entities) {
    constexpr int kAtOnce = 50;
    for (int from = 0; from < entities; from += kAtOnce) {
        const int to = std::min(entities, from + kAtOnce);
        std::vector<std::array<std::string, 2>> pictures; // made on the thread that the window will have
        for (int entity = from; entity < to; ++entity) {
            const auto seed = 2 * static_cast<std::uint64_t>(entity);
            pictures.push_back({pictureBytes(seed), pictureBytes(seed + 1)});
        }
        const Status stored = workspace.write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
                mined::MinedStore mined(database);
                for (int entity = from; entity < to; ++entity) {
                    std::array<ContentId, 2> ids;
                    for (std::size_t which = 0; which < ids.size(); ++which) {
                        const std::string& bytes = pictures[static_cast<std::size_t>(entity - from)][which];
                        ids[which] = contentId(bytes);
                        mined.addMedia(ids[which], {"image/png", kSide, kSide}, bytes);
                    }
                    for (int number = 0; number < kItemsOfEntity; ++number)
                        mined.addItem(itemOf(entity, number, ids[0], ids[1]));
                }
                transaction.commit();
            });
        });
        if (!stored) return stored;
    }
    return {};
}

/// A run to its end: requests a second, from the first to the last commit.
Result<double> rateOf(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id,
                      const backend::Network* network) {
    auto engine = run::openRun(workspace, id, {}, 0, network);
    if (!engine) return engine.error();
    const auto start = Clock::now();
    (*engine)->start();
    const auto last = (*engine)->wait();
    if (last.state != run::EngineState::Finished || last.counts.errorCount() > 0)
        return Error{ErrorCode::Backend, "a run about pictures did not come to its end: " + last.message, {}};
    return static_cast<double>(last.total) / secondsFrom(start);
}

Result<std::pair<std::int64_t, double>> measureImagesOverHttp(const std::shared_ptr<store::Workspace>& workspace,
                                                              int items) {
    const auto server = LoopbackServer::start({});
    if (!server) return server.error();
    const backend::Network network({});
    const run::BackendChoice choice(fmt::format("openai:{}?model=loopback&concurrency=64", (*server)->baseUrl()));
    if (const auto uri = backend::BackendUri::parse(choice.uri))
        if (const auto config = backend::BackendConfig::read(*uri)) network.trust(*config);
    mined::AskingSpec spec;
    spec.sample = *benchmark::Sample::parse(fmt::format("first:{}", items));
    const auto made = mined::createMined(*workspace, spec, {}, "http", choice);
    if (!made) return made.error();
    const auto rate = rateOf(workspace, made->id, &network);
    if (!rate) return rate.error();
    return std::pair(made->estimate.requests, *rate);
}

/// From the stored replies of a run to its scores.
Result<double> scoresMsOf(const store::Workspace& workspace, std::int64_t run) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(run);
    if (!record) return record.error();
    const auto start = Clock::now();
    const auto context = mined::minedContext(*reader, std::move(record).value());
    if (!context) return context.error();
    const auto scores = mined::loadScores(*reader, **context, {});
    if (!scores) return scores.error();
    return 1000 * secondsFrom(start);
}

Result<nlohmann::ordered_json> measureRuns(const std::string& path, int entities, int askedOverHttp) {
    auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    if (const Status filled = fill(**workspace, entities); !filled) return filled.error();
    const auto made = mined::createMined(**workspace, {}, {}, "eye", {"calibration:?recall=0.7"});
    if (!made) return made.error();
    const auto rate = rateOf(*workspace, made->id, nullptr);
    if (!rate) return rate.error();
    const auto scoresMs = scoresMsOf(**workspace, made->id);
    if (!scoresMs) return scoresMs.error();
    const auto http = measureImagesOverHttp(*workspace, askedOverHttp);
    if (!http) return http.error();
    return nlohmann::ordered_json{{"items", entities * kItemsOfEntity},
                                  {"images", 2 * entities},
                                  {"requests", made->estimate.requests},
                                  {"requests_per_second", std::round(*rate)},
                                  {"scores_ms", std::round(*scoresMs)},
                                  {"http_requests", http->first},
                                  {"http_requests_per_second", std::round(http->second)},
                                  {"peak_rss_mb", std::round(peakMb())}};
}

/// Measures in a process of its own, whose memory is none of the window's. Nothing runs beside this thread yet.
Result<nlohmann::ordered_json> apart(const std::function<Result<nlohmann::ordered_json>()>& measure,
                                     const std::string& answer) {
    const pid_t child = fork();
    if (child < 0) return Error{ErrorCode::Unsupported, "no process can be made", "the image benchmark"};
    if (child == 0) {
        const auto figures = measure();
        std::ofstream(answer) << (figures ? figures->dump() : nlohmann::json(figures.error().text()).dump());
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    std::ifstream file(answer);
    const auto figures = nlohmann::ordered_json::parse(file, nullptr, false);
    if (figures.is_object()) return figures;
    const std::string why = figures.is_string() ? figures.get<std::string>() : "the process ended without an answer";
    return Error{ErrorCode::Unsupported, why, "the image benchmark"};
}

Result<nlohmann::ordered_json> measureImages(const std::string& folder, bool quick) {
    const std::string path = folder + "/images.chronoscope";
    auto figures =
        apart([&] { return measureRuns(path, quick ? 100 : 2'500, quick ? 2'000 : 10'000); }, folder + "/images.json");
    if (!figures) return figures.error();
    const auto window = measureMinedWindow(path);
    if (!window) return window.error();
    (*figures)["open_to_tasks_ms"] = std::round(window->openToTasksMs);
    (*figures)["items_listed"] = window->listed;
    (*figures)["frames"] = window->frames;
    (*figures)["longest_frame_ms"] = std::round(window->longestFrameMs);
    (*figures)["peak_rss_at_tasks_mb"] = std::round(window->peakAtTasksMb);
    (*figures)["peak_rss_at_items_mb"] = std::round(peakMb());
    return figures;
}
} // namespace

std::vector<StudyBench> imageBenches() {
    return {{"images",
             "Only MINED: requests with pictures of 20 kB a second, over HTTP too, opening 100,000 items in the "
             "window, and memory",
             "runs of MINED", measureImages}};
}

} // namespace chronoscope::app
