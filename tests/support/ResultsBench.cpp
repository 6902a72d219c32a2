// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/ResultsBench.h"

#include "core/exchange/ExportFiles.h"
#include "tests/support/Files.h"

#include <filesystem>
#include <stdexcept>

namespace chronoscope::test {

namespace fs = std::filesystem;

run::RunSpec ResultsBench::generation() {
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    return spec;
}

ResultsBench::Files ResultsBench::filesIn(const std::string& path) {
    Files files;
    if (!fs::exists(path)) return files;
    for (const auto& entry : fs::directory_iterator(path))
        files[entry.path().filename().string()] = readFile(entry.path().string());
    return files;
}

std::int64_t ResultsBench::finishedRun(const run::RunSpec& spec, const std::string& uri) const {
    const auto id = makeRun(workspace, spec, uri);
    if (runToEnd(workspace, id).state != run::EngineState::Finished)
        throw std::runtime_error("the run did not come to its end");
    return id;
}

std::string ResultsBench::exportFolder(std::int64_t run, const std::string& name) const {
    return folder.file(name) + "/Results/" + exchange::folderName(recordOf(workspace, run).model);
}

ResultsBench::Files ResultsBench::exported(std::int64_t run, const std::string& name, prompt::Template form) const {
    must(exchange::exportReference(*workspace, run, form, folder.file(name), {}));
    return filesIn(exportFolder(run, name));
}

Result<exchange::ReferenceImport>
ResultsBench::take(const std::string& from,
                   const std::function<void(exchange::ReferenceImportOptions&)>& change) const {
    exchange::ReferenceImportOptions options;
    options.folder = from;
    options.model = "imported model";
    if (change) change(options);
    return exchange::importReference(workspace, options, loadPack(), {}, {});
}

std::size_t ResultsBench::runCount() const {
    auto reader = must(workspace->reader());
    return must(store::RunStore(reader).list()).size();
}

std::int64_t ResultsBench::rowsOf(const std::string& table) const {
    auto reader = must(workspace->reader());
    return reader.sql().execAndGet("SELECT count(*) FROM " + table).getInt64();
}

} // namespace chronoscope::test
