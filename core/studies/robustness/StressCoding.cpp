// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressCoding.h"

#include "core/facts/IsoDate.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace chronoscope::robustness {

namespace {
constexpr std::size_t kDateBytes = 16, kUnitBytes = 10 * 4;
/// Where the parts of a date are within its 16 bits.
enum Bit { kDay = 0, kMonth = 5, kPrecision = 9, kClass = 11, kHasDate = 14, kHasAlpha = 15 };

void put(Bytes& bytes, std::uint64_t value, int size) {
    for (int i = 0; i < size; ++i)
        bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i));
}

/// Takes numbers from the front; there are enough bytes.
std::uint64_t take(std::string_view& bytes, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
        value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << 8 * i;
    bytes.remove_prefix(size);
    return value;
}
double takeDouble(std::string_view& bytes) { return std::bit_cast<double>(take(bytes, 8)); }

Error damagedRows(const char* what) { return {ErrorCode::Corrupt, "a value in the workspace is damaged", what}; }

/// A date of the calendar, as precise as `precision`.
bool isDate(const facts::Date& date, Precision precision) {
    if ((date.month != 0) != (precision != Precision::Year) || (date.day != 0) != (precision == Precision::Day))
        return false;
    return date.month <= 12 && (date.day == 0 || date.day <= facts::daysInMonth(date.year, date.month));
}

bool readSampled(std::string_view& bytes, SampledDate& date) {
    const auto year = static_cast<std::int32_t>(take(bytes, 4));
    date.position = static_cast<int>(take(bytes, 2));
    const auto bits = static_cast<unsigned>(take(bytes, 2));
    const double alpha = takeDouble(bytes);
    const unsigned precision = bits >> kPrecision & 3, of = bits >> kClass & 7;
    if (precision >= kPrecisions || of >= kDateClasses) return false;
    date.precision = static_cast<Precision>(precision);
    date.of = static_cast<DateClass>(of);
    if (bits >> kHasDate & 1)
        date.date = {year, static_cast<int>(bits >> kMonth & 15), static_cast<int>(bits >> kDay & 31)};
    if (bits >> kHasAlpha & 1) date.alpha = alpha;
    return (!date.date || isDate(*date.date, date.precision)) && (!date.alpha || std::isfinite(*date.alpha));
}

bool readUnit(std::string_view& bytes, UnitScore& unit) {
    bool fits = true;
    for (int* count : {&unit.correct, &unit.incorrect, &unit.correctMissing, &unit.incorrectMissing, &unit.flagged}) {
        const std::uint64_t stored = take(bytes, 4);
        fits = fits && stored <= kMostDates;
        *count = static_cast<int>(stored & kMostDates);
    }
    unit.wins = static_cast<std::int64_t>(take(bytes, 4));
    fits = fits && unit.flagged <= unit.correct + unit.incorrect && unit.wins <= unit.tests();
    for (std::int64_t& lost : unit.lostFrom) {
        lost = static_cast<std::int64_t>(take(bytes, 4));
        fits = fits && lost <= unit.lost();
    }
    return fits;
}
} // namespace

Bytes encodeDates(std::span<const SampledDate> dates) {
    Bytes bytes;
    bytes.reserve(dates.size() * kDateBytes);
    for (const SampledDate& date : dates) {
        const facts::Date day = date.date.value_or(facts::Date());
        put(bytes, static_cast<std::uint32_t>(day.year), 4);
        put(bytes, static_cast<std::uint64_t>(date.position), 2);
        put(bytes,
            static_cast<unsigned>(day.day) << kDay | static_cast<unsigned>(day.month) << kMonth |
                static_cast<unsigned>(date.precision) << kPrecision | static_cast<unsigned>(date.of) << kClass |
                (date.date ? 1U : 0U) << kHasDate | (date.alpha ? 1U : 0U) << kHasAlpha,
            2);
        put(bytes, std::bit_cast<std::uint64_t>(date.alpha.value_or(0)), 8);
    }
    return bytes;
}

Result<std::vector<SampledDate>> decodeDates(std::string_view bytes) {
    if (bytes.size() % kDateBytes != 0 || bytes.size() / kDateBytes > kMostDates)
        return damagedRows("the dates of a fact");
    std::vector<SampledDate> dates(bytes.size() / kDateBytes);
    for (SampledDate& date : dates)
        if (!readSampled(bytes, date)) return damagedRows("a date of a fact");
    return dates;
}

Bytes encodeUnits(const FactUnits& units) {
    Bytes bytes;
    bytes.reserve(units.size() * kUnitBytes);
    for (const UnitScore& unit : units) {
        for (const int count : {unit.correct, unit.incorrect, unit.correctMissing, unit.incorrectMissing, unit.flagged})
            put(bytes, static_cast<std::uint64_t>(count), 4);
        put(bytes, static_cast<std::uint64_t>(unit.wins), 4);
        for (const std::int64_t lost : unit.lostFrom)
            put(bytes, static_cast<std::uint64_t>(lost), 4);
    }
    unsigned others = 0; // a bit of each, where they say what else is not known
    for (std::size_t i = 0; i < units.size(); ++i)
        others |= (units[i].others && units[i].tests() == 0 ? 1U : 0U) << i;
    if (others != 0) put(bytes, others, 1);
    return bytes;
}

Result<FactUnits> decodeUnits(std::string_view bytes) {
    FactUnits units;
    const std::size_t rest = bytes.size() - std::min(bytes.size(), units.size() * kUnitBytes);
    if (bytes.size() < units.size() * kUnitBytes || rest > 1) return damagedRows("what came of a fact");
    for (UnitScore& unit : units)
        if (!readUnit(bytes, unit)) return damagedRows("what came of a fact");
    const std::uint64_t others = rest == 1 ? take(bytes, 1) : 0;
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i].others = (others >> i & 1) == 1;
    return units;
}

} // namespace chronoscope::robustness
