// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunNoteBar.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace chronoscope::ui {

namespace {
constexpr int kNoteShare = 2; ///< of the width; the tags have 1

QString tagsText(const store::RunMarks& marks) {
    QStringList tags;
    for (const std::string& tag : marks.tags)
        tags << QString::fromStdString(tag);
    return tags.join(QStringLiteral(", "));
}

QStringList tagsFrom(const QString& text) {
    QStringList tags;
    for (const QString& part : text.split(QLatin1Char(',')))
        if (const QString tag = part.simplified(); !tag.isEmpty()) tags << tag;
    tags.removeDuplicates();
    tags.sort();
    return tags;
}
} // namespace

RunNoteBar::RunNoteBar(RunMarks& marks, QWidget* parent) : QWidget(parent), m_marks(marks) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    m_note = addLine("runNote", tr("N&ote"), tr("What you want to remember of this run; kept in the workspace"));
    m_tags = addLine("runTags", tr("&Tags"), tr("Words to find runs by, separated by commas"));
    m_note->setPlaceholderText(tr("What this run is for"));
    m_tags->setPlaceholderText(tr("paper, draft"));
    row->setStretchFactor(m_note, kNoteShare);
    row->setStretchFactor(m_tags, 1);
    connect(&marks, &RunMarks::changed, this, &RunNoteBar::fill);
    showRun(0, false);
}

QLineEdit* RunNoteBar::addLine(const char* name, const QString& label, const QString& tip) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    edit->setToolTip(tip);
    auto* caption = new QLabel(label, this);
    setRole(caption, Role::Caption);
    caption->setToolTip(tip);
    caption->setBuddy(edit);
    layout()->addWidget(caption);
    layout()->addWidget(edit);
    connect(edit, &QLineEdit::editingFinished, this, &RunNoteBar::store);
    return edit;
}

void RunNoteBar::showRun(qint64 run, bool writable) {
    const bool another = run != m_run;
    if (another) {
        store(); // what is being typed is of the run that was shown
        m_run = run;
    }
    setVisible(run != 0);
    for (QLineEdit* edit : {m_note, m_tags})
        edit->setReadOnly(!writable);
    if (another) {
        m_note->setModified(false);
        m_tags->setModified(false);
        fill();
    }
}

void RunNoteBar::focusNote() { m_note->setFocus(); }
void RunNoteBar::focusTags() { m_tags->setFocus(); }

/// What is being typed stays.
void RunNoteBar::fill() {
    const store::RunMarks& marks = m_marks.of(m_run);
    if (!m_note->isModified()) m_note->setText(QString::fromStdString(marks.note));
    if (!m_tags->isModified()) m_tags->setText(tagsText(marks));
}

void RunNoteBar::store() {
    if (m_run == 0) return;
    if (m_note->isModified()) {
        m_note->setModified(false);
        m_marks.setNote(m_run, m_note->text().trimmed());
    }
    if (m_tags->isModified()) {
        m_tags->setModified(false);
        m_marks.setTags(m_run, tagsFrom(m_tags->text()));
    }
}

} // namespace chronoscope::ui
