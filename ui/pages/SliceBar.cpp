// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/SliceBar.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <numeric>

namespace chronoscope::ui {

using benchmark::Sample;

namespace {
constexpr int kFirstYear = 2010;
constexpr int kLastYear = 2023;
constexpr int kSubjectWidth = 120;
constexpr double kMostElements = 10'000'000;

QSpinBox* makeYear(QWidget* parent, const char* name, const QString& label, int value) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setToolTip(label);
    box->setRange(1, 9999);
    box->setValue(value);
    box->setGroupSeparatorShown(false);
    box->setKeyboardTracking(false);
    box->setEnabled(false);
    box->setFixedWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("00000")) + 40);
    return box;
}

QFrame* makeRule(QWidget* parent) {
    auto* rule = new QFrame(parent);
    rule->setFrameShape(QFrame::VLine);
    rule->setFrameShadow(QFrame::Plain);
    rule->setForegroundRole(QPalette::Mid);
    return rule;
}
} // namespace

SliceBar::SliceBar(QWidget* parent) : QWidget(parent) {
    m_lines = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(Tokens::kSpace8);
    addSubject();
    m_rule = makeRule(this);
    m_lines->addWidget(m_rule);
    m_limits = new QHBoxLayout;
    m_limits->setSpacing(Tokens::kSpace8);
    m_lines->addLayout(m_limits);
    addYears(m_limits);
    m_limits->addWidget(makeRule(this));
    addSample(m_limits);
    showSampleFields();
    for (QLineEdit* edit : findChildren<QLineEdit*>())
        edit->setAcceptDrops(false); // files dropped here are for the page
}

void SliceBar::addSubject() {
    m_subject = new QLineEdit(this);
    m_subject->setObjectName(QStringLiteral("subjectFilterEdit"));
    m_subject->setPlaceholderText(tr("Filter by subject"));
    m_subject->setAccessibleName(tr("Filter by subject"));
    m_subject->setToolTip(tr("Keeps the elements whose subject has this text in it, in upper or lower case"));
    m_searchMark = m_subject->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    m_subject->setClearButtonEnabled(true);
    m_subject->setMinimumWidth(kSubjectWidth);
    m_lines->addWidget(m_subject, 1);
    connect(m_subject, &QLineEdit::textChanged, this, &SliceBar::changed);
}

void SliceBar::addYears(QHBoxLayout* row) {
    m_allYears = new QCheckBox(tr("All years"), this);
    m_allYears->setObjectName(QStringLiteral("allYearsBox"));
    m_allYears->setToolTip(tr("Every year an element has; invariant elements are asked at 2020 to 2024"));
    m_allYears->setChecked(true);
    m_from = makeYear(this, "yearFromSpin", tr("First year of the slice"), kFirstYear);
    m_to = makeYear(this, "yearToSpin", tr("Last year of the slice"), kLastYear);
    row->addWidget(m_allYears);
    row->addWidget(m_from);
    row->addWidget(new QLabel(QStringLiteral("–"), this));
    row->addWidget(m_to);
    connect(m_allYears, &QCheckBox::toggled, this, [this](bool all) {
        m_from->setEnabled(!all);
        m_to->setEnabled(!all);
        emit changed();
    });
    connect(m_from, &QSpinBox::valueChanged, this, [this] { yearEdited(true); });
    connect(m_to, &QSpinBox::valueChanged, this, [this] { yearEdited(false); });
}

void SliceBar::addSample(QHBoxLayout* row) {
    m_sample = new QComboBox(this);
    m_sample->setObjectName(QStringLiteral("sampleCombo"));
    m_sample->setAccessibleName(tr("Sample"));
    m_sample->setToolTip(tr("How many of the matching elements to take. A random sample depends only on the seed and "
                            "the elements, so it can be drawn again."));
    m_sample->addItem(tr("All elements"), static_cast<int>(Sample::Kind::All));
    m_sample->addItem(tr("First"), static_cast<int>(Sample::Kind::First));
    m_sample->addItem(tr("Random"), static_cast<int>(Sample::Kind::Random));
    m_sample->addItem(tr("Percent"), static_cast<int>(Sample::Kind::Percent));
    m_amount = new QDoubleSpinBox(this);
    m_amount->setObjectName(QStringLiteral("sampleAmountSpin"));
    m_amount->setKeyboardTracking(false);
    m_amount->setDecimals(0);
    m_amount->setRange(1, kMostElements);
    m_amount->setValue(100);
    m_amount->setFixedWidth(m_amount->fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 40);
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("sampleSeedSpin"));
    m_seed->setAccessibleName(tr("Seed of the sample"));
    m_seed->setToolTip(tr("Seed of the sample: the same seed draws the same elements"));
    m_seed->setPrefix(tr("seed "));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(42);
    m_seed->setKeyboardTracking(false);
    m_seed->setFixedWidth(m_seed->fontMetrics().horizontalAdvance(m_seed->prefix() + QStringLiteral("00000")) + 40);
    row->addWidget(m_sample);
    row->addWidget(m_amount);
    row->addWidget(m_seed);
    row->addStretch();
    connect(m_sample, &QComboBox::currentIndexChanged, this, [this] {
        showSampleFields();
        emit changed();
    });
    connect(m_amount, &QDoubleSpinBox::valueChanged, this, &SliceBar::changed);
    connect(m_seed, &QSpinBox::valueChanged, this, &SliceBar::changed);
}

