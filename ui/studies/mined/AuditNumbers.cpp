// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AuditNumbers.h"

#include "core/studies/mined/MinedStore.h"

#include <optional>

namespace chronoscope::ui {

namespace {
std::string goldText(const std::vector<std::string>& golds) {
    std::string text;
    for (const std::string& gold : golds)
        text += (text.empty() ? "" : " | ") + gold;
    return text;
}

analysis::Table emptyAuditTable() {
    analysis::Table table;
    for (const char* key : {"element_id", "item", "task", "type", "subject", "code", "fault", "detail"})
        table.addColumn(key);
    return table;
}
} // namespace

std::int64_t AuditNumbers::faults() const {
    std::int64_t sum = 0;
    for (int code = 0; code < mined::kAuditCodes; ++code)
        if (mined::isFault(static_cast<mined::AuditCode>(code))) sum += byCode[static_cast<std::size_t>(code)];
    return sum;
}

Result<AuditNumbers> readAudit(store::Database& database, const mined::ItemFilter& filter,
                               const std::stop_token& stop) {
    AuditNumbers audit;
    audit.table = emptyAuditTable();
    mined::MinedStore store(database);
    const auto metas = store.metas();
    if (!metas) return metas.error();
    auto meta = metas->begin(); // in the same order
    const Status read = store.items([&](std::int64_t row, const mined::Item& item) {
        while (meta != metas->end() && meta->row < row)
            ++meta;
        const std::int64_t image = meta != metas->end() && meta->row == row ? meta->image.value_or(0) : 0;
        if (!filter.takes(item.task, item.type, item.subject)) return !stop.stop_requested();
        ++audit.items;
        const auto corrected = mined::correctedGolds(item);
        if (corrected) ++audit.corrected;
        for (mined::AuditFinding& finding : mined::auditOf(item)) {
            ++audit.findings;
            ++audit.byCode[static_cast<std::size_t>(finding.code)];
            if (audit.rows.size() >= AuditNumbers::kMostRows) continue;
            audit.table.rows.push_back({toHex(item.id), item.number, std::string(mined::name(item.task)), item.type,
                                        item.subject, std::string(mined::key(finding.code)),
                                        mined::isFault(finding.code) ? "yes" : "no", finding.detail});
            audit.rows.push_back({row, image, item.number, item.task, item.type, item.subject, std::move(finding),
                                  goldText(item.golds), corrected ? goldText(*corrected) : std::string()});
        }
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the audit was stopped", {}};
    return audit;
}

} // namespace chronoscope::ui
