// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"

#include "core/base/Time.h"
#include "core/facts/FactIntake.h"
#include "core/sources/wikidata/EntityFile.h"
#include "core/sources/wikidata/JsonSlices.h"
#include "core/sources/wikidata/Relations.h"
#include "core/sources/wikidata/SparqlAnswer.h"

#include <algorithm>
#include <filesystem>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::size_t kLookedAt = 200; ///< entities, for the year of the source

/// What the API says of an id that it does not know: a few words.
bool saysMissing(std::string_view raw) {
    constexpr std::size_t kFew = 1'000; // bytes
    return raw.size() < kFew && raw.find("\"missing\"") != std::string_view::npos;
}

class Building {
public:
    Building(const BuildOptions& options, std::vector<std::string> properties, const std::stop_token& stop,
             const BuildProgressSink& progress)
        : m_options(options), m_properties(std::move(properties)), m_reader(m_properties, options.language),
          m_stop(stop), m_progress(progress) {}

    Result<BuildReport> build() {
        m_report.source = "wikidata";
        m_report.licence = "CC0-1.0";
        auto asOf = yearOfSource();
        if (!asOf) return asOf.error();
        ElementMaking making(m_options, m_properties, *asOf);
        for (const std::string& path : m_options.paths)
            if (const Status read = readStatements(path, making); !read) return read.error();
        making.prepareNames();
        for (const auto* paths : {&m_options.labelFiles, &m_options.paths})
            for (const std::string& path : *paths)
                if (const Status read = readNames(path, making); !read) return read.error();
        making.finish(m_report);
        return std::move(m_report);
    }

private:
    /// What is told to be, else the last change that the first entities name. Without either nothing is said of years
    /// behind the frame.
    Result<int> yearOfSource() {
        if (m_options.asOf) return *m_options.asOf;
        std::optional<int> year;
        for (const std::string& path : m_options.paths) {
            std::size_t looked = 0;
            EntitySink sink;
            sink.entity = [&](std::string_view raw, std::uint64_t) {
                const auto entity = m_reader.readNames(raw);
                if (entity && entity->modified) year = std::max(year.value_or(0), *entity->modified);
                return ++looked < kLookedAt;
            };
            sink.problem = [](const BuildProblem&) {}; // told when the file is read for good
            if (const auto input = readEntityFile(path, sink, m_stop); !input) return input.error();
        }
        if (year) return *year;
        const int last = m_options.frame.value_or(facts::usualFrame(benchmark::Domain::General)).second;
        const int now = std::min(last, std::stoi(utcNow()));
        m_report.notes.push_back("the source does not say of which year it is: taken as of " + std::to_string(now));
        return now;
    }

    Status readStatements(const std::string& path, ElementMaking& making) {
        SparqlAnswer answer(m_properties, m_options.language);
        Status answered;
        std::string name;
        EntitySink sink;
        sink.progress = m_progress;
        sink.problem = [this](BuildProblem problem) { m_report.problem(std::move(problem)); };
        sink.bindings = [&](std::string_view bindings) { answered = answer.add(bindings); };
        sink.entity = [&](std::string_view raw, std::uint64_t line) {
            if (!m_reader.mayConcern(raw) && !saysMissing(raw)) {
                making.addOther();
                return true;
            }
            auto entity = m_reader.read(raw);
            if (entity)
                making.add(*entity);
            else
                m_report.problem({path, line, entity.error().message});
            return true;
        };
        auto input = readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (!answered)
            return Error{answered.error().code, answered.error().message, path + ", " + answered.error().context};
        for (const auto& [id, entity] : answer.subjects())
            making.add(entity);
        for (const auto& [id, names] : answer.names())
            m_answered.emplace(id, names);
        input->date = std::to_string(making.asOf());
        m_report.inputs.push_back(std::move(input).value());
        return {};
    }

    Status readNames(const std::string& path, ElementMaking& making) {
        for (const auto& [id, names] : m_answered)
            making.name(id, names);
        if (making.wanted().empty()) return {};
        EntitySink sink;
        sink.progress = m_progress;
        const bool isSource = std::find(m_options.paths.begin(), m_options.paths.end(), path) != m_options.paths.end();
        sink.problem = [&](BuildProblem problem) {
            if (!isSource) m_report.problem(std::move(problem));
        };
        sink.entity = [&](std::string_view raw, std::uint64_t line) {
            const auto id = memberOf(raw, "id");
            const bool isRedirect = raw.find("\"redirects\"") != std::string_view::npos;
            if (!isRedirect && (!id || !making.wanted().contains(normalId(id->substr(1, id->size() - 2))))) return true;
            const auto entity = m_reader.readNames(raw);
            if (!entity) {
                if (!isSource) m_report.problem({path, line, entity.error().message});
                return true;
            }
            making.name(entity->id, entity->names);
            making.name(entity->askedAs, entity->names);
            return !making.wanted().empty();
        };
        const auto input = readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (!isSource) m_report.inputs.push_back(*input);
        return {};
    }

    const BuildOptions& m_options;
    std::vector<std::string> m_properties;
    EntityReader m_reader;
    const std::stop_token& m_stop;
    const BuildProgressSink& m_progress;
    BuildReport m_report;
    std::map<std::string, benchmark::Object> m_answered; ///< names that the query service gave
};

/// A folder stands for the files in it, in order of their names.
std::vector<std::string> filesOf(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code problem;
        const std::size_t before = files.size();
        for (const auto& entry : std::filesystem::directory_iterator(path, problem))
            if (entry.is_regular_file(problem)) files.push_back(entry.path().string());
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
        if (files.size() == before) files.push_back(path); // no folder, or with nothing in it: told when it is read
    }
    return files;
}
} // namespace

Result<BuildReport> buildWikidata(const BuildOptions& options, const std::stop_token& stop,
                                  const BuildProgressSink& progress) {
    auto properties = relationsFrom(options.relations);
    if (!properties) return properties.error();
    if (options.paths.empty()) return Error{ErrorCode::InvalidArgument, "no file to build from", {}};
    BuildOptions expanded = options;
    expanded.paths = filesOf(options.paths);
    return Building(expanded, std::move(properties).value(), stop, progress).build();
}

} // namespace chronoscope::sources::wikidata
