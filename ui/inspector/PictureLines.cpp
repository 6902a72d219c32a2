// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/PictureLines.h"

#include "ui/theme/Tokens.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr QSize kLinePicture(32, 22);
constexpr int kLinePictureRoom = 1; ///< above and below
} // namespace

qint64 PictureLines::keyOf(const QModelIndex& index) const {
    return m_pictures ? index.data(kLinePictureRole).toLongLong() : 0;
}

QSize PictureLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = LabelTagDelegate::sizeHint(option, index);
    size.setWidth(0); // as wide as the list: a long text is cut at its end, with a sign of it
    if (keyOf(index) != 0) size.setHeight(std::max(size.height(), kLinePicture.height() + 2 * kLinePictureRoom));
    return size;
}

/// Mark and picture are one decoration. What is still being decoded has its room already: nothing jumps.
void PictureLines::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    LabelTagDelegate::initStyleOption(option, index);
    const qint64 key = keyOf(index);
    if (key == 0) return;
    const QSize room(Tokens::kIconSmall + Tokens::kSpace4 + kLinePicture.width(), kLinePicture.height());
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap both((QSizeF(room) * ratio).toSize());
    both.setDevicePixelRatio(ratio);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    option->icon.paint(&painter, QRect(0, 0, Tokens::kIconSmall, room.height()));
    if (const QImage picture = m_pictures->picture(key); !picture.isNull()) {
        QRect place(QPoint(), picture.size().scaled(kLinePicture, Qt::KeepAspectRatio));
        place.moveCenter(QRect(QPoint(room.width() - kLinePicture.width(), 0), kLinePicture).center());
        painter.drawImage(place, picture);
    }
    painter.end();
    QIcon icon(both);
    icon.addPixmap(both, QIcon::Selected); // a chosen line does not tint it
    option->icon = icon;
    option->decorationSize = room;
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace chronoscope::ui
