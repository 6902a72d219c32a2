// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FilterBar.h"

#include "core/results/FirstFilter.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CheckList.h"
#include "ui/views/ChipWidget.h"
#include "ui/views/DropFrame.h"
#include "ui/views/FilterParts.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/LoadStrip.h"
#include "ui/views/RunChooser.h"
#include "ui/views/SavedViews.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using results::FilterPart;
using results::ResultFilter;

namespace {
constexpr int kTypingMs = 200;
constexpr int kSubjectWidth = 150;
constexpr int kYearsWidth = 220;

QString withoutMnemonic(QString words) { return words.remove(QLatin1Char('&')); }
} // namespace

FilterBar::FilterBar(Results& results, Session& session, QWidget* parent)
    : QWidget(parent), m_results(results), m_session(session), m_list(new CheckList("filterPart", this)),
      m_years(new DropFrame("yearsFrame", this)), m_yearsEdit(new QLineEdit(m_years)), m_subject(new QLineEdit(this)),
      m_chipArea(new QWidget(this)), m_flow(new FlowLayout(Tokens::kSpace4, m_chipArea)) {
    setObjectName(QStringLiteral("filterBar"));
    setProperty("role", "page");
    setAttribute(Qt::WA_StyledBackground);
    makeHistory();
    makeAddMenu();
    makeYears();
    makeSubject();
    auto* runs = new RunChooser(results, session, this);
    auto* views = new SavedViews(results, session, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    for (QWidget* part : {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_forward), static_cast<QWidget*>(runs)})
        row->addWidget(part, 0, Qt::AlignTop);
    row->addWidget(m_chipArea, 1);
    row->addWidget(m_subject, 0, Qt::AlignTop);
    row->addWidget(views, 0, Qt::AlignTop);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(Tokens::kSpace4);
    lines->addLayout(row);
    lines->addWidget(new LoadStrip(results, this));
    setBare(false);
    setTabOrder(m_back, m_forward);
    setTabOrder(m_forward, runs);
    setTabOrder(runs, m_add);
    setTabOrder(m_add, m_clear);
    setTabOrder(m_clear, m_subject);
    setTabOrder(m_subject, views);
    connect(m_list, &CheckList::changed, this, &FilterBar::readTicks);
    connect(&results, &Results::changed, this, &FilterBar::follow);
    connect(&session, &Session::workspaceChanged, this, &FilterBar::follow);
    follow();
}

QToolButton* FilterBar::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void FilterBar::makeHistory() {
    m_back = addButton("filterBackButton", tr("Back"), tr("The filter before (Alt+Left)"));
    m_forward = addButton("filterForwardButton", tr("Forward"), tr("The filter after (Alt+Right)"));
    m_back->setIcon(Icons::icon(u"chevron-left"));
    m_forward->setIcon(Icons::icon(u"chevron-right"));
    // Not the buttons' own shortcuts: those wait until the button has been seen to go down and up.
    connect(new QShortcut(Qt::ALT | Qt::Key_Left, this), &QShortcut::activated, &m_results, &Results::back);
    connect(new QShortcut(Qt::ALT | Qt::Key_Right, this), &QShortcut::activated, &m_results, &Results::forward);
    connect(m_back, &QToolButton::clicked, &m_results, &Results::back);
    connect(m_forward, &QToolButton::clicked, &m_results, &Results::forward);
}

