// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/LabelSigns.h"

#include "core/base/Text.h"

#include <utf8proc.h>

#include <algorithm>
#include <set>

namespace chronoscope::results {

namespace {
constexpr std::size_t kDigits = 10;

bool isLetter(char32_t point) {
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LO: return true;
    default: return false;
    }
}

char32_t upper(char32_t point) { return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(point))); }

/// In upper case, each as a text.
std::vector<std::string> lettersOf(const std::string& name) {
    std::vector<std::string> letters;
    for (const char32_t point : text::lower(name))
        if (isLetter(point)) letters.push_back(text::toUtf8(std::u32string(1, upper(point))));
    return letters;
}

std::string freeSign(const std::string& name, std::set<std::string>& taken) {
    const auto letters = lettersOf(name);
    for (const std::string& letter : letters)
        if (taken.insert(letter).second) return letter;
    const std::string first = letters.empty() ? "?" : letters.front();
    for (std::size_t second = 1; second < letters.size(); ++second)
        if (taken.insert(first + letters[second]).second) return first + letters[second];
    for (std::size_t number = 1;; ++number)
        if (const std::string sign = first + std::to_string(number); taken.insert(sign).second) return sign;
}
/// The colours that were chosen first, the other labels then take what is free.
void assignStyles(const std::vector<CellLabels::Label*>& order) {
    constexpr int kColors = static_cast<int>(annotation::kLabelColors.size());
    std::set<int> taken;
    const auto take = [&](CellLabels::Label& label, int style, int step) {
        while (!taken.insert(style).second)
            style += step;
        label.style = style;
    };
    for (CellLabels::Label* label : order) {
        label->style = -1;
        if (label->color >= 0) take(*label, label->color, kColors);
    }
    int next = 0;
    for (CellLabels::Label* label : order) {
        if (label->color >= 0 || label->place == CellLabels::Label::kInNoSet) continue;
        take(*label, next, 1);
        next = label->style + 1;
    }
}
} // namespace

void assignSigns(std::vector<CellLabels::Label>& labels, const std::string& digits) {
    std::vector<CellLabels::Label*> order;
    for (CellLabels::Label& label : labels)
        order.push_back(&label);
    std::stable_partition(order.begin(), order.end(),
                          [&](const CellLabels::Label* label) { return label->set == digits; });
    std::set<std::string> taken;
    for (CellLabels::Label* label : order) {
        const bool hasDigit = label->set == digits && label->place < kDigits;
        label->sign = hasDigit ? std::to_string((label->place + 1) % kDigits) : freeSign(label->name, taken);
    }
    assignStyles(order);
}

} // namespace chronoscope::results
