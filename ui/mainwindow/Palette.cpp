// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/Palette.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kWidth = 620;
constexpr int kMostShown = 60; ///< more are found by typing on
constexpr int kMostRows = 12;

/// Lower case, without accents.
QString plain(const QString& text) {
    QString letters;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D))
        if (letter.category() != QChar::Mark_NonSpacing) letters += letter.toCaseFolded();
    return letters;
}

/// 0: the name begins so, 1: each word begins one of the name's, 2: each is in it, 3: one is not.
int rank(const QString& title, const QString& whole, const QStringList& words) {
    if (title.startsWith(whole)) return 0;
    bool begins = true;
    for (const QString& word : words) {
        if (!title.contains(word)) return 3;
        begins = begins && (title.startsWith(word) || title.contains(QLatin1Char(' ') + word));
    }
    return begins ? 1 : 2;
}
} // namespace

std::vector<const PaletteEntry*> fitting(const std::vector<PaletteEntry>& entries, const QString& typed) {
    const QString whole = plain(typed.trimmed());
    const QStringList words = whole.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, const PaletteEntry*>> ranked;
    for (const PaletteEntry& entry : entries) {
        const int place = rank(plain(entry.title + QLatin1Char(' ') + entry.kind), whole, words);
        if (place < 3) ranked.emplace_back(place, &entry);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const PaletteEntry*> found;
    for (const auto& [place, entry] : ranked)
        found.push_back(entry);
    return found;
}

Palette::Palette(Entries entries, Search search, QWidget* window)
    : QFrame(window, Qt::Popup), m_source(std::move(entries)), m_search(std::move(search)),
      m_typed(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Go to or do"));
    setFrameShape(QFrame::StyledPanel);
    m_typed->setObjectName(QStringLiteral("paletteTyped"));
    m_typed->setAccessibleName(tr("Page, action, run, saved view, element, setting or help"));
    m_typed->setPlaceholderText(
        tr("Type a page, action, run, element, setting or help chapter, or a question with its “?”"));
    m_typed->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    m_typed->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("What was found"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // keys stay with what is typed
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_typed);
    layout->addWidget(m_list);
    connect(m_typed, &QLineEdit::textChanged, this, &Palette::look);
    connect(m_list, &QListWidget::itemClicked, this, [this] { choose(m_list->currentRow()); });
}

void Palette::present() {
    m_entries = m_source();
    m_typed->clear();
    m_found.clear();
    look({});
    const QWidget* window = parentWidget();
    const int width = std::min(kWidth, window->width() - 2 * Tokens::kSpace24);
    const int rows = Tokens::kRowHeight * kMostRows;
    resize(width, std::min(window->height() / 2, rows + m_typed->sizeHint().height() + 4 * Tokens::kSpace8));
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, window->height() / 10)));
    show();
    m_typed->setFocus(Qt::PopupFocusReason);
}

void Palette::look(const QString& typed) {
    list(); // at once; what is searched comes soon
    m_search(typed, [guard = QPointer(this), typed](std::vector<PaletteEntry> found) {
        if (!guard || guard->m_typed->text() != typed) return;
        guard->m_found = std::move(found);
        guard->m_foundFor = typed;
        guard->list();
    });
}

void Palette::list() {
    const QString typed = m_typed->text();
    const QListWidgetItem* before = m_list->currentItem();
    const QString chosen = before && m_list->currentRow() > 0 ? before->text() : QString();
    m_shown = fitting(m_entries, typed);
    if (m_foundFor == typed)
        for (const PaletteEntry* entry : fitting(m_found, typed))
            m_shown.push_back(entry);
    m_list->clear();
    for (const PaletteEntry* entry : m_shown) {
        if (m_list->count() == kMostShown) break;
        const QString keys = entry->keys.isEmpty() ? QString() : QStringLiteral("    ") + entry->keys;
        auto* item = new QListWidgetItem(tr("%1  ·  %2%3").arg(entry->title, entry->kind, keys), m_list);
        item->setToolTip(item->text().toHtmlEscaped());
    }
    if (m_shown.empty()) {
        auto* none = new QListWidgetItem(tr("Nothing has these words"), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(m_shown.empty() ? -1 : 0);
    // What comes late must not take the place of what was chosen meanwhile.
    if (const auto same = m_list->findItems(chosen, Qt::MatchExactly); !chosen.isEmpty() && !same.isEmpty())
        m_list->setCurrentItem(same.first());
}

void Palette::choose(int row) {
    if (row < 0 || row >= m_list->count() || static_cast<std::size_t>(row) >= m_shown.size()) return;
    const auto act = m_shown[static_cast<std::size_t>(row)]->act;
    close(); // before: what is done may open a window of its own
    act();
}

bool Palette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_typed || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const int rows = m_list->count();
    const int row = m_list->currentRow();
    switch (static_cast<const QKeyEvent*>(event)->key()) {
    case Qt::Key_Down: m_list->setCurrentRow(std::min(row + 1, rows - 1)); return true;
    case Qt::Key_Up: m_list->setCurrentRow(std::max(row - 1, 0)); return true;
    case Qt::Key_PageDown: m_list->setCurrentRow(std::min(row + kMostRows, rows - 1)); return true;
    case Qt::Key_PageUp: m_list->setCurrentRow(std::max(row - kMostRows, 0)); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(row); return true;
    case Qt::Key_Escape: close(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

} // namespace chronoscope::ui
