// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/SavedViews.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DropFrame.h"
#include "ui/views/FilterModel.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace chronoscope::ui {

using store::ViewRecord;
using store::ViewStore;

namespace {
constexpr int kWidth = 340;
constexpr int kLines = 6;

QString reason(const Error& error) {
    return error.code == ErrorCode::InvalidArgument ? SavedViews::tr("This workspace has a view of that name already.")
                                                    : coreWords(error);
}

FilterModel::Saved savedAs(const ViewRecord& view) { return {view.runs, view.filter}; }
} // namespace

SavedViews::SavedViews(FilterModel& model, Session& session, QWidget* parent)
    : QToolButton(parent), m_model(model), m_session(session), m_frame(new DropFrame("viewsFrame", this)),
      m_name(new QLineEdit(m_frame)), m_save(new QPushButton(tr("&Save"), m_frame)), m_list(new QListWidget(m_frame)),
      m_none(new QLabel(tr("Nothing is saved in this workspace yet."), m_frame)), m_notice(new NoticeBar(m_frame)) {
    setObjectName(QStringLiteral("viewsButton"));
    setText(tr("&Views"));
    setToolTip(tr("Saved views: the filter, and which runs are looked at, under a name (Alt+V)"));
    setFocusPolicy(Qt::StrongFocus);
    makeFrame();
    connect(this, &QToolButton::clicked, this, &SavedViews::open);
    connect(&session, &Session::workspaceChanged, this, [this] { setEnabled(m_session.isOpen()); });
    setEnabled(session.isOpen());
}

void SavedViews::makeFrame() {
    m_name->setObjectName(QStringLiteral("viewNameEdit"));
    m_name->setPlaceholderText(tr("Name for what is shown now"));
    m_name->setAccessibleName(tr("Name of the new view"));
    m_save->setObjectName(QStringLiteral("saveViewButton"));
    m_list->setObjectName(QStringLiteral("viewsList"));
    m_list->setAccessibleName(tr("Saved views"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setFixedHeight(kLines * (Tokens::kRowHeight + 2));
    m_list->installEventFilter(this);
    setRole(m_none, Role::Caption);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_name, 1);
    row->addWidget(m_save);
    m_open = addButton("openViewButton", tr("&Open"),
                       tr("Show these runs with this filter, and the rows that were pinned (Enter)"));
    m_rename = addButton("renameViewButton", tr("Re&name"), tr("Give it another name (F2)"));
    m_delete = addButton("deleteViewButton", tr("&Delete"), tr("Delete it; this can be undone (Del)"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Tokens::kSpace8);
    for (QPushButton* button : {m_open, m_rename, m_delete})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(m_frame);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(row);
    layout->addWidget(m_list);
    layout->addWidget(m_none);
    layout->addLayout(buttons);
    layout->addWidget(m_notice);
    m_frame->setFixedWidth(kWidth);
    connect(m_save, &QPushButton::clicked, this, &SavedViews::save);
    connect(m_name, &QLineEdit::returnPressed, this, &SavedViews::save);
    connect(m_name, &QLineEdit::textChanged, this, &SavedViews::updateButtons);
    connect(m_list, &QListWidget::currentRowChanged, this, &SavedViews::updateButtons);
    connect(m_list, &QListWidget::itemActivated, m_open, &QPushButton::click);
    connect(m_list, &QListWidget::itemChanged, this, &SavedViews::rename);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const ViewRecord* view = current()) show(*view);
    });
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_delete, &QPushButton::clicked, this, &SavedViews::remove);
}

QPushButton* SavedViews::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, m_frame);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    return button;
}

void SavedViews::open() {
    m_name->clear();
    m_notice->hide();
    reload();
    m_frame->dropFrom(this);
    m_name->setFocus();
}

void SavedViews::reload() {
    updateButtons();
    m_session.query(
        this, "views", [](store::Database& database) { return ViewStore(database).list(); },
        [this](Result<std::vector<ViewRecord>> views) {
            if (!views) {
                m_notice->say(coreWords(views.error()));
                return;
            }
            m_views = std::move(views).value();
            std::erase_if(m_views, [this](const ViewRecord& view) { return !m_model.describe(savedAs(view)); });
            fill();
        });
}

