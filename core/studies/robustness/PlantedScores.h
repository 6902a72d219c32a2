// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/studies/robustness/StressRun.h"

#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace chronoscope::robustness {

/// What a calibration model was made to do with a fact at a precision.
enum class Planted : int {
    Robust = 0, ///< every correct date is likelier than every incorrect one
    Nearly,     ///< … but for dates just outside the period, which are likelier than the correct ones
    Blind,      ///< all dates are as likely: every test is a tie
    Random,     ///< a score that depends on nothing but the text
};
inline constexpr int kPlantedKinds = 4;
std::string_view name(Planted kind); ///< "robust", "nearly", "blind", "random"

/// Depends on the seed and on subject, relation and object alone. Pure; any thread.
Planted plantedFor(const backend::CalibrationParams& params, const DatedFact& fact, Precision precision);

/// The calibration model of this study: sees nothing but the text of a request, and knows the facts of one run by it.
/// The same request always has the same score. Immutable once it is made; any thread. About 0.3 kB a fact.
class PlantedScores {
public:
    /// Reads the facts of the run. Blocks.
    static Result<std::shared_ptr<const PlantedScores>>
    of(const StressContext& context, const backend::CalibrationParams& params, store::Database& reader);

    /// Unsupported for a question that no fact of the run asks.
    backend::ModelReply reply(const backend::ModelRequest& request) const;

private:
    /// All that holds of one subject, relation and object.
    struct Known {
        std::uint64_t key = 0;
        std::array<Planted, kPrecisions> kinds{};
        std::vector<Days> periods;
    };
    struct Asked {
        const Known* of = nullptr;
        facts::Date date;
    };

    PlantedScores(StressSpec spec, std::string before, backend::CalibrationParams params)
        : m_spec(std::move(spec)), m_before(std::move(before)), m_params(params) {}
    void add(const DatedFact& fact, const std::string& question);
    std::optional<Asked> recognise(const backend::ModelRequest& request) const;
    double score(const Asked& asked, std::uint64_t luck) const;

    const StressSpec m_spec;
    const std::string m_before; ///< what stands before every question
    const backend::CalibrationParams m_params;
    std::unordered_map<std::uint64_t, Known> m_facts; ///< by question without its date, and object
};

} // namespace chronoscope::robustness
