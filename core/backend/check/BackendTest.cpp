// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"

#include "core/backend/Image.h"
#include "core/backend/check/BackendFindings.h"
#include "core/backend/check/Deadline.h"
#include "core/backend/check/RedPicture.h"
#include "core/backend/check/WhoAnswers.h"
#include "core/base/Time.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <limits>
#include <set>

namespace chronoscope::backend {

using protocol::Call;

namespace {
constexpr int kRepeats = 3;
constexpr int kParallel = 8;
constexpr double kAgreement = 0.05; // of a continuation's log-probability with that of the same text when generated
constexpr double kSameModel = 0.01; // larger gaps between equal requests are reported in amber

constexpr const char* kSystem = "Answer with one word.";
constexpr const char* kQuestion = "What is the capital of France?";
constexpr const char* kStart = "The capital of France is";

/// One test as it goes; each check fills its line of the report and what it measured.
class Tester {
public:
    Tester(const Network& network, BackendConfig config, const std::string& uri, std::stop_token stop)
        : m_network(network), m_config(std::move(config)), m_caller(std::move(stop)),
          m_deadline(network.loop(), m_config.testLimit, m_caller), m_stop(m_deadline.token()) {
        m_report.backend = uri;
        m_report.when = utcNow();
        for (int i = 0; i < kChecks; ++i)
            m_report.checks[static_cast<std::size_t>(i)] = {static_cast<Check>(i), Light::Skipped, "not tried"};
        m_config.retry.attempts = std::min(m_config.retry.attempts, 2); // a test answers soon
    }

    /// The first check alone.
    Result<CapabilityReport> identify() {
        auto key = m_network.keyOf(m_config);
        if (!key) return key.error();
        m_key = std::move(key).value();
        reachable();
        if (m_caller.stop_requested())
            return Error{ErrorCode::Cancelled, "the question was called back", m_config.baseUrls.front()};
        if (m_deadline.passed()) return Error{ErrorCode::Backend, timeIsUp(), m_config.baseUrls.front()};
        if (at(Check::Reachable).light == Light::Red)
            return Error{ErrorCode::Backend, at(Check::Reachable).sentence, m_config.baseUrls.front()};
        finish();
        return m_report;
    }

    Result<CapabilityReport> run(const std::function<void(const CheckResult&)>& checked) {
        auto key = m_network.keyOf(m_config);
        if (!key) return key.error();
        m_key = std::move(key).value();
        using Step = void (Tester::*)();
        constexpr Step kSteps[] = {&Tester::reachable,
                                   &Tester::generation,
                                   &Tester::determinism,
                                   &Tester::generatedLogProbs,
                                   &Tester::continuationLogProbs,
                                   &Tester::images,
                                   &Tester::parallel,
                                   &Tester::parameters};
        for (int i = 0; i < kChecks; ++i) {
            if (i > 0 && at(Check::Reachable).light == Light::Red) break;
            if (i > 1 && at(Check::Generation).light == Light::Red) break;
            const Step step = kSteps[i]; // of its own: GCC 12's bounds sanitizer misreads an index inside such a call
            (this->*step)();
            // A check that was cut short found nothing, the last one no less than the others.
            if (m_caller.stop_requested()) return Error{ErrorCode::Cancelled, "the test was stopped", {}};
            const bool isLate = m_deadline.passed();
            if (isLate) found(static_cast<Check>(i), i <= 1 ? Light::Red : Light::Amber, timeIsUp());
            if (checked) checked(m_report.checks[static_cast<std::size_t>(i)]);
            if (isLate) break;
        }
        finish();
        if (m_report.usable() && !m_mayPass && !m_deadline.passed())
            m_network.tests().keep(m_report);
        else
            m_network.tests().forget(m_report.backend);
        return m_report;
    }

private:
    std::string timeIsUp() const {
        const double seconds = std::chrono::duration<double>(m_deadline.limit()).count();
        return fmt::format(
            "no answer in time: the test may take {:g} s in all; test-s=SECONDS in the backend's URI gives it more",
            seconds);
    }

