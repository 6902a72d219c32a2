// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/Bundle.h"

#include "core/diagnose/CrashNote.h"
#include "core/diagnose/Log.h"
#include "core/diagnose/Redaction.h"
#include "core/store/ReplyStore.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>
#include <zip.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include <sys/utsname.h>

namespace chronoscope::diagnose {

namespace {
using nlohmann::ordered_json;
constexpr std::size_t kMostBytes = 2'000'000; ///< of one file that is taken in
constexpr std::int64_t kMostReplies = 200;

std::string home() { return std::getenv("HOME") ? std::getenv("HOME") : ""; }

std::string asText(const ordered_json& json) {
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text(kMostBytes, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

/// Every line of it redacted: what is handed to others need not trust who wrote it.
std::string redactedLines(const std::string& text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        out += redacted(std::string_view(text).substr(at, end - at), home()) + "\n";
        at = end + 1;
    }
    return out;
}

std::string aboutText(const About& about) {
    utsname system{};
    uname(&system);
    ordered_json json{{"program", "Chronoscope " + about.version},
                      {"system", fmt::format("{} {} {}", system.sysname, system.release, system.machine)},
                      {"processors", std::thread::hardware_concurrency()},
                      {"sqlite", sqlite3_libversion()},
                      {"schema", store::Database::schemaVersion()}};
    for (const auto& [name, value] : about.more)
        json[name] = redacted(value, home());
    return asText(json);
}

/// Rows of every table, and how far every run is; no names, no texts.
Status tell(store::Database& database, ordered_json& json) {
    return store::guarded([&] {
        SQLite::Database& sql = database.sql();
        json["schema"] = sql.execAndGet("PRAGMA user_version").getInt();
        json["pages"] = sql.execAndGet("PRAGMA page_count").getInt64();
        SQLite::Statement tables(sql, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
        while (tables.executeStep()) {
            const std::string name = tables.getColumn(0).getString();
            json["rows"][name] = sql.execAndGet(fmt::format("SELECT count(*) FROM \"{}\"", name)).getInt64();
        }
        SQLite::Statement runs(sql, "SELECT id, study, plan, state, total, answered, refused, empty FROM run");
        json["runs"] = ordered_json::array();
        while (runs.executeStep()) {
            ordered_json run;
            for (int i = 0; i < runs.getColumnCount(); ++i)
                run[runs.getColumnName(i)] = runs.getColumn(i).getString();
            json["runs"].push_back(std::move(run));
        }
    });
}

std::string repliesText(store::Database& database) {
    std::string out;
    const Status read = store::guarded([&] {
        SQLite::Statement rows(database.sql(),
                               "SELECT reply.key >> 40, reply.kind, t.text FROM reply LEFT JOIN reply_text "
                               "t ON t.id = reply.text ORDER BY reply.key DESC LIMIT ?");
        rows.bind(1, kMostReplies);
        while (rows.executeStep())
            out += ordered_json{{"run", rows.getColumn(0).getInt64()},
                                {"kind", rows.getColumn(1).getInt64()},
                                {"reply", rows.getColumn(2).getString()}}
                       .dump(-1, ' ', false, ordered_json::error_handler_t::replace) +
                   "\n";
    });
    return read ? out : out + read.error().message + "\n";
}

void addWorkspace(const BundleSources& sources, std::vector<BundlePart>& parts) {
    std::error_code problem;
    ordered_json json{{"bytes", std::filesystem::file_size(sources.workspace, problem)}};
    auto database = store::Database::open(sources.workspace, store::Database::Access::ReadOlder);
    const Status told = database ? tell(*database, json) : Status(database.error());
    if (!told) json["problem"] = redacted(told.error().message, home());
    parts.push_back({"workspace.json", "the workspace's schema, rows of each table, how far runs are", asText(json)});
    if (sources.withReplies && database)
        parts.push_back({"replies.jsonl", fmt::format("the newest {} replies, word for word", kMostReplies),
                         repliesText(*database)});
}

Status failed(zip_error_t& error, const std::string& path) {
    const Error out{ErrorCode::Io, zip_error_strerror(&error), path};
    zip_error_fini(&error);
    return out;
}
} // namespace

std::vector<BundlePart> gather(const BundleSources& sources) {
    std::vector<BundlePart> parts;
    parts.push_back({"about.json", "versions of the program, its libraries and the system", aboutText(sources.about)});
    if (!sources.settings.empty())
        parts.push_back({"settings.json", "settings, without keys and addresses", redactedLines(sources.settings)});
    for (const std::string& log : sources.logs)
        for (const std::string& file : Log::files(log))
            parts.push_back({"log/" + std::filesystem::path(file).filename().string(),
                             "what the program did, a line each", redactedLines(contents(file))});
    for (const Crash& crash : crashesIn(sources.crashes, Told::Also))
        parts.push_back({"crashes/" + std::filesystem::path(crash.path).filename().string(),
                         "where the program ended unexpectedly", redactedLines(crash.text)});
    if (!sources.workspace.empty()) addWorkspace(sources, parts);
    return parts;
}

Status saveBundle(const std::vector<BundlePart>& parts, const std::string& path) {
    int code = 0;
    zip_t* const archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    if (!archive) return failed(error, path);
    zip_error_fini(&error);
    for (const BundlePart& part : parts) {
        zip_source_t* const source = zip_source_buffer(archive, part.text.data(), part.text.size(), 0);
        if (source && zip_file_add(archive, part.name.c_str(), source, ZIP_FL_ENC_UTF_8) >= 0) continue;
        if (source) zip_source_free(source);
        const Error out{ErrorCode::Io, zip_strerror(archive), path};
        zip_discard(archive);
        return out;
    }
    if (zip_close(archive) == 0) return {};
    const Error out{ErrorCode::Io, zip_strerror(archive), path};
    zip_discard(archive);
    return out;
}

} // namespace chronoscope::diagnose
