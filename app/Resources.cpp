// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementReader.h"
#include "core/benchmark/Importer.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace chronoscope::app {

namespace {
std::string embedded(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The few-shots of the sample benchmark.
std::vector<benchmark::Element> shippedExemplars() {
    std::vector<benchmark::Element> all;
    QDirIterator files(QStringLiteral(":/samples/ChroKnowBench/Fewshots"), QDir::Files);
    while (files.hasNext()) {
        const QString path = files.next();
        const auto kind = benchmark::fileKind(path.toStdString());
        if (!kind) continue;
        for (const std::string& line : text::split(embedded(path), '\n'))
            if (auto read = benchmark::readElement(line, kind->domain, kind->state))
                all.push_back(std::move(read->element));
    }
    return all;
}
} // namespace

Result<prompt::PromptPack> loadPack(const std::string& userFolder) {
    auto pack = prompt::PromptPack::parseWithFolder({templatePack(), relationPack(), cleanRelationPack()}, userFolder);
    if (pack) pack->setShelf(shippedExemplars);
    return pack;
}

std::string shippedPrices() { return embedded(QStringLiteral(":/prices.json")); }
std::string publishedFigures() { return embedded(QStringLiteral(":/published/chroknowledge.json")); }
std::string publishedStressFigures() { return embedded(QStringLiteral(":/published/temporal_robustness.json")); }
std::string publishedMinedFigures() { return embedded(QStringLiteral(":/published/mined.json")); }
std::string traversalWords() { return embedded(QStringLiteral(":/packs/traversal.json")); }
std::string questionPack() { return embedded(QStringLiteral(":/packs/questions.json")); }
std::string distractorPack() { return embedded(QStringLiteral(":/packs/distractors.json")); }
std::string templatePack() { return embedded(QStringLiteral(":/packs/templates.json")); }
std::string relationPack() { return embedded(QStringLiteral(":/packs/relations.json")); }
std::string cleanRelationPack() { return embedded(QStringLiteral(":/packs/relations-clean.json")); }
std::string builtinLabels() { return embedded(QStringLiteral(":/labels/builtin.json")); }

std::string sampleRecording() { return embedded(QStringLiteral(":/samples/chronotiny.recording")); }

Status unpackSample(const std::string& folder) {
    const QString root = QStringLiteral(":/samples/ChroKnowBench");
    const QDir target(QString::fromStdString(folder));
    QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString from = files.next();
        const QString to = target.filePath(from.mid(root.size() + 1));
        if (!target.mkpath(QFileInfo(to).path()) || !QFile::copy(from, to))
            return Error{ErrorCode::Io, "the sample cannot be unpacked", to.toStdString()};
    }
    return {};
}

} // namespace chronoscope::app
