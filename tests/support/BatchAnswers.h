// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/support/Workbench.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::test {

/// A cluster in a test: reads the request lines of batch files and writes result lines, each answered by a calibration
/// model. Functions throw std::runtime_error where a request line is not as the Batch API wants it.

/// The lines of a file or of a text, without their ends.
std::vector<std::string> linesOf(std::string_view text);
std::string joined(const std::vector<std::string>& lines);

/// The number of a request or result line: what stands behind the '-' of its custom_id.
std::int64_t indexOf(const std::string& line);
/// The custom_id of a request or result line.
std::string nameOf(const std::string& line);

/// A result line as OpenAI writes it, for a request of that name.
std::string resultLine(const std::string& name, int status, const std::string& body);
/// A line of an error file: no response, an error with this code.
std::string errorLine(const std::string& name, const std::string& code);
/// The body of a chat reply with this text.
std::string chatBody(const std::string& text);

/// Answers the request lines of a run's batch files.
class BatchAnswers {
public:
    /// `asked` is the run the requests are of, `answered` one of a calibration model with the same spec.
    BatchAnswers(const WorkspacePtr& workspace, std::int64_t asked, std::int64_t answered)
        : m_context(contextOf(workspace, asked)), m_answer(calibrationAnswer(workspace, answered)) {}

    std::string resultOf(const std::string& requestLine) const;
    /// The results of a whole file's requests, in their order.
    std::vector<std::string> resultsOf(std::string_view requests) const;

private:
    std::shared_ptr<const run::RunContext> m_context;
    ModelAnswer m_answer;
};

} // namespace chronoscope::test
