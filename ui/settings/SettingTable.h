// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace chronoscope::ui {

/// A Page is chosen on a page of the window: here stands the way to it.
enum class SettingKind { Choice, Switch, Number, Text, File, Folder, Page };

/// One setting a person may choose: its stable key, type and usual value, and its words.
struct Setting {
    QString key;
    SettingKind kind = SettingKind::Switch;
    QString section;
    QString title;
    QString text; ///< what it does, in a sentence
    QVariant usual;
    QList<QPair<QVariant, QString>> choices{}; ///< of a Choice
    double least = 0;                          ///< of a Number
    double most = 0;
    QString unit{};
    int decimals = 2;
    QString zero{};           ///< what the least one means, where it is no amount
    bool atNextStart = false; ///< acts only then
    QStringList former{};     ///< keys that it had in earlier versions: what is kept under one is taken over
};

/// All of them, in the order of the window; the one place where a key, its type and its usual value are said. Keys that
/// begin with "network/" are kept in network.json, which the command line reads too. GUI thread (tr).
std::vector<Setting> settingTable();

/// `value` as a setting of this kind can have it, else its usual one: a file may hold anything.
QVariant soundValue(const Setting& setting, const QVariant& value);

} // namespace chronoscope::ui
