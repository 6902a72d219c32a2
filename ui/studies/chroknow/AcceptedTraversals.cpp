// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/AcceptedTraversals.h"

#include "core/base/Time.h"
#include "core/studies/chroknow/traversal/Trace.h"
#include "ui/views/CoreWords.h"

#include <algorithm>

namespace chronoscope::ui {

namespace {
std::string traceOf(const Branch& branch) {
    traversal::TraversalSpec spec = branch.options.spec();
    spec.words = branch.setting.words->json();
    return traversal::encodeTrace(branch.traversal, branch.setting, branch.verdict, spec,
                                  branch.options.difference(WalkOptions()).toStdString());
}
} // namespace

AcceptedTraversals::AcceptedTraversals(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

std::map<qint64, std::set<int>> AcceptedTraversals::rescued() const {
    std::map<qint64, std::set<int>> years;
    for (const store::AcceptedTraversal& one : m_list)
        if (one.outcome == traversal::Outcome::ChronoCorrect) years[one.row].insert(one.year);
    return years;
}

void AcceptedTraversals::forgetLast() {
    m_last = 0;
    ++m_opened;
}

QString AcceptedTraversals::problem(const Walk& walk) const {
    if (!walk.hasSubject()) return tr("No element is chosen");
    if (m_session.isReadOnly()) return tr("The workspace is open for reading only");
    if (m_writing) return tr("It is being written");
    if (!walk.current().traversal.applicable()) return tr("Nothing was traversed");
    if (!walk.current().traversal.done()) return tr("Not before the last step");
    const std::string trace = traceOf(walk.current());
    const bool isThere = std::any_of(m_list.begin(), m_list.end(), [&](const store::AcceptedTraversal& one) {
        return one.row == walk.subject().row && one.year == walk.subject().target && one.trace == trace;
    });
    return isThere ? tr("This traversal is accepted already") : QString();
}

void AcceptedTraversals::accept(const Walk& walk) {
    if (!problem(walk).isEmpty()) return;
    store::AcceptedTraversal taken;
    taken.run = walk.subject().base->record.id;
    taken.row = walk.subject().row;
    taken.year = walk.subject().target;
    taken.outcome = walk.current().verdict.total;
    taken.model = walk.current().model.toStdString();
    taken.trace = traceOf(walk.current());
    taken.created = utcNow();
    m_writing = true;
    m_session.change(
        this, [taken](store::Database& database) { return store::TraversalStore(database).accept(taken); },
        [this, taken, opened = m_opened](const Result<std::int64_t>& id) {
            m_writing = false;
            if (!id) {
                emit failed(coreWords(id.error().text()));
                return;
            }
            if (opened != m_opened) return;
            m_last = *id;
            m_list.push_back(taken);
            m_list.back().id = *id;
            emit accepted(taken.year, taken.outcome == traversal::Outcome::ChronoCorrect);
        });
}

void AcceptedTraversals::withdraw() {
    if (m_last == 0 || m_writing) return;
    m_writing = true;
    m_session.change(
        this, [id = m_last](store::Database& database) { return store::TraversalStore(database).withdraw(id); },
        [this, id = m_last, opened = m_opened](const Status& done) {
            m_writing = false;
            if (!done) {
                emit failed(coreWords(done.error().text()));
                return;
            }
            if (opened != m_opened) return;
            m_last = 0;
            std::erase_if(m_list, [id](const store::AcceptedTraversal& one) { return one.id == id; });
            emit withdrawn();
        });
}

} // namespace chronoscope::ui
