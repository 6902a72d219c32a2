// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/Image.h"

#include <openssl/evp.h>

namespace chronoscope::backend {

std::string base64(std::string_view bytes) {
    // In pieces that OpenSSL's int lengths can hold; multiples of 3 need no padding in between.
    constexpr std::size_t kPiece = std::size_t{3} << 20;
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    std::string piece;
    while (!bytes.empty()) {
        const std::string_view head = bytes.substr(0, kPiece);
        piece.resize((head.size() + 2) / 3 * 4 + 1); // OpenSSL adds a NUL
        const int length =
            EVP_EncodeBlock(reinterpret_cast<unsigned char*>(piece.data()),
                            reinterpret_cast<const unsigned char*>(head.data()), static_cast<int>(head.size()));
        text.append(piece, 0, static_cast<std::size_t>(length));
        bytes.remove_prefix(head.size());
    }
    return text;
}

const std::string& Image::base64() const {
    std::call_once(m_isEncoded, [this] { m_base64 = backend::base64(bytes); });
    return m_base64;
}

} // namespace chronoscope::backend
