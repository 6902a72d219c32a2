// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/BackendBook.h"

#include "core/backend/BackendUri.h"
#include "core/backend/KeyRefusal.h"
#include "core/base/AtomicFile.h"
#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace chronoscope::backend {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {
constexpr int kBookVersion = 1;
constexpr int kBookDepth = 16;
constexpr std::uintmax_t kLargestFile = 16U << 20;

Error badBook(std::string reason, std::string where = {}) {
    return {ErrorCode::BadInput, std::move(reason), std::move(where)};
}

/// Why an entry must not be saved; empty if it may.
std::string objection(const SavedBackend& backend) {
    if (text::trim(backend.name).empty()) return "a backend has no name";
    if (!text::isUtf8(backend.name)) return "a backend's name is not UTF-8";
    if (backend.name.find(':') != std::string::npos)
        return fmt::format("a backend's name has no ':' in it, as a URI has: {}", backend.name);
    if (const auto uri = BackendUri::parse(backend.uri); !uri)
        return fmt::format("{}: {}", backend.name, uri.error().message);
    else if (const Status clean = refuseKeys(*uri); !clean)
        return fmt::format("{}: {}", backend.name, clean.error().text());
    if (const Status clean = refuseKeys(backend.report); !clean)
        return fmt::format("{}: {}", backend.name, clean.error().text());
    if (backend.managed)
        for (const std::string& argument : backend.managed->arguments)
            if (argument.starts_with('-') && namesKey(std::string_view(argument).substr(0, argument.find('='))))
                return fmt::format(
                    "{}: an argument of the server holds a key; give it by an environment variable instead",
                    backend.name);
    return {};
}

/// The member's text; nothing if it is there and is none. Absent = empty.
std::optional<std::string> textOf(const json& from, const char* name) {
    const auto at = from.find(name);
    if (at == from.end()) return std::string();
    return at->is_string() ? std::optional(at->get<std::string>()) : std::nullopt;
}

Result<ManagedCommand> readCommand(const json& value) {
    if (!value.is_object()) return badBook("\"managed\" is not an object");
    const auto program = textOf(value, "program");
    const auto model = textOf(value, "model_file");
    const auto health = textOf(value, "health_path");
    if (!program || program->empty() || !model || !health)
        return badBook("a managed server lacks its program or has another type of it");
    ManagedCommand command;
    command.program = *program;
    command.modelFile = *model;
    if (!health->empty()) command.healthPath = *health;
    const auto arguments = value.find("arguments");
    if (arguments == value.end()) return command;
    if (!arguments->is_array()) return badBook("the arguments of a managed server are not a list");
    for (const json& argument : *arguments) {
        if (!argument.is_string()) return badBook("an argument of a managed server is not a text");
        command.arguments.push_back(argument.get<std::string>());
    }
    return command;
}

Result<SavedBackend> readBackend(const json& value) {
    if (!value.is_object()) return badBook("a backend is not an object");
    const auto name = textOf(value, "name");
    const auto uri = textOf(value, "uri");
    const auto report = textOf(value, "report");
    if (!name || !uri || !report) return badBook("the name, URI or report of a backend is not a text");
    SavedBackend backend{*name, *uri, std::nullopt, *report};
    if (const auto at = value.find("managed"); at != value.end()) {
        auto command = readCommand(*at);
        if (!command) return command.error();
        backend.managed = std::move(command).value();
    }
    if (std::string why = objection(backend); !why.empty()) return badBook(std::move(why));
    return backend;
}

Result<std::vector<SavedBackend>> readEntries(std::string_view bytes) {
    const auto document = parseJson(bytes, kBookDepth);
    if (!document) return document.error();
    const json& object = *document;
    if (!object.is_object()) return badBook("not a JSON object");
    if (const Status clean = refuseKeys(bytes); !clean) return clean.error();
    const auto version = object.find("version");
    if (version == object.end() || !version->is_number_integer() || *version != kBookVersion)
        return badBook("not of a version that this program knows");
    const auto list = object.find("backends");
    if (list == object.end() || !list->is_array()) return badBook("there is no list \"backends\"");
    std::vector<SavedBackend> entries;
    std::set<std::string> names;
    for (const json& value : *list) {
        auto entry = readBackend(value);
        if (!entry) return entry.error();
        if (!names.insert(entry->name).second) return badBook("a name is used twice: " + entry->name);
        entries.push_back(std::move(entry).value());
    }
    return entries;
}

