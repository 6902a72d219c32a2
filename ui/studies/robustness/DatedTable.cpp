// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/DatedTable.h"

#include "core/prompt/RelationWords.h"
#include "core/studies/robustness/FactImport.h"
#include "core/studies/robustness/FactSources.h"
#include "core/studies/robustness/FactStore.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <utility>

namespace chronoscope::ui {

namespace {
/// The questions of a workspace, and those that are its own.
struct Questions {
    robustness::Wording wording;
    robustness::RelationQuestions own;
};

Result<Questions> questionsWith(const std::vector<std::string>& packs) {
    const auto shipped = shippedWording();
    if (!shipped) return shipped.error();
    auto wording = shipped->with(packs);
    if (!wording) return wording.error();
    Questions questions{std::move(wording).value(), {}};
    for (const std::string& pack : packs) {
        if (prompt::packFormat(pack) != robustness::kDatedQuestions) continue;
        auto own = robustness::questionsIn(pack);
        if (!own) return own.error();
        questions.own = std::move(own).value();
    }
    return questions;
}

} // namespace

QString unboundedText(std::size_t rows) {
    if (rows == 0) return {};
    return (rows == 1 ? Text::tr("%1 period without an end is no dated fact")
                      : Text::tr("%1 periods without an end are no dated facts"))
        .arg(numberText(static_cast<qint64>(rows)));
}

namespace {

/// Facts by relation, with what is said about them.
class Finding {
public:
    explicit Finding(const Questions& questions) : m_questions(questions) {}

    void add(const robustness::DatedFact& fact) {
        ++m_found.facts;
        const auto [at, isNew] = m_places.try_emplace(fact.relation, m_found.relations.size());
        if (isNew) {
            const auto when = robustness::datePrefix(fact.period.start, robustness::DateStyle::American);
            const auto words = m_questions.own.find(fact.relation);
            m_found.relations.push_back({fact.relation, 0, m_questions.wording.covers(fact),
                                         words == m_questions.own.end() ? std::string() : words->second,
                                         when ? *when : std::string(), fact.subject, fact.object});
        }
        ++m_found.relations[at->second].facts;
    }
    TableStudy::Found found() && { return std::move(m_found); }

private:
    const Questions& m_questions;
    TableStudy::Found m_found;
    std::map<std::string, std::size_t> m_places;
};
} // namespace

Result<TableStudy::Found> DatedTable::find(const Source& source) const {
    const auto questions = questionsWith(source.packs);
    if (!questions) return questions.error();
    const auto reading = robustness::factsOfTable(source.bytes, source.name, source.options);
    if (!reading) return reading.error();
    Finding finding(*questions);
    for (const robustness::DatedFact& fact : reading->gathered.facts)
        finding.add(fact);
    Found found = std::move(finding).found();
    found.remark = unboundedText(reading->unbounded);
    return found;
}

Result<TableStudy::Found> DatedTable::stored(store::Database& database, const std::vector<std::string>& packs) const {
    const auto questions = questionsWith(packs);
    if (!questions) return questions.error();
    Finding finding(*questions);
    const Status read = robustness::FactStore(database).forEach([&](const robustness::StoredFact& stored) {
        finding.add(stored.fact);
        return true;
    });
    if (!read) return read.error();
    return std::move(finding).found();
}

QString DatedTable::counted(std::size_t facts) const {
    return (facts == 1 ? Text::tr("%1 dated fact") : Text::tr("%1 dated facts"))
        .arg(numberText(static_cast<qint64>(facts)));
}

QString DatedTable::wordsLabel() const { return Text::tr("At a date"); }
QString DatedTable::wordsTip() const {
    return Text::tr(
        "What Robustness asks behind “On May 3, 2012, ”: {s} stands for the subject. The object is the answer "
        "that it scores.");
}

std::string DatedTable::suggestedWords(const std::string& relation) const {
    return robustness::suggestedQuestion(relation);
}
Status DatedTable::checkWords(const std::string& words) const { return prompt::checkPattern(words, {"s"}, {}); }

std::string DatedTable::example(const Relation& relation, const std::string& words) const {
    return relation.when + prompt::PatternText(words).fill({{"s", relation.subject}}) + " " + relation.object;
}

std::string DatedTable::packFormat() const { return std::string(robustness::kDatedQuestions); }
Result<std::string> DatedTable::packWith(const std::string& pack,
                                         const std::map<std::string, std::string>& words) const {
    return robustness::packWithQuestions(pack, words);
}

Result<std::string> DatedTable::packOver(const std::string& pack, const std::string& over) const {
    const auto questions = robustness::questionsIn(over);
    return questions ? robustness::packWithQuestions(pack, *questions) : Result<std::string>(questions.error());
}

Result<QString> DatedTable::store(store::Workspace& workspace, const Source& source,
                                  const std::stop_token& stop) const {
    const auto questions = questionsWith(source.packs);
    if (!questions) return questions.error();
    auto reading = robustness::factsOfTable(source.bytes, source.name, source.options);
    if (!reading) return reading.error();
    if (reading->gathered.facts.empty()) return unboundedText(reading->unbounded);
    const auto report =
        robustness::storeFacts(workspace, source.name, std::move(reading).value(), questions->wording, stop);
    if (!report) return report.error();
    QStringList parts;
    if (report->added > 0) parts << counted(report->added);
    if (report->already > 0)
        parts << (report->already == 1 ? Text::tr("%1 dated fact was there") : Text::tr("%1 dated facts were there"))
                     .arg(numberText(static_cast<qint64>(report->already)));
    for (const auto& [relation, count] : report->withoutWords)
        parts << Text::tr("%1 cannot be asked about: no question for “%2”").arg(counted(count), toQt(relation));
    if (report->unbounded > 0) parts << unboundedText(report->unbounded);
    return parts.join(QStringLiteral(", "));
}

} // namespace chronoscope::ui
