// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/inspector/StudyInspection.h"
#include "ui/views/LabelTagDelegate.h"

#include <QPointer>

namespace chronoscope::ui {

/// Where a list has the key of a line's picture; 0 or nothing: the line has none.
inline constexpr int kLinePictureRole = Qt::UserRole + 110;

/// Draws a line with its picture behind its mark, and with its label's tag. A picture is asked for when its line is
/// painted, so of a long list only what is seen is ever decoded. Owned by the list. GUI thread.
class PictureLines : public LabelTagDelegate {
    Q_OBJECT
public:
    explicit PictureLines(QObject* parent) : LabelTagDelegate(parent) {}

    /// Whose pictures they are; null: no line has any.
    void setPictures(LinePictures* pictures) { m_pictures = pictures; }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    qint64 keyOf(const QModelIndex& index) const;

    QPointer<LinePictures> m_pictures;
};

} // namespace chronoscope::ui
