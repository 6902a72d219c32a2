// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Slice.h"
#include "core/studies/mined/Task.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// The words of the questions: as the file has them, or with the slips of the public templates put right.
enum class WordSet : int { MinedPublic = 0, Clean };
std::string_view name(WordSet words); ///< "mined-public", "clean"
std::optional<WordSet> wordSetFromName(std::string_view name);

/// What the context of F.M.C is about: the value that the file chose, or the latest value of the list (the paper).
enum class ContextPolicy : int { Next = 0, Latest };
std::string_view name(ContextPolicy policy); ///< "next", "latest"
std::optional<ContextPolicy> contextPolicyFromName(std::string_view name);

/// How a prompt travels behind its picture: with a system turn of its own, or all in one text as the public run sends
/// it.
enum class Frame : int { Chat = 0, OneText };
std::string_view name(Frame frame); ///< "chat", "one-text"
std::optional<Frame> frameFromName(std::string_view name);

/// Whether an edit is known when its question is asked, or has to be found among all edits.
enum class EditSetting : int { Single = 0, Lifelong };
std::string_view name(EditSetting setting); ///< "single", "lifelong"
std::optional<EditSetting> editSettingFromName(std::string_view name);

inline constexpr std::string_view kIke = "IKE";

/// Knowledge editing: the run asks what another run got wrong, of a model that was told the right answers.
struct EditingSpec {
    std::int64_t base = 0; ///< the run that got it wrong
    std::string method{kIke};
    EditSetting setting = EditSetting::Single;
    int demonstrations = 32; ///< of IKE: shown at most
    std::string embedding;   ///< of IKE: what finds them, by name

    bool isAsked() const { return method == kIke; } ///< else the replies are from elsewhere
};

/// The version of the rules that new runs are made by; runs that name none are of version 1. Of version 2 on, refusals
/// are told by their words, too, and the clean words have no slips in questions about clubs and places; of version 3
/// on, these write a year before the first with BCE.
inline constexpr int kMinedRules = 3;

/// What a run of MINED asks; stored with it. Empty lists do not restrict. Value type.
struct AskingSpec {
    std::vector<Task> tasks;
    std::vector<std::string> types;
    std::vector<Configuration> configurations{kAllConfigurations.begin(), kAllConfigurations.end()}; ///< ascending
    WordSet words = WordSet::MinedPublic;
    ContextPolicy policy = ContextPolicy::Next;
    Frame frame = Frame::Chat;
    bool trustFile = false; ///< golds as the file has them, also where its own attribute list says otherwise
    benchmark::Sample sample;
    std::optional<EditingSpec> editing;
    int rules = kMinedRules; ///< version of all that these settings do not say

    bool operator==(const AskingSpec& other) const;
    std::optional<std::string> problem() const;
    std::string json() const;
    /// Corrupt where it is none.
    static Result<AskingSpec> parse(std::string_view json);
};

} // namespace chronoscope::mined
