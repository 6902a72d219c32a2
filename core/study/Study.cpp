// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/Study.h"

#include <algorithm>

namespace chronoscope::study {

Result<std::unique_ptr<run::ProbePlan>> Studies::planOf(const store::RunRecord& run, store::Database reader,
                                                        const std::stop_token& stop) const {
    const auto mine =
        std::find_if(m_studies.begin(), m_studies.end(), [&](const auto& study) { return study->key() == run.study; });
    if (mine == m_studies.end())
        return Error{ErrorCode::Unsupported, "the run is of a study that this program does not know", run.study};
    return (*mine)->plan(run, std::move(reader), stop);
}

} // namespace chronoscope::study
