// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// A model as judge of a reply (appendix J of the paper): what it is asked, and what its answer says. Pure; any thread.

struct JudgePrompt {
    std::string system;
    std::string user;
};
/// Asks how well the reply agrees with the golds; several are alternatives of each other.
JudgePrompt judgePrompt(const std::vector<std::string>& golds, std::string_view reply);

/// The score that an answer of the judge states, 0 to 1, rounded to two decimals: the whole answer, or the only number
/// in it. Nothing where there is no number, more than one, or one outside: ask once more, then count it as unparsable;
/// never as 0.
std::optional<double> judgedScore(std::string_view answer);

/// How far a judge and containment agree, over replies that both scored.
struct JudgeAgreement {
    static constexpr double kRight = 0.5; ///< least score that is taken for "right" where two classes are needed

    std::int64_t replies = 0;
    std::int64_t bothRight = 0;
    std::int64_t onlyJudge = 0; ///< the judge says right, containment says wrong
    std::int64_t onlyCem = 0;
    std::int64_t bothWrong = 0;
    std::int64_t unparsable = 0; ///< in none of the counts above
    double sumWhereRight = 0;    ///< of the judge's scores where containment says right
    double sumWhereWrong = 0;

    /// `score`: the judge's; none where it was unparsable.
    void add(std::optional<double> score, bool cem);
    /// Of the replies, 0 to 1; nothing without one.
    std::optional<double> agreed() const;
    /// Cohen's kappa; undefined where both said one and the same throughout.
    std::optional<double> kappa() const;
};

} // namespace chronoscope::mined
