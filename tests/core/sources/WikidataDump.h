// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <vector>

namespace chronoscope::test {

/// A term of office in a made up dump.
struct Term {
    int object = 0; ///< number of its item
    int from = 0;
    int to = 0; ///< 0: open
};

inline std::string yearSnak(int year) {
    return R"([{"snaktype":"value","datavalue":{"value":{"time":"+)" + std::to_string(year) +
           R"(-00-00T00:00:00Z","precision":9,"calendarmodel":"http://www.wikidata.org/entity/Q1985727"}}}])";
}

/// One entity as a dump has it. Without a label where `label` is empty.
inline std::string entityLine(int number, const std::string& label, const std::vector<Term>& terms,
                              const std::string& property = "P39") {
    std::string statements;
    for (const Term& term : terms) {
        statements += statements.empty() ? "" : ",";
        statements += R"({"mainsnak":{"snaktype":"value","property":")" + property +
                      R"(","datavalue":{"value":{"entity-type":"item","id":"Q)" + std::to_string(term.object) +
                      R"("},"type":"wikibase-entityid"}},"rank":"normal","qualifiers":{"P580":)" + yearSnak(term.from) +
                      (term.to > 0 ? R"(,"P582":)" + yearSnak(term.to) : std::string()) + "}}";
    }
    const std::string names = label.empty() ? "[]" : R"({"en":{"language":"en","value":")" + label + R"("}})";
    const std::string claims = terms.empty() ? "[]" : "{\"" + property + "\":[" + statements + "]}";
    return R"({"type":"item","id":"Q)" + std::to_string(number) + R"(","labels":)" + names +
           R"(,"aliases":[],"claims":)" + claims + R"(,"modified":"2020-05-01T00:00:00Z"})";
}

inline std::string dumpOf(const std::vector<std::string>& entities) {
    std::string text = "[\n";
    for (std::size_t i = 0; i < entities.size(); ++i)
        text += entities[i] + (i + 1 < entities.size() ? ",\n" : "\n");
    return text + "]\n";
}

/// Ten offices and `each` people of either state, all with names. People: Q1000 and on, offices: Q1 to Q10.
inline std::vector<std::string> smallWorld(int each) {
    std::vector<std::string> entities;
    for (int office = 1; office <= 10; ++office)
        entities.push_back(entityLine(office, "Office " + std::to_string(office), {}));
    for (int i = 0; i < each; ++i) {
        const int office = 1 + i % 9;
        entities.push_back(
            entityLine(1000 + 2 * i, "Mover " + std::to_string(i), {{office, 2005, 2013}, {office + 1, 2014, 0}}));
        entities.push_back(entityLine(1001 + 2 * i, "Stayer " + std::to_string(i), {{office, 2003, 0}}));
    }
    return entities;
}

} // namespace chronoscope::test
