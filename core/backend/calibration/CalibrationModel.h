// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/ModelRequest.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/backend/calibration/FactBook.h"

#include <memory>
#include <string>

namespace chronoscope::backend {

/// What a calibration model was made to do with one sample.
enum class Planted { Right, Wrong, Refused, Failed };

/// A respondent with planted knowledge, to prove the pipeline with: not a language model. It sees only the text of
/// the request, and answers the same request always the same way. Immutable; any thread.
class CalibrationModel {
public:
    CalibrationModel(CalibrationParams params, std::shared_ptr<const FactBook> facts);

    /// The reply to `request`; its log-probabilities make the text given the most likely one.
    ModelReply reply(const ModelRequest& request) const;
    /// What reply() will do for this sample: the truth that `report --view calibration` compares with.
    Planted planted(const FactBook::Fact& fact, int year, prompt::Template form, bool sampled, int set) const;
    /// Whether a wrong answer to this cell becomes the right one where a right neighbouring year is shown.
    bool recovers(const FactBook::Fact& fact, int year) const;

    const CalibrationParams& params() const { return m_params; }
    const FactBook& facts() const { return *m_facts; }

private:
    std::string answerText(const FactBook::Question& question, const ModelRequest& request, bool right,
                           std::uint64_t luck) const;
    std::string objectFor(const FactBook::Question& question, bool right, std::uint64_t luck) const;
    std::string untidy(std::string text, const FactBook::Question& question, bool right, std::uint64_t luck) const;
    Planted plantedFor(const FactBook::Question& question, bool sampled, int set) const;
    std::uint64_t cellKey(const FactBook::Fact& fact, int year) const;
    bool known(const FactBook::Fact& fact, int year) const;
    double confidence(const FactBook::Fact& fact, int year) const;
    void score(const FactBook::Question& question, const ModelRequest& request, Completion& completion) const;

    CalibrationParams m_params;
    std::shared_ptr<const FactBook> m_facts;
};

} // namespace chronoscope::backend
