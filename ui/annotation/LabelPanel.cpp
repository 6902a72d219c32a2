// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/LabelPanel.h"

#include "ui/annotation/AnnotateKeys.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kNoteLines = 3;
constexpr int kKeyWidth = 22;
constexpr int kMostSeverity = 3;
constexpr int kMostWidth = 380; ///< wider lists are scrolled
constexpr int kLargeCount = 99'999;
constexpr int kMostReason = annotation::AnnotationBody::kMaxNote / 4; ///< characters of at most four bytes

/// As a box shows it.
QString nameOf(const annotation::Label& label, bool suggested) {
    const QString name = QString::fromStdString(label.name).replace(QLatin1Char('&'), QLatin1String("&&"));
    return suggested ? LabelPanel::tr("%1 · suggested").arg(name) : name;
}
} // namespace

LabelPanel::LabelPanel(QWidget* parent) : QWidget(parent), m_list(new QWidget(this)), m_grid(new QGridLayout(m_list)) {
    auto* body = new QWidget;
    setRole(body, Role::Page);
    body->setAttribute(Qt::WA_StyledBackground);
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(body);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_area);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(Tokens::kSpace12, 0, Tokens::kSpace8, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_readOnly = makeText(body, "annotateReadOnly", Role::Caption);
    layout->addWidget(m_readOnly);
    m_readOnly->hide();
    m_elsewhere = makeText(body, "saidElsewhere", Role::Caption);
    layout->addWidget(m_elsewhere);
    m_elsewhere->hide();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Tokens::kSpace8);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(0, kKeyWidth);
    layout->addWidget(m_list);
    addSeverity(layout);
    addNote(layout);
    addHistory(layout);
    layout->addStretch();
}

void LabelPanel::setLabels(const annotation::LabelSet& labels) {
    if (labels == m_labels) return;
    m_labels = labels;
    for (const Row& row : m_rows)
        for (QWidget* widget :
             {static_cast<QWidget*>(row.key), static_cast<QWidget*>(row.box), static_cast<QWidget*>(row.count)})
            delete widget;
    m_rows.clear();
    for (int place = 0; place < static_cast<int>(labels.labels.size()); ++place) {
        const annotation::Label& label = labels.labels[static_cast<std::size_t>(place)];
        Row row{new QLabel(labelKey(place).toString(QKeySequence::NativeText), m_list),
                new QCheckBox(nameOf(label, true), m_list), new QLabel(numberText(kLargeCount), m_list)};
        setRole(row.key, Role::Caption);
        row.key->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.box->setObjectName(QStringLiteral("label%1").arg(place));
        row.box->setToolTip(plainToolTip(QString::fromStdString(label.description)));
        setRole(row.count, Role::Caption);
        row.count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.count->setToolTip(tr("Items of this queue to which you gave this label"));
        int column = 0;
        for (QWidget* widget :
             {static_cast<QWidget*>(row.key), static_cast<QWidget*>(row.box), static_cast<QWidget*>(row.count)}) {
            m_grid->addWidget(widget, place, column++);
            widget->show(); // else a layout counts it only later
        }
        connect(row.box, &QCheckBox::clicked, this, [this, place] { emit labelPressed(place); });
        m_rows.push_back(row);
    }
    // As wide as it may become: it does not move from item to item.
    const int widest = m_grid->minimumSize().width() + Tokens::kSpace12 + Tokens::kSpace8 +
                       style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_area->setMinimumWidth(std::min(widest, kMostWidth));
}

void LabelPanel::addSeverity(QVBoxLayout* layout) {
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    auto* title = new QLabel(tr("Severity"), this);
    title->setToolTip(tr("How bad the mistake is: 1 slight, 2 plain, 3 grave (V)"));
    row->addWidget(title);
    m_severity = new QButtonGroup(this);
    m_severity->setExclusive(false);
    for (int severity = 1; severity <= kMostSeverity; ++severity) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("severity%1").arg(severity));
        button->setText(QString::number(severity));
        button->setAccessibleName(tr("Severity %1").arg(severity));
        button->setToolTip(title->toolTip());
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_severity->addButton(button, severity);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this,
                [this, severity](bool on) { emit severityPressed(on ? severity : 0); });
    }
    row->addStretch();
    m_flag = new QToolButton(this);
    m_flag->setObjectName(QStringLiteral("flagButton"));
    m_flag->setText(tr("⚑ Flag"));
    m_flag->setToolTip(tr("Flag it to find it again (F)"));
    m_flag->setCheckable(true);
    m_flag->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_flag);
    connect(m_flag, &QToolButton::clicked, this, &LabelPanel::flagPressed);
    layout->addLayout(row);
}

