// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/VerdictRepair.h"

#include "core/check/TextCheck.h"
#include "core/store/OtherVerdicts.h"
#include "core/study/Study.h"

namespace chronoscope::check {

namespace {
bool endsRepair(const Error& error) { return error.code == ErrorCode::Cancelled || error.code == ErrorCode::DiskFull; }
} // namespace

Result<bool> VerdictRepair::isSound(store::Database& database) {
    if (m_isSound) return *m_isSound;
    m_isSound = true;
    for (const auto& checked : {checkTexts(database, m_stop), study::builtInStudies().checkItems(database, m_stop)}) {
        if (!checked && endsRepair(checked.error())) return checked.error();
        if (!checked || !checked->problems.empty()) m_isSound = false;
    }
    return *m_isSound;
}

Result<std::int64_t> VerdictRepair::run(const store::RunRecord& run, store::Database& database) {
    store::OtherVerdicts::keepIn(database);
    const auto goesOn = [this](std::int64_t) { return !m_stop.stop_requested(); };
    const auto judged = study::builtInStudies().rejudge(run, database, goesOn);
    if (!judged && endsRepair(judged.error())) return judged.error();
    if (!judged || judged->other == 0) return 0;
    const auto sound = isSound(database);
    if (!sound) return sound.error();
    return *sound ? store::OtherVerdicts(database, run.id).store() : 0;
}

} // namespace chronoscope::check
