// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/inspector/StudyInspection.h"

#include <QCache>
#include <QIcon>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <deque>
#include <memory>
#include <string_view>

namespace chronoscope::ui {

/// A picture as it is drawn; where it cannot be, why.
struct DecodedPicture {
    QImage image;
    QSize size; ///< in the file, pixels
    QString problem;
};

/// Decodes a picture, made smaller to fit `within` where that is not empty. Bytes may be hostile: what is too large, or
/// breaks off, is a problem. Pure; any thread.
DecodedPicture decodePicture(std::string_view bytes, QSize within = {});
/// For lists: the same in a selected row, as its colours are what is asked about.
QIcon pictureIcon(const QPixmap& picture);

/// Small pictures for lists. What is asked for is decoded on a thread of its own, what was asked for last first, and
/// kept while it is among the most used ones: no more than kMostBytes. GUI thread.
class Thumbnails : public QObject {
    Q_OBJECT
public:
    static constexpr int kMostBytes = 12 << 20;      ///< some forty screens of a list
    static constexpr std::size_t kMostWaiting = 200; ///< asked for earlier than these and not decoded: given up
    static constexpr QSize kSize{52, 36};

    explicit Thumbnails(QObject* parent = nullptr);

    /// The workspace whose pictures these are; empty for none.
    void setWorkspace(const QString& path);
    /// Null until it is decoded, which ready() tells.
    const DecodedPicture* picture(qint64 media);
    int cachedBytes() const { return static_cast<int>(m_cache.totalCost()); }

signals:
    void ready(qint64 media);

private:
    class Reader;
    void decodeNext();

    QCache<qint64, DecodedPicture> m_cache;
    std::deque<qint64> m_waiting; ///< the newest last
    bool m_isBusy = false;
    std::shared_ptr<Reader> m_reader; ///< used on the decoding thread
    BackgroundQueue m_decoding;       ///< last: its job in hand may use the rest
};

/// The same in front of the Inspector's lines, by media row. GUI thread.
class ItemPictures : public LinePictures {
    Q_OBJECT
public:
    /// `thumbnails` outlives this.
    explicit ItemPictures(Thumbnails& thumbnails, QObject* parent) : LinePictures(parent), m_thumbnails(thumbnails) {
        connect(&thumbnails, &Thumbnails::ready, this, &LinePictures::ready);
    }
    QImage picture(qint64 media) override {
        const DecodedPicture* known = m_thumbnails.picture(media);
        return known ? known->image : QImage();
    }

private:
    Thumbnails& m_thumbnails;
};

} // namespace chronoscope::ui
