// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Assignment.h"

#include "core/labels/Annotation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>

using namespace chronoscope;
using namespace chronoscope::annotation;
using store::QueueItem;

namespace {
std::vector<std::string> people(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back("person " + std::to_string(i));
    return names;
}

std::vector<QueueItem> assigned(std::size_t items, const Sharing& sharing) {
    std::vector<QueueItem> queue(items);
    EXPECT_TRUE(assign(queue, sharing));
    return queue;
}

TEST(Assignment, WithoutAnnotatorsEveryItemIsEverybodys) {
    for (const QueueItem& item : assigned(5, {}))
        EXPECT_EQ(item.assigned, 0U);
}

TEST(Assignment, SharesOutAsManyAsAreAskedForAndEvenly) {
    std::mt19937 random(4);
    for (int round = 0; round < 300; ++round) {
        const std::size_t count = random() % 400;
        const Sharing sharing{people(2 + random() % 6), static_cast<int>(random() % 101)};
        const auto items = assigned(count, sharing);
        std::vector<std::size_t> loads(sharing.annotators.size(), 0);
        std::map<std::uint32_t, std::size_t> pairs;
        std::size_t shared = 0;
        for (const QueueItem& item : items) {
            const int holders = std::popcount(item.assigned);
            ASSERT_TRUE(holders == 1 || holders == 2);
            ASSERT_LT(std::bit_width(item.assigned), static_cast<int>(sharing.annotators.size()) + 1);
            for (std::size_t who = 0; who < loads.size(); ++who)
                loads[who] += item.assigned >> who & 1;
            if (holders != 2) continue;
            ++shared;
            ++pairs[item.assigned];
        }
        EXPECT_EQ(shared, count * static_cast<std::size_t>(sharing.overlap) / 100);
        const auto [least, most] = std::minmax_element(loads.begin(), loads.end());
        // Items of one alone even the loads out; without enough of them the pairs do, up to a round of them.
        const std::size_t people = loads.size();
        EXPECT_LE(*most - *least, count - shared >= people * people ? 1U : people);
        for (const auto& [one, items1] : pairs)
            for (const auto& [other, items2] : pairs)
                EXPECT_LE(items1, items2 + 1) << one << ' ' << other;
    }
}

TEST(Assignment, ItemsOfTwoAreSpreadOverTheQueue) {
    const auto items = assigned(100, {people(3), 10});
    for (std::size_t place = 0; place < items.size(); ++place)
        EXPECT_EQ(std::popcount(items[place].assigned) == 2, place % 10 == 9) << place;
}

TEST(Assignment, WhatCannotBeIsRefused) {
    std::vector<QueueItem> items(3);
    const Sharing cases[]{{people(2), -1},
                          {people(2), 101},
                          {people(1), 10},
                          {{}, 10},
                          {people(Sharing::kMaxAnnotators + 1), 0},
                          {{"a", std::string(Authorship::kMaxAuthor + 1, 'x')}, 0},
                          {{"a", "\xFF"}, 0}};
    for (const Sharing& sharing : cases)
        EXPECT_FALSE(assign(items, sharing)) << sharing.annotators.size() << ' ' << sharing.overlap;
}

TEST(Assignment, NamesAreReadFromALine) {
    const std::pair<const char*, std::vector<std::string>> cases[]{
        {"", {}}, {" , ,", {}}, {"Anna", {"Anna"}}, {" Anna ,Ben B.,, Anna", {"Anna", "Ben B."}}};
    for (const auto& [line, names] : cases)
        EXPECT_EQ(annotatorsFrom(line), names) << line;
}
} // namespace
