// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Migrations.h"
#include "tests/support/AnnotationDesk.h"

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using store::AnnotationStore;

namespace {
using UnitAnnotation = AnnotationDesk;

const Authorship kAnnOfUnit{"ann", false};

ItemKey unitOf(const std::string& unit, const std::string& study = "robustness") {
    ItemKey item = itemNumber(4);
    item.year = 0;
    item.form = prompt::Template::Generation;
    item.study = study;
    item.unit = unit;
    return item;
}

TEST_F(UnitAnnotation, UnitsOfOneItemAreAnnotatedEachAlone) {
    const ItemKey items[]{unitOf("precision=month"), unitOf("precision=year"), unitOf("precision=year", "mined")};
    std::vector<std::int64_t> actions;
    for (const ItemKey& item : items)
        actions.push_back(stored(
            actionOf(item.unit,
                     {book().changeTo(item, kAnnOfUnit, "m", "set", labelled({"alias"}, item.study + item.unit), 1)})));
    ASSERT_EQ(annotations().size(), 3U);
    EXPECT_EQ(saidBy(annotations()), saidBy(book()));
    ASSERT_TRUE(turn(actions[1], true));
    ASSERT_EQ(annotations().size(), 2U);
    EXPECT_EQ(annotations()[0].item, items[2]); // by study
    EXPECT_EQ(annotations()[1].item, items[0]);
    ASSERT_TRUE(turn(actions[1], false));
    EXPECT_EQ(annotations().size(), 3U);
    const auto history = must(with([&](AnnotationStore& store) { return store.history(items[1]); }));
    ASSERT_EQ(history.size(), 1U);
    EXPECT_EQ(history.front().text, "precision=year");
    EXPECT_EQ(history.front().changes.front().item, items[1]);
}

TEST_F(UnitAnnotation, AnItemThatIsNeitherCellNorUnitIsRefused) {
    ItemKey dated = unitOf("precision=year");
    dated.year = 2010;
    ItemKey homeless = itemNumber(4);
    homeless.unit = "precision=year";
    ItemKey timeless = itemNumber(4);
    timeless.year = 0;
    for (const ItemKey& item : {unitOf("year"), unitOf("b=1;a=2"), unitOf("", "chroknow"), dated, homeless, timeless}) {
        const auto refused = apply(actionOf("x", {book().changeTo(item, kAnnOfUnit, "m", "set", labelled({"a"}), 0)}));
        ASSERT_FALSE(refused) << item.study << " " << item.unit << " " << item.year;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(UnitAnnotation, CellsAreAnnotatedAsTheyWereBeforeThereWereUnits) {
    const std::string path = folder.file("old.chronoscope");
    constexpr std::size_t kBeforeUnits = 22;
    {
        SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        old.exec("PRAGMA application_id = 1128813139; PRAGMA journal_mode = WAL"); // "CHRS"
        for (std::size_t step = 0; step < kBeforeUnits; ++step)
            old.exec(std::string(store::migrations()[step]));
        old.exec("INSERT INTO annotation VALUES(x'00112233445566778899aabbccddeeff', "
                 "x'000102030405060708090a0b0c0d0e0f', 2010, 1, 'ann', 1, 'm', 'set', '{\"labels\":[\"a\"]}', 2.5, "
                 "'2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'); PRAGMA user_version = 22");
    }
    const auto opened = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    auto reader = must(opened->reader());
    const auto all = must(AnnotationStore(reader.sql()).annotations());
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all[0].item.isCell() && all[0].item.unit.empty());
    EXPECT_EQ(toHex(all[0].item.run), "00112233445566778899aabbccddeeff");
    EXPECT_EQ(toHex(all[0].item.element), "000102030405060708090a0b0c0d0e0f");
    EXPECT_EQ(all[0].item.year, 2010);
    EXPECT_EQ(all[0].item.form, static_cast<prompt::Template>(1));
    EXPECT_EQ(all[0].voice, (Authorship{"ann", true}));
    EXPECT_EQ(all[0].body.labels, std::vector<std::string>{"a"});
    EXPECT_EQ(all[0].seconds, 2.5);
    EXPECT_EQ(all[0].changed, "2026-01-02T00:00:00Z");
}
} // namespace
