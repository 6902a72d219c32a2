// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/tinystudy/TinyEntry.h"

namespace chronoscope::tiny {

app::StudyEntry tinyStudy() {
    return {std::make_shared<TinyStudy>(), tinyViews, tinyRows, addTinyCommands,
            ui::MoreStudy{tinyPage, tinyActions, tinyWords}};
}

} // namespace chronoscope::tiny
