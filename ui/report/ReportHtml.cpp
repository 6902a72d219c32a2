// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/report/Report.h"

#include "ui/theme/Tokens.h"

#include <QCoreApplication>
#include <QLocale>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::ui::Report)
};

enum class Medium { Screen, Paper };

constexpr int kLongestWord = 40;
constexpr qsizetype kLongCell = 48; ///< longer ones go over several lines

/// What no XML may hold, such as control characters, becomes a replacement character.
QString legal(QString text) {
    for (QChar& c : text)
        if ((c.unicode() < 0x20 && c != u'\n' && c != u'\t') || c.unicode() >= 0xFFFE) c = QChar::ReplacementCharacter;
    return text;
}

QString escaped(const QString& text) { return legal(text).toHtmlEscaped(); }

/// On paper words stay whole, so that numbers and headings do; what is too long for a word gets places to break at.
QString escaped(const QString& text, Medium medium) {
    if (medium == Medium::Screen) return escaped(text);
    QString broken;
    int length = 0;
    for (const QChar c : text) {
        length = c.isSpace() || length == kLongestWord ? 0 : length + 1;
        if (length == 0 && !c.isSpace() && !c.isLowSurrogate()) broken += QChar(0x200B); // a space of no width
        broken += c;
    }
    return escaped(broken);
}
QString escaped(const std::string& text, Medium medium) { return escaped(QString::fromStdString(text), medium); }

/// Takes over one attribute of a figure: names inside the figure become names of the page, which holds several figures.
void copyAttribute(const QXmlStreamAttribute& attribute, const QString& prefix, QXmlStreamWriter& to) {
    const QString name = attribute.qualifiedName().toString();
    QString value = attribute.value().toString();
    if (name == u"xmlns" || name.startsWith(u"xmlns:") || name.startsWith(u"on")) return;
    if (name == u"id") value.prepend(prefix);
    if (name.endsWith(u"href")) {
        if (value.startsWith(u'#'))
            value.insert(1, prefix);
        else if (!value.startsWith(u"data:image/"))
            return;
    }
    value.replace(QLatin1String("url(#"), QLatin1String("url(#") + prefix);
    to.writeAttribute(name, value);
}

void startElement(const QXmlStreamReader& from, const QString& prefix, QXmlStreamWriter& to) {
    const QString name = from.qualifiedName().toString();
    to.writeStartElement(name);
    const bool isRoot = name == u"svg";
    if (isRoot) {
        to.writeAttribute(QStringLiteral("role"), QStringLiteral("img"));
        // Its text is meant to be as large as the page's: "0 0 857 436" is never shown wider than 857 px.
        const QStringList box = from.attributes().value(QLatin1String("viewBox")).toString().split(u' ');
        if (const int width = box.size() == 4 ? box[2].toInt() : 0; width > 0)
            to.writeAttribute(QStringLiteral("style"), QStringLiteral("max-width:%1px").arg(width));
    }
    for (const QXmlStreamAttribute& attribute : from.attributes()) {
        const auto key = attribute.qualifiedName();
        if (isRoot &&
            (key == u"width" || key == u"height" || key == u"version" || key == u"baseProfile" || key == u"style"))
            continue;
        copyAttribute(attribute, prefix, to);
    }
}

/// What figures are made of; nothing of it loads or runs anything.
bool isDrawing(QStringView element) {
    constexpr std::array kNames{"svg",     "title",          "desc",           "defs", "g",        "text",
                                "tspan",   "path",           "rect",           "line", "polyline", "polygon",
                                "circle",  "ellipse",        "image",          "use",  "mask",     "clipPath",
                                "pattern", "linearGradient", "radialGradient", "stop"};
    return std::any_of(kNames.begin(), kNames.end(), [&](const char* name) { return element == QLatin1String(name); });
}

/// The element svg alone, to stand in a page; empty if it cannot be read or is no mere drawing.
QString inlineSvg(const QByteArray& svg, const QString& prefix) {
    QXmlStreamReader from(legal(QString::fromUtf8(svg)));
    from.setNamespaceProcessing(false);
    QString out;
    QXmlStreamWriter to(&out);
    bool isDescription = false; // says what drew it, with an address
    while (!from.atEnd()) {
        from.readNext();
        if (from.qualifiedName() == u"desc") {
            isDescription = from.isStartElement();
            continue;
        }
        if (from.isStartElement() && !isDrawing(from.qualifiedName())) return {};
        if (from.isStartElement())
            startElement(from, prefix, to);
        else if (from.isEndElement())
            to.writeEndElement();
        else if (from.isCharacters() && !from.isWhitespace() && !isDescription)
            to.writeCharacters(from.text().toString());
    }
    return from.hasError() ? QString() : out;
}

QString figureHtml(const QByteArray& svg, std::size_t at) {
    const QString figure = inlineSvg(svg, QStringLiteral("f%1-").arg(at));
    if (figure.isEmpty())
        return QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(Words::tr("The figure cannot be shown here.")));
    return QStringLiteral("<div class=\"figure\">") + figure + QStringLiteral("</div>\n");
}

