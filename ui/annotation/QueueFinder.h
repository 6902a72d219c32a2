// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/QueueSearch.h"
#include "ui/annotation/AnnotationSession.h"
#include "ui/bridge/LongReader.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace chronoscope::ui {

/// Finds items of the open queue: those that hold a text, or those like the one in hand, which can be given its labels
/// in one step. A choice goes to the item. Searches in the background; owned by the Annotate page, GUI thread.
class QueueFinder : public QWidget {
    Q_OBJECT
public:
    QueueFinder(AnnotationSession& annotating, AnnotationHub& hub, Session& session, QWidget* parent = nullptr);

    /// Opens it to search for text.
    void presentText();
    /// Opens it with the items like the one in hand.
    void presentSimilar();
    /// Whether its text or list has the focus: then Enter is enter(), and Esc closes it. The page has these keys.
    bool isInHand() const;
    /// Searches, or goes to the chosen item.
    void enter();

signals:
    void closed();
    /// These items of the queue got the labels of the one in hand.
    void labelled(const QString& text);

private:
    enum class Mode { Text, Similar };

    void search();
    void found(const Result<std::vector<annotation::QueueHit>>& hits);
    void showMarks();
    void goToCurrent();
    void labelAll();
    void forget();

    AnnotationSession& m_annotating;
    AnnotationHub& m_hub;
    LongReader* m_reader;
    Mode m_mode = Mode::Text;
    int m_of = -1; ///< the place that others are to be like
    std::vector<annotation::QueueHit> m_hits;
    QLineEdit* m_text;
    QToolButton* m_similar;
    QToolButton* m_close;
    QLabel* m_state;
    QListWidget* m_list;
    QToolButton* m_give;
};

} // namespace chronoscope::ui
