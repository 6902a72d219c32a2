// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Bootstrap.h"

#include "core/base/Hash.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace chronoscope::analysis {

namespace {
/// Rows are padded to this many columns: a fixed inner loop becomes vector instructions without further flags.
constexpr std::size_t kLane = 4;

bool isUsable(const ElementSums& table) {
    return table.columns > 0 && !table.values.empty() && table.values.size() % table.columns == 0 &&
           table.elements() <= std::numeric_limits<std::uint32_t>::max();
}

/// Uniform in [0, n), 0 < n < 2^32, by multiplication instead of division (Lemire 2019, ACM TOMACS 29:3). `tooLow` is
/// 2^32 mod n: products whose lower half is below it are redrawn, which makes every result equally likely.
std::size_t below(SeedStream& stream, std::uint64_t n, std::uint32_t tooLow) {
    std::uint64_t product = (stream.next() >> 32) * n;
    while (static_cast<std::uint32_t>(product) < tooLow)
        product = (stream.next() >> 32) * n;
    return static_cast<std::size_t>(product >> 32);
}

/// Adds up the rows of one draw after the other.
class Resampler {
public:
    explicit Resampler(const ElementSums& table)
        : m_elements(table.elements()), m_columns(table.columns), m_stride((m_columns + kLane - 1) / kLane * kLane),
          m_rows(m_elements * m_stride), m_partial(m_stride), m_sums(m_stride) {
        std::int64_t largest = 1;
        for (std::size_t element = 0; element < m_elements; ++element)
            for (std::size_t column = 0; column < m_columns; ++column) {
                const std::int32_t value = table.values[element * m_columns + column];
                m_rows[element * m_stride + column] = value;
                largest = std::max(largest, std::abs(static_cast<std::int64_t>(value)));
            }
        constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
        m_block = static_cast<std::size_t>(std::max<std::int64_t>(1, kMost / largest));
        const auto n = static_cast<std::uint32_t>(m_elements);
        m_tooLow = static_cast<std::uint32_t>(-n) % n;
    }

    ColumnSums draw(std::uint64_t seed) {
        SeedStream stream(seed);
        std::fill(m_sums.begin(), m_sums.end(), 0);
        // Narrow sums are twice as fast; a block is as many rows as cannot overflow them.
        for (std::size_t left = m_elements; left > 0;) {
            const std::size_t rows = std::min(left, m_block);
            std::fill(m_partial.begin(), m_partial.end(), 0);
            for (std::size_t row = 0; row < rows; ++row)
                add(below(stream, m_elements, m_tooLow));
            for (std::size_t column = 0; column < m_columns; ++column)
                m_sums[column] += m_partial[column];
            left -= rows;
        }
        return {m_sums.data(), m_columns};
    }

private:
    void add(std::size_t element) {
        const std::int32_t* row = m_rows.data() + element * m_stride;
        std::int32_t* sum = m_partial.data();
        for (std::size_t column = 0; column < m_stride; column += kLane)
            for (std::size_t lane = 0; lane < kLane; ++lane)
                sum[column + lane] += row[column + lane];
    }

    std::size_t m_elements;
    std::size_t m_columns;
    std::size_t m_stride;
    std::vector<std::int32_t> m_rows;
    std::vector<std::int32_t> m_partial;
    std::vector<std::int64_t> m_sums;
    std::size_t m_block = 1;
    std::uint32_t m_tooLow = 0;
};
} // namespace

std::vector<std::int64_t> columnSums(const ElementSums& table) {
    std::vector<std::int64_t> sums(table.columns);
    for (std::size_t i = 0; i < table.elements() * table.columns; ++i)
        sums[i % table.columns] += table.values[i];
    return sums;
}

Status resample(const ElementSums& table, const BootstrapOptions& options, const std::stop_token& stop,
                const std::function<void(ColumnSums)>& sink) {
    if (!isUsable(table) || options.draws < 1)
        return Error{ErrorCode::InvalidArgument, "nothing to draw from", "bootstrap"};
    Resampler resampler(table);
    for (int draw = 0; draw < options.draws; ++draw) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", "bootstrap"};
        sink(resampler.draw(mix(options.seed, static_cast<std::uint64_t>(draw))));
    }
    return {};
}

std::optional<Interval> percentile95(std::vector<double> values) {
    if (values.empty()) return std::nullopt;
    const std::size_t k = std::max<std::size_t>(1, (values.size() + 1) / 40);
    const auto low = values.begin() + static_cast<std::ptrdiff_t>(k - 1);
    const auto high = values.end() - static_cast<std::ptrdiff_t>(k);
    std::nth_element(values.begin(), low, values.end());
    const double lowest = *low;
    std::nth_element(values.begin(), high, values.end());
    return Interval{lowest, *high};
}

Result<BootstrapInterval> bootstrap95(const ElementSums& table, const Statistic& statistic,
                                      const BootstrapOptions& options, const std::stop_token& stop) {
    BootstrapInterval result;
    std::vector<double> values;
    const Status drawn = resample(table, options, stop, [&](ColumnSums sums) {
        if (const auto value = statistic(sums))
            values.push_back(*value);
        else
            ++result.undefined;
    });
    if (!drawn) return drawn.error();
    result.draws = options.draws;
    result.estimate = statistic(columnSums(table));
    if (table.elements() >= 2) result.interval = percentile95(std::move(values));
    return result;
}

} // namespace chronoscope::analysis
