// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditExchange.h"

#include "core/backend/BackendUri.h"
#include "core/base/AtomicFile.h"
#include "core/base/StrictJson.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/MinedReplies.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kMostEditText = std::size_t{256} << 20; // bytes
constexpr int kMostEditDepth = 10;

/// A row of a file of answers, or why it is none.
struct EditedRow {
    std::size_t line = 0; ///< where it begins, from 1
    nlohmann::json object;
    std::string problem;
};

EditedRow editedRow(std::size_t line, nlohmann::json read) {
    if (read.is_object()) return {line, std::move(read), {}};
    return {line, {}, "no JSON object"};
}

/// The lines on which the elements of a sound JSON array begin.
std::vector<std::size_t> linesOfElements(std::string_view array) {
    std::vector<std::size_t> lines;
    std::size_t line = 1;
    int depth = 0;
    bool isQuoted = false, isAwaited = false; // an element
    for (std::size_t at = 0; at < array.size(); ++at) {
        const char c = array[at];
        if (c == '\n') ++line;
        if (isQuoted) {
            if (c == '\\') ++at;
            isQuoted = c != '"';
            continue;
        }
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') continue;
        if (isAwaited && c != ']') lines.push_back(line);
        isAwaited = depth == 1 && c == ',';
        if (c == '[' || c == '{') isAwaited = ++depth == 1;
        if (c == ']' || c == '}') --depth;
        isQuoted = c == '"';
    }
    return lines;
}

/// The rows of an array, or of lines.
Result<std::vector<EditedRow>> editedRows(std::string_view text) {
    if (text.size() > kMostEditText) return Error{ErrorCode::BadInput, "more than 256 MiB", {}};
    std::vector<EditedRow> rows;
    if (text::trim(text).starts_with('[')) {
        auto document = parseJson(text, kMostEditDepth);
        if (!document) return document.error();
        const std::vector<std::size_t> lines = linesOfElements(text);
        for (nlohmann::json& row : *document)
            rows.push_back(editedRow(lines.at(rows.size()), std::move(row)));
        return rows;
    }
    for (std::size_t number = 1; !text.empty(); ++number) { // lines without anything count
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text::trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        auto row = parseJson(line, kMostEditDepth);
        if (row)
            rows.push_back(editedRow(number, std::move(row).value()));
        else
            rows.push_back({number, {}, row.error().message});
    }
    return rows;
}

std::string textIn(const nlohmann::json& row, const char* key) {
    const auto at = row.find(key);
    if (at == row.end()) return {};
    return at->is_string() ? at->get<std::string>() : at->is_number_integer() ? at->dump() : std::string();
}

/// The units of a base run by what rows name them by.
class Units {
public:
    static Result<Units> read(store::Database& database, const MinedContext& base) {
        Units units;
        MinedStore mined(database);
        for (const Unit& unit : base.units) {
            auto item = mined.item(unit.item);
            if (!item) return item.error();
            if (!isEdited(item->task)) continue;
            units.m_byId[toHex(item->id)] = &unit;
            units.m_byNumber[{item->number, item->evalType}].push_back(&unit);
        }
        return units;
    }

    /// The reason, or the unit.
    std::pair<const Unit*, std::string> find(const nlohmann::json& row) const {
        if (const std::string id = textIn(row, "element_id"); !id.empty()) {
            const auto known = m_byId.find(id);
            return known == m_byId.end() ? std::pair<const Unit*, std::string>(nullptr, "no item of the base run")
                                         : std::pair(known->second, std::string());
        }
        const auto known = m_byNumber.find({textIn(row, "id"), textIn(row, "eval_type")});
        if (known == m_byNumber.end()) return {nullptr, "no item of the base run has this id and eval_type"};
        if (known->second.size() > 1) return {nullptr, "several items have this id and eval_type: give element_id"};
        return {known->second.front(), {}};
    }

private:
    std::map<std::string, const Unit*> m_byId;
    std::map<std::pair<std::string, std::string>, std::vector<const Unit*>> m_byNumber;
};

/// What an edited model said of one unit.
struct EditedUnit {
    Unit unit;
    std::array<std::optional<std::string>, kConfigurations> said;
};

