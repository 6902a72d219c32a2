// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelRequest.h"
#include "core/sources/distract/DistractorPack.h"
#include "core/sources/distract/OptionRules.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// One showing of the options to the model that checks them.
struct OptionRound {
    std::vector<std::string> shown;  ///< four, the right one among them
    std::vector<std::string> marked; ///< called right, without the right one: they are rewritten
    bool isRightMarked = false;      ///< else only noted
};

/// What came of an element's wrong options.
struct OptionOutcome {
    std::vector<std::string> options; ///< at most three
    std::vector<OptionRound> rounds;
    std::map<std::string, std::size_t> dropped; ///< of what the model wrote, by name(Unfit)
    bool isVerified = false;                    ///< the last round marked none
    std::string unresolved;                     ///< why not, if so: "marked", "unreadable", "few", "failed"
};

/// Algorithm 1 of ChroKnowledge for one element, mended: only marked options are rewritten, with the conversation so
/// far, and at most `rounds` times. A state machine without any I/O: it says what to ask next and is given the reply,
/// so that stored replies bring it to the same place again. One thread.
class OptionDraft {
public:
    enum class Step : int { Write = 0, Rewrite, Verify, Extract, Done };
    struct Task {
        benchmark::Element element;
        std::string question;             ///< DistractorPack::question()
        std::vector<std::string> outside; ///< names held in other years
        std::uint64_t seed = 42;          ///< orders the options that are shown
        int rounds = 5;
    };
    /// No draft asks more: writings, showings and readings of them.
    static constexpr int kMostRounds = 5;
    static constexpr int kMostCalls = 3 * kMostRounds + 1;

    /// `pack` must live as long.
    OptionDraft(const DistractorPack& pack, Task task);

    Step step() const { return m_step; }
    /// What to ask, with the turns before it; not when done.
    backend::ModelRequest request() const;
    void take(std::string_view reply);
    /// The model gave no answer, for good: what is there stays unverified.
    void fail() { end("failed"); }
    OptionOutcome outcome() const;

private:
    void takeOptions(std::string_view reply);
    void takeLetters(std::string_view reply);
    void show();
    void judge(const std::vector<int>& letters);
    void rewrite(std::vector<std::string> bad);
    void end(std::string unresolved);
    std::size_t missing() const;

    const DistractorPack& m_pack;
    Task m_task;
    OptionRules m_rules;
    Step m_step = Step::Write;
    std::vector<backend::Turn> m_turns; ///< the shots, then the conversation
    std::string m_prompt;               ///< of the step at hand
    std::array<std::string, 3> m_places;
    std::vector<std::string> m_all; ///< every option there ever was
    int m_rewrites = 0;
    OptionOutcome m_outcome;
    int m_rightAt = 0; ///< letter of the right one in the showing
};

/// "write", "rewrite", "verify", "extract", "done".
std::string_view name(OptionDraft::Step step);

} // namespace chronoscope::sources