void SavedViews::fill() {
    const QSignalBlocker quiet(m_list);
    const QString before = m_list->currentItem() ? m_list->currentItem()->text() : QString();
    m_list->clear();
    for (const ViewRecord& view : m_views) {
        auto* item = new QListWidgetItem(QString::fromStdString(view.name), m_list);
        item->setToolTip(plainToolTip(m_model.describe(savedAs(view)).value_or(QString())));
        if (!m_session.isReadOnly()) item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (item->text() == before) m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->count() > 0) m_list->setCurrentRow(0);
    m_none->setVisible(m_views.empty());
    m_list->setVisible(!m_views.empty());
    m_frame->adjustSize();
    updateButtons();
}

const ViewRecord* SavedViews::current() const {
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_views.size() ? &m_views[static_cast<std::size_t>(row)]
                                                                      : nullptr;
}

void SavedViews::updateButtons() {
    const bool canWrite = m_session.isOpen() && !m_session.isReadOnly();
    m_save->setEnabled(canWrite && !m_name->text().trimmed().isEmpty());
    m_open->setEnabled(current() != nullptr);
    m_rename->setEnabled(canWrite && current());
    m_delete->setEnabled(canWrite && current());
}

void SavedViews::save() {
    if (!m_save->isEnabled()) return;
    const FilterModel::Saved shown = m_model.saved();
    const ViewRecord view{0, m_name->text().trimmed().toStdString(), shown.runs, shown.filter, {}};
    m_session.change(
        this, [view](store::Database& database) { return ViewStore(database).add(view); },
        [this, name = m_name->text().trimmed()](const Result<std::int64_t>& id) {
            if (!id) {
                m_notice->say(reason(id.error()));
                return;
            }
            m_name->clear();
            m_notice->sayBriefly(tr("Saved “%1”").arg(name));
            reload();
        });
}

void SavedViews::show(const ViewRecord& view) {
    const QString problem = m_model.restore(savedAs(view));
    if (problem.isEmpty())
        m_frame->hide();
    else
        m_notice->say(tr("This view cannot be read: %1").arg(problem));
}

void SavedViews::rename(QListWidgetItem* item) {
    const int row = m_list->row(item);
    if (row < 0 || static_cast<std::size_t>(row) >= m_views.size()) return;
    const ViewRecord& view = m_views[static_cast<std::size_t>(row)];
    const std::string name = item->text().trimmed().toStdString();
    if (name.empty() || name == view.name) {
        fill();
        return;
    }
    m_session.change(
        this, [id = view.id, name](store::Database& database) { return ViewStore(database).rename(id, name); },
        [this](const Status& renamed) {
            if (!renamed) m_notice->say(reason(renamed.error()));
            reload();
        });
}

void SavedViews::remove() {
    const ViewRecord* view = current();
    if (!view || !m_delete->isEnabled()) return;
    m_session.change(
        this, [id = view->id](store::Database& database) { return ViewStore(database).remove(id); },
        [this](const Result<ViewRecord>& removed) {
            if (removed)
                m_notice->sayBriefly(tr("Deleted “%1”").arg(QString::fromStdString(removed->name)), tr("&Undo"),
                                     [this, gone = *removed] { restore(gone); });
            else
                m_notice->say(coreWords(removed.error()));
            reload();
        });
}

void SavedViews::restore(const ViewRecord& view) {
    m_session.change(
        this, [view](store::Database& database) { return ViewStore(database).add(view); },
        [this](const Result<std::int64_t>& id) {
            if (!id) m_notice->say(reason(id.error()));
            reload();
        });
}

bool SavedViews::eventFilter(QObject* watched, QEvent* event) {
    const bool isDelete = watched == m_list && event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete;
    if (!isDelete) return QToolButton::eventFilter(watched, event);
    remove();
    return true;
}

} // namespace chronoscope::ui
