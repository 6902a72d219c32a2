// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/SettingTable.h"

#include "core/backend/client/NetworkSettings.h"
#include "ui/settings/Language.h"
#include "ui/views/Text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr double kGigabyte = 1e9;
constexpr double kSampleNumber = 1234.5;
constexpr double kMostFigureSide = 6000; // of both sides at 600 dpi a picture is made coarser, see FigureExport

void addLook(std::vector<Setting>& all) {
    const QString section = Text::tr("Appearance");
    Setting theme{QStringLiteral("look/scheme"),
                  SettingKind::Choice,
                  section,
                  Text::tr("Theme"),
                  Text::tr("Light or dark, whichever the desktop has, or white on black with thick lines."),
                  QStringLiteral("system")};
    theme.choices = {{QStringLiteral("system"), Text::tr("As the system")},
                     {QStringLiteral("light"), Text::tr("Light")},
                     {QStringLiteral("dark"), Text::tr("Dark")},
                     {QStringLiteral("contrast"), Text::tr("High contrast")}};
    all.push_back(theme);
    Setting scale{QStringLiteral("look/scale"),
                  SettingKind::Choice,
                  section,
                  Text::tr("Size of everything"),
                  Text::tr("Text, lines and figures together, on top of what the desktop sets."),
                  100};
    for (const int percent : {75, 100, 125, 150, 175, 200})
        scale.choices.append({percent, Text::tr("%1 %").arg(percent)});
    scale.atNextStart = true;
    all.push_back(scale);
    Setting font{QStringLiteral("look/font"),
                 SettingKind::Text,
                 section,
                 Text::tr("Font"),
                 Text::tr("Name of a font of this computer. Empty: the desktop's."),
                 QString()};
    font.atNextStart = true;
    all.push_back(font);
    Setting calm{QStringLiteral("look/calm"),
                 SettingKind::Switch,
                 section,
                 Text::tr("Less motion"),
                 Text::tr("Nothing blinks, fades or runs by itself."),
                 false};
    calm.atNextStart = true;
    all.push_back(calm);
}

void addLanguage(std::vector<Setting>& all) {
    Setting language{
        QStringLiteral("look/language"),
        SettingKind::Choice,
        Text::tr("Appearance"),
        Text::tr("Language"),
        Text::tr("Words and numbers of the window. Exported tables and the command line stay as they are."),
        QStringLiteral("system")};
    language.choices = {{QStringLiteral("system"), Text::tr("As the system")}};
    for (const auto& [code, name] : Language::choices())
        language.choices.append({code, name});
    language.atNextStart = true;
    all.push_back(language);
    Setting numbers{QStringLiteral("look/numbers"),
                    SettingKind::Choice,
                    Text::tr("Appearance"),
                    Text::tr("Numbers"),
                    Text::tr("How the window writes them. Exported tables and the command line keep 1234.5."),
                    QStringLiteral("language")};
    numbers.choices = {{QStringLiteral("language"), Text::tr("As the language writes them")}};
    for (const char* code : {"en", "fr", "de"})
        numbers.choices.append({QLatin1String(code), QLocale(QLatin1String(code)).toString(kSampleNumber, 'f', 1)});
    numbers.atNextStart = true;
    all.push_back(numbers);
}

void addFigures(std::vector<Setting>& all) {
    const QString section = Text::tr("Appearance");
    Setting colors{QStringLiteral("look/heatmap"),
                   SettingKind::Choice,
                   section,
                   Text::tr("Colours of heat maps"),
                   Text::tr("From low to high. All are even, and told apart with any colour vision; also in exported "
                            "figures."),
                   QStringLiteral("cividis")};
    colors.choices = {{QStringLiteral("cividis"), Text::tr("Blue to yellow (cividis)")},
                      {QStringLiteral("viridis"), Text::tr("Violet to yellow (viridis)")},
                      {QStringLiteral("greys"), Text::tr("Greys")}};
    colors.atNextStart = true;
    all.push_back(colors);
    Setting dates{QStringLiteral("look/dates"),
                  SettingKind::Choice,
                  section,
                  Text::tr("Dates"),
                  Text::tr("How the window writes when something was done. Files and the command line keep ISO 8601."),
                  QStringLiteral("iso")};
    dates.choices = {{QStringLiteral("iso"), Text::tr("2026-11-23 14:05 (ISO 8601)")},
                     {QStringLiteral("language"), Text::tr("As the language writes them")}};
    dates.atNextStart = true;
    all.push_back(dates);
    Setting zone{QStringLiteral("look/zone"),
                 SettingKind::Choice,
                 section,
                 Text::tr("Time zone"),
                 Text::tr("Of these times. What is stored is UTC."),
                 QStringLiteral("local")};
    zone.choices = {{QStringLiteral("local"), Text::tr("This computer's")}, {QStringLiteral("utc"), Text::tr("UTC")}};
    zone.atNextStart = true;
    all.push_back(zone);
}

