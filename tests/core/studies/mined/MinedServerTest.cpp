// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/Network.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/ModelServer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <optional>

namespace chronoscope::mined {
namespace {
using nlohmann::json;
using test::Answer;
using test::must;
using test::Received;

std::optional<std::string> fromBase64(std::string_view text) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    while (text.ends_with('='))
        text.remove_suffix(1);
    for (const char c : text) {
        const auto digit = kDigits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count >= 8) bytes += static_cast<char>(bits >> (count -= 8) & 0xFF);
    }
    return bytes;
}

/// What a server finds in a request: every picture and every question, in the order of the body.
struct Shown {
    std::vector<std::string> pictures;
    std::vector<std::string> questions;
    bool pictureFirst = false;
};

void look(const json& value, Shown& shown) {
    if (value.is_string()) {
        const auto text = value.get<std::string>();
        const std::size_t comma = text.starts_with("data:image/png;base64,") ? text.find(',') + 1 : 0;
        if (text.find("QUESTION: ") != std::string::npos) {
            shown.questions.push_back(text);
        } else if (const auto bytes = fromBase64(std::string_view(text).substr(comma));
                   bytes && bytes->starts_with("\x89PNG")) {
            shown.pictureFirst |= shown.questions.empty();
            shown.pictures.push_back(*bytes);
        }
    }
    if (value.is_structured())
        for (const json& inner : value)
            look(inner, shown);
}

/// A protocol, and how a server of it answers.
struct Dialect {
    std::string name;
    std::string uri; ///< behind the address
    std::function<Answer(const std::string&)> answer;
    bool pictureFirst = true; ///< the place of the picture in the body says where it comes
};

const std::vector<Dialect>& dialects() {
    static const std::vector<Dialect> kAll{
        {"openai", "/v1?model=m&attempts=1", [](const std::string& text) { return test::chatReply(text); }},
        {"vllm", "/v1?model=m&attempts=1", [](const std::string& text) { return test::chatReply(text); }},
        {"llama", "?model=m&attempts=1", [](const std::string& text) { return test::chatReply(text); }},
        {"anthropic", "?model=m&attempts=1",
         [](const std::string& text) {
             return test::bodyOf(json{
                 {"content", {{{"type", "text"}, {"text", text}}}},
                 {"stop_reason", "end_turn"},
                 {"role", "assistant"},
                 {"type", "message"}}.dump());
         }},
        {"gemini", "?model=m&attempts=1",
         [](const std::string& text) {
             return test::bodyOf(
                 json{{"candidates", {{{"content", {{"parts", {{{"text", text}}}}}}, {"finishReason", "STOP"}}}}}
                     .dump());
         }},
        {"ollama", "?model=m&attempts=1",
         [](const std::string& text) {
             return test::bodyOf(
                 json{{"message", {{"role", "assistant"}, {"content", text}}}, {"done", true}, {"done_reason", "stop"}}
                     .dump());
         },
         false}};
    return kAll;
}

/// Runs over a server that looks at the pictures.
class MinedServer : public test::MinedBench {
protected:
    /// What the pictured company's head was, as the question wants it; nobody knows a stranger's.
    static std::string headOf(const std::string& picture, const std::string& question) {
        for (const char* subject : {"Apple", "Nike", "Shell"})
            for (const char* which : {"1", "2"})
                if (picture == pictureOf(subject, which))
                    return std::string(subject) + (question.find("2005") == std::string::npos ? " Younger" : " Elder");
        return "a stranger";
    }
    /// By configuration: replies and right ones.
    std::map<Configuration, std::pair<int, int>> tally(std::int64_t run) const {
        auto reader = must(workspace->reader());
        std::map<Configuration, std::pair<int, int>> counts;
        must(forEachReply(reader, *contextOf(run), [&](const AskedReply& reply) {
            ++counts[reply.configuration].first;
            counts[reply.configuration].second += reply.row.hit && !reply.row.error;
            return true;
        }));
        return counts;
    }
    backend::Network network{
        {.transport = {}, .cacheFile = {}, .testsFolder = {}, .keyOf = {}, .keyVariablesFile = {}}};

    run::RunProgress drive(std::int64_t id) const {
        const auto engine = must(run::openRun(workspace, id, {}, 4, &network));
        engine->start();
        return engine->wait();
    }
};

