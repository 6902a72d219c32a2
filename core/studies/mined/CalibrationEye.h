// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/ModelRequest.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/studies/mined/MinedRun.h"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::mined {

/// A model that sees: it knows the pictures of a run by their bytes, finds what is asked about them by the words of the
/// prompt, and answers from the attribute lists what was planted. A picture it does not know, or one that does not
/// belong to the question, it does not answer rightly. What it is told by IKE it repeats, for the share of the
/// questions that recall.ike plants (all without). Immutable; any thread.
class CalibrationEye {
public:
    /// Reads the run's items and pictures. Blocks.
    static Result<std::shared_ptr<const CalibrationEye>> open(store::Database& database, const store::RunRecord& run,
                                                              const backend::CalibrationParams& params);

    backend::ModelReply reply(const backend::ModelRequest& request) const;
    /// Whether it was planted that this request is answered rightly.
    bool isKnown(std::int64_t unit, Configuration configuration) const;

private:
    /// What it makes of a unit.
    struct Seen {
        std::string right;
        std::string wrong;      ///< an earlier holder, or a name of nobody
        std::string swayedBy;   ///< the context's holder; empty without one
        std::uint64_t luck = 0; ///< of the question: the same in all its configurations
        double recall = 0;
        bool isTooNew = false;
        std::array<std::string, 2> told; ///< by IKE, before the question and before the completion; empty without it
    };
    struct Sight {
        std::int64_t unit = 0;
        Configuration configuration = Configuration::QI;
    };

    explicit CalibrationEye(const backend::CalibrationParams& params) : m_params(params) {}
    Seen seen(const Unit& unit, const Item& item) const;
    const Sight* sightOf(const backend::ModelRequest& request) const;
    bool isMistaken(const Sight& sight) const;
    std::string answer(const Sight& sight) const;
    /// What it was told in front of the question, where it goes by that.
    std::string toldAnswer(const Sight& sight) const;
    double share(const std::string& name, double otherwise) const;

    const backend::CalibrationParams m_params;
    std::vector<Seen> m_units;
    std::unordered_map<std::uint64_t, Sight> m_sights;                       ///< by picture and prompt
    std::unordered_map<std::uint64_t, std::vector<std::int64_t>> m_byPrompt; ///< units that ask in the same words
    std::vector<std::array<std::uint64_t, kConfigurations>> m_prompts;       ///< by unit
};

} // namespace chronoscope::mined
