// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunFinder.h"

#include "ui/theme/Tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::ui {

RunFinder::RunFinder(const Session& session, RunMarks& marks, QWidget* parent)
    : QWidget(parent), m_session(session), m_marks(marks), m_tags(new QComboBox(this)),
      m_deleted(new QToolButton(this)) {
    m_tags->setObjectName(QStringLiteral("runTagFilter"));
    m_tags->setAccessibleName(tr("Tag"));
    m_tags->setToolTip(tr("Only the runs with this tag"));
    m_deleted->setObjectName(QStringLiteral("deletedRunsButton"));
    m_deleted->setText(tr("Deleted"));
    m_deleted->setToolTip(tr("Bring a deleted run back"));
    m_deleted->setMenu(new QMenu(m_deleted));
    m_deleted->setPopupMode(QToolButton::InstantPopup);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_tags);
    row->addWidget(m_deleted);
    row->addStretch();
    connect(m_tags, &QComboBox::currentIndexChanged, this, &RunFinder::changed);
    connect(&marks, &RunMarks::changed, this, &RunFinder::fill);
    fill();
}

QString RunFinder::tag() const { return m_tags->currentIndex() > 0 ? m_tags->currentText() : QString(); }

bool RunFinder::hasTags() const { return m_tags->count() > 1; }

bool RunFinder::shows(qint64 run) const {
    const auto& tags = m_marks.of(run).tags;
    return tag().isEmpty() || std::find(tags.begin(), tags.end(), tag().toStdString()) != tags.end();
}

void RunFinder::fill() {
    const QString chosen = tag();
    {
        const QSignalBlocker quiet(m_tags);
        m_tags->clear();
        m_tags->addItem(tr("All tags"));
        m_tags->addItems(m_marks.tags());
        m_tags->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : m_tags->findText(chosen)));
    }
    m_tags->setVisible(hasTags());
    m_deleted->menu()->clear();
    for (const store::DeletedRun& run : m_marks.deleted())
        m_deleted->menu()->addAction(tr("Bring back “%1”").arg(QString::fromStdString(run.name)), this,
                                     [this, id = run.id] { m_marks.bringBack(id); });
    m_deleted->setVisible(!m_marks.deleted().empty() && !m_session.isReadOnly());
    setVisible(!m_tags->isHidden() || !m_deleted->isHidden());
    emit changed();
}

} // namespace chronoscope::ui