void addSaved(std::vector<Setting>& all) {
    const QString section = Text::tr("Saved figures");
    Setting dots{
        QStringLiteral("figures/dpi"),
        SettingKind::Choice,
        section,
        Text::tr("Fineness"),
        Text::tr("Dots per inch of pictures that are saved or copied. SVG and PDF are drawings: they are sharp "
                 "in any size."),
        192};
    for (const int dpi : {96, 192, 300, 600})
        dots.choices.append({dpi, Text::tr("%1 dpi").arg(dpi)});
    all.push_back(dots);
    const auto addSide = [&](const QString& key, const QString& title, const QString& text) {
        Setting side{key, SettingKind::Number, section, title, text, 0.0};
        side.most = kMostFigureSide;
        side.unit = Text::tr(" px");
        side.decimals = 0;
        side.zero = Text::tr("As it needs");
        all.push_back(side);
    };
    addSide(QStringLiteral("figures/width"), Text::tr("Width"),
            Text::tr("Of plots that are saved or copied, in pixels of the screen. Where only one side is given the "
                     "other one follows."));
    addSide(QStringLiteral("figures/height"), Text::tr("Height"),
            Text::tr("Of plots that are saved or copied, in pixels of the screen. A picture has more of them where it "
                     "is finer than 96 dpi."));
    Setting colors{QStringLiteral("figures/colors"),
                   SettingKind::Choice,
                   section,
                   Text::tr("Colours"),
                   Text::tr("Papers want white; slides may be dark."),
                   QStringLiteral("paper")};
    colors.choices = {{QStringLiteral("paper"), Text::tr("Light, on white")},
                      {QStringLiteral("window"), Text::tr("As the window shows them")}};
    all.push_back(colors);
}

void addRuns(std::vector<Setting>& all) {
    const QString section = Text::tr("New runs");
    Setting begin{QStringLiteral("runs/begin"),
                  SettingKind::Choice,
                  section,
                  Text::tr("A new run begins"),
                  Text::tr("What the dialog of a new run shows at first."),
                  QStringLiteral("last")};
    begin.choices = {{QStringLiteral("last"), Text::tr("As the last one")},
                     {QStringLiteral("usual"), Text::tr("With the values below")}};
    all.push_back(begin);
    Setting sets{QStringLiteral("runs/sets"),
                 SettingKind::Choice,
                 section,
                 Text::tr("Exemplar sets"),
                 Text::tr("How often each question is asked at each temperature, with other exemplars each time."),
                 5};
    for (const int count : {1, 2, 3, 5, 10})
        sets.choices.append({count, QString::number(count)});
    all.push_back(sets);
    Setting temperatures{QStringLiteral("runs/temperatures"),
                         SettingKind::Choice,
                         section,
                         Text::tr("Temperatures"),
                         Text::tr("Without 0 there are no categories; with 0 alone no Partial (sampled)."),
                         QStringLiteral("0, 0.7")};
    temperatures.choices = {{QStringLiteral("0, 0.7"), Text::tr("0 and 0.7, as the paper asks")},
                            {QStringLiteral("0"), Text::tr("0 alone")},
                            {QStringLiteral("0, 1"), Text::tr("0 and 1")}};
    all.push_back(temperatures);
}

void addModels(std::vector<Setting>& all) {
    all.push_back(
        {QStringLiteral("page/backends"), SettingKind::Page, Text::tr("Models"), Text::tr("Models, keys and prices"),
         Text::tr("Model servers and files, API keys, what a model costs: on the page Backends."), QString()});
}

