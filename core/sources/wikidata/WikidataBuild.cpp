// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"

#include "core/base/Hash.h"
#include "core/base/Time.h"
#include "core/facts/FactIntake.h"
#include "core/sources/wikidata/EntityFile.h"
#include "core/sources/wikidata/JsonSlices.h"
#include "core/sources/wikidata/NotedPass.h"
#include "core/sources/wikidata/Relations.h"
#include "core/sources/wikidata/SparqlAnswer.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::size_t kLookedAt = 200; ///< entities, for the year of the source

/// Of a set of ids, whatever their order.
std::string hashOf(const std::unordered_set<std::string>& ids) {
    std::vector<std::string> sorted(ids.begin(), ids.end());
    std::sort(sorted.begin(), sorted.end());
    std::string text;
    for (const std::string& id : sorted)
        text += id + ' ';
    return toHex(contentId(text));
}

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
        auto pass = NotedPass::open(m_options.notes, {path, "statements", m_properties, m_options.language, {}});
        if (!pass) return pass.error();
        const auto take = [&](std::string_view raw, std::uint64_t line) { takeStatements(path, raw, line, making); };
        const auto others = [&](std::uint64_t count) {
            for (; count > 0; --count)
                making.addOther();
        };
        const auto told = [&](BuildProblem problem) { m_report.problem(std::move(problem)); };
        if (const Status replayed = pass->replay({take, others, told}); !replayed) return replayed;
        SparqlAnswer answer(m_properties, m_options.language);
        std::optional<Status> answered; // by the query service
        EntitySink sink = statementSink(*pass, path, making);
        sink.bindings = [&](std::string_view bindings) { answered = answer.add(bindings); };
        auto input = pass->whole() ? Result<BuildInput>(*pass->whole()) : readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (!pass->goesOn()) return pass->status();
        if (answered && !*answered)
            return Error{answered->error().code, answered->error().message, path + ", " + answered->error().context};
        if (!pass->whole() && !answered)
            if (const Status finished = pass->finish(*input); !finished) return finished;
        for (const auto& [id, entity] : answer.subjects())
            making.add(entity);
        for (const auto& [id, names] : answer.names())
            m_answered.emplace(id, names);
        input->date = std::to_string(making.asOf());
        m_report.inputs.push_back(std::move(input).value());
        return {};
    }

    void takeStatements(const std::string& path, std::string_view raw, std::uint64_t line, ElementMaking& making) {
        auto entity = m_reader.read(raw);
        if (entity)
            making.add(*entity);
        else
            m_report.problem({path, line, entity.error().message});
    }

    /// What a file of entities says of statements, noted by `pass`.
    EntitySink statementSink(NotedPass& pass, const std::string& path, ElementMaking& making) {
        EntitySink sink;
        sink.progress = m_progress;
        sink.problem = [this, &pass](BuildProblem problem) {
            if (problem.line > 0 && pass.knows(problem.line)) return; // it is among the notes
            pass.problem(problem);
            m_report.problem(std::move(problem));
        };
        sink.entity = [this, &pass, &path, &making](std::string_view raw, std::uint64_t line) {
            if (pass.knows(line)) return true;
            pass.reach(line);
            const bool isOther = !m_reader.mayConcern(raw) && !saysMissing(raw);
            isOther ? making.addOther() : takeStatements(path, raw, line, making);
            isOther ? pass.other() : pass.entity(raw, line);
            return pass.goesOn();
        };
        return sink;
    }

    Status readNames(const std::string& path, ElementMaking& making) {
        for (const auto& [id, names] : m_answered)
            making.name(id, names);
        if (making.wanted().empty()) return {};
        const bool isSource = std::find(m_options.paths.begin(), m_options.paths.end(), path) != m_options.paths.end();
        auto pass = NotedPass::open(m_options.notes, {path, "names", {}, m_options.language, hashOf(making.wanted())});
        if (!pass) return pass.error();
        const auto take = [&](std::string_view raw, std::uint64_t line) {
            const auto entity = m_reader.readNames(raw);
            if (!entity && !isSource) m_report.problem({path, line, entity.error().message});
            if (!entity) return;
            making.name(entity->id, entity->names);
            making.name(entity->askedAs, entity->names);
        };
        if (const Status replayed = pass->replay({take, {}, {}}); !replayed) return replayed;
        if (pass->whole() || making.wanted().empty()) return {};
        EntitySink sink;
        sink.progress = m_progress;
        sink.problem = [&](BuildProblem problem) {
            if (!isSource) m_report.problem(std::move(problem));
        };
        sink.entity = [&](std::string_view raw, std::uint64_t line) {
            if (pass->knows(line)) return true;
            pass->reach(line);
            if (!isWanted(raw, making)) return pass->goesOn();
            take(raw, line);
            pass->entity(raw, line);
            return pass->goesOn() && !making.wanted().empty();
        };
        const auto input = readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (!isSource) m_report.inputs.push_back(*input);
        return pass->finish(*input);
    }

    /// Whether the entity may say a name that is looked for.
    static bool isWanted(std::string_view raw, const ElementMaking& making) {
        if (raw.find("\"redirects\"") != std::string_view::npos) return true;
        const auto id = memberOf(raw, "id");
        return id && making.wanted().contains(normalId(id->substr(1, id->size() - 2)));
    }

    const BuildOptions& m_options;
    std::vector<std::string> m_properties;
    EntityReader m_reader;
    const std::stop_token& m_stop;
    const BuildProgressSink& m_progress;
    BuildReport m_report;
    std::map<std::string, benchmark::Object> m_answered; ///< names that the query service gave
};
} // namespace

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
