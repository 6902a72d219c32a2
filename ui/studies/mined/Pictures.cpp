// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/Pictures.h"

#include "core/studies/mined/MinedStore.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kAtOnce = 16; ///< decoded before the GUI hears of them

DecodedPicture notShown(const QString& why) { return {{}, {}, why}; }
} // namespace

DecodedPicture decodePicture(std::string_view bytes, QSize within) {
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    if (!buffer.open(QIODevice::ReadOnly)) return notShown(Text::tr("The picture cannot be read"));
    // What came in has one of these kinds; no other reader of Qt is let near it.
    const auto header = mined::readImageHeader(bytes);
    if (!header) return notShown(coreWords(header.error().message));
    const QByteArray format = QByteArray::fromStdString(header->mediaType.substr(header->mediaType.find('/') + 1));
    QImageReader reader(&buffer, format);
    reader.setAutoTransform(true);
    DecodedPicture picture;
    picture.size = reader.size();
    const qint64 pixels = qint64{picture.size.width()} * picture.size.height();
    if (!picture.size.isValid() || pixels > static_cast<qint64>(mined::kMostImagePixels))
        return notShown(Text::tr("The picture has no size, or is too large to be shown"));
    const bool isLarger = picture.size.width() > within.width() || picture.size.height() > within.height();
    const QSize smaller = picture.size.scaled(within, Qt::KeepAspectRatio).expandedTo({1, 1});
    const bool isScaled = !within.isEmpty() && isLarger;
    // Qt's reader would make two colours black and white dots.
    const bool isMono = reader.imageFormat() == QImage::Format_Mono || reader.imageFormat() == QImage::Format_MonoLSB;
    if (isScaled && !isMono) reader.setScaledSize(smaller);
    if (!reader.read(&picture.image))
        return notShown(Text::tr("The picture cannot be shown: %1").arg(reader.errorString()));
    if (isMono) picture.image.convertTo(QImage::Format_ARGB32_Premultiplied);
    if (isScaled && isMono)
        picture.image = picture.image.scaled(smaller, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return picture;
}

QIcon pictureIcon(const QPixmap& picture) {
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
        icon.addPixmap(picture, mode);
    return icon;
}

/// Reads the bytes with a connection of its own.
class Thumbnails::Reader {
public:
    explicit Reader(std::string path) : m_path(std::move(path)) {}

    /// A picture is read once: its bytes are no longer wanted.
    void rest() {
        if (m_database) m_database->forgetPages();
    }
    DecodedPicture read(qint64 media) {
        if (!m_database) {
            auto opened = store::Database::open(m_path, store::Database::Access::ReadOnly);
            if (!opened) return notShown(coreWords(opened.error().text()));
            m_database = std::move(opened).value();
        }
        const auto bytes = mined::MinedStore(*m_database).picture(media);
        return bytes ? decodePicture((*bytes)->bytes, Thumbnails::kSize) : notShown(coreWords(bytes.error().text()));
    }

private:
    std::string m_path;
    std::optional<store::Database> m_database;
};

Thumbnails::Thumbnails(QObject* parent) : QObject(parent), m_cache(kMostBytes) {}

void Thumbnails::setWorkspace(const QString& path) {
    m_cache.clear();
    m_waiting.clear();
    m_reader = path.isEmpty() ? nullptr : std::make_shared<Reader>(path.toStdString());
}

const DecodedPicture* Thumbnails::picture(qint64 media) {
    if (const DecodedPicture* known = m_cache.object(media)) return known;
    if (!m_reader) return nullptr;
    const auto at = std::find(m_waiting.begin(), m_waiting.end(), media);
    if (at != m_waiting.end()) m_waiting.erase(at);
    m_waiting.push_back(media);
    if (m_waiting.size() > kMostWaiting) m_waiting.pop_front();
    if (!m_isBusy) decodeNext();
    return nullptr;
}

void Thumbnails::decodeNext() {
    m_isBusy = !m_waiting.empty();
    if (!m_isBusy) return;
    std::vector<qint64> wanted;
    while (!m_waiting.empty() && wanted.size() < kAtOnce) {
        wanted.push_back(m_waiting.back());
        m_waiting.pop_back();
    }
    using Decoded = std::vector<std::pair<qint64, DecodedPicture>>;
    m_decoding.run(
        this, nullptr,
        [reader = m_reader, wanted] {
            Decoded decoded;
            for (const qint64 media : wanted)
                decoded.emplace_back(media, reader->read(media));
            reader->rest();
            return decoded;
        },
        [this, reader = m_reader](Decoded decoded) {
            if (reader == m_reader)
                for (auto& [media, picture] : decoded) {
                    const qsizetype bytes = std::max<qsizetype>(picture.image.sizeInBytes(), 256);
                    m_cache.insert(media, new DecodedPicture(std::move(picture)), static_cast<int>(bytes));
                    emit ready(media);
                }
            decodeNext();
        });
}

} // namespace chronoscope::ui
