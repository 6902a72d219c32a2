// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/CalibrationEye.h"

#include "core/backend/Image.h"
#include "core/base/Hash.h"
#include "core/studies/mined/QuestionText.h"

#include <algorithm>
#include <map>
#include <optional>

namespace chronoscope::mined {

namespace {
constexpr const char* kNobody = "nobody that I remember";

enum Luck : std::uint64_t {
    kOfItem = 1,
    kOfConfiguration,
    kOfStale,
    kOfPicture,
    kOfContext,
    kOfNoise,
    kOfRefusal,
    kOfError,
    kOfEdit
};

double chance(std::uint64_t seed, std::uint64_t what, Luck of) { return unitInterval(mix(mix(seed, of), what)); }

std::uint64_t idHash(const ContentId& id) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
        value = value << 8 | id[i];
    return value;
}

/// The year that a model must know of to answer; nothing where there is none.
std::optional<int> neededYear(const Item& item, const Holders& holders, const std::string& gold) {
    if (item.task == Task::PUD || item.task == Task::FUD) return std::nullopt;
    if (item.task != Task::CA)
        if (const auto years = askedYears(item.question)) return years->to;
    const std::string name = item.task == Task::ATE ? assertedName(item, holders) : gold;
    const auto places = holders.placesOf(name);
    if (places.empty()) return std::nullopt;
    const auto& start = holders.values()[places.back()].start;
    return start ? std::optional(start->year) : std::nullopt;
}

/// The holder before the right one; the newest other one where it is the first.
std::string earlierHolder(const Holders& holders, const std::vector<std::string>& golds) {
    std::string before, other;
    bool isPast = false;
    for (const std::size_t place : holders.byTime()) {
        const std::string& name = holders.values()[place].name;
        const bool isRight =
            std::any_of(golds.begin(), golds.end(), [&](const auto& gold) { return sameName(gold, name); });
        if (isRight) {
            isPast = !before.empty();
            if (isPast) other = before;
            continue;
        }
        before = name;
        if (!isPast) other = name;
    }
    return other;
}
} // namespace

double CalibrationEye::share(const std::string& name, double otherwise) const {
    const auto planted = m_params.recallOf.find(name);
    return planted == m_params.recallOf.end() ? otherwise : planted->second;
}

CalibrationEye::Seen CalibrationEye::seen(const Unit& unit, const Item& item) const {
    const Holders holders = Holders::of(item.attributes);
    const auto& golds = goldsOf(unit, item);
    Seen seen;
    seen.right = golds.empty() ? std::string() : golds.front();
    // F.M.C and P.M.C without their context ask what T.S.A asks: one question has one answer.
    const bool isStamp = hasContext(item.task) && !unit.withContext;
    seen.luck = hash64(item.subject + "\n" + item.question);
    seen.recall = share(std::string(name(isStamp ? Task::TSA : item.task)), m_params.recall);
    const auto year = neededYear(item, holders, seen.right);
    seen.isTooNew = year && *year > m_params.cutoff;
    seen.swayedBy = contextSubjectOf(unit, item);
    if (item.task == Task::ATE) {
        seen.wrong = sameName(seen.right, "Yes") ? "No" : "Yes";
        return seen;
    }
    const bool isStale = chance(m_params.seed, seen.luck, kOfStale) < m_params.stale;
    seen.wrong = isStale ? earlierHolder(holders, golds) : std::string();
    if (seen.wrong.empty()) seen.wrong = kNobody;
    return seen;
}

Result<std::shared_ptr<const CalibrationEye>>
CalibrationEye::open(store::Database& database, const store::RunRecord& run, const backend::CalibrationParams& params) {
    const auto context = minedContext(database, run);
    if (!context) return context.error();
    MinedStore mined(database);
    const auto media = mined.media();
    if (!media) return media.error();
    std::map<std::int64_t, std::uint64_t> pictures;
    for (const auto& one : *media)
        pictures[one.row] = idHash(one.id);
    std::shared_ptr<CalibrationEye> eye(new CalibrationEye(params));
    for (const Unit& unit : (*context)->units) {
        const auto item = mined.item(unit.item);
        if (!item) return item.error();
        eye->m_units.push_back(eye->seen(unit, *item));
        if (const auto& edits = (*context)->edits)
            for (const Configuration one : {Configuration::QI, Configuration::GI})
                eye->m_units.back().told[completes(one) ? 1 : 0] =
                    edits->facts[edits->of({unit.ordinal, one}).fact].answer;
        auto& prompts = eye->m_prompts.emplace_back();
        for (const Configuration one : (*context)->spec.configurations) {
            const AskingOrder::Place place{unit.ordinal, one};
            const auto picture = (*context)->pictureOf(place);
            if (!picture) continue;
            const std::uint64_t prompt = hash64((*context)->request(*item, place, 0, nullptr).prompt);
            prompts[static_cast<std::size_t>(one)] = prompt;
            eye->m_sights[mix(pictures[*picture], prompt)] = {unit.ordinal, one};
            eye->m_byPrompt[prompt].push_back(unit.ordinal);
        }
    }
    return std::shared_ptr<const CalibrationEye>(std::move(eye));
}

