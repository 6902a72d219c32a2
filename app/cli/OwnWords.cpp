// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/OwnWords.h"

#include "app/Resources.h"
#include "app/cli/OpenRun.h"
#include "core/prompt/RelationWords.h"
#include "core/store/OwnPackStore.h"

#include <filesystem>

namespace chronoscope::app {

Result<std::vector<std::string>> ownPacks(const std::string& workspace) {
    std::error_code problem;
    if (workspace.empty() || !std::filesystem::exists(workspace, problem)) return std::vector<std::string>();
    if (std::filesystem::file_size(workspace, problem) == 0) return std::vector<std::string>(); // about to be made
    auto open = openWorkspace(workspace);
    if (!open) return open.error();
    return store::OwnPackStore(open->reader).all();
}

Result<prompt::PromptPack> loadPackFor(const std::string& workspace, const std::string& userFolder) {
    const auto own = ownPacks(workspace);
    if (!own) return own.error();
    if (own->empty()) return loadPack(userFolder);
    const auto shipped = loadPack();
    if (!shipped) return shipped.error();
    auto laid = prompt::withPacks(*shipped, *own);
    if (!laid || userFolder.empty()) return laid;
    const prompt::PromptPack& clean = laid->worded(prompt::WordSet::Clean);
    auto pack = prompt::PromptPack::parseWithFolder(
        {laid->templatesJson(), laid->relationsJson(), clean.relationsJson()}, userFolder);
    if (pack) pack->setShelf(laid->shelf());
    return pack;
}

} // namespace chronoscope::app