    CheckResult& at(Check check) { return m_report.checks[static_cast<std::size_t>(check)]; }
    void found(Check check, Light light, std::string sentence) { at(check) = {check, light, std::move(sentence)}; }

    ModelRequest question(Mode mode) const {
        ModelRequest request;
        request.mode = mode;
        if (mode == Mode::Chat) request.system = kSystem;
        request.prompt = mode == Mode::Chat ? kQuestion : kStart;
        request.decoding.maxTokens = 16;
        return request;
    }
    ModelRequest question() const { return question(m_mode); }
    ModelReply ask(ModelRequest request) {
        ModelReply reply = backend::ask(*m_backend, std::move(request), m_stop);
        noteAnswer(reply);
        return reply;
    }
    void noteAnswer(const ModelReply& reply) {
        noteConfiguration(reply, m_configurations);
        ++m_report.requests;
        const auto* error = std::get_if<BackendError>(&reply);
        m_mayPass =
            m_mayPass || (error && error->kind != ErrorKind::BadRequest && error->kind != ErrorKind::Unsupported);
        if (const auto* completion = std::get_if<Completion>(&reply)) {
            addTokens(completion->usage.promptTokens, m_report.promptTokens);
            addTokens(completion->usage.completionTokens, m_report.completionTokens);
        }
    }
    /// A server may count what it likes.
    static void addTokens(const std::optional<std::uint32_t>& tokens, int& sum) {
        constexpr std::int64_t kMost = std::numeric_limits<int>::max();
        sum = static_cast<int>(std::min<std::int64_t>(kMost, std::int64_t{sum} + tokens.value_or(0)));
    }

    void reachable() {
        const Answering there = whoAnswers(m_network, m_config, m_key, m_stop);
        at(Check::Reachable) = there.check;
        m_config.dialect.model = there.asked;
        m_report.model = there.model;
        m_report.build = there.build;
        m_report.slotCount = there.slotCount;
        m_served = there.served;
        m_detail = there.detail;
    }

    bool openBackend() {
        auto backend = m_network.open(m_config, nullptr, false);
        if (!backend) {
            found(Check::Generation, Light::Red, backend.error().text());
            return false;
        }
        m_backend = std::move(backend).value();
        return true;
    }

    /// Tries one mode; the sentence says what came.
    bool tryMode(Mode mode, std::string& sentence, bool& counted, bool& passing) {
        const ModelReply reply = ask(question(mode));
        const char* word = mode == Mode::Chat ? "chat" : "completion";
        if (const auto* error = std::get_if<BackendError>(&reply)) {
            sentence = fmt::format("{}: {}", word, why(*error));
            noteRejected(*error);
            passing = error->kind != ErrorKind::BadRequest && error->kind != ErrorKind::Unsupported;
            return false;
        }
        const auto& completion = std::get<Completion>(reply);
        counted = completion.usage.promptTokens && completion.usage.completionTokens;
        sentence = fmt::format("{} answers {}", word, inQuotes(completion.text));
        return true;
    }

    void noteRejected(const BackendError& error) { m_rejected.merge(rejectedFields(error)); }

    void generation() {
        if (!openBackend()) return;
        const Capabilities possible = m_config.protocol->capabilities();
        Capabilities& can = m_report.capabilities;
        std::string chat = "no chat", completion = "no completion";
        bool chatCounted = true, completionCounted = true, chatMayCome = false, completionMayCome = false;
        if (possible.chat) can.chat = tryMode(Mode::Chat, chat, chatCounted, chatMayCome);
        if (possible.completion)
            can.completion = tryMode(Mode::Completion, completion, completionCounted, completionMayCome);
        m_mode = m_config.mode.value_or(can.chat ? Mode::Chat : Mode::Completion);
        const std::string both = chat + "; " + completion;
        if (m_mode == Mode::Chat ? !can.chat : !can.completion) {
            std::string hint;
            if (!m_rejected.empty())
                hint = fmt::format("; to leave a field out, add drop={}", fmt::join(m_rejected, ","));
            return found(Check::Generation, Light::Red, both + hint);
        }
        // A failure that may pass must not decide how the questions of a run travel.
        if (!m_config.mode && chatMayCome)
            return found(Check::Generation, Light::Red, both + "; try again, or say mode=completion if that is meant");
        if (!(m_mode == Mode::Chat ? chatCounted : completionCounted))
            return found(Check::Generation, Light::Amber, both + "; tokens are not counted, so costs stay unknown");
        found(Check::Generation, Light::Green, both);
    }

