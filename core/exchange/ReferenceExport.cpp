// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ReferenceExport.h"

#include "core/exchange/ExportFiles.h"
#include "core/exchange/ResultFile.h"
#include "core/store/BenchmarkStore.h"

#include <algorithm>
#include <tuple>

namespace chronoscope::exchange {

using benchmark::ElementMeta;

namespace {
bool sameGroup(const ElementMeta& a, const ElementMeta& b) { return a.domain == b.domain && a.state == b.state; }

/// Writes the files of one export, element by element in benchmark order.
class ReferenceWriting {
public:
    ReferenceWriting(const run::RunContext& context, int form, std::vector<ElementMeta> benchmark,
                     const std::string& folder)
        : m_context(context), m_form(form), m_benchmark(std::move(benchmark)),
          m_missing(
              isJudgedByPlace(context.layout.templates[static_cast<std::size_t>(form)], context.record.spec.protocol)
                  ? Missing::Null
                  : Missing::LeftOut),
          m_files(folder) {}

    /// All replies of an element of the run that stands behind those given before.
    Status add(store::Database& reader, const run::ElementOfRun& of) {
        std::vector<ResultElement> results(m_context.layout.temperatures.size(), blank(of));
        run::ElementReplies replies(m_context, of);
        const Status read = replies.read(reader, [&](const run::StoredReply& reply) {
            if (reply.place.form == m_form && !reply.row.error) put(results, reply);
            return Status();
        });
        return read ? element(of.row, results) : read;
    }

    Result<ExportReport> finish() {
        if (const Status closed = closeGroup(); !closed) return closed.error();
        auto paths = m_files.finish();
        if (!paths) return paths.error();
        m_report.files = std::move(paths).value();
        return std::move(m_report);
    }

private:
    /// What is asked of the element, with no reply yet.
    ResultElement blank(const run::ElementOfRun& of) const {
        ResultElement years;
        const run::RunLayout& layout = m_context.layout;
        for (std::size_t year = 0; year < layout.years.size(); ++year)
            if (of.asked.isPlanned(layout, static_cast<int>(year), m_form))
                years.push_back({layout.years[year],
                                 std::vector<std::optional<std::string>>(static_cast<std::size_t>(layout.sets))});
        return years;
    }

    static void put(std::vector<ResultElement>& results, const run::StoredReply& reply) {
        for (ResultYear& one : results[static_cast<std::size_t>(reply.place.temperature)])
            if (one.year == reply.year) one.replies[static_cast<std::size_t>(reply.place.set)] = reply.row.text;
    }

    Status element(std::int64_t row, const std::vector<ResultElement>& results) {
        const auto at = std::find_if(m_benchmark.begin() + static_cast<std::ptrdiff_t>(m_next), m_benchmark.end(),
                                     [&](const ElementMeta& meta) { return meta.row == row; });
        if (at == m_benchmark.end())
            return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace", std::to_string(row)};
        const auto index = static_cast<std::size_t>(at - m_benchmark.begin());
        if (m_group.empty() || !sameGroup(m_benchmark[m_next - 1], *at)) {
            if (const Status closed = closeGroup(); !closed) return closed;
            if (const Status opened = openGroup(index); !opened) return opened;
        }
        for (; m_next < index; ++m_next)
            if (const Status written = write({}); !written) return written;
        ++m_next;
        return write(results);
    }

    /// Files for the group of m_benchmark[index]; m_next becomes its first element.
    Status openGroup(std::size_t index) {
        const ElementMeta& of = m_benchmark[index];
        while (index > 0 && sameGroup(m_benchmark[index - 1], of))
            --index;
        m_next = index;
        for (const double temperature : m_context.layout.temperatures) {
            auto file = m_files.add(ResultFileName{of.domain, of.state, temperature}.text());
            if (!file) return file.error();
            m_group.push_back(*file);
        }
        return {};
    }

    Status closeGroup() {
        if (m_group.empty()) return {};
        const ElementMeta& last = m_benchmark[m_next - 1];
        for (; m_next < m_benchmark.size() && sameGroup(m_benchmark[m_next], last); ++m_next)
            if (const Status written = write({}); !written) return written;
        for (const std::size_t file : m_group)
            if (const Status written = m_files.write(file, "\n]\n"); !written) return written;
        m_group.clear();
        m_begun = false;
        return {};
    }

    /// One element into each file of the group; `results` has one per temperature, or none.
    Status write(const std::vector<ResultElement>& results) {
        for (std::size_t i = 0; i < m_group.size(); ++i) {
            const ResultElement none;
            const ResultElement& result = results.empty() ? none : results[i];
            for (const ResultYear& year : result)
                for (const auto& reply : year.replies)
                    ++(reply ? m_report.replies : m_report.missing);
            if (const Status written =
                    m_files.write(m_group[i], (m_begun ? ",\n" : "[\n") + resultText(result, m_missing));
                !written)
                return written;
        }
        m_begun = true;
        return {};
    }

    const run::RunContext& m_context;
    const int m_form;
    const std::vector<ElementMeta> m_benchmark; ///< in benchmark order
    const Missing m_missing;
    ExportFiles m_files;
    ExportReport m_report;
    std::size_t m_next = 0;           ///< into m_benchmark
    std::vector<std::size_t> m_group; ///< files of the group at hand, one per temperature
    bool m_begun = false;             ///< the group has an element
};
} // namespace

Result<ExportReport> exportReference(store::Workspace& workspace, std::int64_t run, prompt::Template form,
                                     const std::string& folder, const std::stop_token& stop,
                                     const ExportProgress& progress, const std::string& model) {
    auto source = ExportedRun::open(workspace, run);
    if (!source) return source.error();
    const store::RunRecord& record = source->context->record;
    const int formIndex = source->context->layout.formIndex(form);
    if (formIndex < 0)
        return Error{ErrorCode::InvalidArgument, "the run does not use this template", std::string(name(form))};
    auto elements = store::BenchmarkStore(source->reader).elements(record.elementLimit);
    if (!elements) return elements.error();
    std::sort(elements->begin(), elements->end(), [](const ElementMeta& a, const ElementMeta& b) {
        return std::tuple(a.domain, a.state, a.row) < std::tuple(b.domain, b.state, b.row);
    });
    ReferenceWriting writing(*source->context, formIndex, std::move(elements).value(),
                             folder + "/Results/" + folderName(model.empty() ? record.model : model));
    const Status written = source->elements(
        stop, progress, [&](const run::ElementOfRun& element) { return writing.add(source->reader, element); });
    if (!written) return written.error();
    return writing.finish();
}

} // namespace chronoscope::exchange
