// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/studies/mined/MinedItems.h"

#include <QImage>

#include <array>
#include <optional>

class QLabel;
class QTableWidget;
class QTextEdit;

namespace chronoscope::widgets {
class ObjectRibbon;
}

namespace chronoscope::ui {

class PictureView;

/// An item of MINED in the Inspector: both pictures side by side, who held it when and whom the answers name, the
/// replies of the configurations with their scores, and the chosen one's request with its picture in place; without a
/// run its question and completion. GUI thread; reads through the session, where pictures are decoded too.
class ItemUnitView : public StudyUnitView {
    Q_OBJECT
public:
    explicit ItemUnitView(Session& session, QWidget* parent = nullptr);

    void showUnit(const StudySelection& selection) override;
    QWidget* evidence() const override;
    PictureView* picture(bool other) const { return m_pictures[other ? 1 : 0]; }
    QTableWidget* replies() const { return m_replies; }

private:
    struct Whole {
        MinedUnit unit;
        std::array<QImage, 2> pictures;
        std::array<QString, 2> problems;
    };

    QWidget* makePictures();
    void makeReplies();
    void take(Result<Whole> whole);
    void fillReplies();
    void markProbe();
    void showRequest(const MinedUnit::Reply& reply);

    Session& m_session;
    StudySelection m_shown;
    std::optional<Whole> m_whole;
    bool m_isMarking = false;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_asked; ///< question and completion of an item without a run
    std::array<PictureView*, 2> m_pictures{};
    QWidget* m_pictureRow; ///< makes these
    widgets::ObjectRibbon* m_ribbon;
    QTableWidget* m_replies;
    QLabel* m_judge; ///< its own words about the chosen reply
    QTextEdit* m_request;
};

} // namespace chronoscope::ui
