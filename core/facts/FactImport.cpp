// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactImport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <vector>

namespace chronoscope::facts {

namespace {
constexpr std::size_t kBatchSize = 500;
constexpr std::size_t kBeginning = 64 << 10; ///< bytes

/// The first `limit` bytes of a regular file.
Result<std::string> beginningOf(const std::string& path, std::size_t limit) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return Error{ErrorCode::Io, problem ? problem.message() : "is not a regular file", path};
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    if (!file) return Error{ErrorCode::Io, std::strerror(errno), path};
    std::string bytes(std::min<std::size_t>(limit, std::filesystem::file_size(path, problem)), '\0');
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file.get()));
    if (std::ferror(file.get()) != 0) return Error{ErrorCode::Io, "reading failed", path};
    return bytes;
}
} // namespace

bool isFactFile(const std::string& path, const ColumnMap& map) {
    const bool isNamedBenchmark = benchmark::fileKind(path).has_value();
    auto bytes = beginningOf(path, isNamedBenchmark ? kBeginning : FactTable::kMaxBytes + 1);
    if (!bytes) return false;
    if (isNamedBenchmark) bytes->resize(std::min(bytes->rfind('\n') + 1, bytes->size())); // npos + 1 is 0
    return FactTable::open(*bytes, map).ok();
}

Result<std::string> factBytes(const std::string& path) { return beginningOf(path, FactTable::kMaxBytes + 1); }

Result<FactIntake> readFactFile(const std::string& path, const FactOptions& options, const std::stop_token& stop) {
    const auto bytes = factBytes(path);
    if (!bytes) return bytes.error();
    auto intake = FactIntake::read(*bytes, std::filesystem::path(path).filename().string(), options, stop);
    if (!intake && intake.error().context.empty()) return Error{intake.error().code, intake.error().message, path};
    return intake;
}

benchmark::ImportReport reportOf(const FactIntake& intake, const std::string& name, const StoredFacts& stored) {
    benchmark::ImportReport report;
    report.files = 1;
    report.elements = stored.added;
    report.heldOut = stored.heldOut;
    report.already = stored.already;
    report.repeated = stored.repeated;
    report.withoutChoices = intake.counts().withoutChoices;
    report.skippedCount = intake.counts().leftOut;
    for (const FactIntake::CutYears& cut : intake.cutYears())
        report.yearsCut.push_back(
            {name, cut.domain, cut.told.first, cut.told.second, cut.asked.first, cut.asked.second});
    for (const FactRow& row : intake.rows()) {
        if (row.isImported || row.sameAs > 0 || report.skipped.size() == benchmark::ImportReport::kMaxSkipped) continue;
        std::string reason;
        for (const FactMessage& message : row.messages)
            reason += reason.empty() ? message.text : "; " + message.text;
        report.skipped.push_back({name, static_cast<std::uint64_t>(row.line), std::move(reason), false});
    }
    return report;
}

Result<StoredFacts> storeFacts(const FactIntake& intake, benchmark::ElementSink& sink, const std::stop_token& stop,
                               const KnownFacts& known) {
    StoredFacts all;
    const auto ended = [&all](Error error) {
        if (all.added > 0) error.message += fmt::format("; {} elements of the table were stored before", all.added);
        return error;
    };
    const std::vector<bool> held = intake.heldOut(known);
    for (const bool isHeldOut : {false, true}) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < held.size(); ++i)
            if (held[i] == isHeldOut) places.push_back(i);
        for (std::size_t first = 0; first < places.size(); first += kBatchSize) {
            if (stop.stop_requested()) return ended({ErrorCode::Cancelled, "import cancelled", {}});
            std::vector<benchmark::Element> batch;
            for (std::size_t i = first; i < std::min(first + kBatchSize, places.size()); ++i) {
                benchmark::Element element = intake.build(places[i]).element;
                // An exemplar that is there with other years would stand in a prompt beside itself.
                if (isHeldOut && known.heldOut.contains({element.domain, element.subject, element.relation}))
                    ++all.already;
                else
                    batch.push_back(isHeldOut ? asExemplar(std::move(element)) : std::move(element));
            }
            const auto stored = sink.store(batch, isHeldOut);
            if (!stored) return ended(stored.error());
            all.added += stored->added;
            all.already += stored->already;
            all.repeated += stored->repeated;
        }
    }
    all.heldOut = static_cast<std::size_t>(std::ranges::count(held, true));
    return all;
}

} // namespace chronoscope::facts
