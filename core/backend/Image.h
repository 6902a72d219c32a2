// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <mutex>
#include <string>
#include <string_view>

namespace chronoscope::backend {

/// A picture as requests carry it, shared by all that show it. Immutable; any thread.
class Image {
public:
    Image(std::string type, std::string content) : mediaType(std::move(type)), bytes(std::move(content)) {}

    /// The bytes as text, made when they are first sent and kept as long as the picture: one picture goes into many
    /// requests.
    const std::string& base64() const;

    const std::string mediaType; ///< "image/png"
    const std::string bytes;

private:
    mutable std::once_flag m_isEncoded;
    mutable std::string m_base64;
};

/// RFC 4648 with padding, one line.
std::string base64(std::string_view bytes);

} // namespace chronoscope::backend
