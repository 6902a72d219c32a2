// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ElementDetail.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Marks.h"
#include "ui/views/TextLabel.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

using benchmark::Element;

namespace {
constexpr int kShownIdDigits = 8;
constexpr int kCompleteDistractors = 3;

QString objectLine(const benchmark::Object& object) {
    QStringList names;
    for (const std::string& name : object)
        names << QString::fromStdString(name);
    const QString first = names.isEmpty() ? QString() : names.takeFirst();
    return names.isEmpty() ? first : ElementDetail::tr("%1 (also: %2)").arg(first, names.join(QStringLiteral(", ")));
}
/// In words, however deep it goes: "a, b", "yes", "name: Ada".
QString jsonWords(const QJsonValue& value) {
    QStringList parts;
    switch (value.type()) {
    case QJsonValue::Bool: return value.toBool() ? ElementDetail::tr("yes") : ElementDetail::tr("no");
    case QJsonValue::Null: return ElementDetail::tr("none");
    case QJsonValue::Array:
        for (const QJsonValue& one : value.toArray())
            parts << jsonWords(one);
        return parts.join(QStringLiteral(", "));
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        for (auto at = object.begin(); at != object.end(); ++at)
            parts << ElementDetail::tr("%1: %2").arg(at.key(), jsonWords(at.value()));
        return parts.join(QStringLiteral(", "));
    }
    default: return value.toVariant().toString();
    }
}

/// A key a line, as it is written in the file; what is no object stands as it is.
QString extraLines(const std::string& extra) {
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(extra));
    if (!document.isObject()) return QString::fromStdString(extra);
    const QJsonObject object = document.object();
    QStringList lines;
    for (auto at = object.begin(); at != object.end(); ++at)
        lines << ElementDetail::tr("%1: %2").arg(at.key(), jsonWords(at.value()));
    return lines.join(QLatin1Char('\n'));
}
} // namespace

ElementDetail::ElementDetail(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("elementDetail"));
    setAccessibleName(tr("Selected element"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::TabFocus); // the keyboard scrolls it
    auto* content = new QWidget(this);
    auto* outer = new QVBoxLayout(content);
    outer->setContentsMargins(0, Tokens::kSpace12, 0, Tokens::kSpace8);
    m_message = makeText(content, "elementMessage", Role::Caption);
    m_body = new QWidget(content);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeHead());
    m_ribbon = new widgets::ObjectRibbon(m_body);
    m_ribbon->setObjectName(QStringLiteral("elementRibbon"));
    layout->addWidget(m_ribbon);
    m_objects = addField("elementObjects", tr("Objects"), tr("Right answers; this element has no years"));
    m_distractors = addField("elementDistractors", tr("Distractors"), tr("Wrong options of the multiple choice"));
    m_extra = addField("elementExtra", tr("Other keys of the file"), tr("Kept as they were; no run uses them"));
    outer->addWidget(m_message);
    outer->addWidget(m_body);
    outer->addStretch();
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // the page shows through
    clear(tr("Select an element to see its objects year by year."));
}

QWidget* ElementDetail::makeHead() {
    auto* head = new QWidget(m_body);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    m_subject = makeCopyableText(head, "elementSubject");
    setRole(m_subject, Role::Section);
    m_relation = makeCopyableText(head, "elementRelation");
    m_relation->setWordWrap(false);
    m_idText = makeCopyableText(head, "elementId");
    m_idText->setWordWrap(false);
    setRole(m_idText, Role::Caption);
    m_copy = new QToolButton(head);
    m_copy->setObjectName(QStringLiteral("copyElementIdButton"));
    m_copy->setAccessibleName(tr("Copy the element's id"));
    m_copy->setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_id); });
    m_edit = new QToolButton(head);
    m_edit->setObjectName(QStringLiteral("editElementButton"));
    m_edit->setText(tr("Edit…"));
    m_edit->setToolTip(tr("Change its objects by year, their other names, and the distractors (F2); runs that asked it "
                          "keep it as it is"));
    connect(m_edit, &QToolButton::clicked, this, &ElementDetail::editWanted);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    row->addWidget(m_relation);
    row->addSpacing(Tokens::kSpace12);
    row->addWidget(m_idText);
    row->addWidget(m_copy);
    row->addStretch();
    row->addWidget(m_edit);
    layout->addWidget(m_subject);
    layout->addLayout(row);
    refreshIcons();
    return head;
}

QLabel* ElementDetail::addField(const char* name, const QString& label, const QString& tip) {
    auto* field = new QWidget(m_body);
    auto* layout = new QVBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* caption = new QLabel(label, field);
    setRole(caption, Role::Caption);
    caption->setToolTip(tip);
    QLabel* text = makeCopyableText(field, name);
    text->setAccessibleDescription(label);
    text->setToolTip(tip);
    layout->addWidget(caption);
    layout->addWidget(text);
    m_body->layout()->addWidget(field);
    return text;
}

void ElementDetail::clear(const QString& why) {
    m_id.clear();
    m_body->hide();
    m_message->setText(why);
    m_message->show();
}

void ElementDetail::setEditable(bool editable) { m_edit->setVisible(editable); }

void ElementDetail::setElement(const Element& element) {
    m_id = QString::fromStdString(toHex(element.id));
    m_subject->setText(QString::fromStdString(element.subject));
    m_relation->setText(
        tr("%1 · %2 · %3")
            .arg(QString::fromStdString(element.relation), displayName(element.domain), displayName(element.state)));
    m_idText->setText(tr("id %1…").arg(m_id.left(kShownIdDigits)));
    m_idText->setToolTip(m_id);
    m_copy->setToolTip(tr("Copy the whole id: %1").arg(m_id));
    showObjects(element);
    showDistractors(element);
    m_extra->setText(extraLines(element.extra));
    m_extra->parentWidget()->setVisible(!element.extra.empty());
    m_message->hide();
    m_body->show();
}

void ElementDetail::showObjects(const Element& element) {
    const bool timeless = element.state == benchmark::State::Invariant || element.years.empty();
    m_ribbon->setVisible(!timeless);
    m_objects->parentWidget()->setVisible(timeless);
    if (!timeless) {
        m_ribbon->setData(element.years.front().year, element.years.back().year, ribbonSpans(element));
        return;
    }
    QStringList lines;
    for (const benchmark::YearObjects& entry : element.years)
        for (const benchmark::Object& object : entry.objects)
            lines << objectLine(object);
    m_objects->setText(lines.join(QLatin1Char('\n')));
}

void ElementDetail::showDistractors(const Element& element) {
    QStringList names;
    for (const std::string& distractor : element.distractors)
        names << QString::fromStdString(distractor);
    QString text = names.isEmpty() ? tr("none") : names.join(QStringLiteral(" · "));
    if (element.distractors.size() != kCompleteDistractors)
        text += tr(" — multiple choice needs exactly three and leaves this element out");
    m_distractors->setText(text);
}

void ElementDetail::refreshIcons() {
    if (m_copy) m_copy->setIcon(Icons::icon(u"copy"));
}

void ElementDetail::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refreshIcons();
}

} // namespace chronoscope::ui
