// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace chronoscope::ui {

class ColumnArea;

/// What is said of one unit of a study, and the way to say it: labels of a set that is chosen, a flag, a note. Labels
/// that are not given are folded away; many are scrolled. Each change is a step of undo of its own, taken back from
/// here while it is the last one and of what is shown. Hidden while there is no unit, or nothing can be annotated. GUI
/// thread.
class StudyLabels : public QWidget {
    Q_OBJECT
public:
    StudyLabels(Session& session, AnnotationHub& hub, QWidget* parent);

    /// `item`: the identity of the selection's item. None: nothing is in hand.
    void show(const std::optional<StudySelection>& selection, const ContentId& item);
    /// What a label is about, in a few words; empty: all that is shown above.
    void setAbout(const QString& about);
    /// Whether all labels are there to be given.
    bool isOpen() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeArea();
    void fitArea();
    void makeSets();
    void makeLabels();
    /// The set that is labelled by here.
    const annotation::LabelSet& labels() const;
    /// What the author says of the unit with labels; null: nothing.
    const annotation::Annotation* labelled() const;
    /// That of what the author says of the unit; where that is nothing, the one in use.
    void takeFittingSet();
    void chooseSet(const std::string& name);
    void follow();
    void followSteps(); ///< whether there is one to take back, and which
    void say(const QString& text, const std::string& set,
             const std::function<void(annotation::AnnotationBody&)>& change);
    /// What goes with labels of any set, and leaves them.
    void sayBeside(const QString& text, const std::function<void(annotation::AnnotationBody&)>& change);
    void toggle(const annotation::Label& label);
    void writeNote();
    bool isLastStepHere() const;

    Session& m_session;
    AnnotationHub& m_hub;
    std::optional<AnnotationTarget> m_target;
    std::map<quint64, annotation::ItemKey> m_steps; ///< that were made here, by number, and what they are about
    std::vector<QToolButton*> m_labels;             ///< of labels(), in its order
    std::string m_set;                              ///< name of labels()
    std::string m_fitted;                           ///< name of the set that was last chosen for what is said already
    QString m_aboutText;
    ColumnArea* m_area; ///< of the labels and what others say: it takes no more than a part of the Inspector
    QWidget* m_row;
    QToolButton* m_fold;
    QLabel* m_about;
    QComboBox* m_sets; ///< hidden while there is only one
    QLabel* m_others;
    QToolButton* m_flag;
    QLineEdit* m_note;
    QToolButton* m_undo;
};

} // namespace chronoscope::ui
