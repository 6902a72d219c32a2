// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/http/HttpLoop.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace chronoscope::test {

/// Collects what asynchronous calls answer, and waits for it. A slot is a callback to hand out; how often it is called
/// is counted, so that "exactly once" can be checked. Slots outlive this. Any thread.
template <typename T> class Collected {
public:
    /// The callback of slot number size().
    std::function<void(T)> slot() {
        const std::lock_guard lock(m_state->mutex);
        const std::size_t index = m_state->values.size();
        m_state->values.emplace_back();
        return [state = m_state, index](T value) {
            const std::lock_guard inner(state->mutex);
            state->values[index].push_back(std::move(value));
            state->changed.notify_all();
        };
    }
    /// Blocks until `count` slots have a value (0 = all); false if they have not within 30 s.
    bool wait(std::size_t count = 0) const {
        std::unique_lock lock(m_state->mutex);
        return m_state->changed.wait_for(lock, std::chrono::seconds(30), [&] {
            return answeredLocked() >= (count == 0 ? m_state->values.size() : count);
        });
    }
    std::size_t size() const {
        const std::lock_guard lock(m_state->mutex);
        return m_state->values.size();
    }
    std::size_t answered() const {
        const std::lock_guard lock(m_state->mutex);
        return answeredLocked();
    }
    /// Every value slot `index` was called with.
    std::vector<T> at(std::size_t index) const {
        const std::lock_guard lock(m_state->mutex);
        return m_state->values.at(index);
    }
    /// The first value of each slot; slots without are left out.
    std::vector<T> firsts() const {
        const std::lock_guard lock(m_state->mutex);
        std::vector<T> list;
        for (const auto& values : m_state->values)
            if (!values.empty()) list.push_back(values.front());
        return list;
    }
    /// True when every slot was called once and none twice.
    bool exactlyOnce() const {
        const std::lock_guard lock(m_state->mutex);
        for (const auto& values : m_state->values)
            if (values.size() != 1) return false;
        return true;
    }

private:
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<std::vector<T>> values;
    };
    std::size_t answeredLocked() const {
        std::size_t count = 0;
        for (const auto& values : m_state->values)
            count += values.empty() ? 0U : 1U;
        return count;
    }
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

/// Whether it comes true within half a minute; asks again and again.
bool comesTrue(const std::function<bool()>& holds);

/// One transfer, waited for. A test failure, and an error of kind Cancelled, if no answer comes.
backend::http::HttpResult fetch(backend::http::HttpLoop& loop, backend::http::HttpRequest request);
/// The response, or a test failure.
backend::http::HttpResponse responseOf(const backend::http::HttpResult& result);
/// The error, or a test failure.
backend::http::TransportError errorOf(const backend::http::HttpResult& result);

/// One request, waited for. A test failure if no answer comes.
backend::ModelReply ask(backend::ModelBackend& backend, backend::ModelRequest request);
/// The completion, or a test failure that says what came instead.
backend::Completion completionOf(const backend::ModelReply& reply);
/// The error, or a test failure that says what came instead.
backend::BackendError errorOf(const backend::ModelReply& reply);

} // namespace chronoscope::test
