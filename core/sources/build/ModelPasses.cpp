// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/ModelPasses.h"

#include "core/base/Text.h"
#include "core/facts/FactText.h"
#include "core/sources/mathkg/MathKgBuild.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>

namespace chronoscope::sources {

namespace {
constexpr std::size_t kLinesAtOnce = 20; ///< terms in a request
constexpr int kWordTokens = 16;          ///< for yes or no
constexpr int kTermTokens = 24;          ///< for a term
constexpr std::string_view kBlank = "____";

constexpr const char* kMeaningSystem = "You compare two versions of a sentence of a regulation.";
constexpr const char* kTranslateSystem =
    "You translate terms of mathematics and computer science from Chinese into English.";

std::string meaningPrompt(int first, const std::string& before, int second, const std::string& after) {
    return "Version " + std::to_string(first) + ": \"" + before + "\"\nVersion " + std::to_string(second) + ": \"" +
           after +
           "\"\nDoes the change alter what the rule says (who, what, how much, when, which other rule)? A corrected "
           "typing error, a changed abbreviation, capital letter or punctuation mark does not. Reply yes or no.";
}

backend::ModelRequest requestOf(const char* system, std::string prompt, int maxTokens) {
    backend::ModelRequest request;
    request.system = system;
    request.prompt = std::move(prompt);
    request.decoding.temperature = 0;
    request.decoding.maxTokens = maxTokens;
    return request;
}

/// Yes or no, if the answer begins with it.
std::optional<bool> saidYes(const std::optional<std::string>& answer) {
    if (!answer) return std::nullopt;
    const std::string folded = facts::folded(*answer);
    const std::string word = folded.substr(0, folded.find_first_of(" ,.;:!\n"));
    if (word == "yes") return true;
    if (word == "no") return false;
    return std::nullopt;
}

/// The sentence of a year: the question with its answer in the blank.
std::string sentenceOf(const BuiltElement& built, const benchmark::YearObjects& year) {
    std::string sentence = built.element.subject;
    const std::size_t at = sentence.find(kBlank);
    if (at == std::string::npos || year.objects.empty() || year.objects.front().empty()) return {};
    return sentence.replace(at, kBlank.size(), year.objects.front().front());
}

/// What is asked of one element: each change once.
std::vector<backend::ModelRequest> meaningRequests(const BuiltElement& built) {
    std::vector<backend::ModelRequest> requests;
    std::set<std::pair<std::string, std::string>> asked;
    const auto& years = built.element.years;
    for (std::size_t i = 0; i + 1 < years.size(); ++i) {
        const std::string before = sentenceOf(built, years[i]), after = sentenceOf(built, years[i + 1]);
        if (before.empty() || after.empty() || before == after || !asked.emplace(before, after).second) continue;
        requests.push_back(
            requestOf(kMeaningSystem, meaningPrompt(years[i].year, before, years[i + 1].year, after), kWordTokens));
    }
    return requests;
}

void note(BuiltElement& built, const std::string& key, const std::string& text) {
    std::erase_if(built.notes, [&](const auto& one) { return one.first == key; });
    built.notes.emplace_back(key, text);
}
} // namespace

Result<std::shared_ptr<backend::ModelBackend>>
openForBuild(const backend::Network& network, const run::BackendChoice& choice, const run::RunningServer& server) {
    const auto uri = backend::BackendUri::parse(choice.uri);
    if (!uri) return uri.error();
    const auto config = backend::BackendConfig::read(*uri, server.port);
    if (!config) return config.error();
    std::optional<backend::CapabilityReport> report;
    if (!choice.report.empty()) {
        auto parsed = backend::CapabilityReport::parse(choice.report);
        if (!parsed) return parsed.error();
        report = std::move(parsed).value();
    }
    auto opened = network.open(*config, report ? &*report : nullptr);
    if (!opened) return opened.error();
    return std::shared_ptr<backend::ModelBackend>(std::move(opened).value());
}

Result<std::vector<std::optional<std::string>>> askAll(backend::ModelBackend& backend,
                                                       std::vector<backend::ModelRequest> requests,
                                                       const std::stop_token& stop, const PassTold& told) {
    std::vector<std::optional<std::string>> answers(requests.size());
    std::mutex mutex;
    std::condition_variable_any wake;
    std::size_t sent = 0, done = 0;
    const auto most = static_cast<std::size_t>(std::max(1, backend.capabilities().suggestedConcurrency));
    std::unique_lock lock(mutex);
    while (done < requests.size()) {
        if (sent < requests.size() && sent - done < most && !stop.stop_requested()) {
            const std::size_t place = sent++;
            lock.unlock();
            requests[place].tag = static_cast<std::int64_t>(place);
            backend.submit(std::move(requests[place]), [&, place](backend::ModelReply reply) {
                const std::lock_guard inner(mutex);
                if (auto* completion = std::get_if<backend::Completion>(&reply))
                    answers[place] = std::move(completion->text);
                ++done;
                wake.notify_one();
            });
            lock.lock();
            continue;
        }
        if (stop.stop_requested()) {
            lock.unlock();
            backend.cancel(0);
            lock.lock();
            wake.wait(lock, [&] { return done == sent; });
            return Error{ErrorCode::Cancelled, "the build was cancelled", {}};
        }
        const std::size_t before = done;
        wake.wait(lock, stop, [&] { return done > before; });
        if (told) told(done, requests.size());
    }
    if (told) told(done, requests.size()); // the last may have come while others were being sent
    return answers;
}

Status judgeMeaning(BuildReport& report, backend::ModelBackend& backend, const std::stop_token& stop,
                    const PassTold& told) {
    std::vector<backend::ModelRequest> requests;
    std::vector<std::size_t> of; // the element of each request
    for (std::size_t i = 0; i < report.elements.size(); ++i) {
        if (report.elements[i].state != benchmark::State::Dynamic) continue;
        for (backend::ModelRequest& request : meaningRequests(report.elements[i])) {
            requests.push_back(std::move(request));
            of.push_back(i);
        }
    }
    const auto answers = askAll(backend, std::move(requests), stop, told);
    if (!answers) return answers.error();
    std::map<std::size_t, std::vector<std::optional<bool>>> verdicts;
    for (std::size_t i = 0; i < of.size(); ++i)
        verdicts[of[i]].push_back(saidYes((*answers)[i]));
    const std::string model = backend.identity().model;
    std::set<std::size_t> same;
    std::size_t unread = 0;
    for (const auto& [place, list] : verdicts) {
        if (std::find(list.begin(), list.end(), std::optional(true)) != list.end())
            note(report.elements[place], "meaning", "altered, says " + model);
        else if (std::all_of(list.begin(), list.end(), [](const auto& one) { return one == false; }))
            same.insert(place);
        else
            ++unread;
    }
    std::size_t place = 0;
    std::erase_if(report.elements, [&](const BuiltElement&) { return same.contains(place++); });
    report.drop("same_meaning", same.size());
    report.step("meaningful", report.elements.size());
    std::erase(report.notes, "No model has judged whether the changes alter what a rule says.");
    report.notes.push_back("Whether changes alter what a rule says was judged by " + model);
    if (unread > 0)
        report.notes.push_back(std::to_string(unread) + " questions stay unchecked: no yes or no was answered");
    return {};
}

std::vector<std::string> untranslatedTerms(const BuildReport& report) {
    std::vector<std::string> terms;
    std::set<std::string> seen;
    const auto take = [&](const std::string& term) {
        if (mathkg::isChinese(term) && seen.insert(term).second) terms.push_back(term);
    };
    for (const BuiltElement& built : report.elements) {
        take(built.element.subject);
        for (const benchmark::YearObjects& year : built.element.years)
            for (const benchmark::Object& object : year.objects)
                for (const std::string& name : object)
                    take(name);
    }
    return terms;
}

Result<std::map<std::string, std::string>> translateTerms(const std::vector<std::string>& terms,
                                                          backend::ModelBackend& backend, const std::stop_token& stop,
                                                          const PassTold& told) {
    std::vector<backend::ModelRequest> requests;
    for (std::size_t first = 0; first < terms.size(); first += kLinesAtOnce) {
        const std::size_t count = std::min(kLinesAtOnce, terms.size() - first);
        std::string lines;
        for (std::size_t i = first; i < first + count; ++i)
            lines += (lines.empty() ? "" : "\n") + terms[i];
        requests.push_back(
            requestOf(kTranslateSystem,
                      "Translate each line; keep the number of lines and reply with the translations only.\n" + lines,
                      kTermTokens * static_cast<int>(count)));
    }
    const auto answers = askAll(backend, std::move(requests), stop, told);
    if (!answers) return answers.error();
    std::map<std::string, std::string> glossary;
    for (std::size_t i = 0; i < answers->size(); ++i) {
        if (!(*answers)[i]) continue;
        const std::size_t first = i * kLinesAtOnce, count = std::min(kLinesAtOnce, terms.size() - first);
        const auto lines = text::split(std::string(text::trim(*(*answers)[i])), '\n');
        if (lines.size() != count) continue; // nobody knows which line is which
        for (std::size_t line = 0; line < count; ++line)
            if (std::string name = facts::normalised(lines[line]); !name.empty() && !mathkg::isChinese(name))
                glossary.emplace(terms[first + line], std::move(name));
    }
    return glossary;
}

bool hasModelStep(std::string_view source) { return source == "cfr" || source == "mathkg"; }

std::size_t modelRequests(const BuildReport& report) {
    if (report.source == "mathkg") return (untranslatedTerms(report).size() + kLinesAtOnce - 1) / kLinesAtOnce;
    std::size_t count = 0;
    if (report.source == "cfr")
        for (const BuiltElement& built : report.elements)
            if (built.state == benchmark::State::Dynamic) count += meaningRequests(built).size();
    return count;
}

Result<BuildReport> withModel(BuildWish wish, BuildReport read, backend::ModelBackend& backend,
                              const backend::Network* network, const std::stop_token& stop, const PassTold& told) {
    if (!hasModelStep(wish.source))
        return Error{ErrorCode::InvalidArgument, "a model judges changes of cfr and translates mathkg, nothing else",
                     wish.source};
    const std::string model = backend.identity().model;
    if (wish.source == "cfr") {
        if (const Status judged = judgeMeaning(read, backend, stop, told); !judged) return judged.error();
        read.model = model;
        return read;
    }
    const auto terms = untranslatedTerms(read);
    auto translated = translateTerms(terms, backend, stop, told);
    if (!translated) return translated.error();
    const std::size_t count = translated->size();
    wish.options.terms = std::move(translated).value();
    auto again = readSources(wish, network, stop, {});
    if (!again) return again;
    again->model = model;
    again->notes.push_back(std::to_string(count) + " of " + std::to_string(terms.size()) +
                           " terms were translated by " + model);
    return again;
}

} // namespace chronoscope::sources
