// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Diagnosis.h"
#include "app/Window.h"
#include "app/bench/BenchCommand.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "core/backend/server/Supervisor.h"

#include <csignal>
#include <string>
#include <string_view>
#include <vector>

int main(int argc, char** argv) {
    using namespace chronoscope;
    // Before anything else: the supervisor of a model server must be a process with one thread.
    if (argc > 1 && std::string_view(argv[1]) == backend::kSuperviseArgument)
        return backend::superviseAsTold(std::vector<std::string>(argv + 2, argv + argc));
    std::signal(SIGXFSZ, SIG_IGN); // a file size limit is then an error like a full disk, not the end
    std::vector<char*> words(argv, argv + argc);
    const auto level = app::takeLogLevel(words);
    if (!level) return app::printError(level.error());
    const int count = static_cast<int>(words.size());
    words.push_back(nullptr);
    constexpr app::AddCommand kMore[] = {app::addBenchCommand};
    const bool isCommand = app::isCommand(count, words.data(), kMore);
    const app::Diagnosis diagnosis = app::beginDiagnosis(!isCommand, *level);
    // The command by its name alone: what else was typed may be anybody's.
    diagnosis.write(diagnose::LogLevel::Info,
                    "started " CHRONOSCOPE_VERSION " " + std::string(isCommand ? words[1] : "window"));
    const int status =
        isCommand ? app::runCommandLine(count, words.data(), kMore) : app::runWindow(count, words.data(), diagnosis);
    diagnosis.write(status == 0 ? diagnose::LogLevel::Info : diagnose::LogLevel::Warning,
                    "ended with status " + std::to_string(status));
    return status;
}
