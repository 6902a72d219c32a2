// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/ReplyCache.h"

#include <future>
#include <stdexcept>

namespace chronoscope::test {

std::string digest(int number) {
    std::string bytes(32, static_cast<char>(number * 7));
    for (std::size_t i = 0; i < 4; ++i)
        bytes[i] = static_cast<char>(number >> (8 * i));
    return bytes;
}

std::string body(int number) { return "{\"choices\":[{\"text\":\"answer " + std::to_string(number) + "\"}]}"; }

Cache openCache(const std::string& path) {
    auto cache = backend::ResponseCache::open(path);
    if (!cache) throw std::runtime_error(cache.error().text());
    return std::move(cache).value();
}

Body find(backend::ResponseCache& cache, const std::string& what) {
    auto answer = std::make_shared<std::promise<Body>>();
    auto waiting = answer->get_future();
    cache.find(what, [answer](Body found) { answer->set_value(std::move(found)); });
    return waiting.get();
}

void keepMany(const std::string& path, int count) {
    const Cache cache = openCache(path);
    for (int i = 0; i < count; ++i)
        cache->keep(digest(i), body(i));
}

} // namespace chronoscope::test
