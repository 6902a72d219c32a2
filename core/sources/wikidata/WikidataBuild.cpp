// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"

#include "core/base/Hash.h"
#include "core/base/Time.h"
#include "core/facts/FactIntake.h"
#include "core/sources/wikidata/DumpNotes.h"
#include "core/sources/wikidata/EntityFile.h"
#include "core/sources/wikidata/JsonSlices.h"
#include "core/sources/wikidata/Relations.h"
#include "core/sources/wikidata/SparqlAnswer.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::size_t kLookedAt = 200; ///< entities, for the year of the source

constexpr std::uint64_t kNoted = 1 << 20; ///< bytes: what is smaller is read again in no time

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
        SparqlAnswer answer(m_properties, m_options.language);
        Status answered, noted;
        std::uint64_t known = 0, last = 0; // lines
        bool isAnswer = false;             // of the query service
        std::optional<DumpNotes> notes;
        if (const Status opened = openNotes({path, "statements", m_properties, m_options.language, {}}, notes); !opened)
            return opened;
        const auto take = [&](std::string_view raw, std::uint64_t line) {
            auto entity = m_reader.read(raw);
            if (entity)
                making.add(*entity);
            else
                m_report.problem({path, line, entity.error().message});
        };
        EntitySink sink;
        sink.progress = m_progress;
        sink.problem = [&](BuildProblem problem) {
            if (problem.line > 0 && problem.line <= known) return; // it is among the notes
            if (notes) notes->problem(problem);
            m_report.problem(std::move(problem));
        };
        sink.bindings = [&](std::string_view bindings) {
            isAnswer = true;
            answered = answer.add(bindings);
        };
        sink.entity = [&](std::string_view raw, std::uint64_t line) {
            if (line <= known) return true;
            if (notes && line > std::exchange(last, line)) noted = notes->mark(line - 1);
            const bool isOther = !m_reader.mayConcern(raw) && !saysMissing(raw);
            isOther ? making.addOther() : take(raw, line);
            if (!notes) return true;
            isOther ? notes->other() : notes->entity(raw, line);
            return noted.ok();
        };
        if (notes) {
            const auto others = [&](std::uint64_t count) {
                for (; count > 0; --count)
                    making.addOther();
            };
            const auto told = [&](BuildProblem problem) { m_report.problem(std::move(problem)); };
            if (const Status replayed = notes->replay({take, others, told}); !replayed) return replayed;
            known = notes->line();
        }
        auto input = notes && notes->whole() ? Result<BuildInput>(*notes->whole()) : readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (!noted) return noted;
        if (!answered)
            return Error{answered.error().code, answered.error().message, path + ", " + answered.error().context};
        if (notes && !notes->whole() && !isAnswer)
            if (const Status finished = notes->finish(*input); !finished) return finished;
        for (const auto& [id, entity] : answer.subjects())
            making.add(entity);
        for (const auto& [id, names] : answer.names())
            m_answered.emplace(id, names);
        input->date = std::to_string(making.asOf());
        m_report.inputs.push_back(std::move(input).value());
        return {};
    }

    /// None where no notes are wanted, or the file is too small to need any.
    Status openNotes(const DumpNotes::Subject& subject, std::optional<DumpNotes>& notes) {
        std::error_code problem;
        if (m_options.notes.empty() || std::filesystem::file_size(subject.dump, problem) < kNoted || problem) return {};
        auto opened = DumpNotes::open(m_options.notes, subject);
        if (!opened) return opened.error();
        notes.emplace(std::move(opened).value());
        return {};
    }

    Status readNames(const std::string& path, ElementMaking& making) {
        for (const auto& [id, names] : m_answered)
            making.name(id, names);
        if (making.wanted().empty()) return {};
        const bool isSource = std::find(m_options.paths.begin(), m_options.paths.end(), path) != m_options.paths.end();
        std::optional<DumpNotes> notes;
        Status noted;
        std::uint64_t known = 0, last = 0; // lines
        if (const Status opened = openNotes({path, "names", {}, m_options.language, hashOf(making.wanted())}, notes);
            !opened)
            return opened;
        const auto take = [&](std::string_view raw, std::uint64_t line) {
            const auto entity = m_reader.readNames(raw);
            if (!entity && !isSource) m_report.problem({path, line, entity.error().message});
            if (!entity) return;
            making.name(entity->id, entity->names);
            making.name(entity->askedAs, entity->names);
        };
        EntitySink sink;
        sink.progress = m_progress;
        sink.problem = [&](BuildProblem problem) {
            if (!isSource) m_report.problem(std::move(problem));
        };
        sink.entity = [&](std::string_view raw, std::uint64_t line) {
            if (line <= known) return true;
            if (notes && line > std::exchange(last, line)) noted = notes->mark(line - 1);
            const auto id = memberOf(raw, "id");
            const bool isRedirect = raw.find("\"redirects\"") != std::string_view::npos;
            const bool isWanted =
                isRedirect || (id && making.wanted().contains(normalId(id->substr(1, id->size() - 2))));
            if (isWanted) take(raw, line);
            if (notes && isWanted) notes->entity(raw, line);
            return noted.ok() && !making.wanted().empty();
        };
        if (notes) {
            if (const Status replayed = notes->replay({take, {}, {}}); !replayed) return replayed;
            known = notes->line();
            if (notes->whole() || making.wanted().empty()) return {};
        }
        const auto input = readEntityFile(path, sink, m_stop);
        if (!input) return input.error();
        if (notes && noted) noted = notes->finish(*input);
        if (!isSource) m_report.inputs.push_back(*input);
        return noted;
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
