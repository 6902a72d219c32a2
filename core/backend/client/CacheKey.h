// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>

namespace chronoscope::backend {

/// Everything that decides a reply. Two requests share a reply only if all of it is equal. Value type.
struct CacheKey {
    std::string protocol;
    std::string baseUrl; ///< see BackendConfig::lastingUrl()
    std::string model;
    std::string fingerprint; ///< of the model's build, as the server told before the run
    std::string path;
    std::string body; ///< as sent, images included
    int sampleIndex = 0;

    /// SHA-256, 32 bytes, over all fields with their lengths. The body counts byte by byte: protocols write it with
    /// sorted members and without white space (protocol::bodyText).
    std::string digest() const;
};

} // namespace chronoscope::backend