const CalibrationEye::Sight* CalibrationEye::sightOf(const backend::ModelRequest& request) const {
    if (request.images.size() != 1 || !request.images.front()) return nullptr;
    const std::uint64_t picture = idHash(contentId(request.images.front()->bytes));
    const auto found = m_sights.find(mix(picture, hash64(request.prompt)));
    return found == m_sights.end() ? nullptr : &found->second;
}

bool CalibrationEye::isMistaken(const Sight& sight) const {
    const Seen& unit = m_units[static_cast<std::size_t>(sight.unit)];
    return showsOtherImage(sight.configuration) && chance(m_params.seed, unit.luck, kOfPicture) < m_params.mistaken;
}

bool CalibrationEye::isKnown(std::int64_t unit, Configuration configuration) const {
    const Seen& seen = m_units[static_cast<std::size_t>(unit)];
    if (const std::string told = toldAnswer({unit, configuration}); !told.empty()) return told == seen.right;
    const std::string way(name(configuration));
    const bool knowsItem = !seen.isTooNew && chance(m_params.seed, seen.luck, kOfItem) < seen.recall;
    const bool knowsWay = chance(m_params.seed, mix(seen.luck, hash64(way)), kOfConfiguration) < share(way, 1.0);
    const bool isSwayed = !seen.swayedBy.empty() && chance(m_params.seed, seen.luck, kOfContext) < m_params.swayed;
    return knowsItem && knowsWay && !isSwayed && !isMistaken({unit, configuration});
}

std::string CalibrationEye::toldAnswer(const Sight& sight) const {
    const Seen& seen = m_units[static_cast<std::size_t>(sight.unit)];
    const std::string& told = seen.told[completes(sight.configuration) ? 1 : 0];
    const bool isFollowed = chance(m_params.seed, seen.luck, kOfEdit) < share("ike", 1.0);
    return isFollowed ? told : std::string();
}

std::string CalibrationEye::answer(const Sight& sight) const {
    const Seen& seen = m_units[static_cast<std::size_t>(sight.unit)];
    if (std::string told = toldAnswer(sight); !told.empty()) return told;
    if (isKnown(sight.unit, sight.configuration)) return seen.right;
    if (!seen.swayedBy.empty() && chance(m_params.seed, seen.luck, kOfContext) < m_params.swayed) return seen.swayedBy;
    if (!isMistaken(sight)) return seen.wrong;
    // What is right of the next picture that is asked about in the same words, unless that is the same answer.
    const std::uint64_t prompt =
        m_prompts[static_cast<std::size_t>(sight.unit)][static_cast<std::size_t>(sight.configuration)];
    const auto& same = m_byPrompt.at(prompt);
    const auto mine = std::find(same.begin(), same.end(), sight.unit);
    const std::int64_t next = mine + 1 == same.end() ? same.front() : *(mine + 1);
    const std::string& other = m_units[static_cast<std::size_t>(next)].right;
    return other == seen.right ? seen.wrong : other;
}

backend::ModelReply CalibrationEye::reply(const backend::ModelRequest& request) const {
    const std::uint64_t what = mix(hash64(request.prompt), static_cast<std::uint64_t>(request.tag));
    if (chance(m_params.seed, what, kOfError) < m_params.error)
        return backend::BackendError{backend::ErrorKind::Server, 500, "a planned failure", {}, {}};
    backend::Completion completion;
    completion.finish = backend::Finish::Stop;
    const Sight* sight = sightOf(request);
    const bool isRefusal = chance(m_params.seed, what, kOfRefusal) < m_params.refusal;
    if (isRefusal)
        completion.text = "I cannot tell who that is.";
    else
        completion.text = sight ? answer(*sight) : "I do not know this picture.";
    if (sight && !isRefusal && chance(m_params.seed, what, kOfNoise) < m_params.noise)
        completion.text = "The answer is **" + completion.text + "**.";
    constexpr std::size_t kBytesPerToken = 4;
    completion.usage.promptTokens = static_cast<std::uint32_t>(request.prompt.size() / kBytesPerToken);
    completion.usage.completionTokens = static_cast<std::uint32_t>(completion.text.size() / kBytesPerToken + 1);
    return completion;
}

} // namespace chronoscope::mined