    void determinism() {
        std::set<std::string> texts;
        std::vector<double> sums;
        for (int i = 0; i < kRepeats; ++i) {
            ModelRequest request = question();
            request.logProbs = m_config.protocol->capabilities().generatedLogProbs ? 1 : 0;
            ModelReply reply = ask(request);
            if (std::holds_alternative<BackendError>(reply) && request.logProbs > 0) {
                request.logProbs = 0;
                reply = ask(request);
            }
            if (const auto* error = std::get_if<BackendError>(&reply))
                return found(Check::Determinism, Light::Amber, why(*error));
            const auto& completion = std::get<Completion>(reply);
            texts.insert(completion.text);
            if (!completion.logProbs.empty()) sums.push_back(completion.logProbs.front().logProb);
        }
        std::string gap = "log-probabilities unknown";
        if (sums.size() == kRepeats) {
            const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
            m_report.determinismGap = *most - *least;
            gap = fmt::format("largest log-probability difference {:.2g}", m_report.determinismGap);
        }
        const bool same = texts.size() == 1 && m_report.determinismGap < kSameModel;
        found(Check::Determinism, same ? Light::Green : Light::Amber,
              fmt::format("{} equal greedy requests gave {}, {}", kRepeats, counted(texts.size(), "text"), gap));
    }

    void generatedLogProbs() {
        if (!m_config.protocol->capabilities().generatedLogProbs)
            return found(Check::GeneratedLogProbs, Light::Skipped, "this protocol has no log-probabilities");
        ModelRequest request = question();
        request.logProbs = 5;
        const ModelReply reply = ask(request);
        if (const auto* error = std::get_if<BackendError>(&reply)) {
            noteRejected(*error);
            return found(Check::GeneratedLogProbs, Light::Amber, "not available: " + why(*error));
        }
        auto [light, sentence] = judgeGenerated(std::get<Completion>(reply).logProbs);
        m_report.capabilities.generatedLogProbs = light == Light::Green;
        found(Check::GeneratedLogProbs, light, std::move(sentence));
    }

    Result<std::vector<TokenLogProb>> score(const std::string& prompt, const std::string& continuation) {
        ModelRequest request;
        request.task = Task::ScoreContinuation;
        request.mode = Mode::Completion;
        request.prompt = prompt;
        request.continuation = continuation;
        request.decoding.maxTokens = 1;
        ModelReply reply = ask(std::move(request));
        if (const auto* error = std::get_if<BackendError>(&reply)) return Error{ErrorCode::Backend, why(*error), {}};
        auto& tokens = std::get<Completion>(reply).logProbs;
        if (tokens.empty())
            return Error{ErrorCode::Backend, "the server sends no log-probabilities for given text", {}};
        return std::move(tokens);
    }

    /// Difference between the log-probability of a generated token and that of the same token when given; nothing where
    /// no comparison could be made. Needs no knowledge of the model.
    std::optional<double> ownWordsGap() {
        if (!m_report.capabilities.generatedLogProbs || !m_report.capabilities.completion) return std::nullopt;
        ModelRequest request = question(Mode::Completion);
        request.logProbs = 1;
        request.decoding.maxTokens = 1;
        const ModelReply reply = ask(request);
        const auto* completion = std::get_if<Completion>(&reply);
        if (!completion || completion->logProbs.size() != 1 || completion->text.empty()) return std::nullopt;
        const auto given = score(kStart, completion->text);
        if (!given || given->size() != 1) return std::nullopt;
        return std::abs(given->front().logProb - completion->logProbs.front().logProb);
    }

