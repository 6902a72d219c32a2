// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/ImportMined.h"

#include "app/cli/Console.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::app {

using mined::MinedReport;

namespace {
constexpr std::size_t kMostNotes = 100; ///< of a kind that are printed
using Notes = std::vector<mined::ImportNote>;

nlohmann::ordered_json taskCounts(const MinedReport& report) {
    nlohmann::ordered_json counts = nlohmann::ordered_json::object();
    for (const mined::Task task : mined::kAllTasks)
        counts[std::string(name(task))] = report.byTask[static_cast<std::size_t>(task)];
    return counts;
}

nlohmann::ordered_json auditCounts(const MinedReport& report) {
    nlohmann::ordered_json counts = nlohmann::ordered_json::object();
    for (std::size_t code = 0; code < report.byCode.size(); ++code)
        if (report.byCode[code] > 0)
            counts[std::string(key(static_cast<mined::AuditCode>(code)))] = report.byCode[code];
    return counts;
}

nlohmann::ordered_json notesJson(const Notes& notes) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const mined::ImportNote& note : notes)
        list.push_back({{"file", note.file}, {"line", note.line}, {"reason", note.reason}});
    return list;
}

/// What else came of rows.
std::string othersIn(const MinedReport& report) {
    std::string text;
    if (report.completed > 0) text += fmt::format(", {} have the pictures now that they lacked", report.completed);
    if (report.repeated > 0) text += fmt::format(", {} rows stand there twice", report.repeated);
    return text;
}

void printNotes(const Notes& notes) {
    for (std::size_t at = 0; at < std::min(notes.size(), kMostNotes); ++at) {
        const mined::ImportNote& note = notes[at];
        printNote(note.line > 0 ? fmt::format("{}:{}: {}", note.file, note.line, note.reason)
                                : fmt::format("{}: {}", note.file, note.reason));
    }
    if (notes.size() > kMostNotes) printNote(fmt::format("… and {} more", notes.size() - kMostNotes));
}
} // namespace

std::string strayPictures(const std::string& folder, std::size_t count) {
    return fmt::format("{}: {} {} that nothing names", folder, count, count == 1 ? "picture" : "pictures");
}

bool ImportMined::take(const std::string& path, const std::string& images) {
    mined::TaskFiles files = mined::findTaskFiles(path);
    if (files.files.empty()) return false;
    if (!images.empty()) files.roots.insert(files.roots.begin(), images);
    m_paths.push_back(path);
    m_files.push_back(std::move(files));
    return true;
}

void ImportMined::leave(const std::string& file) {
    for (mined::TaskFiles& taken : m_files)
        mined::leave(taken, file);
}

Status ImportMined::store(store::Workspace& workspace, const std::stop_token& stop) {
    for (const mined::TaskFiles& files : m_files) {
        auto report = mined::importMined(workspace, files, stop);
        if (!report) return report.error();
        m_reports.push_back(std::move(report).value());
    }
    return {};
}

std::size_t ImportMined::leftOut() const {
    std::size_t count = 0;
    for (const MinedReport& report : m_reports)
        count += report.leftOut.size() + report.imageProblems.size();
    return count;
}

nlohmann::ordered_json ImportMined::json() const {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t at = 0; at < m_reports.size(); ++at) {
        const MinedReport& report = m_reports[at];
        list.push_back({{"path", m_paths[at]},
                        {"files", report.files},
                        {"items", report.items},
                        {"already_there", report.already},
                        {"repeated", report.repeated},
                        {"completed", report.completed},
                        {"images", report.images},
                        {"items_without_image", report.withoutImages},
                        {"by_task", taskCounts(report)},
                        {"audit", auditCounts(report)},
                        {"left_out", notesJson(report.leftOut)},
                        {"image_problems", notesJson(report.imageProblems)},
                        {"pictures_not_named", report.unnamedPictures ? nlohmann::ordered_json(*report.unnamedPictures)
                                                                      : nlohmann::ordered_json()},
                        {"ignored_files", report.ignoredFiles},
                        {"task_files_not_read", report.apart}});
    }
    return list;
}

void ImportMined::print() const {
    for (std::size_t at = 0; at < m_reports.size(); ++at) {
        const MinedReport& report = m_reports[at];
        printOut(
            fmt::format("{}: {} items and {} images of MINED imported from {} files; {} items were there already{}\n",
                        m_paths[at], report.items, report.images, report.files, report.already, othersIn(report)));
        for (const mined::Task task : mined::kAllTasks)
            if (const auto count = report.byTask[static_cast<std::size_t>(task)]; count > 0)
                printOut(fmt::format("{}: {}\n", label(task), count));
        const nlohmann::ordered_json audit = auditCounts(report);
        for (const auto& [code, count] : audit.items())
            printOut(fmt::format("audit {}: {}\n", code, count.dump()));
    }
}

void ImportMined::printFaults() const {
    for (std::size_t at = 0; at < m_reports.size(); ++at) {
        const MinedReport& report = m_reports[at];
        printNotes(report.leftOut);
        printNotes(report.imageProblems);
        for (const std::string& file : report.ignoredFiles)
            printNote(file + (std::ranges::find(report.apart, file) == report.apart.end()
                                  ? ": not read with this folder"
                                  : ": not read with this folder, though it is a task file: import it by itself"));
        if (!report.unnamedPictures)
            printNote(m_paths[at] + ": how many pictures nothing names is not known: rows that could not be read may "
                                    "name some");
        else if (*report.unnamedPictures > 0)
            printNote(strayPictures(m_paths[at], *report.unnamedPictures));
        if (!report.audit.empty())
            printNote(fmt::format("{} findings of the audit; chronoscope audit lists them", report.audit.size()));
    }
}

} // namespace chronoscope::app
