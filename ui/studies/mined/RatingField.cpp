// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/RatingField.h"

#include "core/studies/mined/Rating.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QStylePainter>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kRatingNameWidth = 220, kLeastRatingNameWidth = 90, kRatingTextHeight = 52;
constexpr double kNotSaid = -mined::kRatingStep; ///< of a number that shows a dash

QLabel* scaleWords(QWidget* parent, const QString& name) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    setRole(label, Role::Caption);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}
} // namespace

/// A slider that has no handle until a number is said: at 0 it would look like the worst one. It goes where it is
/// clicked.
class RatingSlider final : public QSlider {
public:
    explicit RatingSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

    void setRated(bool rated) {
        m_rated = rated;
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        if (m_rated) {
            QSlider::paintEvent(event);
        } else {
            QStylePainter painter(this);
            QStyleOptionSlider option;
            initStyleOption(&option);
            option.subControls = QStyle::SC_SliderGroove;
            painter.drawComplexControl(QStyle::CC_Slider, option);
        }
        if (hasFocus()) paintFocus();
    }

    /// Nothing is lower than what nobody said: who steps down the list of views comes here, and rates nothing by it.
    void keyPressEvent(QKeyEvent* event) override {
        const bool lowers =
            event->key() == Qt::Key_Down || event->key() == Qt::Key_Left || event->key() == Qt::Key_PageDown;
        if (!m_rated && lowers) return event->accept();
        QSlider::keyPressEvent(event);
    }

    /// The style would go one page towards the click, from a handle that may not be seen.
    void mousePressEvent(QMouseEvent* event) override {
        const bool isLeftAlone = event->button() == Qt::LeftButton && event->buttons() == Qt::LeftButton;
        const bool isHandle = m_rated && handle().contains(event->position().toPoint());
        if (!isLeftAlone || isHandle) return QSlider::mousePressEvent(event);
        setSliderPosition(valueAt(event->position().toPoint().x()));
        triggerAction(SliderMove); // also where it stays at 0
        QMouseEvent held(event->type(), QPointF(handle().center()), event->scenePosition(), event->globalPosition(),
                         event->button(), event->buttons(), event->modifiers(), event->pointingDevice());
        QSlider::mousePressEvent(&held); // from here it can be dragged
    }

private:
    QRect handle() const {
        QStyleOptionSlider option;
        initStyleOption(&option);
        return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    }

    int valueAt(int x) const {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
        const int length = handle().width(); // its middle goes from half of it to half of it before the end
        return QStyle::sliderValueFromPosition(minimum(), maximum(), x - groove.x() - length / 2,
                                               groove.width() - length, option.upsideDown);
    }

    /// The style marks the handle alone, which may not be there.
    void paintFocus() {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(palette().highlight().color());
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Tokens::kRadiusControl,
                                Tokens::kRadiusControl);
    }

    bool m_rated = false;
};

bool isRatingDigit(const QKeyEvent& key) {
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
}

