// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapExport.h"

#include "core/exchange/ExportFiles.h"
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"
#include "core/studies/chroknow/chronogap/ChronoGapSource.h"

#include <algorithm>
#include <utility>

namespace chronoscope::exchange {

namespace {
/// Writes the files of one export, group by group and list by list.
class ChronoGapWriting {
public:
    ChronoGapWriting(ChronoGapSource& source, const std::string& folder, const std::stop_token& stop,
                     const ExportProgress& progress)
        : m_source(source), m_files(folder), m_folder(folder), m_stop(stop), m_progress(progress) {}

    Result<ExportReport> write(const std::vector<ChronoGapGroup>& groups, const ChronoGapProtocol& protocol) {
        for (const ChronoGapGroup& group : groups)
            for (const auto& list : group.lists)
                m_all += static_cast<std::int64_t>(list.size());
        for (const ChronoGapGroup& group : groups)
            if (const Status written = write(group); !written) return written.error();
        if (m_holds && protocol != ChronoGapProtocol())
            if (const Status written = write(protocol); !written) return written.error();
        auto paths = m_files.finish();
        if (!paths) return paths.error();
        m_report.files = std::move(paths).value();
        return std::move(m_report);
    }

private:
    Status write(const ChronoGapProtocol& protocol) {
        const auto file = m_files.add(kChronoGapProtocolFile);
        if (!file) return file.error();
        return m_files.write(*file, protocol.json());
    }

    Status write(const ChronoGapGroup& group) {
        if (group.state == benchmark::State::Invariant) {
            for (const auto& list : group.lists)
                m_report.leftOut += static_cast<std::int64_t>(list.size());
            return {};
        }
        const auto file = m_files.add(ChronoGapFileName{group.domain, group.state}.text());
        if (!file) return file.error();
        m_holds = true;
        if (const Status begun = m_files.write(*file, "{"); !begun) return begun;
        for (const ChronoGapList list : kChronoGapLists)
            if (const Status written = write(*file, list, group.lists[static_cast<std::size_t>(list)]); !written)
                return written;
        return m_files.write(*file, "}\n");
    }

    Status write(std::size_t file, ChronoGapList list, const std::vector<ChronoGapMember>& members) {
        const bool first = list == kChronoGapLists.front();
        std::string text = (first ? "\"" : ", \"") + std::string(name(list)) + "\": [";
        for (const ChronoGapMember& member : members) {
            if (m_stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped; no file was written", m_folder};
            auto element = m_source.read(list, member);
            if (!element) return element.error();
            for (const ChronoGapYear& year : element->years)
                if (year.candidates) m_report.replies += static_cast<std::int64_t>(year.candidates->size());
            text += (&member == &members.front() ? "\n" : ",\n") + chronoGapText(*element);
            if (const Status written = m_files.write(file, text); !written) return written;
            text.clear();
            if (m_progress) m_progress(++m_done, m_all);
        }
        return m_files.write(file, text + (members.empty() ? "]" : "\n]"));
    }

    ChronoGapSource& m_source;
    ExportFiles m_files;
    const std::string m_folder;
    const std::stop_token& m_stop;
    const ExportProgress& m_progress;
    ExportReport m_report;
    std::int64_t m_done = 0; ///< elements
    std::int64_t m_all = 0;
    bool m_holds = false; ///< some element
};
} // namespace

Result<ExportReport> exportChronoGaps(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                      const std::stop_token& stop, const ExportProgress& progress) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto source = ChronoGapSource::open(std::move(reader).value(), run);
    if (!source) return source.error();
    const auto groups = source->groups();
    if (!groups) return groups.error();
    const std::string below = folder + "/ChronoGap/" + folderName(source->record().model);
    auto report = ChronoGapWriting(*source, below, stop, progress).write(*groups, source->protocol());
    if (report) report->missing = source->missing();
    return report;
}

} // namespace chronoscope::exchange
