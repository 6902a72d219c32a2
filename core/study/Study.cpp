// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/Study.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chronoscope::study {

Result<backend::Responder> Study::responder(const store::RunRecord& run, const backend::CalibrationParams& /*params*/,
                                            store::Database& /*reader*/) const {
    return Error{ErrorCode::Unsupported, "the calibration model knows nothing of what this study asks", run.study};
}

Status Study::refold(const store::RunRecord& /*run*/, store::Database& /*database*/,
                     const std::stop_token& /*stop*/) const {
    return {};
}

Result<Rejudged> Study::rejudge(const store::RunRecord& /*run*/, store::Database& /*reader*/,
                                const GoesOn& /*goesOn*/) const {
    return Rejudged();
}

Result<CheckedItems> Study::checkItems(store::Database& /*reader*/, const std::stop_token& /*stop*/) const {
    return CheckedItems();
}

Result<std::unique_ptr<AskedRequests>> Study::asked(const store::RunRecord& run, store::Database& /*reader*/) const {
    return Error{ErrorCode::Unsupported, "what the requests of such a run ask cannot be told one by one", run.name};
}

Result<std::string> Study::spec(const store::RunRecord& /*run*/, store::Database& /*reader*/) const {
    return std::string();
}

Status Study::eachItem(store::Database& /*reader*/, const std::function<void(Item&&)>& /*visit*/) const { return {}; }

Status Studies::eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const {
    for (const auto& study : m_studies)
        if (const Status read = study->eachItem(reader, visit); !read) return read;
    return {};
}

bool Studies::knows(std::string_view key) const {
    return std::any_of(m_studies.begin(), m_studies.end(), [&](const auto& study) { return study->key() == key; });
}

Result<const Study*> Studies::of(const store::RunRecord& run) const {
    const auto mine =
        std::find_if(m_studies.begin(), m_studies.end(), [&](const auto& study) { return study->key() == run.study; });
    if (mine == m_studies.end())
        return Error{ErrorCode::Unsupported, "the run is of a study that this program does not know", run.study};
    return mine->get();
}

ResultKind Studies::resultsOf(const store::RunRecord& run) const {
    const auto study = of(run);
    return study ? (*study)->resultsOf(run) : ResultKind::Units;
}

std::vector<DerivedTable> Studies::derivedTables() const {
    std::vector<DerivedTable> all;
    for (const auto& study : m_studies) {
        const auto own = study->derivedTables();
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

Result<std::unique_ptr<run::ProbePlan>> Studies::planOf(const store::RunRecord& run, store::Database reader,
                                                        const std::stop_token& stop) const {
    const auto study = of(run);
    return study ? (*study)->plan(run, std::move(reader), stop) : study.error();
}

Result<backend::Responder> Studies::responderOf(const store::RunRecord& run, const backend::CalibrationParams& params,
                                                store::Database& reader) const {
    const auto study = of(run);
    return study ? (*study)->responder(run, params, reader) : study.error();
}

Status Studies::refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const {
    const auto study = of(run);
    return study ? (*study)->refold(run, database, stop) : study.error();
}

Result<Rejudged> Studies::rejudge(const store::RunRecord& run, store::Database& reader, const GoesOn& goesOn) const {
    const auto study = of(run);
    return study ? (*study)->rejudge(run, reader, goesOn) : study.error();
}

Result<CheckedItems> Studies::checkItems(store::Database& reader, const std::stop_token& stop) const {
    CheckedItems all;
    for (const auto& study : m_studies) {
        auto checked = study->checkItems(reader, stop);
        if (!checked && checked.error().code != ErrorCode::Corrupt) return checked;
        if (!checked) {
            all.problems.push_back(checked.error().text());
            continue;
        }
        all.items += checked->items;
        std::move(checked->problems.begin(), checked->problems.end(), std::back_inserter(all.problems));
    }
    return all;
}

Result<std::unique_ptr<AskedRequests>> Studies::askedOf(const store::RunRecord& run, store::Database& reader) const {
    const auto study = of(run);
    return study ? (*study)->asked(run, reader) : study.error();
}

Result<std::string> Studies::specOf(const store::RunRecord& run, store::Database& reader) const {
    const auto study = of(run);
    return study ? (*study)->spec(run, reader) : study.error();
}

bool Studies::canCopy(const store::RunRecord& run) const {
    const auto study = of(run);
    return study && (*study)->canCopy(run);
}

void Studies::copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const {
    if (const auto study = of(run)) (*study)->copy(run, fresh, database);
}

} // namespace chronoscope::study
