// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDockWidget>

namespace chronoscope::ui {

/// The place of the Inspector: there as long as a person wants it, the page has something to inspect and the window has
/// room for it. What page and room take away they give back. Owned by the window; GUI thread.
class InspectorDock : public QDockWidget {
    Q_OBJECT
public:
    explicit InspectorDock(QWidget* parent = nullptr);

    /// Whether a person wants it, as the window's stored state has it: to be called when that is restored.
    void takeRestored() { m_isWanted = !isHidden(); }
    /// As a person wants it, so that the window's state can be stored.
    void showAsWanted() { setVisible(m_isWanted); }
    void setUseful(bool useful); ///< the page has something to inspect
    void setCompact(bool compact);
    bool isCompact() const { return m_isCompact; }
    /// A person's key.
    void toggle();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    bool hasPlace() const { return m_isUseful && !m_isCompact; }

    bool m_isWanted = true;
    bool m_isUseful = true;
    bool m_isCompact = false;
};

} // namespace chronoscope::ui