/// Reads the rows; what is left out is noted.
Result<std::vector<EditedUnit>> editedUnits(store::Database& database, const MinedContext& base, std::string_view text,
                                            EditImport& report) {
    const auto rows = editedRows(text);
    if (!rows) return rows.error();
    const auto units = Units::read(database, base);
    if (!units) return units.error();
    std::vector<EditedUnit> edited;
    std::map<std::int64_t, bool> seen;
    for (std::size_t at = 0; at < rows->size(); ++at) {
        const EditedRow& row = (*rows)[at];
        const auto leaveOut = [&](std::string reason) {
            report.leftOut.push_back({at + 1, row.line, std::move(reason)});
        };
        if (!row.problem.empty()) {
            leaveOut(row.problem);
            continue;
        }
        const auto [unit, problem] = units->find(row.object);
        if (!unit || !seen.emplace(unit->item, true).second) {
            leaveOut(unit ? "the item was there already" : problem);
            continue;
        }
        EditedUnit one{*unit, {}};
        std::string lacking;
        for (const Configuration configuration : base.spec.configurations) {
            const std::string key = std::string(fileKey(configuration)) + "_prediction";
            const auto said = row.object.find(key);
            if (said == row.object.end()) {
                lacking += (lacking.empty() ? "there is no " : ", ") + key;
                continue;
            }
            if (!said->is_string()) ++report.noText;
            one.said[static_cast<std::size_t>(configuration)] =
                said->is_string() ? said->get<std::string>() : std::string();
        }
        if (!lacking.empty()) report.incomplete.push_back({at + 1, row.line, std::move(lacking)});
        edited.push_back(std::move(one));
    }
    return edited;
}

Error givenUp() { return {ErrorCode::Cancelled, "the edits were not written to their end", {}}; }

store::RunRecord recordOf(const MinedContext& base, const EditImportOptions& options, std::size_t units) {
    backend::BackendUri uri;
    uri.protocol = backend::kImportedProtocol;
    uri.base = "editing";
    uri.query["from"] = options.source;
    const std::string& model = options.model.empty() ? base.record.model : options.model;
    store::RunRecord record =
        run::recordOfSingles(kEditRuns, {uri.text()}, model, options.name.empty() ? model : options.name);
    record.base = base.record.id;
    record.elements = static_cast<std::int64_t>(units);
    record.total = record.elements * static_cast<std::int64_t>(base.spec.configurations.size());
    record.sliceHash = base.record.sliceHash;
    return record;
}

/// The replies of the run by its order of asking, each with its score.
Result<std::vector<store::ReplyRow>> repliesOf(store::Database& database, const std::vector<Unit>& units,
                                               const std::map<std::int64_t, const EditedUnit*>& byItem,
                                               const AskingOrder& order, int rules) {
    std::map<std::int64_t, Golds> golds;
    MinedStore mined(database);
    for (const Unit& unit : units) {
        const auto item = mined.item(unit.item);
        if (!item) return item.error();
        golds.emplace(unit.item, Golds(goldsOf(unit, *item)));
    }
    std::vector<store::ReplyRow> replies;
    for (std::int64_t index = 0; index < order.size(); ++index) {
        const AskingOrder::Place place = order.place(index);
        const std::int64_t item = units[static_cast<std::size_t>(place.unit)].item;
        const auto& said = byItem.at(item)->said[static_cast<std::size_t>(place.configuration)];
        if (!said) continue;
        store::ReplyRow& row = replies.emplace_back();
        row.index = index;
        row.text = *said;
        const AnswerScore score = isEmptyReply(*said) ? AnswerScore() : golds.at(item).score(*said);
        row.kind = kindByRules(rules, *said, row.finish, score.cem);
        row.hit = score.cem;
        row.value = score.f1;
    }
    return replies;
}
} // namespace

