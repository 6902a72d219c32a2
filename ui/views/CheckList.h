// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/DropFrame.h"

#include <QIcon>
#include <QList>
#include <QString>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace chronoscope::ui {

/// A list of things to tick that drops from a button; a long one can be searched. What is ticked counts at once.
/// GUI thread.
class CheckList : public DropFrame {
    Q_OBJECT
public:
    struct Item {
        QString text;
        QString detail; ///< in a second column
        bool ticked = false;
        QIcon icon = {};
    };

    CheckList(const char* name, QWidget* parent);

    /// `empty` is what a list without items says.
    void setItems(const QList<Item>& items, const QString& empty = {});
    /// No more than so many can be ticked; `why` is said when someone tries.
    void setMost(int most, const QString& why);
    QPushButton* addButton(const char* name, const QString& text, const QString& tip);
    void dropFrom(const QWidget* anchor);
    /// Places in the items, ascending.
    QList<int> ticked() const;
    QTreeWidget* list() const { return m_list; }

signals:
    void changed(); ///< ticked() did, by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void itemChanged(QTreeWidgetItem* item);
    void search(const QString& text);

    QLineEdit* m_search;
    QTreeWidget* m_list;
    QLabel* m_note;
    QHBoxLayout* m_buttons;
    QTreeWidgetItem* m_pressed = nullptr;
    Qt::CheckState m_before = Qt::Unchecked; ///< of m_pressed
    int m_most = 0;                          ///< 0 = as many as one likes
    QString m_why;
};

} // namespace chronoscope::ui
