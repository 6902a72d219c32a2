// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedImport.h"

#include "core/exchange/FileGuess.h"
#include "core/studies/mined/ImageFiles.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/MinedStore.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kBatch = 256;                             // items in one transaction
constexpr std::uintmax_t kMostFile = std::uintmax_t{512} << 20; // bytes of a task file

Result<std::string> readTaskFile(const std::string& path) {
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    if (size > kMostFile) return Error{ErrorCode::BadInput, "the file is too large", path};
    std::ifstream in(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    in.read(text.data(), static_cast<std::streamsize>(size));
    if (!in) return Error{ErrorCode::Io, "the file cannot be read", path};
    return text;
}

/// One import under way.
class Intake {
public:
    Intake(store::Workspace& workspace, const std::vector<std::string>& roots, const ImportTold& told)
        : m_workspace(workspace), m_pictures(roots), m_told(told) {}

    Status readFile(const std::string& path, const std::stop_token& stop) {
        auto text = readTaskFile(path);
        if (!text) {
            m_report.leftOut.push_back({path, 0, text.error().message});
            m_isSomeUnread = true;
            return {};
        }
        return readText(path, *text, stop);
    }

    Status readText(const std::string& path, const std::string& text, const std::stop_token& stop) {
        ++m_report.files;
        ItemReader reader(text);
        while (auto read = reader.next()) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the import was stopped", path};
            take(path, std::move(*read));
            if (m_batch.size() >= kBatch)
                if (const Status stored = storeBatch(); !stored) return stored;
        }
        return storeBatch();
    }

    /// Whether rows could not be read, so that they may name pictures.
    bool isSomeUnread() const { return m_isSomeUnread; }

    /// Pictures below the folders that no row names, as far as they could be read. Nothing once `stop` is requested.
    std::size_t unnamedBelow(const std::vector<std::string>& folders, const std::stop_token& stop) const {
        namespace fs = std::filesystem;
        std::set<std::string> named, unnamed;
        for (const std::string& folder : folders)
            for (const std::string& path : m_paths)
                named.insert((fs::path(folder) / path).lexically_normal().string());
        for (const std::string& folder : folders) {
            std::error_code problem;
            fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, problem);
            for (; !problem && at != fs::recursive_directory_iterator(); at.increment(problem)) {
                if (stop.stop_requested()) return 0;
                const std::string file = at->path().string();
                if (exchange::isNamedLikePicture(file) && !named.contains(file)) unnamed.insert(file);
            }
        }
        return unnamed.size();
    }
    MinedReport report() { return std::move(m_report); }

