// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/AboutBox.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPixmap>

namespace chronoscope::ui {

namespace {
constexpr int kPicture = 64;

QString text(const char* words) { return QCoreApplication::translate("AboutBox", words); }

/// Name and licence of every library that is part of the program.
QString parts() {
    return QStringLiteral(
               "Qt %1 (LGPL-3.0) · QCustomPlot (GPL-3.0-or-later) · SQLite (public domain) · SQLiteCpp (MIT) · "
               "libcurl (curl) · nlohmann/json (MIT) · {fmt} (MIT) · RapidFuzz (MIT) · utf8proc (MIT) · "
               "OpenSSL (Apache-2.0) · zlib (Zlib) · QtKeychain (BSD-3-Clause) · CLI11 (BSD-3-Clause)")
        .arg(QLatin1String(qVersion()));
}
} // namespace

void showAbout(QWidget* parent) {
    auto* box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(text("About Chronoscope"));
    box->setIconPixmap(QPixmap(QStringLiteral(":/icons/app.svg"))
                           .scaled(kPicture, kPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QString version = QCoreApplication::applicationVersion();
    box->setText(version.isEmpty() ? text("Chronoscope") : text("Chronoscope %1").arg(version));
    box->setInformativeText(
        text("Which facts of which year a language model recalls.\n\n"
             "Free software under the GNU General Public License, version 3 or any later version. It comes with no "
             "warranty, as far as the law permits.\n\nMade with:\n%1")
            .arg(parts()));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace chronoscope::ui
