// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/core/studies/mined/SmallMined.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QString>

namespace chronoscope::test {

/// A small benchmark in the published layout with pictures that can be seen: two discs of each of three entities, on
/// white and the other way round.

inline void paintPicture(const QString& path, QColor disc, QColor ground) {
    QImage picture(48, 36, QImage::Format_RGB32);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.setBrush(disc);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(picture.rect().center(), 12, 12);
    painter.end();
    if (!picture.save(path)) qFatal("no picture at %s", qPrintable(path));
}

/// Of each entity a question of T.A, T.S.A and F.M.C; of the last one also one whose gold is outdated.
inline QByteArray smallTasks() {
    nlohmann::json items = nlohmann::json::array();
    for (const char* subject : {"Ardania", "Nordwerk", "Velmo"}) {
        const std::string first = std::string(subject) + " Elder", second = std::string(subject) + " Younger";
        const std::vector<std::string> heads{first + " |S: +1997-00-00T00:00:00Z |E: +2011-00-00T00:00:00Z",
                                             second + " |S: +2011-00-00T00:00:00Z"};
        const auto add = [&](nlohmann::json item) {
            item["subject"] = subject;
            item["type"] = *subject == 'A' ? "country" : "company";
            item["answers"] = heads;
            item["image"] = std::string(subject) + "/" + subject + "_1.png";
            item["paraphrase_image"] = std::string(subject) + "/" + subject + "_2.png";
            items.push_back(std::move(item));
        };
        add(currentHead(second, heads));
        add(headIn("2005", first, heads));
        add(misaligned("awareness_future", "2003", first, second, 2015));
        if (*subject == 'V') {
            auto outdated = currentHead(first, heads);
            outdated["mm_questions"] = "Who is now the CEO of the company in the image?";
            add(std::move(outdated));
        }
    }
    return QByteArray::fromStdString(items.dump(1));
}

/// Writes it into `folder`, which is made.
inline void writeSmallBenchmark(const QString& folder) {
    const std::pair<const char*, QColor> kinds[]{
        {"Ardania", Qt::darkGreen}, {"Nordwerk", Qt::darkBlue}, {"Velmo", Qt::darkRed}};
    for (const auto& [subject, color] : kinds) {
        const QString pictures = QStringLiteral("%1/imgs/%2").arg(folder, QLatin1String(subject));
        QDir().mkpath(pictures);
        paintPicture(QStringLiteral("%1/%2_1.png").arg(pictures, QLatin1String(subject)), color, Qt::white);
        paintPicture(QStringLiteral("%1/%2_2.png").arg(pictures, QLatin1String(subject)), Qt::white, color);
    }
    QDir().mkpath(folder + QStringLiteral("/inference_data"));
    QFile file(folder + QStringLiteral("/inference_data/tasks.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(smallTasks()) <= 0) qFatal("no task file");
}

} // namespace chronoscope::test
