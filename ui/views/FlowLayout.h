// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLayout>
#include <QList>

#include <optional>

namespace chronoscope::ui {

/// Puts widgets side by side: in one line, made narrower down to their least size where that is enough, else in as many
/// lines as the width needs. A line is as high as its highest widget, and hidden widgets take no room. A row that is
/// such a layout itself stays together as long as a line has room for it. Its lines begin at the left, end at the right
/// or stand in the middle, by its alignment. Owned by its widget; GUI thread.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(int spacing, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    /// Takes a row that stays together.
    void addRow(QLayout* row);
    /// Before the widget at that place; below 0: at the end.
    void insertWidget(int place, QWidget* widget);
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int place(const QRect& rect, bool forReal) const; ///< returns the height
    std::optional<int> placeNarrowed(const QRect& rect, bool forReal) const;

    QList<QLayoutItem*> m_items;
};

} // namespace chronoscope::ui
