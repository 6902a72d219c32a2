// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/Properties.h"

#include "core/sources/wikidata/Entity.h"
#include "core/sources/wikidata/EntityFile.h"
#include "core/sources/wikidata/JsonSlices.h"
#include "core/sources/wikidata/Relations.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace chronoscope::sources::wikidata {

namespace {
bool saysWhen(std::string_view statements) {
    constexpr std::string_view kTimes[] = {"\"P580\"", "\"P582\"", "\"P585\""};
    return std::any_of(std::begin(kTimes), std::end(kTimes),
                       [&](std::string_view id) { return statements.find(id) != std::string_view::npos; });
}

class Counting {
public:
    explicit Counting(const std::string& language) : m_names({}, language) {}

    void take(std::string_view raw) {
        ++m_entities;
        const auto id = memberOf(raw, "id");
        if (id && id->size() > 2 && normalId(id->substr(1, id->size() - 2)).starts_with('P'))
            if (const auto entity = m_names.readNames(raw); entity && !entity->names.empty())
                m_known.emplace(entity->id, entity->names.front());
        const auto claims = memberOf(raw, "claims");
        if (!claims) return;
        JsonSlices properties(*claims);
        while (properties.isObject() && properties.next()) {
            const std::string property = normalId(properties.key());
            if (!property.starts_with('P')) continue;
            PropertyCount& count = m_counts[property];
            ++count.having;
            count.dated += saysWhen(properties.value()) ? 1U : 0U;
        }
    }
    std::size_t entities() const { return m_entities; }

    std::vector<PropertyCount> counts() {
        std::vector<PropertyCount> list;
        for (auto& [id, count] : m_counts) {
            count.id = id;
            const auto known = m_known.find(id);
            count.name = known == m_known.end() ? std::string(relationName(id)) : known->second;
            list.push_back(count);
        }
        std::sort(list.begin(), list.end(), [](const PropertyCount& a, const PropertyCount& b) {
            return std::tuple(b.dated, b.having, a.id) < std::tuple(a.dated, a.having, b.id);
        });
        return list;
    }

private:
    EntityReader m_names;
    std::map<std::string, PropertyCount> m_counts;
    std::map<std::string, std::string> m_known; ///< names of properties that the files hold
    std::size_t m_entities = 0;
};
} // namespace

Result<std::vector<PropertyCount>> propertiesIn(const std::vector<std::string>& paths, const std::string& language,
                                                std::size_t most, const std::stop_token& stop) {
    Counting counting(language);
    EntitySink sink;
    sink.problem = [](const BuildProblem&) {}; // told when the file is read for good
    sink.entity = [&](std::string_view raw, std::uint64_t) {
        counting.take(raw);
        return counting.entities() < most;
    };
    for (const std::string& path : filesOf(paths)) {
        if (counting.entities() >= most) break;
        const auto input = readEntityFile(path, sink, stop);
        if (!input && input.error().code == ErrorCode::Cancelled) return input.error();
    }
    return counting.counts();
}

} // namespace chronoscope::sources::wikidata
