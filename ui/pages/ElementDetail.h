// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <QScrollArea>

class QLabel;
class QToolButton;

namespace chronoscope::widgets {
class ObjectRibbon;
}

namespace chronoscope::ui {

/// One element in full: subject, relation, id, its objects by year, distractors and what else the file said.
/// Read by its page, which owns it; GUI thread.
class ElementDetail : public QScrollArea {
    Q_OBJECT
public:
    explicit ElementDetail(QWidget* parent = nullptr);

    void setElement(const benchmark::Element& element);
    /// Shows `why` instead of an element.
    void clear(const QString& why);
    /// The button that edits it is there.
    void setEditable(bool editable);

signals:
    void editWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QLabel* addField(const char* name, const QString& label, const QString& tip);
    void showObjects(const benchmark::Element& element);
    void showDistractors(const benchmark::Element& element);
    void refreshIcons();

    QWidget* m_body;
    QLabel* m_message;
    QLabel* m_subject;
    QLabel* m_relation;
    QLabel* m_idText;
    QToolButton* m_copy = nullptr;
    QToolButton* m_edit = nullptr;
    widgets::ObjectRibbon* m_ribbon;
    QLabel* m_objects;
    QLabel* m_distractors;
    QLabel* m_extra;
    QString m_id;
};

} // namespace chronoscope::ui