/// How often each (picture, question) was shown.
class Gallery {
public:
    void add(const std::string& picture, const std::string& question) {
        const std::lock_guard lock(m_mutex);
        ++m_shown[{picture, question}];
    }
    std::map<std::pair<std::string, std::string>, int> shown() const {
        const std::lock_guard lock(m_mutex);
        return m_shown;
    }

private:
    mutable std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, int> m_shown;
};

TEST_F(MinedServer, EveryProtocolShowsEachQuestionItsOwnPicture) {
    for (const Dialect& dialect : dialects()) {
        Gallery gallery;
        const test::FaultServer server([&](const Received& request) {
            Shown shown;
            look(json::parse(request.body, nullptr, false), shown);
            if (shown.questions.size() != 1 || shown.pictures.size() != 1)
                return dialect.answer("no picture and question");
            if (dialect.pictureFirst && !shown.pictureFirst) return dialect.answer("the picture comes late");
            gallery.add(shown.pictures[0], shown.questions[0]);
            return dialect.answer(headOf(shown.pictures[0], shown.questions[0]));
        });
        const std::string uri = dialect.name + ":" + server.url() + dialect.uri;
        const auto id = must(createMined(*workspace, {}, {}, dialect.name, uri)).id;
        const auto last = drive(id);
        ASSERT_EQ(last.state, run::EngineState::Finished) << dialect.name << ": " << last.message;
        const auto counts = tally(id);
        ASSERT_EQ(counts.size(), 4U) << dialect.name;
        for (const auto& [configuration, count] : counts)
            EXPECT_EQ(count, std::pair(12, 12)) << dialect.name << " " << name(configuration);

        std::map<std::pair<std::string, std::string>, int> wanted;
        auto reader = must(workspace->reader());
        const auto context = contextOf(id);
        for (const Unit& unit : context->units)
            for (const Configuration one : kAllConfigurations) {
                const auto item = must(MinedStore(reader).item(unit.item));
                const std::string which = showsOtherImage(one) ? "2" : "1";
                ++wanted[{pictureOf(item.subject, which),
                          context->request(item, {unit.ordinal, one}, 0, nullptr).prompt}];
            }
        EXPECT_EQ(gallery.shown(), wanted) << dialect.name << ": Q and G with I and GI, as asked";
    }
}

TEST_F(MinedServer, ASwappedPictureIsSeen) {
    must(workspace->write([](store::Database& database) -> Status {
        database.sql().exec("UPDATE mined_item SET image = (SELECT image FROM mined_item WHERE subject = 'Nike'), "
                            "other_image = (SELECT other_image FROM mined_item WHERE subject = 'Nike') "
                            "WHERE subject = 'Apple'");
        return {};
    }));
    const test::FaultServer server([&](const Received& request) {
        Shown shown;
        look(json::parse(request.body, nullptr, false), shown);
        return test::chatReply(shown.pictures.empty() ? "nothing" : headOf(shown.pictures[0], shown.questions.at(0)));
    });
    const auto id = must(createMined(*workspace, {}, {}, "run", "openai:" + server.url("/v1?model=m"))).id;
    ASSERT_EQ(drive(id).state, run::EngineState::Finished);
    for (const auto& [configuration, count] : tally(id))
        EXPECT_EQ(count, std::pair(12, 8)) << "what is asked about Apple is answered of Nike";
}

TEST_F(MinedServer, ATestedServerIsAskedOnlyIfItSees) {
    const auto prepared = [&](const test::FaultServer& server) {
        return must(run::prepareBackend(network, {"openai:" + server.url("/v1?model=m")}, {}, {}));
    };
    const test::FaultServer sees(test::modelServer());
    EXPECT_TRUE(createMined(*workspace, {}, {}, "run", prepared(sees)).ok());
    const test::FaultServer blind(test::modelServer([](const test::Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants == test::Wants::Picture) return test::chatReply("It is green, I think");
        return std::nullopt;
    }));
    const auto refused = createMined(*workspace, {}, {}, "run", prepared(blind));
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::Backend);
    EXPECT_NE(refused.error().message.find("It is green, I think"), std::string::npos) << refused.error().message;
}
} // namespace
} // namespace chronoscope::mined
