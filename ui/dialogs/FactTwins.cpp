// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactTwins.h"

#include "core/store/ElementVersions.h"
#include "ui/views/ToQt.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace chronoscope::ui {

Result<QStringList> twinsIn(store::Database& database, const facts::FactIntake& intake) {
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    using Key = std::tuple<benchmark::Domain, std::string, std::string>;
    std::multimap<Key, ContentId> known;
    for (const benchmark::ElementMeta& meta : *metas)
        known.emplace(Key(meta.domain, meta.subject, meta.relation), meta.id);
    QStringList twins;
    if (known.empty()) return twins;
    for (std::size_t i = 0; i < std::min(intake.elements(), kMostTwinsLooked); ++i) {
        const benchmark::Element element = intake.build(i).element;
        const auto [from, to] = known.equal_range(Key(element.domain, element.subject, element.relation));
        const bool isThere = std::any_of(from, to, [&](const auto& one) { return one.second == element.id; });
        if (from != to && !isThere) twins << toQt(element.subject + " · " + element.relation);
    }
    return twins;
}

} // namespace chronoscope::ui
