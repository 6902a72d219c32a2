// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <initializer_list>
#include <vector>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTreeView;
class QWidget;

namespace chronoscope::ui {

class Settings;

/// How the columns of a table or tree share its width. Those that name a row hold a name of 30 letters in any case, and
/// share what is left over; the others are as wide as their contents, of which only long ones give way where there is
/// no room; what does not fit even so is scrolled to. Every edge can be dragged, and double-clicked to fit the
/// contents; a width that a person set stays. Owned by the view, which must have its model already. GUI thread.
class TableColumns : public QObject {
    Q_OBJECT
public:
    using IsName = std::function<bool(int column)>;

    TableColumns(QTableView* table, IsName isName);
    TableColumns(QTreeView* tree, IsName isName);

    /// These columns are names, and no others.
    static IsName are(std::initializer_list<int> columns);
    /// The width in which a name of 30 letters can be read in such a widget, its margins included; in pixels.
    static int nameWidth(const QWidget& widget);

    bool isName(int column) const { return m_isName(column); }
    /// Where there is no room for all, names keep so many letters, instead of 30.
    void squeeze(int letters) { m_leastLetters = letters; }
    /// What says nothing in part, such as a period, keeps the width of its contents, also where there is no room.
    void keepWhole(int column) { m_whole.insert(column); }
    /// What changes while one looks has at least this width, so that nothing jumps.
    void reserve(int column, int width);
    /// Nothing takes what is left over: the table's columns stay side by side.
    void leaveRest();
    /// Sets the widths a person set last time, in any workspace, and remembers those set from now on, under the view's
    /// name. The settings must outlive the view.
    void keepIn(Settings& settings);
    /// Those that a person set, in pixels by title; set so, they are no last ones.
    QJsonObject widths() const;
    void setWidths(const QJsonObject& widths);

private:
    struct Part {
        int column = 0;
        int width = 0;
        int least = 0;
        bool isName = false;
        bool isSet = false; ///< by a person
    };

    TableColumns(QAbstractItemView* view, QHeaderView* header, int indent, IsName isName);
    QString title(int column) const;
    void measureAnew();
    void measure();
    void fit();
    std::vector<Part> parts() const;
    void remember(int column, int before, int now);
    bool eventFilter(QObject* watched, QEvent* event) override;

    QAbstractItemView* m_view;
    QHeaderView* m_header;
    int m_indent; ///< of what a tree shows deepest, in pixels
    IsName m_isName;
    QTimer m_soon;
    std::vector<int> m_contents; ///< widths of the contents by column; they grow until the model is another one
    QHash<int, int> m_reserved;
    QSet<int> m_whole;
    QHash<QString, int> m_set; ///< by title: columns come and go
    bool m_fills = true;
    int m_leastLetters = 0; ///< of names; 0: as usual
    bool m_isFitting = false;
    Settings* m_settings = nullptr;
};

} // namespace chronoscope::ui
