// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Claims.h"

#include "core/base/Hash.h"
#include "core/studies/mined/CleanWords.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/QuestionForms.h"
#include "core/studies/mined/QuestionText.h"

#include <utility>

namespace chronoscope::mined {

using Json = nlohmann::ordered_json;

namespace {
Item readBuilt(const Json& json) { return itemFromJson(nlohmann::json(json)).item; }

/// The claim that `holder` is the answer to a cognition item.
std::optional<Json> claimed(const Json& cognition, const Item& item, std::size_t id, const std::string& holder,
                            const char* gold) {
    const QuestionForms forms(item.property);
    const auto years = askedYears(item.question);
    if (item.task != Task::TA && !years) return std::nullopt;
    const auto ask = [&](const std::string& who) {
        if (item.task == Task::TA) return forms.claimNow(who, holder);
        return item.task == Task::TIA ? forms.claimDuring(who, holder, *years)
                                      : forms.claimIn(who, holder, years->from);
    };
    const AskedForms named = ask(item.subject), shown = ask("the " + item.hypernym + " in the image");
    Json claim = cognition;
    claim["id"] = id;
    claim["eval_type"] = "robustness_" + item.evalType;
    claim["questions"] = named.question;
    claim["paraphrase_completion"] = named.completion;
    claim["mm_questions"] = shown.question;
    claim["mm_paraphrase_completion"] = shown.completion;
    claim["current_answer"] = gold;
    for (const char* context : {"context", "context_subject", "context_property", "context_subject_original"})
        claim.erase(context);
    claim["mm_questions_original"] = item.question;
    claim["mm_paraphrase_completion_original"] = item.completion;
    claim["current_answer_original"] = item.golds.front();
    return claim;
}

/// Whether a value of the list is a wrong answer for sure.
bool isWrong(const Item& item, const Holders& holders, std::size_t place) {
    const std::string& name = holders.values()[place].name;
    if (sameName(name, item.golds.front())) return false;
    if (const auto years = askedYears(item.question)) return !holders.mayHold(name, *years);
    for (const std::size_t latest : holders.latest())
        if (sameName(name, holders.values()[latest].name)) return false;
    return true;
}
} // namespace

std::optional<Json> claimOf(const Json& cognition, std::size_t id) {
    const Item item = readBuilt(cognition);
    return claimed(cognition, item, id, item.golds.front(), "Yes");
}

std::optional<Json> controlOf(const Json& cognition, std::size_t id, std::uint64_t seed) {
    const Item item = readBuilt(cognition);
    const Holders holders = Holders::of(item.attributes);
    std::vector<std::size_t> wrong;
    for (std::size_t place = 0; place < holders.values().size(); ++place)
        if (isWrong(item, holders, place)) wrong.push_back(place);
    if (wrong.empty()) return std::nullopt;
    SeedStream random(mix(seed, hash64(item.question + item.subject)));
    return claimed(cognition, item, id, holders.values()[wrong[random.below(wrong.size())]].name, "No");
}

void addClaims(Construction& construction, const ConstructionOptions& options) {
    auto& claims = construction.items[static_cast<std::size_t>(Task::ATE)];
    for (const Task task : {Task::TA, Task::TIA, Task::TSA})
        for (const Json& cognition : construction.items[static_cast<std::size_t>(task)]) {
            const std::uint64_t own =
                hash64(cognition.at("mm_questions").get<std::string>() + cognition.at("subject").get<std::string>());
            if (unitInterval(mix(options.seed, own)) >= options.robustness) continue;
            auto claim = claimOf(cognition, claims.size() + 1);
            if (!claim) continue;
            claims.push_back(std::move(*claim));
            if (auto control = controlOf(cognition, construction.controls.size() + 1, options.seed))
                construction.controls.push_back(std::move(*control));
            else
                construction.notBuilt.push_back({cognition.at("subject").get<std::string>(),
                                                 cognition.at("property").get<std::string>(),
                                                 Task::ATE,
                                                 "nobody else of the list surely did not hold then",
                                                 true,
                                                 {}});
        }
}

void cleanAll(Construction& construction) {
    const auto clean = [](Json& json) {
        const Item item = readBuilt(json);
        json["mm_questions"] = cleanWords(item, Configuration::QI);
        json["mm_paraphrase_completion"] = cleanWords(item, Configuration::GI);
        if (!item.context.text.empty()) json["context"] = cleanContext(item.context.text);
    };
    for (auto& items : construction.items)
        for (Json& item : items)
            clean(item);
    for (Json& control : construction.controls)
        clean(control);
}

} // namespace chronoscope::mined
