// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/BenchSession.h"

#include "app/Resources.h"
#include "app/Studies.h"
#include "ui/theme/Theme.h"

#include <utility>

namespace chronoscope::app {

BenchSession::BenchSession() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QApplication>(m_argc, m_argv);
    ui::Theme::apply(*m_application, ui::Scheme::Light);
    m_settings = std::make_unique<ui::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_dialogs = std::make_unique<ui::SystemDialogs>(*m_settings);
    m_backends = std::make_unique<ui::BackendHub>(ui::BackendHub::Parts(), m_keys);
}

Result<std::unique_ptr<BenchSession>> BenchSession::make() {
    auto pack = loadPack();
    if (!pack) return pack.error();
    std::unique_ptr<BenchSession> made(new BenchSession);
    made->m_session = std::make_unique<ui::Session>(std::make_shared<const prompt::PromptPack>(std::move(pack).value()),
                                                    *made->m_backends);
    return made;
}

Result<std::unique_ptr<ui::MainWindow>> BenchSession::makeWindow() {
    auto words = shippedWords();
    if (!words) return words.error();
    auto labels = annotation::labelSetFromJson(builtinLabels());
    if (!labels) return labels.error();
    return std::make_unique<ui::MainWindow>(*m_session, *m_dialogs, *m_settings, std::move(words).value(),
                                            std::move(labels).value());
}

} // namespace chronoscope::app