private:
    struct Waiting {
        ImportNote place;
        Item item;
        std::vector<AuditFinding> findings;
    };

    void take(const std::string& path, ReadItem read) {
        ImportNote place{path, read.line, std::move(read.problem)};
        // A file may be one line: the place in the array tells the item.
        if (!place.reason.empty() && read.place > 0)
            place.reason = fmt::format("item {}: {}", read.place, place.reason);
        if (!place.reason.empty()) {
            m_report.leftOut.push_back(place);
            m_isSomeUnread = m_isSomeUnread || read.isPathless;
            m_paths.insert({read.imagePath, read.otherImagePath}); // the row names them all the same
            return;
        }
        Item& item = read.item;
        item.image = pictureAt(place, read.imagePath);
        item.otherImage = pictureAt(place, read.otherImagePath);
        auto findings = auditOf(item);
        m_batch.push_back({place, std::move(item), std::move(findings)});
    }

    /// Each file is read once in an import; its bytes wait for the next transaction.
    std::optional<ContentId> pictureAt(const ImportNote& place, const std::string& path) {
        if (const auto known = m_known.find(path); known != m_known.end()) return known->second;
        m_paths.insert(path);
        auto picture = m_pictures.read(path);
        std::optional<ContentId>& id = m_known[path];
        if (!picture) {
            m_report.imageProblems.push_back({place.file, place.line, picture.error().text()});
            return id;
        }
        id = picture->id;
        m_waiting.emplace(picture->id, std::move(picture).value());
        return id;
    }

    Status storeBatch() {
        if (m_batch.empty()) return {};
        const Status stored = m_workspace.write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
                MinedStore mined(database);
                for (Waiting& one : m_batch)
                    count(one, added(mined, one.item));
                transaction.commit();
            });
        });
        m_batch.clear();
        // What is left is of rows that were refused: it is read again where another row shows it.
        std::erase_if(m_known, [&](const auto& known) { return known.second && m_waiting.contains(*known.second); });
        m_waiting.clear();
        if (stored && m_told) m_told(m_report.items + m_report.already + m_report.completed);
        return stored;
    }

    /// With its pictures, if it is stored: those of a row that is refused are nobody's.
    MinedStore::Added added(MinedStore& mined, const Item& item) {
        if (mined.isOfOtherPictures(item)) return MinedStore::Added::OtherPicture;
        for (const auto& id : {item.image, item.otherImage}) {
            const auto waiting = id ? m_waiting.find(*id) : m_waiting.end();
            if (waiting == m_waiting.end()) continue;
            const ImageFile& picture = waiting->second;
            if (mined.addMedia(picture.id, picture.header, picture.bytes)) ++m_report.images;
            m_waiting.erase(waiting);
        }
        return mined.addItem(item);
    }

    void count(Waiting& one, MinedStore::Added added) {
        const Item& item = one.item;
        if (added == MinedStore::Added::OtherPicture) {
            m_report.leftOut.push_back({one.place.file, one.place.line,
                                        "the item is in the workspace with another picture; import it into another "
                                        "workspace"});
            return;
        }
        const bool isFirst = m_seen.insert(item.id).second;
        switch (added) {
        case MinedStore::Added::New: ++m_report.items; break;
        case MinedStore::Added::Completed: ++m_report.completed; break;
        default: ++(isFirst ? m_report.already : m_report.repeated); break;
        }
        if (!isFirst) return;
        ++m_report.byTask[static_cast<std::size_t>(item.task)];
        if (!item.image || !item.otherImage) ++m_report.withoutImages;
        for (AuditFinding& finding : one.findings) {
            ++m_report.byCode[static_cast<std::size_t>(finding.code)];
            m_report.audit.push_back(
                {one.place.file, one.place.line, item.id, item.task, item.number, item.subject, std::move(finding)});
        }
    }

    store::Workspace& m_workspace;
    const ImageFiles m_pictures;
    const ImportTold& m_told;
    MinedReport m_report;
    std::map<std::string, std::optional<ContentId>> m_known; ///< by path in the task files
    std::set<std::string> m_paths;                           ///< in the task files, all of them, of refused rows too
    std::map<ContentId, ImageFile> m_waiting;
    std::set<ContentId> m_seen; ///< items of this import that are in the workspace
    std::vector<Waiting> m_batch;
    bool m_isSomeUnread = false;
};
} // namespace

Result<MinedReport> importMined(store::Workspace& workspace, const TaskFiles& files, const std::stop_token& stop,
                                const ImportTold& told) {
    Intake intake(workspace, files.roots, told);
    for (const std::string& path : files.files)
        if (const Status read = intake.readFile(path, stop); !read) return read.error();
    const std::size_t unnamed = intake.unnamedBelow(files.beside, stop);
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the import was stopped", files.files.back()};
    MinedReport report = intake.report();
    report.ignoredFiles = files.ignored;
    report.apart = files.apart;
    const bool isSomeUnread = intake.isSomeUnread() || !files.broken.empty();
    report.unnamedPictures = unnamed > 0 && isSomeUnread ? std::nullopt : std::optional(unnamed);
    for (const std::string& file : files.broken) {
        const bool isReadable = std::ifstream(file).is_open();
        report.leftOut.push_back({file, 0, isReadable ? "the file is empty, or no JSON" : "the file cannot be read"});
    }
    return report;
}

Result<MinedReport> importTaskTexts(store::Workspace& workspace, const std::vector<TaskText>& texts,
                                    const std::vector<std::string>& roots, const std::stop_token& stop,
                                    const ImportTold& told) {
    Intake intake(workspace, roots, told);
    for (const TaskText& one : texts)
        if (const Status read = intake.readText(one.name, one.text, stop); !read) return read.error();
    return intake.report();
}

} // namespace chronoscope::mined
