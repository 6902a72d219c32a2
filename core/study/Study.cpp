// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/Study.h"

#include <algorithm>

namespace chronoscope::study {

Result<backend::Responder> Study::responder(const store::RunRecord& run, const backend::CalibrationParams& /*params*/,
                                            store::Database& /*reader*/) const {
    return Error{ErrorCode::Unsupported, "the calibration model knows nothing of what this study asks", run.study};
}

Status Study::eachItem(store::Database& /*reader*/, const std::function<void(Item&&)>& /*visit*/) const { return {}; }

Status Studies::eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const {
    for (const auto& study : m_studies)
        if (const Status read = study->eachItem(reader, visit); !read) return read;
    return {};
}

Result<const Study*> Studies::of(const store::RunRecord& run) const {
    const auto mine =
        std::find_if(m_studies.begin(), m_studies.end(), [&](const auto& study) { return study->key() == run.study; });
    if (mine == m_studies.end())
        return Error{ErrorCode::Unsupported, "the run is of a study that this program does not know", run.study};
    return mine->get();
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

} // namespace chronoscope::study
