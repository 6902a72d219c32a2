// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <unistd.h>

namespace chronoscope::test {

/// While it lives, files are asked for as somebody who is not root, to whom permissions mean nothing. `folder` may be
/// written in by everybody. In a test's only thread.
class AsNobody {
public:
    explicit AsNobody(const std::string& folder) {
        constexpr uid_t kNobody = 65534;
        std::filesystem::permissions(folder, std::filesystem::perms::all);
        if (m_isRoot && ::seteuid(kNobody) != 0) ADD_FAILURE() << "root cannot become nobody";
    }
    ~AsNobody() {
        if (m_isRoot && ::seteuid(0) != 0) ADD_FAILURE() << "nobody cannot become root again";
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    const bool m_isRoot = ::geteuid() == 0;
};

} // namespace chronoscope::test
