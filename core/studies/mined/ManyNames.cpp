// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ManyNames.h"

#include <vector>

namespace chronoscope::mined {

bool hasTooManyNames(std::string_view json) {
    std::vector<std::size_t> names(1); // of the objects and lists around
    bool isQuoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isQuoted && c == '\\')
            ++i;
        else if (c == '"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == '{' || c == '['))
            names.push_back(0);
        else if (!isQuoted && (c == '}' || c == ']') && names.size() > 1)
            names.pop_back();
        else if (!isQuoted && c == ':' && ++names.back() > kMostNames)
            return true;
    }
    return false;
}

} // namespace chronoscope::mined