Sample::Kind SliceBar::sampleKind() const { return static_cast<Sample::Kind>(m_sample->currentData().toInt()); }

void SliceBar::showSampleFields() {
    const Sample::Kind kind = sampleKind();
    const bool percent = kind == Sample::Kind::Percent;
    const QSignalBlocker quiet(m_amount);
    m_amount->setVisible(kind != Sample::Kind::All);
    m_amount->setDecimals(percent ? 1 : 0);
    m_amount->setRange(percent ? 0.1 : 1, percent ? 100 : kMostElements);
    m_amount->setSuffix(percent ? tr(" %") : QString());
    m_amount->setAccessibleName(percent ? tr("Percent of the elements") : tr("Number of elements"));
    m_amount->setToolTip(percent ? tr("Share of the matching elements, drawn at random") : tr("Elements to take"));
    m_seed->setVisible(kind == Sample::Kind::Random || percent);
    breakLine();
}

void SliceBar::breakLine() {
    const int oneLine = kSubjectWidth + 2 * Tokens::kSpace8 + 1 + m_limits->minimumSize().width();
    const bool narrow = width() < oneLine;
    m_rule->setVisible(!narrow);
    m_lines->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    updateGeometry();
}

QSize SliceBar::minimumSizeHint() const {
    return {std::max(kSubjectWidth, m_limits->minimumSize().width()), m_lines->minimumSize().height()};
}

void SliceBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    breakLine();
}

void SliceBar::yearEdited(bool fromEdited) {
    m_givenYears.clear();
    if (m_from->value() > m_to->value()) {
        QSpinBox* other = fromEdited ? m_to : m_from;
        const QSignalBlocker quiet(other);
        other->setValue(fromEdited ? m_from->value() : m_to->value());
    }
    emit changed();
}

void SliceBar::setYearRange(int first, int last) {
    if (first > last || !m_allYears->isChecked()) return;
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietTo(m_to);
    m_from->setValue(first);
    m_to->setValue(last);
}

void SliceBar::setSlice(const benchmark::SliceSpec& slice) {
    const QSignalBlocker quiet(this);
    m_subject->setText(QString::fromStdString(slice.subjectText));
    if (!slice.years.empty()) {
        m_from->setValue(slice.years.front());
        m_to->setValue(slice.years.back());
    }
    m_allYears->setChecked(slice.years.empty());
    m_givenYears = slice.years;
    m_sample->setCurrentIndex(m_sample->findData(static_cast<int>(slice.sample.kind)));
    showSampleFields();
    if (slice.sample.kind != Sample::Kind::All) m_amount->setValue(slice.sample.amount);
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    m_seed->setValue(static_cast<int>(std::min(slice.sample.seed, kMost)));
}

void SliceBar::fill(benchmark::SliceSpec& slice) const {
    slice.subjectText = m_subject->text().trimmed().toStdString();
    slice.years.clear();
    if (!m_allYears->isChecked() && !m_givenYears.empty()) {
        slice.years = m_givenYears;
    } else if (!m_allYears->isChecked()) {
        slice.years.resize(static_cast<std::size_t>(m_to->value() - m_from->value() + 1));
        std::iota(slice.years.begin(), slice.years.end(), m_from->value());
    }
    slice.sample.kind = sampleKind();
    slice.sample.amount = slice.sample.kind == Sample::Kind::All ? 0 : m_amount->value();
    slice.sample.seed = static_cast<std::uint64_t>(m_seed->value());
}

void SliceBar::focusSubject() {
    m_subject->setFocus(Qt::ShortcutFocusReason);
    m_subject->selectAll();
}

void SliceBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_searchMark) m_searchMark->setIcon(Icons::icon(u"search"));
}

} // namespace chronoscope::ui