Result<EditExport> editsForEasyEdit(store::Database& database, const MinedContext& run, const EditChoice& choice,
                                    const std::stop_token& stop) {
    std::map<std::int64_t, std::string> said; // by unit
    const Status read = forEachReply(database, run, [&](const AskedReply& reply) {
        if (reply.configuration == run.spec.configurations.front() && !reply.row.error)
            said[reply.unit.ordinal] = reply.row.text;
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    MinedStore mined(database);
    const auto media = mined.media();
    if (!media) return media.error();
    std::map<std::int64_t, std::string> names;
    for (const auto& one : *media)
        names[one.row] =
            fmt::format("images/{}.{}", toHex(one.id), one.header.mediaType.substr(one.header.mediaType.find('/') + 1));
    EditExport made;
    std::map<std::int64_t, bool> taken;
    const auto picture = [&](const std::optional<std::int64_t>& row) -> nlohmann::ordered_json {
        if (!row) return {};
        if (taken.emplace(*row, true).second) made.pictures.push_back({names.at(*row), *row});
        return names.at(*row);
    };
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const ItemToEdit& one : choice.items) {
        if (stop.stop_requested()) return givenUp();
        const auto item = mined.item(one.unit.item);
        if (!item) return item.error();
        all.push_back({{"subject", item->subject},
                       {"src", one.fact.question},
                       {"rephrase", one.fact.completion},
                       {"pred", said[one.unit.ordinal]},
                       {"alt", one.fact.answer},
                       {"image", picture(one.unit.image)},
                       {"image_rephrase", picture(one.unit.otherImage)},
                       {"element_id", toHex(item->id)},
                       {"id", item->number},
                       {"task", name(one.task)},
                       {"eval_type", item->evalType},
                       {"type", one.type}});
    }
    made.json = all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    return made;
}

Result<EditImport> importEdited(store::Workspace& workspace, std::int64_t base, std::string_view text,
                                const EditImportOptions& options, const std::stop_token& stop) {
    if (options.method.empty() || options.method == kIke)
        return Error{ErrorCode::InvalidArgument, "results from elsewhere need the name of their method, not IKE",
                     options.method};
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(base);
    if (!record) return record.error();
    const auto context = minedContext(*reader, std::move(record).value());
    if (!context) return context.error();
    if ((*context)->spec.editing)
        return Error{ErrorCode::InvalidArgument, "the base is a run of editing; name the run that it starts from", {}};
    EditImport report;
    const auto edited = editedUnits(*reader, **context, text, report);
    if (!edited) return edited.error();
    if (edited->empty()) return Error{ErrorCode::BadInput, "there is no row about an item of the base run", {}};
    AskingSpec spec = (*context)->spec;
    spec.editing = EditingSpec{base, options.method, options.setting, 0, {}};
    std::vector<Unit> units;
    std::map<std::int64_t, const EditedUnit*> byItem;
    for (const EditedUnit& one : *edited) {
        units.push_back(one.unit);
        byItem[one.unit.item] = &one;
    }
    sortForAsking(units);
    const AskingOrder order(units, spec.configurations);
    const auto replies = repliesOf(*reader, units, byItem, order, spec.rules);
    if (!replies) return replies.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped; nothing was imported", {}};
    store::NewRun fresh;
    fresh.record = recordOf(**context, options, units.size());
    store::RunCounts counts;
    for (const store::ReplyRow& row : *replies)
        ++counts.of(row.kind);
    report.items = fresh.record.elements;
    report.replies = counts.done();
    report.missing = fresh.record.total - report.replies;
    return workspace.write([&](store::Database& database) -> Result<EditImport> {
        return store::guarded([&]() -> Result<EditImport> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            store::RunStore runs(database);
            report.run = runs.insert(fresh);
            MinedStore(database).addRun(report.run, spec, units);
            store::KnownTexts texts;
            store::ReplyInserter inserter(database.sql(), report.run, texts);
            for (const store::ReplyRow& row : *replies)
                inserter.insert(row);
            runs.updateProgress(report.run, counts, fresh.record.total);
            if (const Status finished = runs.setState(report.run, store::RunState::Finished); !finished)
                return finished.error();
            transaction.commit();
            return report;
        });
    });
}

Result<EditsWritten> writeEdits(store::Database& database, const MinedContext& run, const EditChoice& choice,
                                const std::string& folder, const std::stop_token& stop) {
    const auto made = editsForEasyEdit(database, run, choice, stop);
    if (!made) return made.error();
    std::error_code problem;
    std::filesystem::create_directories(folder + "/images", problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    for (const EditExport::Picture& picture : made->pictures) {
        if (stop.stop_requested()) return givenUp();
        const auto image = MinedStore(database).picture(picture.row);
        if (!image) return image.error();
        const Status written = replaceFile(folder + "/" + picture.name, (*image)->bytes, FileAccess::Usual);
        if (!written) return written.error();
    }
    EditsWritten all{folder + "/edits.json", static_cast<std::int64_t>(choice.items.size()),
                     static_cast<std::int64_t>(made->pictures.size())};
    const Status written = replaceFile(all.file, made->json, FileAccess::Usual);
    if (!written) return written.error();
    return all;
}

Result<std::string> readEditedFile(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return Error{ErrorCode::Io, "the file cannot be read", path};
    return text.str();
}

} // namespace chronoscope::mined
