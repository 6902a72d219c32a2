// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ViewStore.h"
#include "ui/bridge/Session.h"

#include <QToolButton>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace chronoscope::ui {

class DropFrame;
class FilterModel;
class NoticeBar;

/// The button that drops the saved views of the workspace that are of the model's pages: to save what is shown under a
/// name, to open, rename and delete; what was deleted can be had back. GUI thread.
class SavedViews : public QToolButton {
    Q_OBJECT
public:
    SavedViews(FilterModel& model, Session& session, QWidget* parent = nullptr);
    void open();

private:
    void makeFrame();
    QPushButton* addButton(const char* name, const QString& text, const QString& tip);
    void reload();
    void fill();
    const store::ViewRecord* current() const;
    void save();
    void show(const store::ViewRecord& view);
    void rename(QListWidgetItem* item);
    void remove();
    void restore(const store::ViewRecord& view);
    void updateButtons();
    bool eventFilter(QObject* watched, QEvent* event) override;

    FilterModel& m_model;
    Session& m_session;
    DropFrame* m_frame;
    QLineEdit* m_name;
    QPushButton* m_save;
    QListWidget* m_list;
    QLabel* m_none;
    NoticeBar* m_notice;
    QPushButton* m_open = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_delete = nullptr;
    std::vector<store::ViewRecord> m_views; ///< as the list's items
};

} // namespace chronoscope::ui