void LabelPanel::addNote(QVBoxLayout* layout) {
    m_note = new QPlainTextEdit(this);
    m_note->setObjectName(QStringLiteral("annotationNote"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setPlaceholderText(tr("Note (N). Ctrl+Enter: keep it and go on"));
    m_note->setToolTip(tr("What you want to remember of it. Esc leaves it; other keys work with Alt while you type"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * kNoteLines + 2 * Tokens::kSpace8);
    m_note->installEventFilter(this);
    layout->addWidget(m_note);
    m_accepted = makeText(this, "acceptedAnswers");
    m_accepted->setToolTip(
        tr("Answers that you hold to be right. They count in scorings made from annotations, never by themselves"));
    m_reasonTitle = makeText(this, "reasonTitle", Role::Caption);
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("acceptReason"));
    m_reason->setAccessibleName(tr("Why it is right"));
    m_reason->setMaxLength(kMostReason);
    m_reason->setPlaceholderText(tr("Why? Enter keeps it, Esc leaves"));
    for (QWidget* part :
         {static_cast<QWidget*>(m_accepted), static_cast<QWidget*>(m_reasonTitle), static_cast<QWidget*>(m_reason)}) {
        layout->addWidget(part);
        part->hide();
    }
}

void LabelPanel::addHistory(QVBoxLayout* layout) {
    m_fold = new QToolButton(this);
    m_fold->setObjectName(QStringLiteral("historyFold"));
    m_fold->setText(tr("History"));
    m_fold->setToolTip(tr("Everything that anybody did to this item"));
    m_fold->setCheckable(true);
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_history = makeText(this, "annotationHistory", Role::Caption);
    m_history->hide();
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_history);
    connect(m_fold, &QToolButton::toggled, this, [this](bool open) {
        m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_history->setVisible(open);
        if (open) emit historyWanted();
    });
}

void LabelPanel::show(const annotation::AnnotationBody& body, const QueueState& state, int suggested) {
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        const Row& row = m_rows[place];
        row.box->setChecked(body.has(m_labels.labels[place].key));
        row.box->setText(nameOf(m_labels.labels[place], static_cast<int>(place) == suggested));
        row.count->setText(state.given(place) > 0 ? numberText(static_cast<qint64>(state.given(place))) : QString());
    }
    for (QAbstractButton* button : m_severity->buttons())
        button->setChecked(m_severity->id(button) == body.severity);
    m_flag->setChecked(body.flag);
    if (const QString note = QString::fromStdString(body.note); note != m_written || !isTyping()) {
        m_written = note;
        if (m_note->toPlainText() != note) m_note->setPlainText(note);
    }
    QStringList accepted;
    for (const annotation::AcceptedAnswer& one : body.accepted)
        accepted << (one.reason.empty()
                         ? tr("Accepted as right: %1").arg(QString::fromStdString(one.answer))
                         : tr("Accepted as right: %1 (%2)")
                               .arg(QString::fromStdString(one.answer), QString::fromStdString(one.reason)));
    m_accepted->setText(accepted.join(QLatin1Char('\n')));
    m_accepted->setVisible(!accepted.isEmpty());
}

void LabelPanel::setReadOnly(const QString& why) {
    m_readOnly->setText(why);
    m_readOnly->setVisible(!why.isEmpty());
    const bool may = why.isEmpty();
    m_list->setEnabled(may);
    for (QAbstractButton* button : m_severity->buttons())
        button->setEnabled(may);
    m_flag->setEnabled(may);
    m_mayWrite = may;
    m_note->setReadOnly(!m_mayWrite || m_isWaiting);
}

void LabelPanel::setWaiting(bool waiting) {
    m_isWaiting = waiting;
    m_note->setReadOnly(!m_mayWrite || m_isWaiting);
}

void LabelPanel::setElsewhere(const QString& text) {
    m_elsewhere->setText(text);
    m_elsewhere->setVisible(!text.isEmpty());
}

bool LabelPanel::isTyping() const { return m_note->hasFocus(); }

void LabelPanel::focusNote() {
    m_note->setFocus();
    m_note->moveCursor(QTextCursor::End);
}

void LabelPanel::commitNote() {
    const QString text = m_note->toPlainText().trimmed();
    if (text == m_written.trimmed() || m_note->isReadOnly()) return;
    m_written = text;
    emit noteWritten(text);
}

bool LabelPanel::isAskingReason() const { return !m_reason->isHidden(); }

void LabelPanel::askReason(const QString& answer) {
    m_answer = answer;
    m_reasonTitle->setText(tr("Accept “%1” as right:").arg(answer));
    m_reason->clear();
    m_reasonTitle->show();
    m_reason->show();
    m_reason->setFocus();
}

void LabelPanel::commitReason() {
    const QString reason = m_reason->text();
    endReason();
    emit reasonGiven(m_answer, reason);
}

void LabelPanel::endReason() {
    m_reasonTitle->hide();
    m_reason->hide();
}

void LabelPanel::setHistory(const QStringList& lines) {
    m_history->setText(lines.isEmpty() ? tr("Nothing was done to it yet.") : lines.join(QLatin1Char('\n')));
}

bool LabelPanel::wantsHistory() const { return m_fold->isChecked(); }

bool LabelPanel::eventFilter(QObject* object, QEvent* event) {
    if (object == m_note && event->type() == QEvent::FocusOut) commitNote();
    return QWidget::eventFilter(object, event);
}

} // namespace chronoscope::ui
