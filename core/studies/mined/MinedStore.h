// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/Image.h"
#include "core/store/Database.h"
#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/ImageHeader.h"
#include "core/studies/mined/Item.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// What a choice of items needs to know of one, without its texts.
struct ItemMeta {
    std::int64_t row = 0;
    ContentId id{};
    Task task = Task::TA;
    std::string type;
    std::string subject;
    std::optional<std::int64_t> image; ///< media row
    std::optional<std::int64_t> otherImage;
};

/// An item under a condition, as a run asks it. What is not set is as the item has it.
struct Unit {
    std::int64_t ordinal = 0;
    std::int64_t item = 0; ///< row
    bool withContext = false;
    std::optional<std::string> context;
    std::optional<std::string> contextSubject;
    std::optional<std::vector<std::string>> golds;
    std::optional<std::int64_t> image; ///< media rows, task and type of the item, where the run is stored
    std::optional<std::int64_t> otherImage;
    Task task = Task::TA;
    std::string type;
};

/// The tables of MINED, and the images. A view over a connection; its thread. Where nothing else is said functions
/// return SQLite's errors, and Corrupt for a row that this program would not have stored.
class MinedStore {
public:
    explicit MinedStore(store::Database& database) : m_sql(database.sql()) {}

    enum class Added {
        New,
        Already,
        Completed,   ///< it was there without a picture that it has now
        OtherPicture ///< it is there with another picture: nothing is stored
    };
    /// Inside the caller's transaction; throws SQLite errors. True if the bytes are new.
    bool addMedia(const ContentId& id, const ImageHeader& header, const std::string& bytes);
    /// Whether the item is there with another picture, so that addItem() stores nothing; also of pictures that are not
    /// there. Throws SQLite errors.
    bool isOfOtherPictures(const Item& item);
    /// Its images must be there. Inside the caller's transaction; throws SQLite errors.
    Added addItem(const Item& item);
    /// The spec and units of a run that was just made, in their order. Inside the caller's transaction; throws.
    void addRun(std::int64_t run, const AskingSpec& spec, const std::vector<Unit>& units);

    /// The run that a judge's run is about. Inside the caller's transaction; throws.
    void addJudge(std::int64_t run, std::int64_t judged);
    Result<std::int64_t> judgedBy(std::int64_t run);

    /// Every item in import order.
    Result<std::vector<ItemMeta>> metas();
    /// Every item whole, in import order; `visit` returns false to stop.
    Status items(const std::function<bool(std::int64_t row, const Item& item)>& visit);
    /// Every list of attributes as it is stored; `visit` returns false to stop.
    Status attributeLists(const std::function<bool(const ContentId& id, const std::string& list)>& visit);
    Result<Item> item(std::int64_t row);
    /// Rows by content id (32 hex digits), or all of a subject. NotFound where there is none.
    Result<std::vector<std::int64_t>> find(const std::string& idOrSubject);
    Result<std::array<std::int64_t, kTasks>> countByTask();

    Result<AskingSpec> spec(std::int64_t run);
    /// Units of A.T.E that a run asks and of which Yes is right: their ordinals.
    Result<std::vector<std::int64_t>> unitsOfYes(std::int64_t run);
    Result<std::vector<Unit>> units(std::int64_t run);

    /// A picture as a request carries it.
    Result<std::shared_ptr<const backend::Image>> picture(std::int64_t row);
    struct MediaInfo {
        std::int64_t row = 0;
        ContentId id{};
        ImageHeader header;
        std::int64_t bytes = 0;
    };
    Result<std::vector<MediaInfo>> media();

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::mined
