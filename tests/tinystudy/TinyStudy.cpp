// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/tinystudy/TinyStudy.h"

#include "core/store/OwnPackStore.h"

#include <nlohmann/json.hpp>

#include <numeric>
#include <utility>

namespace chronoscope::tiny {

namespace {
constexpr auto kToneCount = static_cast<std::int64_t>(kTones.size());
constexpr double kLikely = -2; ///< natural logarithm of a probability

std::string toneOf(std::int64_t index) { return kTones.at(static_cast<std::size_t>(index % kToneCount)); }

const Item& itemOf(const std::vector<Item>& items, std::int64_t index) {
    return items.at(static_cast<std::size_t>(index / kToneCount));
}

/// What a request keeps until its reply is read.
class TinyContext final : public run::ProbeContext {
public:
    explicit TinyContext(bool first) : isOfFirst(first) {}
    const bool isOfFirst;
};

/// Keeps the tokens of the first item alone.
class TinyPlan final : public run::ProbePlan {
public:
    TinyPlan(std::vector<Item> items, std::int64_t run, std::vector<store::IndexRange> stored)
        : m_items(std::move(items)), m_run(run), m_stored(std::move(stored)) {}

    Result<Next> next(run::Probe& probe) override {
        for (const store::IndexRange& range : m_stored)
            if (range.from <= m_next && m_next < range.to) m_next = range.to;
        if (m_next >= std::ssize(m_items) * kToneCount) return Next::End;
        probe.index = m_next++;
        probe.request = requestOf(itemOf(m_items, probe.index), probe.index, m_run);
        probe.context = std::make_shared<TinyContext>(probe.index < kToneCount);
        return Next::Ready;
    }
    run::ReplyReading read(std::int64_t /*index*/, const run::ProbeContext& context,
                           const backend::Completion& completion) const override {
        run::ReplyReading reading;
        reading.value = std::accumulate(completion.logProbs.begin(), completion.logProbs.end(), 0.0,
                                        [](double sum, const auto& token) { return sum + token.logProb; });
        reading.hit = *reading.value > kLikely;
        reading.keepTokens = dynamic_cast<const TinyContext&>(context).isOfFirst;
        return reading;
    }
    void fold(store::Database& /*database*/, std::span<const run::Settled> /*settled*/) override {}
    Status restrictTo(const std::vector<store::IndexRange>& /*wanted*/) override {
        return Error{ErrorCode::Unsupported, "not in batches", {}};
    }
    Status forget(store::Database& /*database*/, std::span<const std::int64_t> /*indices*/) override { return {}; }

private:
    const std::vector<Item> m_items;
    const std::int64_t m_run;
    const std::vector<store::IndexRange> m_stored;
    std::int64_t m_next = 0;
};

class AskedTiny final : public study::AskedRequests {
public:
    AskedTiny(std::vector<Item> items, std::int64_t run) : m_items(std::move(items)), m_run(run) {}
    Result<study::AskedRequest> at(store::Database& /*reader*/, std::int64_t index) override {
        if (index < 0 || index >= std::ssize(m_items) * kToneCount)
            return Error{ErrorCode::InvalidArgument, "the run does not ask this", std::to_string(index)};
        const Item& item = itemOf(m_items, index);
        return study::AskedRequest{
            item.thing, index / kToneCount + 1, {{kAxis, toneOf(index)}}, {}, requestOf(item, index, m_run)};
    }

private:
    const std::vector<Item> m_items;
    const std::int64_t m_run;
};
} // namespace

Result<std::vector<Item>> readItems(const std::string& pack) {
    const auto json = nlohmann::json::parse(pack, nullptr, false);
    const Error wrong{ErrorCode::BadInput, "no items of the tiny study", {}};
    if (!json.is_object() || !json.contains("format") || json["format"] != kPackFormat || !json.contains("items"))
        return wrong;
    std::vector<Item> items;
    for (const auto& one : json["items"]) {
        const auto text = [&](const char* key) {
            return one.is_object() && one.contains(key) && one[key].is_string() ? one[key].get<std::string>() : "";
        };
        items.push_back({text("thing"), text("colour")});
        if (items.back().thing.empty() || items.back().colour.empty()) return wrong;
    }
    return items;
}

Result<std::size_t> importItems(store::Workspace& workspace, const std::string& pack) {
    const auto items = readItems(pack);
    if (!items) return items.error();
    const Status kept = workspace.write(
        [&](store::Database& database) { return store::OwnPackStore(database).put(kPackFormat, pack); });
    return kept ? Result(items->size()) : Result<std::size_t>(kept.error());
}

Result<std::string> storedItems(store::Database& database) { return store::OwnPackStore(database).find(kPackFormat); }

Result<std::int64_t> createRun(store::Workspace& workspace, const run::BackendChoice& model, const std::string& name) {
    const auto modelName = model.modelName();
    if (!modelName) return modelName.error();
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        const auto pack = storedItems(database);
        if (!pack) return pack.error();
        if (pack->empty()) return Error{ErrorCode::InvalidArgument, "nothing to ask about: import it first", {}};
        const auto items = readItems(*pack);
        if (!items) return items.error();
        store::NewRun fresh;
        fresh.record = run::recordOfSingles(kTinyRuns, model, *modelName, name.empty() ? *modelName : name);
        fresh.record.relationPack = *pack;
        fresh.record.elements = std::ssize(*items);
        fresh.record.total = fresh.record.elements * kToneCount;
        return store::RunStore(database).create(fresh);
    });
}

