// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/TraversalStore.h"
#include "ui/studies/chroknow/Walk.h"

#include <QObject>

#include <map>
#include <set>
#include <vector>

namespace chronoscope::ui {

/// The traversals of one run that a person accepted: written with their traces, and taken back again. Written in the
/// background through the session. GUI thread; owned by the page.
class AcceptedTraversals : public QObject {
    Q_OBJECT
public:
    explicit AcceptedTraversals(Session& session, QObject* parent = nullptr);

    void setList(std::vector<store::AcceptedTraversal> list) { m_list = std::move(list); }
    const std::vector<store::AcceptedTraversal>& list() const { return m_list; }
    /// Elements with years that became Chrono-Correct.
    std::map<qint64, std::set<int>> rescued() const;

    /// Why the current branch cannot be accepted; empty if it can.
    QString problem(const Walk& walk) const;
    void accept(const Walk& walk); ///< accepted() or failed() follows
    void withdraw();               ///< the one that was accepted last here; nothing without one
    /// Another run or workspace follows: nothing is left to be taken back, and what is being written is none of its.
    void forgetLast();

signals:
    void accepted(int year, bool isChronoCorrect);
    void withdrawn();
    void failed(const QString& why);

private:
    Session& m_session;
    std::vector<store::AcceptedTraversal> m_list;
    qint64 m_last = 0; ///< id of the one that withdraw() takes back; 0 = none
    int m_opened = 0;  ///< counts forgetLast()
    bool m_writing = false;
};

} // namespace chronoscope::ui
