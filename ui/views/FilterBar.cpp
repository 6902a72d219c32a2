// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FilterBar.h"

#include "ui/help/NumberSource.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CheckList.h"
#include "ui/views/ChipWidget.h"
#include "ui/views/DropFrame.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/FoldingRow.h"
#include "ui/views/SavedViews.h"
#include "ui/views/Words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kTypingMs = 200;
constexpr int kPartsOfWindow = 10; ///< of its height: one may be chips
constexpr int kSubjectWidth = 150, kLeastSubjectWidth = 96;
constexpr int kWritingWidth = 220;

QString withoutMnemonic(QString words) { return words.remove(QLatin1Char('&')); }
} // namespace

FilterBar::FilterBar(FilterModel& model, Session& session, QWidget* lead, QWidget* parent)
    : QWidget(parent), m_model(model), m_lead(lead), m_list(new CheckList("filterPart", this)),
      m_writing(new DropFrame("yearsFrame", this)), m_written(new QLineEdit(m_writing)), m_subject(new QLineEdit(this)),
      m_chipArea(new FoldingRow("foldedFilter", kPartsOfWindow, this)),
      m_flow(new FlowLayout(Tokens::kSpace4, m_chipArea->content())) {
    setObjectName(QStringLiteral("filterBar"));
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    makeHistory(session);
    makeAddMenu();
    makeWriting();
    makeSubject();
    arrange(new SavedViews(model, session, this));
    connect(m_list, &CheckList::changed, this, &FilterBar::readTicks);
    connect(&model, &FilterModel::changed, this, &FilterBar::follow);
    follow();
}

void FilterBar::arrange(QWidget* views) {
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    row->addWidget(m_back, 0, Qt::AlignTop);
    row->addWidget(m_forward, 0, Qt::AlignTop);
    if (m_lead) row->addWidget(m_lead, 0, Qt::AlignTop);
    row->addWidget(m_chipArea, 1);
    // Not among the chips, where it would be the first to need a second line.
    row->addWidget(m_clear, 0, Qt::AlignTop);
    row->addWidget(m_subject, 0, Qt::AlignTop);
    row->addWidget(views, 0, Qt::AlignTop);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(Tokens::kSpace4);
    lines->addLayout(row);
    setBare(false);
}

void FilterBar::addLine(QWidget* line) { layout()->addWidget(line); }

QToolButton* FilterBar::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void FilterBar::makeHistory(Session& session) {
    m_back = addButton("filterBackButton", tr("Back"), tr("What was shown before (Alt+Left)"));
    m_forward = addButton("filterForwardButton", tr("Forward"), tr("What was shown after that (Alt+Right)"));
    m_back->setIcon(Icons::icon(u"chevron-left"));
    m_forward->setIcon(Icons::icon(u"chevron-right"));
    // Not the buttons' own shortcuts: those wait until the button has been seen to go down and up.
    const auto addKey = [this](const char* name, const QKeySequence& keys, const auto& act) {
        auto* key = new QShortcut(keys, this);
        key->setObjectName(QLatin1String(name));
        connect(key, &QShortcut::activated, this, act);
    };
    addKey("filterBackShortcut", Qt::ALT | Qt::Key_Left, [this, &session] {
        m_model.canGoBack() ? m_model.back() : emit session.notice(tr("Nothing was shown here before this"));
    });
    addKey("filterForwardShortcut", Qt::ALT | Qt::Key_Right, [this, &session] {
        m_model.canGoForward() ? m_model.forward() : emit session.notice(tr("Nothing was shown here after this"));
    });
    connect(m_back, &QToolButton::clicked, &m_model, &FilterModel::back);
    connect(m_forward, &QToolButton::clicked, &m_model, &FilterModel::forward);
}

void FilterBar::makeAddMenu() {
    m_add = addButton("addFilterButton", tr("F&ilter"), m_model.tip());
    m_add->setIcon(Icons::icon(u"add"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_add);
    menu->setObjectName(QStringLiteral("filterMenu"));
    m_add->setMenu(menu);
    m_clear = addButton("clearFilterButton", tr("&Clear"), tr("Show everything again (Alt+C)"));
    connect(m_clear, &QToolButton::clicked, &m_model, &FilterModel::clear);
    m_tail = new FlowLayout(Tokens::kSpace4); // apart only where a line is too short for both
    m_flow->addRow(m_tail);
    m_tail->addWidget(m_add);
    fillMenu();
}

void FilterBar::fillMenu() {
    const auto parts = m_model.parts();
    const auto isSame = [](const auto& a, const auto& b) { return a.id == b.id && a.name == b.name; };
    QMenu* menu = m_add->menu();
    if (!menu->isEmpty() && std::equal(parts.begin(), parts.end(), m_parts.begin(), m_parts.end(), isSame)) return;
    m_parts = parts;
    menu->clear();
    for (const FilterModel::Part& part : m_parts)
        menu->addAction(part.name, this, [this, id = part.id] { openPart(id); });
    menu->addAction(tr("Su&bject"), this, [this] { focusSubject(); });
}

void FilterBar::makeWriting() {
    m_written->setObjectName(QStringLiteral("yearsEdit"));
    auto* hint = new QLabel(m_writing);
    hint->setObjectName(QStringLiteral("yearsHint"));
    setRole(hint, Role::Caption);
    auto* layout = new QVBoxLayout(m_writing);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->addWidget(m_written);
    layout->addWidget(hint);
    m_writing->setMinimumWidth(kWritingWidth);
    connect(m_written, &QLineEdit::textEdited, this, &FilterBar::readWritten);
    connect(m_written, &QLineEdit::returnPressed, m_writing, &QWidget::hide);
}

void FilterBar::makeSubject() {
    m_subject->setObjectName(QStringLiteral("subjectSearch"));
    m_subject->setPlaceholderText(tr("Subject"));
    m_subject->setAccessibleName(tr("Subject contains"));
    m_subject->setToolTip(m_model.subjectTip());
    m_subject->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    m_subject->setClearButtonEnabled(true);
    m_subject->setMinimumWidth(kLeastSubjectWidth);
    m_subject->setMaximumWidth(kSubjectWidth);
    m_subject->installEventFilter(this);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::readSubject);
    connect(m_subject, &QLineEdit::textEdited, &m_typing, qOverload<>(&QTimer::start));
    connect(m_subject, &QLineEdit::returnPressed, this, &FilterBar::readSubject);
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setObjectName(QStringLiteral("findShortcut"));
    connect(find, &QShortcut::activated, this, &FilterBar::focusSubject);
}