backend::ModelRequest requestOf(const Item& item, std::int64_t index, std::int64_t run) {
    backend::ModelRequest request;
    request.task = backend::Task::ScoreContinuation;
    request.mode = backend::Mode::Completion;
    request.prompt = (toneOf(index) == "polite" ? "Please: the colour of a " : "The colour of a ") + item.thing + " is";
    request.continuation = " " + item.colour;
    request.tag = index;
    request.group = static_cast<std::uint64_t>(run);
    return request;
}

Status eachToneOutcome(store::Database& database, const store::RunRecord& run,
                       const std::function<void(const ToneOutcome&)>& visit) {
    const auto items = readItems(run.relationPack);
    if (!items) return items.error();
    return store::readReplies(database, run.id, 0, run.total, [&](const store::ReplyRow& row) {
        visit({row.index / kToneCount + 1, itemOf(*items, row.index), toneOf(row.index), row});
        return true;
    });
}

Result<std::array<Share, kTones.size()>> sharesOf(store::Database& database, const store::RunRecord& run) {
    std::array<Share, kTones.size()> shares;
    const Status read = eachToneOutcome(database, run, [&](const ToneOutcome& outcome) {
        if (outcome.row.error) return;
        Share& share = shares.at(static_cast<std::size_t>(outcome.row.index % kToneCount));
        ++share.all;
        share.likely += outcome.row.hit ? 1 : 0;
    });
    return read ? Result(shares) : Result<std::array<Share, kTones.size()>>(read.error());
}

Result<std::unique_ptr<run::ProbePlan>> TinyStudy::plan(const store::RunRecord& run, store::Database reader,
                                                        const std::stop_token& /*stop*/) const {
    auto items = readItems(run.relationPack);
    if (!items) return items.error();
    auto stored = store::storedRanges(reader, run.id, 0);
    if (!stored) return stored.error();
    return std::unique_ptr<run::ProbePlan>(
        std::make_unique<TinyPlan>(std::move(items).value(), run.id, std::move(stored).value()));
}

/// The log-probabilities of request number i add up to -i - 0.25: the first two are likely, the first item's.
Result<backend::Responder> TinyStudy::responder(const store::RunRecord& /*run*/,
                                                const backend::CalibrationParams& /*params*/,
                                                store::Database& /*reader*/) const {
    return backend::Responder([](const backend::ModelRequest& request) -> backend::ModelReply {
        backend::Completion completion;
        completion.logProbs = {{request.continuation, -static_cast<double>(request.tag), {}}, {".", -0.25, {}}};
        return completion;
    });
}

Result<std::unique_ptr<study::AskedRequests>> TinyStudy::asked(const store::RunRecord& run,
                                                               store::Database& /*reader*/) const {
    auto items = readItems(run.relationPack);
    if (!items) return items.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedTiny>(std::move(items).value(), run.id));
}

Result<std::string> TinyStudy::spec(const store::RunRecord& run, store::Database& /*reader*/) const {
    return run.relationPack;
}

Status TinyStudy::eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const {
    const auto pack = storedItems(reader);
    if (!pack) return pack.error();
    if (pack->empty()) return {};
    const auto items = readItems(*pack);
    if (!items) return items.error();
    std::int64_t row = 0;
    for (const Item& item : *items)
        visit({item.id(), ++row, item.thing, "colour", item.colour});
    return {};
}

} // namespace chronoscope::tiny
