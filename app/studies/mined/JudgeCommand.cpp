// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope judge: answers from anywhere, line by line, with no workspace.
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "core/benchmark/LineReader.h"
#include "core/studies/mined/LineJudge.h"

#include <fmt/format.h>

#include <memory>

namespace chronoscope::app {

namespace {
constexpr int kMostReasons = 20; ///< that are printed; a file of the wrong kind has one for every line

struct JudgeOptions {
    std::string scoring;
    std::string path = "-";
};

/// Lines of a file that something is to be said about, and how many there were.
class LineRemarks {
public:
    explicit LineRemarks(std::string source) : m_source(std::move(source)) {}
    void add(std::uint64_t line, const std::string& reason) {
        if (++m_count <= kMostReasons) printNote(fmt::format("{}:{}: {}", m_source, line, reason));
    }
    std::int64_t count() const { return m_count; }
    /// How many were not printed.
    void finish() const {
        if (m_count > kMostReasons) printNote(fmt::format("{}: {} more such lines", m_source, m_count - kMostReasons));
    }

private:
    std::string m_source;
    std::int64_t m_count = 0;
};

int judgeLines(const JudgeOptions& options) {
    const auto scoring = *mined::scoringFromName(options.scoring);
    const bool typed = options.path == "-";
    const std::string source = typed ? "standard input" : options.path;
    auto reader = typed ? benchmark::LineReader::standardInput() : benchmark::LineReader::openStream(options.path);
    if (!reader) return printError(reader.error());
    LineRemarks bad(source);
    LineRemarks remarked(source);
    using Kind = benchmark::LineReader::Kind;
    std::string_view line;
    for (Kind kind = reader->next(line); kind != Kind::End; kind = reader->next(line)) {
        if (kind == Kind::Failed) return printError({ErrorCode::Io, "reading failed", source});
        if (kind == Kind::TooLong) {
            bad.add(reader->lineNumber(), fmt::format("longer than {} bytes", benchmark::LineReader::kMaxLine));
            continue;
        }
        if (text::trim(line).empty()) continue;
        const auto judged = mined::judgeLine(scoring, line);
        if (!judged) {
            bad.add(reader->lineNumber(), judged.error().message);
            continue;
        }
        if (judged->remark) remarked.add(reader->lineNumber(), *judged->remark);
        printOut(judged->text + "\n");
    }
    bad.finish();
    remarked.finish();
    if (bad.count() == 0) return kDone;
    return printError({ErrorCode::BadInput, fmt::format("{} lines could not be judged", bad.count()), source});
}
} // namespace

void addJudgeCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<JudgeOptions>();
    CLI::App* command = root.add_subcommand(
        "judge", "Judge answers from anywhere: JSON Lines in, the same lines with the verdict out; no workspace");
    command
        ->add_option("--scoring", options->scoring,
                     "paper, reference (prediction, gold or golds → score, match), cem, cem-substring (→ cem), f1 (→ "
                     "f1), latest (outputs, answers → label) or context (output, gold, context_subject, answers → "
                     "label)")
        ->required()
        ->check(CLI::IsMember({"paper", "reference", "cem", "cem-substring", "f1", "latest", "context"}));
    command->add_option("FILE", options->path, "JSON Lines; -: standard input");
    command->callback([options, &action] { action = [options] { return judgeLines(*options); }; });
}

} // namespace chronoscope::app
