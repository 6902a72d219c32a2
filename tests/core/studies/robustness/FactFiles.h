// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/FactFile.h"
#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <string>

namespace chronoscope::test {

/// Writes files of dated facts and reads them.
class FactFiles : public testing::Test {
protected:
    std::string write(const std::string& name, const std::string& text) {
        writeFile(m_folder.file(name), text);
        return m_folder.file(name);
    }
    robustness::FactReading read(const std::string& path) {
        const auto kind = robustness::factFileKind(path);
        EXPECT_TRUE(kind.has_value()) << path;
        return must(robustness::readFactFile(path, kind.value_or(robustness::FactFileKind::JsonLines)));
    }
    robustness::FactReading readText(const std::string& name, const std::string& text) {
        return read(write(name, text));
    }

    /// What was left out, a line each.
    static std::string told(const robustness::FactReading& reading) {
        std::string text;
        for (const robustness::LeftOutFact& line : reading.gathered.leftOut)
            text += std::to_string(line.line) + ": " + line.reason + "\n";
        return text;
    }

    /// The columns of TimeStress.
    static inline const std::string kColumns =
        "SubjectID,SubjectLabel,RelationID,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,Time,Alpha,Statement,"
        "Status,FactPop\n";

    TempDir m_folder;
};

} // namespace chronoscope::test
