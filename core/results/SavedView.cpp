// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/SavedView.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <nlohmann/json.hpp>

namespace chronoscope::results {

using nlohmann::json;

namespace {
constexpr const char* kPinned = "pinned";
constexpr int kViewDepth = 5; // one more than a filter's

ResultFilter runsAlone(const std::vector<RunChoice>& runs) {
    ResultFilter filter;
    filter.runs = runs;
    return filter;
}
} // namespace

std::string runsJson(const SavedView& view) {
    std::string runs = toJson(runsAlone(view.runs));
    if (view.pinned.empty()) return runs;
    json both = json::parse(runs, nullptr, false);
    both[kPinned] = json::parse(toJson(view.pinned), nullptr, false);
    return both.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<SavedView> savedView(std::string_view runs, std::string_view filter) {
    const auto parsed = parseJson(runs, kViewDepth);
    json both = parsed && text::isUtf8(runs) ? *parsed : json();
    if (!both.is_object())
        return Error{ErrorCode::BadInput, "a saved view cannot be read: its runs are no JSON object", {}};
    SavedView view;
    if (const auto pinned = both.find(kPinned); pinned != both.end()) {
        auto read = filterFromJson(pinned->dump());
        if (!read) return read.error();
        view.pinned = std::move(read).value();
        both.erase(kPinned);
    }
    auto shown = filterFromJson(both.dump());
    if (!shown) return shown.error();
    auto narrowed = filterFromJson(filter);
    if (!narrowed) return narrowed.error();
    view.runs = std::move(shown->runs);
    view.filter = std::move(narrowed).value();
    return view;
}

} // namespace chronoscope::results
