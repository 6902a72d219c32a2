// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/CommandLine.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Text.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RunStore.h"
#include "tests/support/AnnotationSteps.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::test {

/// `chronoscope annotate` in a workspace with a finished run, of which two people have annotated the first element.
class AnnotateCommand : public testing::Test {
protected:
    void SetUp() override {
        const auto workspace = makeWorkspace(m_folder, "mine.chronoscope");
        runToEnd(workspace, makeRun(workspace, smallSpec(6), "calibration:?cutoff=2016&recall=0.4"));
        auto reader = must(workspace->reader());
        m_element = must(store::BenchmarkStore(reader).loadOfRun(1, 0, 1)).front().element.id;
        m_run = annotation::runIdentity(must(store::RunStore(reader).get(1)));
        m_years = must(store::RunStore(reader).get(1)).years;
        ASSERT_GE(m_years.size(), 4U);
        say(workspace, "ann", {{"alias"}, {"outdated"}, {"alias"}, {"other"}});
        say(workspace, "bob", {{"alias"}, {"outdated"}, {"outdated"}, {"other"}});
    }
    /// Labels of the first element, year by year.
    void say(const WorkspacePtr& workspace, const std::string& author,
             const std::vector<std::vector<std::string>>& labels) const {
        annotation::AnnotationAction action{0, author, "said", "2026-01-01T00:00:00Z", false, {}};
        for (std::size_t i = 0; i < labels.size(); ++i)
            action.changes.push_back(annotation::AnnotationBook().changeTo(
                {m_run, m_element, m_years[i], prompt::Template::Generation}, {author, false}, "model",
                "Reasons of failure", labelled(labels[i], "=note"), 1));
        must(workspace->write(
            [&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }
    struct Outcome {
        int status = 0;
        std::string out, notes;
    };
    Outcome annotate(const std::vector<std::string>& options, const std::string& file = "mine.chronoscope") const {
        return command("annotate", options, file);
    }
    Outcome command(const char* name, const std::vector<std::string>& options,
                    const std::string& file = "mine.chronoscope") const {
        const std::string workspace = path(file);
        std::vector<const char*> argv{"chronoscope", name, "-w", workspace.c_str()};
        for (const std::string& option : options)
            argv.push_back(option.c_str());
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        std::string out = testing::internal::GetCapturedStdout();
        return {status, std::move(out), testing::internal::GetCapturedStderr()};
    }
    std::vector<std::string> said(const std::string& file = "mine.chronoscope") const {
        const auto workspace = must(store::Workspace::open(path(file), store::Workspace::Open::Reading));
        auto reader = must(workspace->reader());
        return saidBy(must(store::AnnotationStore(reader).annotations()));
    }
    /// Ann accepts what one wrong reply of the run answered.
    void acceptAnAnswer() const {
        std::optional<nlohmann::json> wrong;
        for (const std::string& line : text::split(command("replies", {"--run", "1", "--json"}).out, '\n'))
            if (const nlohmann::json reply = nlohmann::json::parse(line);
                reply.at("template") == "generation" && reply.at("match") == false &&
                !reply.at("answer").get<std::string>().empty())
                wrong = reply;
        if (!wrong) throw std::runtime_error("all replies are right");
        bool ok = false;
        const annotation::ItemKey item{m_run, contentIdFromHex(wrong->at("element_id").get<std::string>(), ok),
                                       wrong->at("year").get<int>(), prompt::Template::Generation};
        auto body = labelled({"alias"});
        body.accepted = {{wrong->at("answer").get<std::string>(), "another name"}};
        const auto workspace =
            must(store::Workspace::open(path("mine.chronoscope"), store::Workspace::Open::ExistingToWrite));
        must(workspace->write([&](store::Database& database) {
            store::AnnotationStore store(database);
            const annotation::AnnotationBook book(must(store.annotations()));
            return store.apply({0,
                                "ann",
                                "accept",
                                "2026-01-02T00:00:00Z",
                                false,
                                {book.changeTo(item, {"ann", false}, "model", "Reasons of failure", body, 1)}});
        }));
    }
    /// A copy of the workspace that nobody has annotated.
    void copyUnannotated(const std::string& name) const {
        std::filesystem::copy_file(path("mine.chronoscope"), path(name));
        const auto workspace = must(store::Workspace::open(path(name), store::Workspace::Open::ExistingToWrite));
        for (const char* author : {"bob", "ann"})
            must(workspace->write([&](store::Database& database) {
                store::AnnotationStore store(database);
                return store.setUndone(must(store.undoable(author, 1)).front().id, true);
            }));
    }
    std::string path(const std::string& name) const { return m_folder.file(name); }

private:
    const TempDir m_folder;
    ContentId m_element{};
    ContentId m_run{};
    std::vector<int> m_years;
};

} // namespace chronoscope::test
