// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/AboutBox.h"

#include "ui/views/Text.h"

#include <QCoreApplication>
#include <QFile>
#include <QMessageBox>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace chronoscope::ui {

namespace {
constexpr int kPicture = 64;

/// Name, licence and copyright of every library that is part of the program, and the texts of the licences.
QString partsOfOthers() {
    QFile file(QStringLiteral(":/third-party.txt"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}
/// Drawn in the pixels it is seen in: a smaller one that is scaled would be blurred.
QPixmap picture(qreal ratio) {
    QPixmap pixmap((QSizeF(kPicture, kPicture) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(QStringLiteral(":/icons/app.svg")).render(&painter, QRectF(0, 0, kPicture, kPicture));
    return pixmap;
}
} // namespace

void showAbout(QWidget* parent) {
    auto* box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Text::tr("About Chronoscope"));
    box->setIconPixmap(picture(box->devicePixelRatioF()));
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QString version = QCoreApplication::applicationVersion();
    box->setText(version.isEmpty() ? Text::tr("Chronoscope") : Text::tr("Chronoscope %1").arg(version));
    box->setInformativeText(
        Text::tr("Which facts of which year a language model recalls.\n\n"
                 "Free software under the GNU General Public License, version 3 or any later version. It comes with no "
                 "warranty, as far as the law permits.\n\nMade with Qt %1 and other libraries; the details name them "
                 "and their licences.")
            .arg(QLatin1String(qVersion())));
    box->setDetailedText(partsOfOthers());
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace chronoscope::ui
