// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/theme/Role.h"

#include <QStringList>
#include <QWidget>

class QDialog;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace chronoscope::ui {

/// The foot of every dialog of new runs: what would be asked, what it costs, an example, what has to be known of it,
/// and the buttons, with the reason why Start is off beside it. In a low dialog the texts scroll. Owned by its dialog;
/// GUI thread.
class RunFoot : public QWidget {
    Q_OBJECT
public:
    /// Its buttons accept and reject `dialog`.
    explicit RunFoot(QDialog* dialog);

    /// A button at the left end.
    void addButton(QPushButton* button);
    void setTips(const QString& counts, const QString& cost, const QString& example);
    /// Whether the texts are of what is chosen now; they stay in place, pale, until the new ones are there.
    void setCurrent(bool current);
    /// Empty texts take no room.
    void setCounts(const QString& text);
    void setCost(const QString& text);
    void setExample(const QString& text);
    void setWarnings(const QStringList& warnings);
    /// `why`: the runs cannot start; empty where they can. `runs`: how many there would be.
    void setReason(const QString& why, std::size_t runs, const QString& startText = {});

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveRoom();
    int wholeLines(int most) const;
    QLabel* addText(const char* name, const QString& description, Role role = Role::Body);

    QLabel* m_counts;
    QLabel* m_cost;
    QLabel* m_example;
    QLabel* m_warnings;
    QLabel* m_reason;
    QScrollArea* m_area; ///< of the texts
    QHBoxLayout* m_buttons;
    QPushButton* m_start;
};

} // namespace chronoscope::ui
