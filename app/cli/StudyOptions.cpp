// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/StudyOptions.h"

#include "app/cli/Console.h"

namespace chronoscope::app {

namespace {
/// The heading in the help, by which an option's study is known again.
std::string headingOf(const std::string& study) { return "Runs of " + study; }
} // namespace

void addStudyOptions(CLI::App& command, const std::string& study, const std::function<void(CLI::App&)>& add) {
    const std::string before = command.option_defaults()->get_group();
    command.option_defaults()->group(headingOf(study));
    add(command);
    command.option_defaults()->group(before);
}

Status refuseStudyOptions(const CLI::App& command, const std::vector<std::string>& others) {
    for (const std::string& other : others)
        for (const CLI::Option* option : command.get_options())
            if (option->count() > 0 && option->get_group() == headingOf(other))
                return wrong("this option is for runs of " + other, option->get_name());
    return {};
}

} // namespace chronoscope::app
