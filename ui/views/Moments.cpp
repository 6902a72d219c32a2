// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/Moments.h"

#include "ui/views/Text.h"

#include <QDateTime>

namespace chronoscope::ui {

namespace {
DateForm chosenForm = DateForm::Iso;
DateZone chosenZone = DateZone::Local;

QLocale& chosenLanguage() {
    static QLocale language;
    return language;
}

QDateTime read(const std::string& stored) {
    QDateTime time = QDateTime::fromString(QString::fromStdString(stored), Qt::ISODate);
    time.setTimeSpec(Qt::UTC);
    return chosenZone == DateZone::Local ? time.toLocalTime() : time;
}
} // namespace

void setMomentForm(DateForm form, DateZone zone, const QLocale& language) {
    chosenForm = form;
    chosenZone = zone;
    chosenLanguage() = language;
}

QString momentText(const std::string& stored) {
    const QDateTime time = read(stored);
    if (!time.isValid()) return QString::fromStdString(stored);
    const QString text = chosenForm == DateForm::Iso ? time.toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                                                     : chosenLanguage().toString(time, QLocale::ShortFormat);
    return chosenZone == DateZone::Utc ? Text::tr("%1 UTC").arg(text) : text;
}

QString dayText(const std::string& stored) {
    const QDateTime time = read(stored);
    if (!time.isValid()) return QString::fromStdString(stored);
    return dayText(time.date());
}

QString dayText(const QDate& day) {
    return chosenForm == DateForm::Iso ? day.toString(Qt::ISODate)
                                       : chosenLanguage().toString(day, QLocale::ShortFormat);
}

} // namespace chronoscope::ui
