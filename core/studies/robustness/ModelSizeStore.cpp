// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ModelSizeStore.h"

#include "core/base/Text.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <charconv>

namespace chronoscope::robustness {

Result<std::map<std::string, ModelSize>> ModelSizeStore::all() {
    return store::guarded([&] {
        std::map<std::string, ModelSize> sizes;
        store::RowReader rows(m_sql, "SELECT model, family, parameters FROM stress_model");
        while (rows.next()) {
            ModelSize size{std::string(rows.text(0)), std::string(rows.text(1)), rows.fraction(2)};
            if (!isSize(size.parameters)) throw store::damagedValue("parameters", size.model);
            sizes.emplace(size.model, size);
        }
        return sizes;
    });
}

Status ModelSizeStore::set(std::span<const ModelSize> sizes) {
    return store::guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement put(m_sql, "INSERT OR REPLACE INTO stress_model(model, family, parameters) VALUES(?,?,?)");
        for (const ModelSize& size : sizes)
            store::execute(put, size.model, size.family, size.parameters);
        transaction.commit();
    });
}

Status ModelSizeStore::forget(const std::string& model) {
    return store::guarded([&] {
        SQLite::Statement erase(m_sql, "DELETE FROM stress_model WHERE model = ?");
        store::execute(erase, model);
    });
}

Result<ModelSize> modelSizeFrom(const std::string& text) {
    const Error wrong{ErrorCode::InvalidArgument, "a size is written MODEL=8e9 or MODEL=8e9,FAMILY", text};
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) return wrong;
    const std::string behind = text.substr(equals + 1);
    const std::size_t comma = std::min(behind.find(','), behind.size());
    ModelSize size{text.substr(0, equals), std::string(text::trim(std::string_view(behind).substr(comma))), 0};
    const auto [end, problem] = std::from_chars(behind.data(), behind.data() + comma, size.parameters);
    if (problem != std::errc() || end != behind.data() + comma || !isSize(size.parameters)) return wrong;
    if (!size.family.empty()) size.family = text::trim(std::string_view(size.family).substr(1));
    if (size.family.empty()) size.family = familyOf(size.model);
    return size;
}

} // namespace chronoscope::robustness
