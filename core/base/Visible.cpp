// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Visible.h"

#include <fmt/format.h>
#include <utf8proc.h>

namespace chronoscope::text {

namespace {
bool isControl(utf8proc_int32_t point) { return point < 0x20 || (point >= 0x7F && point < 0xA0); }

/// Bidirectional controls and marks, line and paragraph separators.
bool isInvisible(utf8proc_int32_t point) {
    return point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x2028 && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069);
}
} // namespace

std::string visible(std::string_view text, LineBreaks lineBreaks) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        utf8proc_int32_t point = 0;
        const auto used = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                           static_cast<utf8proc_ssize_t>(text.size()), &point);
        const std::size_t length = used > 0 ? static_cast<std::size_t>(used) : 1;
        if (used <= 0)
            out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        else if (point == '\t' || (point == '\n' && lineBreaks == LineBreaks::Keep))
            out += text.front();
        else if (point == '\n')
            out += "\\n";
        else if (isControl(point))
            out += fmt::format("\\x{:02x}", point);
        else if (isInvisible(point))
            out += fmt::format("\\u{:04x}", point);
        else
            out.append(text.substr(0, length));
        text.remove_prefix(length);
    }
    return out;
}

} // namespace chronoscope::text
