// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/Pages.h"
#include "ui/studies/mined/RatingSheet.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <array>
#include <map>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace chronoscope::ui {

class PictureView;
class RatingField;

/// The human study: a person rates items from 0 to 10, with the keys or the mouse. What is said is kept when another
/// item is shown, with the time spent on it. GUI thread; reads and writes through the session.
class RatingView : public QWidget {
    Q_OBJECT
public:
    explicit RatingView(const StudyParts& parts, QWidget* parent = nullptr);

    /// Reads what there is to rate of what the page's filter takes; ends in listed().
    void read(const study::Narrowing& narrowing);
    /// One has come to rate, with the focus in `from`: as soon as an item is there, it goes on to the first field.
    void begin(QWidget* from);
    /// The workspace is another one.
    void forget();
    /// None while it is read.
    const std::optional<RatingList>& list() const { return m_list; }
    int place() const { return m_place; }

signals:
    void listed();
    void failed(const QString& why);

protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeItem();
    QWidget* makeQualities();
    void read();
    void followAuthor();
    QPushButton* makeButton(const char* name, const QString& text, const QString& tip, void (RatingView::*act)());
    RatingKind kind() const;
    void take(Result<RatingList> list);
    void showItem(int place);
    void takeSheet(Result<RatingSheet> sheet);
    void present(const RatingSheet& sheet);
    void presentQualities(const RatingSheet& sheet);
    void showNumbers();
    void showProgress();
    void next();
    void previous();
    void startAnew();
    void takeFocus();
    /// What the fields say now; nothing where that is nothing.
    std::optional<mined::Rating> said() const;
    /// Keeps what is said, if that is not kept yet.
    void keep();
    void loadFile();
    void saveFile();

    StudyParts m_parts;
    std::optional<RatingList> m_list;
    std::optional<RatingSheet> m_sheet;
    std::map<ContentId, mined::Rating> m_kept; ///< by item: said here, and stored or on the way there
    study::Narrowing m_narrowing;              ///< of the page
    int m_place = 0;
    std::string m_who;                      ///< whose ratings these are
    std::string m_author;                   ///< who annotates
    RatingKind m_listed = RatingKind::Data; ///< what the list is of
    bool m_isRating = false;                ///< the next item's first field gets the focus
    QPointer<QWidget> m_from;               ///< the same, where this has it still
    QElapsedTimer m_shown;
    QComboBox* m_kind;
    QLineEdit* m_annotator;
    QLabel* m_progress;
    QLabel* m_numbers;
    QLabel* m_title;
    QLabel* m_facts;
    QPlainTextEdit* m_words; ///< attributes, or the context
    std::array<PictureView*, 2> m_pictures{};
    std::array<RatingField*, 2> m_qualities{};
    QWidget* m_fields = nullptr;
    QPushButton* m_previous = nullptr;
    QPushButton* m_next = nullptr;
};

} // namespace chronoscope::ui
