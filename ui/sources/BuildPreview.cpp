// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildPreview.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Marks.h"
#include "ui/views/Text.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QLabel>
#include <QVBoxLayout>

namespace chronoscope::ui {

using sources::BuiltElement;

namespace {
QString noteName(const std::string& key) {
    if (key == "meaning") return Text::tr("meaning");
    return key == "flag" ? Text::tr("flag") : toQt(key);
}

/// "position held · dynamic · 3 changes · Q76/P39".
QString aboutText(const BuiltElement& built) {
    QStringList parts{toQt(built.element.relation)};
    if (built.state) parts << displayName(*built.state);
    if (built.changes > 0)
        parts << (built.changes == 1 ? Text::tr("1 change") : Text::tr("%1 changes").arg(built.changes));
    if (!built.filled.empty())
        parts << (built.filled.size() == 1 ? Text::tr("1 year filled")
                                           : Text::tr("%1 years filled").arg(built.filled.size()));
    if (built.isFewShot) parts << Text::tr("few-shot");
    parts << (built.relationId.empty() || built.relationId == built.element.relation
                  ? toQt(built.sourceId)
                  : Text::tr("%1/%2").arg(toQt(built.sourceId), toQt(built.relationId)));
    for (const auto& [key, text] : built.notes)
        parts << Text::tr("%1: %2").arg(noteName(key), coreWords(text));
    return parts.join(QStringLiteral(" · "));
}

QString objectsText(const BuiltElement& built) {
    QStringList names;
    for (const benchmark::YearObjects& year : built.element.years)
        for (const benchmark::Object& object : year.objects)
            if (!object.empty()) names << toQt(object.front());
    return names.join(QStringLiteral(" · "));
}
} // namespace

BuildPreview::BuildPreview(QWidget* parent)
    : QScrollArea(parent), m_content(new QWidget(this)),
      m_why(makeCopyableText(m_content, "buildPreviewWhy", Role::Caption)), m_toReport(new QLabel(m_content)) {
    setObjectName(QStringLiteral("buildPreview"));
    setAccessibleName(tr("Elements as they would be stored"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::TabFocus); // the keyboard scrolls it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(m_why);
    m_toReport->setObjectName(QStringLiteral("buildToReport"));
    m_toReport->setTextFormat(Qt::RichText);
    m_toReport->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_toReport->hide();
    layout->addWidget(m_toReport);
    connect(m_toReport, &QLabel::linkActivated, this,
            [this](const QString& to) { to == QLatin1String("take") ? emit unnamedWanted() : emit reportWanted(); });
    for (std::size_t i = 0; i < kShown; ++i)
        m_rows.push_back(makeRow());
    layout->addStretch();
    setWidget(m_content);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false); // the dialog shows through
}

BuildPreview::Row BuildPreview::makeRow() {
    Row row;
    row.part = new QWidget(m_content);
    auto* column = new QVBoxLayout(row.part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    row.subject = makeCopyableText(row.part, "buildPreviewSubject", Role::Section);
    row.about = makeCopyableText(row.part, "buildPreviewAbout", Role::Caption);
    row.ribbon = new widgets::ObjectRibbon(row.part);
    row.objects = makeCopyableText(row.part, "buildPreviewObjects");
    for (QWidget* widget : {static_cast<QWidget*>(row.subject), static_cast<QWidget*>(row.about),
                            static_cast<QWidget*>(row.ribbon), static_cast<QWidget*>(row.objects)})
        column->addWidget(widget);
    m_content->layout()->addWidget(row.part);
    row.part->hide();
    return row;
}

void BuildPreview::fill(const Row& row, const BuiltElement& built) {
    const auto& years = built.element.years;
    const bool isTimeless = built.state == benchmark::State::Invariant || years.empty();
    row.subject->setText(toQt(built.element.subject));
    row.about->setText(aboutText(built));
    row.ribbon->setVisible(!isTimeless);
    row.objects->setVisible(isTimeless);
    if (isTimeless)
        row.objects->setText(objectsText(built));
    else
        row.ribbon->setData(years.front().year, years.back().year, ribbonSpans(built.element));
    row.part->show();
}

void BuildPreview::show(const std::vector<BuiltElement>& elements, const QString& why, bool waitForNames) {
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>");
    QStringList links{link.arg(QStringLiteral("report"), tr("See what was left out, and why"))};
    if (waitForNames) links.append(link.arg(QStringLiteral("take"), tr("Take them without their names")));
    m_toReport->setText(links.join(QStringLiteral(" &nbsp; ")));
    m_why->setVisible(elements.empty());
    m_why->setText(why);
    m_toReport->setVisible(elements.empty());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (i < elements.size())
            fill(m_rows[i], elements[i]);
        else
            m_rows[i].part->hide();
}

void BuildPreview::clear(const QString& why) {
    for (const Row& row : m_rows)
        row.part->hide();
    m_why->setText(why);
    m_why->show();
    m_toReport->hide();
}

} // namespace chronoscope::ui