void FilterBar::makeAddMenu() {
    m_add = addButton("addFilterButton", tr("F&ilter"),
                      tr("Narrow what all result pages show (Alt+I). At first it is narrowed to one domain and the "
                         "template Generation, so that "
                         "an element counts once a year; without that, the templates of a run are added up."));
    m_add->setIcon(Icons::icon(u"add"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_add);
    menu->setObjectName(QStringLiteral("filterMenu"));
    const auto add = [&](FilterPart part) { menu->addAction(partName(part), this, [this, part] { openPart(part); }); };
    for (const FilterPart part : listedParts()) {
        add(part);
        if (part == FilterPart::Templates) add(FilterPart::Years);
    }
    menu->addAction(partName(FilterPart::Subject), this, [this] { focusSubject(); });
    m_add->setMenu(menu);
    m_clear = addButton("clearFilterButton", tr("&Clear"), tr("Show everything again (Alt+C)"));
    connect(m_clear, &QToolButton::clicked, this, [this] { m_results.setFilter({}); });
    m_flow->addWidget(m_add);
    m_flow->addWidget(m_clear);
}

void FilterBar::makeYears() {
    m_yearsEdit->setObjectName(QStringLiteral("yearsEdit"));
    m_yearsEdit->setPlaceholderText(tr("2010–2015, 2020"));
    m_yearsEdit->setAccessibleName(tr("Years"));
    auto* hint = new QLabel(tr("Years and ranges of years, with commas between"), m_years);
    hint->setObjectName(QStringLiteral("yearsHint"));
    hint->setProperty("role", "caption");
    auto* layout = new QVBoxLayout(m_years);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->addWidget(m_yearsEdit);
    layout->addWidget(hint);
    m_years->setMinimumWidth(kYearsWidth);
    connect(m_yearsEdit, &QLineEdit::textEdited, this, &FilterBar::readYears);
    connect(m_yearsEdit, &QLineEdit::returnPressed, m_years, &QWidget::hide);
}

void FilterBar::makeSubject() {
    m_subject->setObjectName(QStringLiteral("subjectSearch"));
    m_subject->setPlaceholderText(tr("Subject"));
    m_subject->setAccessibleName(tr("Subject contains"));
    m_subject->setToolTip(tr("Keeps the elements whose subject has this text in it, in upper or lower case (Ctrl+F)"));
    m_subject->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    m_subject->setClearButtonEnabled(true);
    m_subject->setFixedWidth(kSubjectWidth);
    m_subject->installEventFilter(this);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::readSubject);
    connect(m_subject, &QLineEdit::textEdited, &m_typing, qOverload<>(&QTimer::start));
    connect(m_subject, &QLineEdit::returnPressed, this, &FilterBar::readSubject);
    auto* find = new QShortcut(QKeySequence::Find, this);
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

void FilterBar::setFirst(bool isFirst) {
    m_isFirst = isFirst;
    narrowAtFirst();
}

void FilterBar::narrowAtFirst() {
    const auto set = m_results.set();
    if (!m_isFirst || !set) return;
    m_isFirst = false;
    if (m_results.filter().empty())
        m_results.amendFilter(results::firstFilter(*set)); // no step of the user's to go back over
}

void FilterBar::follow() {
    narrowAtFirst();
    const ResultFilter& filter = m_results.filter();
    m_back->setEnabled(m_results.canGoBack());
    m_forward->setEnabled(m_results.canGoForward());
    m_add->setEnabled(m_session.isOpen());
    m_subject->setEnabled(m_session.isOpen());
    m_clear->setVisible(!filter.empty());
    const QString subject = QString::fromStdString(filter.subject);
    if (!m_typing.isActive() && m_subject->text().trimmed() != subject) m_subject->setText(subject);
    showChips();
}

void FilterBar::showChips() {
    auto chips =
        results::chips(m_results.filter(), m_results.set() ? results::runNames(*m_results.set()) : results::RunNames());
    std::erase_if(chips, [](const auto& chip) { return chip.part == FilterPart::Subject; }); // it stands in its field
    for (results::FilterChip& chip : chips)
        if (chip.part == FilterPart::Labels)
            chip.text = labelsText(m_results.filter(), m_results.set().get()).toStdString();
    const auto isSame = [](const auto& a, const auto& b) { return a.part == b.part && a.text == b.text; };
    if (std::equal(chips.begin(), chips.end(), m_shown.begin(), m_shown.end(), isSame)) return;
    bool hadFocus = false;
    for (ChipWidget* chip : m_chips) {
        hadFocus = hadFocus || chip->isAncestorOf(focusWidget());
        chip->hide();
        chip->deleteLater(); // it may be the one that is telling us
    }
    m_flow->removeWidget(m_add);
    m_flow->removeWidget(m_clear);
    m_chips.clear();
    QWidget* before = findChild<RunChooser*>();
    for (const results::FilterChip& words : chips) {
        const bool canOpen = words.part != FilterPart::Elements;
        auto* chip = new ChipWidget(QString::fromStdString(words.text), canOpen, m_chipArea);
        chip->setObjectName(QStringLiteral("filterChip") + QString::number(static_cast<int>(words.part)));
        connect(chip, &ChipWidget::opened, this, [this, part = words.part] { openPart(part); });
        connect(chip, &ChipWidget::removed, this,
                [this, part = words.part] { m_results.setFilter(m_results.filter().without(part)); });
        m_flow->addWidget(chip);
        chip->show();
        setTabOrder(before, chip->face());
        setTabOrder(chip->face(), chip->cross());
        before = chip->cross();
        m_chips.push_back(chip);
    }
    setTabOrder(before, m_add);
    m_flow->addWidget(m_add);
    m_flow->addWidget(m_clear);
    m_shown = std::move(chips);
    if (hadFocus) m_add->setFocus();
}

void FilterBar::openPart(FilterPart part) {
    QWidget* anchor = m_add;
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        if (m_shown[i].part == part) anchor = m_chips[i];
    beginEdit();
    if (part == FilterPart::Years) {
        m_yearsEdit->setText(yearsText(m_results.filter().years));
        m_years->dropFrom(anchor);
        m_yearsEdit->setFocus();
        m_yearsEdit->selectAll();
        return;
    }
    m_part = part;
    m_list->setAccessibleName(withoutMnemonic(partName(part)));
    m_list->setItems(partItems(part, m_results.filter(), m_results.set().get()),
                     tr("There is nothing to choose from yet."));
    m_list->dropFrom(anchor);
}

void FilterBar::readTicks() { apply(withTicked(m_part, m_results.filter(), m_results.set().get(), m_list->ticked())); }

void FilterBar::readYears() {
    const auto years = yearsFrom(m_yearsEdit->text());
    m_years->findChild<QLabel*>(QStringLiteral("yearsHint"))
        ->setText(years ? tr("Years and ranges of years, with commas between")
                        : tr("Write years as in 2010–2015, 2020"));
    if (!years) return;
    ResultFilter filter = m_results.filter();
    filter.years = *years;
    apply(std::move(filter));
}

void FilterBar::readSubject() {
    m_typing.stop();
    ResultFilter filter = m_results.filter();
    filter.subject = m_subject->text().trimmed().toStdString();
    apply(std::move(filter));
}

void FilterBar::beginEdit() { m_edited.reset(); }

void FilterBar::apply(ResultFilter filter) {
    filter.tidy();
    const bool amends = m_edited && *m_edited == m_results.filter();
    m_edited = filter; // before it is told on: what follows from it may look here
    if (amends)
        m_results.amendFilter(std::move(filter));
    else
        m_results.setFilter(std::move(filter));
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_subject && event->type() == QEvent::FocusIn) beginEdit();
    if (watched == m_subject && event->type() == QEvent::FocusOut && m_typing.isActive()) readSubject();
    return QWidget::eventFilter(watched, event);
}

} // namespace chronoscope::ui