void FilterBar::focusSubject() {
    m_subject->setFocus(Qt::ShortcutFocusReason);
    m_subject->selectAll();
}

void FilterBar::setBare(bool bare) {
    if (bare)
        layout()->setContentsMargins(0, 0, 0, 0);
    else
        layout()->setContentsMargins(Tokens::kSpace16, Tokens::kSpace8, Tokens::kSpace16, Tokens::kSpace4);
}

void FilterBar::follow() {
    m_back->setEnabled(m_model.canGoBack());
    m_forward->setEnabled(m_model.canGoForward());
    m_add->setEnabled(m_model.isUsable());
    m_subject->setEnabled(m_model.isUsable());
    m_clear->setVisible(!m_model.isEmpty());
    if (!m_typing.isActive() && m_subject->text().trimmed() != m_model.subject()) m_subject->setText(m_model.subject());
    fillMenu();
    showChips();
}

void FilterBar::showChips() {
    auto chips = m_model.chips();
    if (chips == m_shown) return;
    bool hadFocus = false;
    for (ChipWidget* chip : m_chips) {
        hadFocus = hadFocus || chip->isAncestorOf(focusWidget());
        chip->hide();
        chip->deleteLater(); // it may be the one that is telling us
    }
    m_chips.clear();
    for (const FilterModel::Chip& words : chips) {
        auto* chip = new ChipWidget(words.text, words.opens, m_chipArea->content());
        chip->setObjectName(QStringLiteral("filterChip") + QString::number(words.part));
        setNumbers(*chip->face(), {QStringLiteral("filter"), {}, [text = words.text] { return text; }});
        connect(chip, &ChipWidget::opened, this, [this, part = words.part] { openPart(part); });
        connect(chip, &ChipWidget::removed, this, [this, part = words.part] { m_model.open(part); });
        const bool isLast = m_chips.size() + 1 == chips.size();
        isLast ? m_tail->insertWidget(m_tail->indexOf(m_add), chip)
               : m_flow->insertWidget(m_flow->indexOf(m_tail), chip);
        chip->show();
        m_chips.push_back(chip);
    }
    m_shown = std::move(chips);
    sayFolded();
    if (hadFocus) m_add->setFocus();
}

/// What the button says that stands for the chips where there is no room for them.
void FilterBar::sayFolded() {
    QStringList words;
    for (const FilterModel::Chip& chip : m_shown)
        words << chip.text;
    const QString all = words.join(QStringLiteral(" · "));
    m_chipArea->setSummary(words.isEmpty() ? tr("Filter…") : tr("Filter: %1").arg(all),
                           plainToolTip(words.isEmpty() ? m_model.tip() : words.join(QLatin1Char('\n'))));
}

void FilterBar::openPart(int part) {
    QWidget* anchor = m_add;
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        if (m_shown[i].part == part) anchor = m_chips[i];
    m_model.beginEdit();
    m_part = part;
    const auto at = std::find_if(m_parts.begin(), m_parts.end(), [&](const auto& one) { return one.id == part; });
    const QString name = at == m_parts.end() ? QString() : withoutMnemonic(at->name);
    if (at != m_parts.end() && !at->written.isEmpty()) {
        m_written->setAccessibleName(name);
        m_written->setPlaceholderText(at->written);
        m_written->setText(m_model.written(part));
        m_writing->findChild<QLabel*>(QStringLiteral("yearsHint"))->setText(tr("Such as %1").arg(at->written));
        m_writing->dropFrom(anchor);
        m_written->setFocus();
        m_written->selectAll();
        return;
    }
    m_list->setAccessibleName(name);
    m_list->setItems(m_model.items(part), tr("There is nothing to choose from yet."));
    m_list->dropFrom(anchor);
}

void FilterBar::readTicks() { m_model.tick(m_part, m_list->ticked()); }

void FilterBar::readWritten() {
    const bool isRead = m_model.write(m_part, m_written->text());
    m_writing->findChild<QLabel*>(QStringLiteral("yearsHint"))
        ->setText(isRead ? tr("Such as %1").arg(m_written->placeholderText())
                         : tr("Write it as in %1").arg(m_written->placeholderText()));
}

void FilterBar::readSubject() {
    m_typing.stop();
    m_model.setSubject(m_subject->text().trimmed());
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_subject && event->type() == QEvent::FocusIn) m_model.beginEdit();
    if (watched == m_subject && event->type() == QEvent::FocusOut && m_typing.isActive()) readSubject();
    return QWidget::eventFilter(watched, event);
}

} // namespace chronoscope::ui