/// A number with more digits than a person reads, with six of them; anything else as it is.
QString shownNumber(const QString& text) {
    constexpr int kLongNumber = 10, kDigits = 6;
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    const bool isFraction = isNumber && std::isfinite(value) && (text.contains(u'.') || text.contains(u'e'));
    return text.size() >= kLongNumber && isFraction ? QString::number(value, 'g', kDigits) : text;
}

QString tableHtml(const analysis::Table& table, Medium medium, const char* kind) {
    const std::size_t most = medium == Medium::Screen ? kReportRows : kReportPdfRows;
    const std::size_t shown = std::min(most, table.rows.size());
    const auto isNumber = [&](std::size_t column) { return column < table.numeric.size() && table.numeric[column]; };
    const auto open = [&](const char* tag, std::size_t column) {
        const char* onPaper = isNumber(column) ? " class=\"n\" align=\"right\"" : " align=\"left\"";
        const char* onScreen = isNumber(column) ? " class=\"n\"" : "";
        return QStringLiteral("<%1%2>").arg(QLatin1String(tag),
                                            QLatin1String(medium == Medium::Paper ? onPaper : onScreen));
    };
    QString out = medium == Medium::Screen
                      ? QStringLiteral("<div class=\"scroll\" tabindex=\"0\"><table class=\"%1\"><thead><tr>")
                            .arg(QLatin1String(kind))
                      : QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\"><thead><tr>");
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        out += open("th", column) + escaped(table.columns[column], medium).replace(u'_', u' ') + QLatin1String("</th>");
    out += QLatin1String("</tr></thead><tbody>");
    for (std::size_t row = 0; row < shown; ++row) {
        out += QLatin1String("<tr>");
        for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
            const QString exact = QString::fromStdString(table.rows[row][column]);
            const QString text = isNumber(column) ? shownNumber(exact) : exact;
            const bool isLong = medium == Medium::Screen && text.size() > kLongCell;
            out += (isLong ? QStringLiteral("<td class=\"l\">") : open("td", column)) + escaped(text, medium) +
                   QLatin1String("</td>");
        }
        out += QLatin1String("</tr>\n");
    }
    out += medium == Medium::Screen ? QLatin1String("</tbody></table></div>\n") : QLatin1String("</tbody></table>\n");
    if (shown < table.rows.size())
        out +=
            QStringLiteral("<p class=\"note\">%1</p>\n")
                .arg(escaped(Words::tr("These are the first %1 of %2 rows; the view itself exports all of them as CSV.")
                                 .arg(QLocale().toString(static_cast<qulonglong>(shown)),
                                      QLocale().toString(static_cast<qulonglong>(table.rows.size())))));
    return out;
}

QString headHtml(const Report& report, Medium medium) {
    QString out = QStringLiteral("<h1>%1</h1>\n").arg(escaped(report.title, medium));
    for (const QString& fact : report.facts)
        out += QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(fact, medium));
    return out;
}

QString runsHtml(const Report& report, Medium medium) {
    QString out = QStringLiteral("<h2 id=\"runs\">%1</h2>\n").arg(escaped(Words::tr("Runs")));
    for (const exchange::RunManifest& run : report.runs) {
        out +=
            QStringLiteral("<h3>%1</h3>\n").arg(escaped(run.title, medium)) + tableHtml(run.table, medium, "manifest");
        if (medium == Medium::Screen)
            out += QStringLiteral("<details><summary>%1</summary><pre>%2</pre></details>\n")
                       .arg(escaped(Words::tr("Manifest as JSON")), escaped(run.json, medium));
    }
    return out;
}

QString contentsHtml(const Report& report) {
    QString out = QStringLiteral("<nav>");
    for (std::size_t at = 0; at < report.sections.size(); ++at)
        out += QStringLiteral("<a href=\"#view%1\">%2</a> ").arg(at).arg(escaped(report.sections[at].title));
    return out + QStringLiteral("<a href=\"#runs\">%1</a></nav>\n").arg(escaped(Words::tr("Runs")));
}

/// The colours of one scheme as custom properties.
QString colours(Scheme scheme) {
    const Tokens tokens = Tokens::forScheme(scheme);
    return QStringLiteral(":root{--ink:%1;--page:%2;--secondary:%3;--line:%4;--panel:%5;--accent:%6}")
        .arg(tokens.ink.name(), tokens.page.name(), tokens.secondary.name(), tokens.line.name(), tokens.panel.name(),
             tokens.accent.name());
}

