// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/Asker.h"

#include <QPointer>

#include <utility>

namespace chronoscope::ui {

Asker::Asker(BackendHub& hub, QObject* parent) : QObject(parent), m_hub(hub) {}

Asker::~Asker() { m_stop.request_stop(); }

void Asker::ask(std::shared_ptr<const run::AskPlan> plan, const std::vector<ModelTarget>& targets) {
    cancel();
    m_plan = std::move(plan);
    m_targets = targets;
    for (std::size_t i = 0; i < targets.size(); ++i)
        start(i, m_plan, 0);
}

void Asker::askAgain(std::size_t target, std::size_t cell, const std::string& prompt) {
    auto one = std::make_shared<run::AskPlan>(*m_plan);
    one->cells = {m_plan->cells.at(cell)};
    one->cells.front().prompt.text = prompt;
    start(target, std::move(one), cell);
}

void Asker::start(std::size_t target, std::shared_ptr<const run::AskPlan> plan, std::size_t firstCell) {
    ++m_open;
    emit changed();
    const ModelTarget& wanted = m_targets[target];
    if (!wanted.uri.empty()) {
        askAt(target, wanted.uri, std::move(plan), firstCell);
        return;
    }
    m_hub.probes().whenServed(
        wanted.name, 0, [self = QPointer<Asker>(this), number = m_number, target, plan, firstCell](const auto& served) {
            if (!self || self->m_number != number) return; // cancelled meanwhile
            if (served)
                self->askAt(target, *served, plan, firstCell);
            else
                self->fail(target, *plan, firstCell, served.error());
        });
}

void Asker::askAt(std::size_t target, const backend::ServedUri& served, std::shared_ptr<const run::AskPlan> plan,
                  std::size_t firstCell) {
    const QString& name = m_targets[target].name;
    const auto* saved = m_targets[target].uri.empty() ? m_hub.find(name) : nullptr;
    const run::AskedModel model{served, m_hub.network(), saved ? saved->report : std::string()};
    // Answers come one by one: the lane is waited for before this is gone, and what is posted to it goes with it.
    const auto tell = [this, number = m_number, target, firstCell](run::AskAnswer answer) {
        answer.model = target;
        answer.cell += firstCell;
        QMetaObject::invokeMethod(
            this,
            [this, number, answer = std::move(answer)] {
                if (number == m_number) emit answered(answer);
            },
            Qt::QueuedConnection);
    };
    m_lanes.run(
        name.toStdString() + served.uri, this,
        [plan = std::move(plan), model, tell, stop = m_stop.get_token()] {
            run::askAll(*plan, {model}, tell, stop);
            return true;
        },
        [this, number = m_number](bool) { end(number); });
}

void Asker::fail(std::size_t target, const run::AskPlan& plan, std::size_t firstCell, const Error& error) {
    for (std::size_t i = 0; i < plan.cells.size(); ++i)
        emit answered({target,
                       firstCell + i,
                       m_targets[target].name.toStdString(),
                       plan.cells[i].prompt.text,
                       backend::BackendError{backend::ErrorKind::Network, 0, error.text(), {}, {}},
                       {}});
    end(m_number);
}

void Asker::end(int number) {
    if (number != m_number) return;
    --m_open;
    emit changed();
}

void Asker::cancel() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_number;
    if (std::exchange(m_open, 0) > 0) emit changed();
}

} // namespace chronoscope::ui