    void continuationLogProbs() {
        if (!m_config.protocol->capabilities().continuationLogProbs)
            return found(Check::ContinuationLogProbs, Light::Skipped, "this protocol cannot score a given text");
        const auto paris = score(kStart, " Paris");
        if (!paris) return found(Check::ContinuationLogProbs, Light::Amber, "not available: " + paris.error().message);
        const auto xylophone = score(kStart, " xylophone");
        if (!xylophone)
            return found(Check::ContinuationLogProbs, Light::Amber, "not available: " + xylophone.error().message);
        const double a = sum(*paris);
        const double b = sum(*xylophone);
        if (a == b)
            return found(
                Check::ContinuationLogProbs, Light::Amber,
                fmt::format("“Paris” and “xylophone” get the same log-probability ({:.3f}): the server makes it up",
                            a));
        const auto gap = ownWordsGap();
        if (gap && *gap > kAgreement)
            return found(Check::ContinuationLogProbs, Light::Amber,
                         fmt::format("the model's own next token gets a log-probability that is {:.3f} off when it is "
                                     "given instead of generated",
                                     *gap));
        const std::string own = gap ? fmt::format("; its own next token agrees to {:.4f}", *gap) : std::string();
        const std::string values = fmt::format("“Paris” {:.2f}, “xylophone” {:.2f}{}", a, b, own);
        if (a < b && !gap)
            return found(Check::ContinuationLogProbs, Light::Amber,
                         values + ": xylophone should not win, and nothing else could be compared");
        m_report.capabilities.continuationLogProbs = true;
        found(Check::ContinuationLogProbs, a > b ? Light::Green : Light::Amber,
              a > b ? values : values + ": usable, but this model does not know the capital of France");
    }

    void images() {
        if (!m_config.protocol->capabilities().images || !m_report.capabilities.chat)
            return found(Check::Images, Light::Skipped, "no images in this protocol or mode");
        ModelRequest request = question(Mode::Chat);
        request.prompt = "Which colour fills this picture?";
        request.images.push_back(std::make_shared<const Image>(
            "image/png", std::string(reinterpret_cast<const char*>(kRedPng), sizeof kRedPng)));
        const ModelReply reply = ask(request);
        if (const auto* error = std::get_if<BackendError>(&reply))
            return found(Check::Images, Light::Amber, "not available: " + why(*error));
        const std::string& text = std::get<Completion>(reply).text;
        const bool red = namesRed(text);
        m_report.capabilities.images = red;
        found(Check::Images, red ? Light::Green : Light::Amber,
              fmt::format("a red picture is called {}", inQuotes(text)));
    }

    void parallel() {
        const auto seconds = [](auto from) {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
        };
        auto started = std::chrono::steady_clock::now();
        (void)ask(question());
        const double alone = seconds(started);
        started = std::chrono::steady_clock::now();
        std::vector<std::future<ModelReply>> replies;
        for (int i = 0; i < kParallel; ++i) {
            auto outcome = std::make_shared<std::promise<ModelReply>>();
            replies.push_back(outcome->get_future());
            m_backend->submit(question(), [outcome](ModelReply reply) { outcome->set_value(std::move(reply)); });
        }
        const std::stop_callback cancel(m_stop, [&] { m_backend->cancel(0); });
        int failed = 0;
        std::string reason;
        for (auto& waiting : replies) {
            const ModelReply reply = waiting.get();
            noteAnswer(reply);
            if (const auto* error = std::get_if<BackendError>(&reply)) {
                ++failed;
                reason = why(*error);
            }
        }
        const double together = seconds(started);
        const std::string timing =
            fmt::format("{} requests took {:.2f} s, one alone {:.2f} s", kParallel, together, alone);
        if (failed > 0)
            return found(Check::Parallel, Light::Amber, fmt::format("{} of {} failed: {}", failed, kParallel, reason));
        found(Check::Parallel, Light::Green,
              m_report.slotCount > 0 ? fmt::format("{}; {} slots", timing, m_report.slotCount) : timing);
    }