/// Dark where the reader's screen is; figures stay on the white paper they are drawn for, and so does print.
QString styleSheet() {
    return colours(Scheme::Light) +
           QLatin1String(":root{color-scheme:light dark}@media screen and (prefers-color-scheme:dark){") +
           colours(Scheme::Dark) +
           QStringLiteral(
               "}body{margin:0 auto;max-width:1200px;padding:24px 16px;font:14px/1.45 "
               "system-ui,sans-serif;color:var(--ink);background:var(--page)}"
               "h1{font-size:20px;margin:0 0 8px;overflow-wrap:anywhere}h2{font-size:17px;margin:32px 0 8px}"
               "h3{font-size:14px;margin:16px 0 4px;overflow-wrap:anywhere}.note{margin:2px "
               "0;white-space:pre-line;color:var(--secondary);overflow-wrap:anywhere}"
               "nav{margin:12px 0}nav a{color:var(--accent);margin-right:12px}"
               ".scroll{overflow:auto;max-height:85vh;margin:8px 0}"
               "table{border-collapse:collapse;font-size:12px;font-variant-numeric:tabular-nums}"
               "th,td{padding:3px 8px;border-bottom:1px solid "
               "var(--line);text-align:left;vertical-align:top;white-space:nowrap}"
               "th{color:var(--secondary);background:var(--page);font-weight:600;white-space:normal;vertical-align:"
               "bottom;position:sticky;top:0}"
               ".n{text-align:right}"
               "td.l,.manifest td{white-space:normal;overflow-wrap:anywhere}td.l{min-width:240px;max-width:480px}"
               "pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:11px;background:var(--panel);padding:8px;"
               "border-radius:6px}"
               "summary{cursor:pointer;color:var(--secondary)}.figure{overflow-x:auto;margin:8px 0}"
               ".figure svg{display:block;width:100%;height:auto;background:%1;border-radius:6px}"
               "@media(max-width:640px){.figure svg{min-width:600px}}"
               "@page{size:A4 landscape;margin:12mm}"
               "@media "
               "print{body{max-width:none;padding:0}nav,details{display:none}.scroll,.figure{overflow:visible;max-"
               "height:none}"
               "table{font-size:7pt}th,td,td.l{padding:1px "
               "4px;white-space:normal;min-width:0;max-width:none}th{position:static}"
               "tr,.figure{break-inside:avoid}h2,h3{break-after:avoid}}")
               .arg(Tokens::forScheme(Scheme::Light).page.name());
}
} // namespace

QByteArray reportHtml(const Report& report) {
    QString out = QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
                                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
                                 "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                                 "'unsafe-inline'; img-src data:\"/>");
    out += QStringLiteral("<title>%1</title><style>%2</style></head><body>\n").arg(escaped(report.title), styleSheet());
    out += headHtml(report, Medium::Screen) + contentsHtml(report);
    for (std::size_t at = 0; at < report.sections.size(); ++at) {
        const ReportSection& section = report.sections[at];
        out += QStringLiteral("<section><h2 id=\"view%1\">%2</h2>\n").arg(at).arg(escaped(section.title));
        if (!section.note.isEmpty()) out += QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(section.note));
        if (!section.svg.isEmpty()) out += figureHtml(section.svg, at);
        if (!section.numbers.rows.empty()) out += tableHtml(section.numbers, Medium::Screen, "numbers");
        out += QLatin1String("</section>\n");
    }
    out += runsHtml(report, Medium::Screen) + QLatin1String("</body></html>\n");
    return out.toUtf8();
}

QString reportPdfMarkup(const Report& report, int figureWidth, int figureHeight) {
    const Tokens tokens = Tokens::forScheme(Scheme::Light);
    QString out =
        QStringLiteral(
            "<html><head><style>body{font-size:11px;color:%1}h1{font-size:18px}h2{font-size:15px}h3{font-size:12px}"
            ".note{color:%2}th{color:%2}td,th{font-size:9px}</style></head><body>")
            .arg(tokens.ink.name(), tokens.secondary.name());
    out += headHtml(report, Medium::Paper);
    for (std::size_t at = 0; at < report.sections.size(); ++at) {
        const ReportSection& section = report.sections[at];
        out += QStringLiteral("<h2%1>%2</h2>\n")
                   .arg(at == 0 ? QLatin1String() : QLatin1String(" style=\"page-break-before:always\""),
                        escaped(section.title, Medium::Paper));
        if (!section.note.isEmpty())
            out += QStringLiteral("<p class=\"note\">%1</p>\n")
                       .arg(escaped(section.note, Medium::Paper).replace(u'\n', QLatin1String("<br/>")));
        if (!section.image.isNull()) {
            const QSize fitting(figureWidth, figureHeight);
            const QSize natural = section.image.size() / 2;
            const bool fits = natural.width() <= fitting.width() && natural.height() <= fitting.height();
            const QSize size = fits ? natural : natural.scaled(fitting, Qt::KeepAspectRatio);
            out += QStringLiteral("<p><img src=\"figure:%1\" width=\"%2\" height=\"%3\"/></p>\n")
                       .arg(at)
                       .arg(size.width())
                       .arg(size.height());
        }
        if (!section.numbers.rows.empty()) out += tableHtml(section.numbers, Medium::Paper, "numbers");
    }
    return out + runsHtml(report, Medium::Paper) + QLatin1String("</body></html>");
}

} // namespace chronoscope::ui
