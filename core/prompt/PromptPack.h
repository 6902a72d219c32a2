// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/prompt/LentExemplars.h"
#include "core/prompt/PatternText.h"
#include "core/prompt/Template.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::prompt {

/// Which statement or option stands at a place of a fixed layout: the right object or distractor 0, 1, 2.
enum class Slot : int { Object = -1, D0 = 0, D1 = 1, D2 = 2 };

/// The words of all prompts, read from two JSON files: a template pack (layout of the blocks, system texts, the
/// reference protocol's option orders) and a relation pack (one question and one statement per relation).
/// Value type, immutable once loaded; `templatesJson`/`relationsJson` are the canonical sources a run stores.
class PromptPack {
public:
    struct Block {
        PatternText question; ///< everything up to where the model writes
        PatternText answer;   ///< the exemplar's answer
        PatternText undated;  ///< the question without its "In {t}, ", for what names its year itself
    };
    struct Layout {
        std::array<std::array<Slot, 4>, kExemplars> options{}; ///< who stands at (a) (b) (c) (d), per exemplar
        std::array<Slot, kExemplars> statements{};             ///< Object = a true statement, else the false one's
    };
    struct Relation {
        PatternText question;
        PatternText statement;
    };

    /// The shipped packs, as JSON. `cleanJson` holds the relations that have other words under WordSet::Clean.
    struct Sources {
        std::string templatesJson, relationsJson, cleanJson;
    };

    /// Parses both packs; the error says what is missing or malformed.
    static Result<PromptPack> parse(std::string_view templatesJson, std::string_view relationsJson);
    /// As parse(), with the packs (*.json) found in `folder` laid over the given ones: a template pack replaces, a
    /// relation pack adds to and overrides the relations. Words of ChroKnowPrompt may lie there too.
    static Result<PromptPack> parseWithFolder(std::string_view templatesJson, std::string_view relationsJson,
                                              const std::string& folder);
    /// … with both sets of words; what a user's pack says of a relation holds under either.
    static Result<PromptPack> parseWithFolder(const Sources& shipped, const std::string& folder);

    /// The pack with these words of the relations; itself where it has no others. Lives as long as this one.
    const PromptPack& worded(WordSet words) const { return words == WordSet::Clean && m_clean ? *m_clean : *this; }

    const Block& block(Template form, benchmark::Domain domain) const;
    const Layout& layout(benchmark::Domain domain) const;
    const std::array<Slot, 4>& targetOptions() const { return m_targetOptions; }
    const std::string& system(Template form) const { return m_systems[static_cast<std::size_t>(form)]; }
    /// The relation's own entry, or the generic one; hasRelation() tells which.
    const Relation& relation(benchmark::Domain domain, const std::string& relation) const;
    bool hasRelation(benchmark::Domain domain, const std::string& relation) const;
    const std::string& between() const { return m_between; }

    /// Exemplars that a stored run shows before facts whose relation has none; empty in shipped packs.
    const std::vector<LentExemplars>& lent() const { return m_lent; }
    /// relationsJson() with these in it, as a run keeps it.
    std::string relationsLending(const std::vector<LentExemplars>& lent) const;
    /// The exemplars that the program ships, read when they are wanted; empty where it ships none. Kept by worded().
    using Shelf = std::function<std::vector<benchmark::Element>()>;
    const Shelf& shelf() const { return m_shelf; }
    void setShelf(const Shelf& shelf);

    const std::string& templatesJson() const { return m_templatesJson; }
    const std::string& relationsJson() const { return m_relationsJson; }

private:
    friend class PromptPackReader;

    std::array<Block, 3> m_blocks;
    std::array<Block, 3> m_legalBlocks;
    std::array<std::string, 3> m_systems;
    std::string m_between;
    std::array<Layout, benchmark::kDomains.size()> m_layouts;
    std::array<Slot, 4> m_targetOptions{};
    std::map<std::pair<benchmark::Domain, std::string>, Relation, std::less<>> m_relations;
    Relation m_generic;
    std::string m_templatesJson;
    std::string m_relationsJson;
    std::vector<LentExemplars> m_lent;
    Shelf m_shelf;
    std::shared_ptr<const PromptPack> m_clean; ///< null where there is but one set of words
};

} // namespace chronoscope::prompt
