// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The words that a workspace is asked with: the program's, and its own over them.
#include "core/prompt/RelationWords.h"
#include "core/store/OwnPackStore.h"
#include "ui/bridge/Session.h"

namespace chronoscope::ui {

Result<Session::Words> Session::readWords(const std::shared_ptr<const prompt::PromptPack>& shipped,
                                          store::Database& database) {
    auto own = store::OwnPackStore(database).all();
    if (!own) return own.error();
    if (own->empty()) return Words{shipped, {}};
    auto pack = prompt::withPacks(*shipped, *own);
    if (!pack) return pack.error();
    return Words{std::make_shared<const prompt::PromptPack>(std::move(pack).value()), std::move(own).value()};
}

Result<Session::Words> Session::storeWords(const std::shared_ptr<const prompt::PromptPack>& shipped,
                                           store::Workspace& workspace, const std::vector<std::string>& packs) {
    return workspace.write([&](store::Database& database) -> Result<Words> {
        for (const std::string& pack : packs)
            if (const Status kept = store::OwnPackStore(database).put(prompt::packFormat(pack), pack); !kept)
                return kept.error();
        return readWords(shipped, database);
    });
}

void Session::keepPacks(std::vector<std::string> packs, std::function<void(const Status& kept)> then) {
    if (!m_workspace) return;
    m_jobs.run(
        this, nullptr,
        [workspace = m_workspace, shipped = m_shipped, packs = std::move(packs)] {
            return storeWords(shipped, *workspace, packs);
        },
        [this, of = m_workspace, then = std::move(then)](Result<Words> words) {
            if (words && of == m_workspace) m_words = *words;
            then(words ? Status() : Status(words.error()));
        });
}

} // namespace chronoscope::ui
