// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ElementInserter.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/RowWriter.h"

#include <string>
#include <vector>

namespace chronoscope::store {

namespace {
std::vector<std::uint8_t> packYears(const std::vector<int>& years) {
    std::vector<std::uint8_t> bytes;
    for (const int year : years) {
        bytes.push_back(static_cast<std::uint8_t>(year & 0xFF));
        bytes.push_back(static_cast<std::uint8_t>(year >> 8 & 0xFF));
    }
    return bytes;
}
} // namespace

ElementInserter::ElementInserter(SQLite::Database& sql)
    : m_sql(sql), m_head(sql, "INSERT OR IGNORE INTO element(id, few_shot, domain, state, relation, subject, "
                              "years, distractors) VALUES(?,?,?,?,?,?,?,?)"),
      m_body(sql, "INSERT INTO element_body(row, body, extra) VALUES(?,?,?)") {}

std::int64_t ElementInserter::add(const benchmark::Element& element, bool fewShot) {
    const std::vector<std::uint8_t> years = packYears(element.askableYears());
    const bool isNew = execute(m_head, element.id, fewShot, element.domain, element.state, element.relation,
                               element.subject, years, static_cast<int>(element.distractors.size())) == 1;
    if (!isNew) return 0;
    const std::int64_t row = m_sql.getLastInsertRowid();
    const std::string text = benchmark::encodeBody(element);
    execute(m_body, row, text, element.extra);
    return row;
}

} // namespace chronoscope::store
