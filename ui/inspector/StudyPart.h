// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/inspector/StudyInspection.h"

#include <QTimer>

#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace chronoscope::ui {

class PictureLines;
class StudyLabels;

/// The Inspector of studies other than ChroKnowledge: above, the number that was clicked on with its units; below, the
/// unit that is chosen, in the study's own view, and what is said of it. While its run goes on the number is read again
/// every second, the unit at its end. GUI thread; reads through the session.
class StudyPart : public QWidget {
    Q_OBJECT
public:
    StudyPart(Session& session, AnnotationHub& annotations, QWidget* parent = nullptr);

    void add(const std::string& study, StudyInspection inspection);
    /// False for a study that nobody has added: there is nothing to show.
    bool show(const StudySelection& selection);
    QListWidget* list() const { return m_list; }

private:
    struct Known {
        std::string study;
        StudyInspection inspection;
        StudySelection read; ///< the unit that its view shows and whose item is known, and its identity
        ContentId item{};
    };

    QWidget* makeNumber();
    const Known* known(const std::string& study) const;
    bool hasNumber() const;
    void readNumber();
    void readAgain();
    /// Replies of the run shown that are stored by now; -1: it has ended, or asks nothing yet.
    qint64 repliesNow() const;
    bool isListed(const NumberUnits& units) const; ///< as they stand in the list
    void take(const Result<NumberUnits>& units);
    void showTags();
    void markUnit();
    void chooseUnit(int row);
    void showUnit();
    void showLabels();
    void keepInSight();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Session& m_session;
    AnnotationHub& m_annotations;
    std::vector<Known> m_known;
    StudySelection m_shown;
    std::vector<NumberUnits::Line> m_lines;
    bool m_isMarking = false;
    QTimer m_again;
    bool m_isReading = false; ///< the number
    qint64 m_repliesRead = -1;
    StudySelection m_seen; ///< the unit that was shown last

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QListWidget* m_list = nullptr;
    PictureLines* m_pictures = nullptr; ///< of the list's lines
    QLabel* m_more = nullptr;
    QWidget* m_number;      ///< with the parts above
    QStackedWidget* m_unit; ///< the views of the studies
    StudyLabels* m_labels;
};

} // namespace chronoscope::ui