    void parameters() {
        std::vector<std::string> odd;
        std::set<std::string> sampled;
        for (int i = 0; i < kRepeats; ++i) {
            ModelRequest request = question(); // hot enough that equal texts would be a surprise
            request.prompt = m_mode == Mode::Chat ? "Write ten random words." : "Ten random words:";
            request.system.clear();
            request.decoding.temperature = 1.5;
            request.sampleIndex = i;
            request.decoding.seed += static_cast<std::uint64_t>(i);
            const ModelReply reply = ask(request);
            if (const auto* error = std::get_if<BackendError>(&reply)) {
                noteRejected(*error);
                odd.push_back(why(*error));
                break;
            }
            const auto& completion = std::get<Completion>(reply);
            sampled.insert(completion.text);
            if (completion.usage.completionTokens.value_or(0) > 16 && completion.thinking.empty())
                odd.push_back(
                    fmt::format("{} tokens came although 16 is the limit", *completion.usage.completionTokens));
        }
        if (odd.empty() && sampled.size() == 1)
            odd.push_back("three samples at temperature 1.5 are the same text: temperature or seed is ignored");
        if (!m_rejected.empty())
            odd.push_back(fmt::format("rejected: {}; to leave them out, add drop=…", fmt::join(m_rejected, ", ")));
        if (!odd.empty()) return found(Check::Parameters, Light::Amber, fmt::format("{}", fmt::join(odd, "; ")));
        found(Check::Parameters, Light::Green,
              fmt::format("no field rejected; {} samples gave {}", kRepeats, counted(sampled.size(), "text")));
    }

    void finish() {
        m_report.rejectedFields.assign(m_rejected.begin(), m_rejected.end());
        m_report.fingerprint =
            fmt::format("{}|{}|{}|{}", m_config.protocol->name(), m_report.model, m_detail, m_report.build);
        // An alias says nothing of the file behind it.
        if (!m_served.empty() && m_served != m_report.model) m_report.fingerprint += "|" + m_served;
        m_report.systemFingerprint = fmt::format("{}", fmt::join(m_configurations, ","));
        if (!m_report.systemFingerprint.empty()) m_report.fingerprint += "|" + m_report.systemFingerprint;
        m_report.capabilities.suggestedConcurrency =
            m_report.slotCount > 0 ? m_report.slotCount : m_config.protocol->capabilities().suggestedConcurrency;
    }

    const Network& m_network;
    BackendConfig m_config;
    const std::stop_token m_caller;
    const Deadline m_deadline;
    const std::stop_token m_stop; ///< the caller's, or the time is over
    bool m_mayPass = false;       ///< some call failed for a reason of the moment
    std::string m_key;
    std::string m_served;
    std::string m_detail; ///< of the model, as the server lists it: what tells it from others of its name
    std::shared_ptr<HttpBackend> m_backend;
    Mode m_mode = Mode::Chat;
    std::set<std::string> m_rejected;
    std::set<std::string> m_configurations; ///< of the server that answered, by its own fingerprints
    CapabilityReport m_report;
};
} // namespace

Result<CapabilityReport> testBackend(const Network& network, BackendConfig config, const std::string& uri,
                                     const std::stop_token& stop,
                                     const std::function<void(const CheckResult&)>& checked) {
    return Tester(network, std::move(config), uri, stop).run(checked);
}

Result<CapabilityReport> identifyBackend(const Network& network, BackendConfig config, const std::stop_token& stop) {
    return Tester(network, std::move(config), {}, stop).identify();
}

} // namespace chronoscope::backend
