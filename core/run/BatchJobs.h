// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/OpenAiBatch.h"
#include "core/run/BatchImport.h"
#include "core/store/BatchStore.h"
#include "core/store/Workspace.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// What submit() did with the request files of a folder.
struct BatchSubmission {
    int submitted = 0;
    int already = 0; ///< files the server has had before
};

/// What collect() took in.
struct BatchCollection {
    struct File {
        std::string path;
        BatchImport import;
    };
    std::vector<File> files;
    std::vector<Error> problems; ///< of batches whose results could not be had; they are tried again next time
};

/// The batches of one run at a server with OpenAI's Batch API. Every step is in the workspace before the next one
/// begins, so that all three calls can be cut off anywhere and called again, in another process too: nothing is asked
/// or paid for twice. Every call blocks; one thread; the run must have no engine. Errors as OpenAiBatch and
/// importBatch() have them. `network` must outlive this.
class BatchJobs {
public:
    static Result<std::unique_ptr<BatchJobs>> open(std::shared_ptr<store::Workspace> workspace, std::int64_t run,
                                                   const backend::Network& network);

    /// Uploads the request files of this run in `folder` and has them worked on, but for those that are with the
    /// server. A file that the server refused is sent again. NotFound if there is no file, InvalidArgument for one of
    /// another run, or that asks what is answered or under way in another batch.
    Result<BatchSubmission> submit(const std::string& folder, const std::stop_token& stop);
    /// Asks how far the batches are that are not over.
    Status poll(const std::stop_token& stop);
    /// Downloads into `folder`, and imports, the results of the batches that are over.
    Result<BatchCollection> collect(const std::string& folder, const RunEngine::Sink& sink,
                                    const std::stop_token& stop);

    /// As stored, in order of submission.
    Result<std::vector<store::BatchRow>> list() const;

private:
    BatchJobs(std::shared_ptr<store::Workspace> workspace, store::RunRecord record, std::string identity,
              backend::OpenAiBatch server);
    Result<store::BatchRow> describe(const std::string& path) const;
    Status isUnanswered(const store::BatchRow& row, const std::string& path) const;
    Result<bool> submitFile(const std::string& path, const std::vector<store::BatchRow>& known,
                            const std::stop_token& stop);
    Status create(store::BatchRow& row, const std::stop_token& stop);
    Status collectOne(store::BatchRow& row, const std::string& folder, const RunEngine::Sink& sink,
                      const std::stop_token& stop, BatchCollection& collected);
    Status save(const store::BatchRow& row);

    const std::shared_ptr<store::Workspace> m_workspace;
    const store::RunRecord m_record;
    const std::string m_identity;
    const backend::OpenAiBatch m_server;
};

} // namespace chronoscope::run