RatingField::RatingField(int place, QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)), m_text(new QPlainTextEdit(this)),
      m_worst(scaleWords(this, QStringLiteral("ratingWorst%1").arg(place))), m_slider(new RatingSlider(this)),
      m_best(scaleWords(this, QStringLiteral("ratingBest%1").arg(place))), m_number(new QDoubleSpinBox(this)) {
    m_name->setObjectName(QStringLiteral("ratingName%1").arg(place));
    m_name->setMinimumWidth(kLeastRatingNameWidth);
    m_name->setMaximumWidth(kRatingNameWidth);
    m_name->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("ratingText%1").arg(place));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kRatingTextHeight);
    m_text->setPlaceholderText(tr("Write the context in words of your own"));
    const int steps = static_cast<int>(mined::kBestRating / mined::kRatingStep);
    m_slider->setObjectName(QStringLiteral("ratingSlider%1").arg(place));
    m_slider->setRange(0, steps);
    m_slider->setPageStep(steps / 10);
    m_slider->setToolTip(tr("0 to 10, higher is better: digits, arrow keys for half a point, Page Up and Page Down for "
                            "one; Enter goes on"));
    m_slider->installEventFilter(this); // which knows no digits and no Enter
    m_number->setObjectName(QStringLiteral("ratingNumber%1").arg(place));
    m_number->setRange(kNotSaid, mined::kBestRating);
    m_number->setSingleStep(mined::kRatingStep);
    m_number->setDecimals(1);
    m_number->setSpecialValueText(QStringLiteral("–"));
    m_number->setToolTip(tr("0 to 10; a dash is not rated yet; Enter goes on"));
    m_number->installEventFilter(this); // a digit replaces the dash, wherever the cursor stands
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(Tokens::kSpace8);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_name, 0, 0); // in the line of the slider
    layout->addWidget(m_text, 0, 1, 2, 1);
    layout->addWidget(m_slider, 0, 2, 1, 2);
    m_best->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_worst->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_worst, 1, 2);
    layout->addWidget(m_best, 1, 3);
    layout->addWidget(m_number, 0, 4, 2, 1);
    layout->setColumnStretch(0, 1); // up to the width of its name
    layout->setColumnStretch(1, 4);
    layout->setColumnStretch(2, 2);
    layout->setColumnStretch(3, 2);
    connect(m_slider, &QSlider::valueChanged, m_number,
            [this](int value) { m_number->setValue(value * mined::kRatingStep); });
    for (const auto touched : {&QSlider::actionTriggered, &QSlider::sliderMoved}) // also where it stays at 0
        connect(m_slider, touched, m_number,
                [this] { m_number->setValue(m_slider->sliderPosition() * mined::kRatingStep); });
    connect(m_number, &QDoubleSpinBox::valueChanged, m_slider, [this](double value) {
        m_slider->setRated(value >= 0);
        const QSignalBlocker quiet(m_slider); // it has no place for a dash, and no finer ones
        m_slider->setValue(static_cast<int>(std::max(0.0, value) / mined::kRatingStep + 0.5));
    });
    connect(m_number, &QDoubleSpinBox::valueChanged, this, &RatingField::changed);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RatingField::changed);
}

bool RatingField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    if (watched == m_number && m_number->value() < 0) m_number->selectAll();
    auto& key = static_cast<QKeyEvent&>(*event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (isEnter && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
        m_number->interpretText();
        if (!key.isAutoRepeat()) emit entered(); // a key that is held would leave items unrated
        return true;
    }
    const bool isDigit = watched == m_slider && isRatingDigit(key);
    if (isDigit) type(key);
    return isDigit || QWidget::eventFilter(watched, event);
}

void RatingField::type(QKeyEvent& digit) {
    m_number->setFocus();
    m_number->selectAll();
    QCoreApplication::sendEvent(m_number, &digit);
}

void RatingField::setWords(const Words& words) {
    m_hasText = words.hasText;
    m_name->setText(words.name);
    m_text->setVisible(words.hasText);
    static_cast<QGridLayout*>(layout())->setColumnStretch(1, words.hasText ? 4 : 0);
    m_worst->setText(tr("0 · %1").arg(words.worst));
    m_best->setText(tr("10 · %1").arg(words.best));
    m_text->setAccessibleName(words.name);
    m_slider->setAccessibleName(words.name);
    m_slider->setAccessibleDescription(tr("From 0, %1, to 10, %2").arg(words.worst, words.best));
    m_number->setAccessibleName(words.name);
}

void RatingField::setRating(std::optional<double> score, const QString& text) {
    m_number->setValue(score.value_or(kNotSaid));
    m_text->setPlainText(text);
}

std::optional<double> RatingField::score() const {
    return m_number->value() < 0 ? std::nullopt : std::optional(m_number->value());
}

QString RatingField::text() const { return m_hasText ? m_text->toPlainText().trimmed() : QString(); }

void RatingField::beginRating() { (m_hasText ? static_cast<QWidget*>(m_text) : m_slider)->setFocus(); }

} // namespace chronoscope::ui
