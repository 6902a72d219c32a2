// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/ImageBench.h"

#include "app/bench/LoopbackServer.h"
#include "core/backend/client/Network.h"
#include "core/base/Hash.h"
#include "core/run/RunFactory.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/RunScores.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <string>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

constexpr int kItemsOfEntity = 40; ///< each entity has two pictures

double secondsFrom(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

double peakMb() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

/// 20 kB that no server or disk can make smaller, of a picture in name only: nobody looks at it here.
std::string pictureBytes(std::uint64_t seed) {
    constexpr std::size_t kBytes = 20'000;
    std::string bytes;
    for (std::uint64_t at = 0; bytes.size() < kBytes; ++at) {
        const std::uint64_t word = mix(seed, at);
        for (int shift = 0; shift < 64; shift += 8)
            bytes.push_back(static_cast<char>(word >> shift & 0xFF));
    }
    bytes.resize(kBytes);
    return bytes;
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
        const Status stored = workspace.write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
                mined::MinedStore mined(database);
                for (int entity = from; entity < std::min(entities, from + kAtOnce); ++entity) {
                    std::array<ContentId, 2> ids;
                    for (std::size_t which = 0; which < ids.size(); ++which) {
                        const std::string bytes = pictureBytes(2 * static_cast<std::uint64_t>(entity) + which);
                        ids[which] = contentId(bytes);
                        mined.addMedia(ids[which], {"image/png", 256, 256}, bytes);
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

Result<nlohmann::ordered_json> measureImages(const std::string& folder, bool quick) {
    const int entities = quick ? 100 : 2'500;
    auto workspace = store::Workspace::open(folder + "/images.chronoscope", store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    if (const Status filled = fill(**workspace, entities); !filled) return filled.error();
    const auto made = mined::createMined(**workspace, {}, {}, "eye", {"calibration:?recall=0.7"});
    if (!made) return made.error();
    const auto rate = rateOf(*workspace, made->id, nullptr);
    if (!rate) return rate.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(made->id);
    if (!record) return record.error();
    const auto start = Clock::now();
    const auto context = mined::minedContext(*reader, std::move(record).value());
    if (!context) return context.error();
    const auto scores = mined::loadScores(*reader, **context, {});
    if (!scores) return scores.error();
    const double scoresMs = 1000 * secondsFrom(start);
    const auto http = measureImagesOverHttp(*workspace, quick ? 2'000 : 10'000);
    if (!http) return http.error();
    return nlohmann::ordered_json{{"items", entities * kItemsOfEntity},
                                  {"images", 2 * entities},
                                  {"requests", made->estimate.requests},
                                  {"requests_per_second", std::round(*rate)},
                                  {"scores_ms", std::round(scoresMs)},
                                  {"http_requests", http->first},
                                  {"http_requests_per_second", std::round(http->second)},
                                  {"peak_rss_mb", std::round(peakMb())}};
}
} // namespace

std::vector<StudyBench> imageBenches() {
    return {{"images", "Only runs of MINED: requests with pictures of 20 kB a second, over HTTP too, and memory",
             "runs of MINED", measureImages}};
}

} // namespace chronoscope::app
