// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/run/RunFactory.h"
#include "core/store/Workspace.h"
#include "core/studies/mined/AskingOrder.h"
#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/EditStore.h"
#include "core/studies/mined/IkePrompt.h"
#include "core/studies/mined/MinedStore.h"
#include "core/studies/mined/PromptFrame.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::mined {

inline constexpr store::RunKind kMinedRuns{kStudy, "questions"};
inline constexpr store::RunKind kEditRuns{kStudy, "editing"}; ///< with AskingSpec::editing
/// Whether the run asks about pictures, as minedContext() reads it.
inline bool isAsking(const store::RunRecord& run) { return run.is(kMinedRuns) || run.is(kEditRuns); }
inline constexpr int kPublishedReplyTokens = 10; ///< max_new_tokens of the public run

/// What a run would ask, known before it is made.
struct MinedEstimate {
    std::int64_t items = 0;
    std::int64_t units = 0; ///< items under a condition: context tasks with and without it
    std::int64_t requests = 0;
    std::int64_t pictures = 0;                   ///< different ones
    std::array<std::int64_t, kTasks> byTask{};   ///< items
    std::map<std::string, std::int64_t> leftOut; ///< items that cannot be asked, by reason
    std::int64_t corrected = 0;                  ///< items of which the attribute list gives another gold than the file
    run::TokenRange promptTokens;                ///< of the texts
    run::TokenRange completionTokens;
    std::optional<std::int64_t> imageTokens; ///< all pictures sent; none: the model's rule is not known
    std::string sliceHash;
    std::optional<FramedPrompt> example; ///< the first one
};

/// How replies are made; see backend::Decoding.
struct MinedDecoding {
    int maxTokens = kPublishedReplyTokens;
    std::uint64_t seed = 42;
    int concurrency = 0; ///< requests in flight; 0 = what the backend suggests
};

/// Items are chosen and their conditions set; nothing is stored. InvalidArgument when the spec is wrong; Cancelled soon
/// after `stop`. `backendUri` is for the tokens of pictures. Blocks.
Result<MinedEstimate> estimateMined(store::Database& database, const AskingSpec& spec, const MinedDecoding& decoding,
                                    const std::string& backendUri, const std::stop_token& stop = {});

struct CreatedMined {
    std::int64_t id = 0;
    MinedEstimate estimate;
};
/// Creates the run. InvalidArgument also where there is nothing to ask. Errors of canSee().
Result<CreatedMined> createMined(store::Workspace& workspace, const AskingSpec& spec, const MinedDecoding& decoding,
                                 const std::string& name, const run::BackendChoice& backend,
                                 const std::stop_token& stop = {});

/// Whether the backend sees pictures: Backend, with the sentence of its test, where it was tested and does not;
/// Unsupported, with the protocol's, where servers of its kind cannot, or are asked by raw completions.
Status canSee(const run::BackendChoice& backend);

/// What a run of IKE shows, by unit. Immutable.
struct EditPrompts {
    std::vector<EditFact> facts;
    std::vector<ShownEdits> shown;

    const ShownEdit& of(const AskingOrder::Place& place) const {
        return shown[static_cast<std::size_t>(place.unit)][completes(place.configuration) ? 1 : 0];
    }
    /// The whole prompt, which the model goes on from.
    std::string text(const AskingOrder::Place& place) const;
};

/// A stored run with all that its requests are made of. Immutable; any thread.
struct MinedContext {
    store::RunRecord record;
    AskingSpec spec;
    std::vector<Unit> units;
    AskingOrder order;
    std::shared_ptr<const EditPrompts> edits; ///< of IKE; else none

    /// The request with this index, as it is sent; `picture` is the one its configuration shows.
    backend::ModelRequest request(const Item& item, const AskingOrder::Place& place, std::int64_t index,
                                  std::shared_ptr<const backend::Image> picture) const;
    const Unit& unitOf(const AskingOrder::Place& place) const { return units[static_cast<std::size_t>(place.unit)]; }
    /// The picture that a request shows.
    std::optional<std::int64_t> pictureOf(const AskingOrder::Place& place) const {
        return showsOtherImage(place.configuration) ? unitOf(place).otherImage : unitOf(place).image;
    }
};
/// InvalidArgument for a run of another study; Corrupt where its units are not whole.
Result<std::shared_ptr<const MinedContext>> minedContext(store::Database& database, store::RunRecord record);

/// The right answers of a unit, and the context it is asked with, if it is.
inline const std::vector<std::string>& goldsOf(const Unit& unit, const Item& item) {
    return unit.golds ? *unit.golds : item.golds;
}
/// The fact that an item teaches, in the words that a run asks in.
EditFact factOf(const Unit& unit, const Item& item, const AskingSpec& spec);
std::optional<std::string> contextOf(const Unit& unit, const Item& item);
/// The holder whom the context names; empty without one.
std::string contextSubjectOf(const Unit& unit, const Item& item);

/// The same holder for the question without its context, so that answers with and without can be held against each
/// other. Keeps pointers into the units. Immutable; any thread.
class ContextSubjects {
public:
    explicit ContextSubjects(const std::vector<Unit>& units);
    /// Empty where the item is not asked with a context.
    std::string of(const Item& item, std::int64_t row) const;

private:
    std::unordered_map<std::int64_t, const Unit*> m_withContext; ///< by row of the item
};

} // namespace chronoscope::mined