void addFolders(std::vector<Setting>& all) {
    const QString section = Text::tr("Folders");
    all.push_back({QStringLiteral("paths/workspaces"), SettingKind::Folder, section, Text::tr("Workspaces"),
                   Text::tr("Where new ones are made and others are looked for. Empty: where the last one was."),
                   QString()});
    all.push_back({QStringLiteral("paths/exports"), SettingKind::Folder, section, Text::tr("Exports"),
                   Text::tr("Where figures, tables and reports are saved. Empty: where the last of its kind was."),
                   QString()});
}

void addWork(std::vector<Setting>& all) {
    const QString section = Text::tr("Working");
    all.push_back({QStringLiteral("start/reopen"), SettingKind::Switch, section, Text::tr("Open the last workspace"),
                   Text::tr("At the start, unless another is named. Without it the welcome page is shown."), true});
    all.push_back({QStringLiteral("runs/alert"), SettingKind::Switch, section, Text::tr("Tell when a run ends"),
                   Text::tr("Marks the window in the task bar where another one is in front."), true});
    all.push_back({QStringLiteral("runs/notify"), SettingKind::Switch, section, Text::tr("Notify when a run ends"),
                   Text::tr("A notification of the desktop where another window is in front; pressed, it shows the "
                            "run."),
                   true});
    all.push_back({QStringLiteral("runs/awake"), SettingKind::Switch, section, Text::tr("Stay awake for runs"),
                   Text::tr("The computer does not go to sleep by itself while a run is going."), true});
    all.push_back({QStringLiteral("annotation/author"), SettingKind::Text, section, Text::tr("Annotator"),
                   Text::tr("The name that your annotations carry, also in what is exported."), QString()});
}

void addNetwork(std::vector<Setting>& all) {
    const QString section = Text::tr("Network");
    const backend::NetworkSettings usual;
    all.push_back({QStringLiteral("network/offline"), SettingKind::Switch, section, Text::tr("Offline"),
                   Text::tr("Nothing is sent to any other computer, by this window or the command line. Model servers "
                            "of this computer still answer."),
                   usual.offline});
    Setting proxy{QStringLiteral("network/proxy"),
                  SettingKind::Text,
                  section,
                  Text::tr("Proxy"),
                  Text::tr("Such as http://proxy.example:3128. Empty: as the environment says (HTTPS_PROXY)."),
                  QString()};
    proxy.atNextStart = true;
    all.push_back(proxy);
    Setting authority{QStringLiteral("network/ca_file"),
                      SettingKind::File,
                      section,
                      Text::tr("Own certificates"),
                      Text::tr("A PEM file of the authorities to trust instead of the system's."),
                      QString()};
    authority.atNextStart = true;
    all.push_back(authority);
    Setting cache{QStringLiteral("network/cache"),
                  SettingKind::Number,
                  section,
                  Text::tr("Size of kept replies"),
                  Text::tr("Replies are kept so that the same question is not paid for twice; the oldest go first."),
                  static_cast<double>(usual.cacheBytes) / kGigabyte};
    cache.least = backend::NetworkSettings::kLeastCache / kGigabyte;
    cache.most = backend::NetworkSettings::kMostCache / kGigabyte;
    cache.unit = Text::tr(" GB");
    cache.atNextStart = true;
    all.push_back(cache);
}
} // namespace

std::vector<Setting> settingTable() {
    std::vector<Setting> all;
    addLook(all);
    addFigures(all);
    addLanguage(all);
    addSaved(all);
    addWork(all);
    addModels(all);
    addRuns(all);
    addFolders(all);
    addNetwork(all);
    return all;
}

QVariant soundValue(const Setting& setting, const QVariant& value) {
    switch (setting.kind) {
    case SettingKind::Switch:
        return value.isValid() && value.canConvert<bool>() ? QVariant(value.toBool()) : setting.usual;
    case SettingKind::Choice:
        // An INI file gives every number as text.
        for (const auto& [choice, words] : setting.choices)
            if (choice.toString() == value.toString()) return choice;
        return setting.usual;
    case SettingKind::Number: {
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(number)) return setting.usual;
        return std::clamp(number, setting.least, setting.most);
    }
    case SettingKind::Page: return setting.usual;
    case SettingKind::Text:
    case SettingKind::File:
    case SettingKind::Folder: return value.isValid() ? QVariant(value.toString()) : setting.usual;
    }
    return setting.usual;
}

} // namespace chronoscope::ui