json asJson(const SavedBackend& backend) {
    json out{{"name", backend.name}, {"uri", backend.uri}};
    if (!backend.report.empty()) out["report"] = backend.report;
    if (backend.managed)
        out["managed"] = {{"program", backend.managed->program},
                          {"arguments", backend.managed->arguments},
                          {"model_file", backend.managed->modelFile},
                          {"health_path", backend.managed->healthPath}};
    return out;
}
} // namespace

Result<BackendBook> BackendBook::load(const std::string& path) {
    std::error_code problem;
    const auto status = fs::status(path, problem);
    if (status.type() == fs::file_type::not_found) return BackendBook();
    if (status.type() != fs::file_type::regular) return badBook("the list of saved backends is not a file", path);
    if (fs::file_size(path, problem) > kLargestFile || problem)
        return badBook("the list of saved backends is too large", path);
    std::ifstream file(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file.is_open() || file.bad()) return Error{ErrorCode::Io, "the list of saved backends cannot be read", path};
    auto entries = readEntries(bytes);
    if (!entries) return badBook("the list of saved backends cannot be used: " + entries.error().message, path);
    BackendBook book;
    book.m_entries = std::move(entries).value();
    return book;
}

Status BackendBook::save(const std::string& path) const {
    json list = json::array();
    for (const SavedBackend& backend : m_entries) {
        if (std::string why = objection(backend); !why.empty())
            return Error{ErrorCode::InvalidArgument, std::move(why), path};
        list.push_back(asJson(backend));
    }
    const json object{{"version", kBookVersion}, {"backends", std::move(list)}};
    return replaceFile(path, object.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

const SavedBackend* BackendBook::find(std::string_view name) const {
    const auto at =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const SavedBackend& b) { return b.name == name; });
    return at == m_entries.end() ? nullptr : &*at;
}

void BackendBook::put(SavedBackend backend) {
    const auto at =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const SavedBackend& b) { return b.name == backend.name; });
    if (at == m_entries.end())
        m_entries.push_back(std::move(backend));
    else
        *at = std::move(backend);
}

bool BackendBook::remove(std::string_view name) {
    return std::erase_if(m_entries, [&](const SavedBackend& b) { return b.name == name; }) > 0;
}

std::string identityOf(const ManagedCommand& command) {
    std::string all;
    const auto add = [&all](const std::string& word) {
        all += fmt::format("{}:{};", word.size(), word);
        std::error_code absent;
        const auto written = fs::last_write_time(word, absent);
        if (absent) return;
        const auto size = fs::file_size(word, absent); // a folder has none
        all += fmt::format("{},{};", absent ? 0 : size, written.time_since_epoch().count());
    };
    add(command.program);
    add(command.modelFile);
    for (const std::string& argument : command.arguments)
        add(argument);
    return toHex(contentId(all));
}

Status servesRun(const SavedBackend* saved, const std::string& name, const std::string& runUri) {
    if (!saved || !saved->managed)
        return Error{ErrorCode::Backend,
                     "this run asks a server that Chronoscope starts, and no saved backend of that name has one; save "
                     "it again to go on",
                     name};
    const auto theirs = BackendUri::parse(runUri);
    const auto ours = BackendUri::parse(saved->uri);
    const auto keyOf = [](const BackendUri& uri) {
        const auto at = uri.query.find("key-env");
        return at == uri.query.end() ? std::string() : at->second;
    };
    if (!theirs || !ours || theirs->protocol != ours->protocol || theirs->base != ours->base ||
        keyOf(*theirs) != keyOf(*ours))
        return Error{ErrorCode::Backend, "the saved backend of that name is not the one this run was made with", name};
    return {};
}

} // namespace chronoscope::backend
