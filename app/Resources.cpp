// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"

#include "core/traversal/TraversalWords.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace chronoscope::app {

namespace {
std::string embedded(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}
} // namespace

Result<prompt::PromptPack> loadPack(const std::string& userFolder) {
    return prompt::PromptPack::parseWithFolder({templatePack(), relationPack(), cleanRelationPack()}, userFolder);
}

std::string shippedPrices() { return embedded(QStringLiteral(":/prices.json")); }
std::string publishedFigures() { return embedded(QStringLiteral(":/published/chroknowledge.json")); }
std::string publishedStressFigures() { return embedded(QStringLiteral(":/published/temporal_robustness.json")); }
std::string publishedMinedFigures() { return embedded(QStringLiteral(":/published/mined.json")); }
std::string traversalWords() { return embedded(QStringLiteral(":/packs/traversal.json")); }
Result<std::string> loadTraversalWords(const std::string& userFolder) {
    if (userFolder.empty()) return traversalWords();
    const auto words = traversal::TraversalWords::parseWithFolder(traversalWords(), userFolder);
    if (!words) return words.error();
    return words->json();
}

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
