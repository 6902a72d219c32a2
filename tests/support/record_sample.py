# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Chronoscope authors
"""Records a real model's run over the sample benchmark, which "Try the sample" plays back (core/run/RecordedRun.h).

Two steps, from the root of the repository:
  1. a run as any other, through a llama.cpp server (resources/server/llama_server.py, or llama-server):
       LLAMA/bin/python resources/server/llama_server.py -m resources/models/chronotiny-v1.gguf --port 8093 -np 4 -t 1 &
       chronoscope import -w recording.chronoscope resources/samples/ChroKnowBench
       chronoscope run -w recording.chronoscope --backend llama:http://127.0.0.1:8093 --domain general --stop '\\n' \\
           --name 'ChronoTiny v1'
  2. record_sample.py recording.chronoscope RUN_ID "BUILD OF THE SERVER" resources/samples/chronotiny.recording
Half an hour on one quiet core. It has to be done again when the sample's general elements or few-shots change, and only then: the packs that
its prompts are made of are in the recording. Needs Python 3.9 and no package."""
import hashlib
import json
import sqlite3
import sys
import zlib

FINISHED = 3
DOMAINS = ["general", "biomedical", "legal", "commonsense", "mathematics"]
BITS_OF_INDEX = 40


def pack(database, key):
    return database.execute("SELECT json FROM pack WHERE id = ?", (key,)).fetchone()[0]


def main(path, run, build, target):
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    database.row_factory = sqlite3.Row
    record = database.execute("SELECT * FROM run WHERE id = ?", (run,)).fetchone()
    if record is None or record["state"] != FINISHED:
        sys.exit(f"{path}: run {run} is not there, or not finished")
    domains = json.loads(record["spec"])["slice"]["domains"] or DOMAINS
    shots = database.execute(
        f"SELECT id FROM element WHERE few_shot = 1 AND domain IN ({', '.join('?' * len(domains))}) ORDER BY row",
        [DOMAINS.index(name) for name in domains],
    )
    few_shots = hashlib.sha256("".join(shot["id"].hex() for shot in shots).encode()).hexdigest()[:32]
    report = json.loads(record["report"])
    report["build"] = build
    head = {
        "name": f"{record['name']}, recorded {record['created'][:10]}",
        "model": record["model"],
        "backend": record["backend"],
        "build": build,
        "recorded": record["created"][:10],
        "report": json.dumps(report),
        "spec": json.loads(record["spec"]),
        "slice_hash": record["slice_hash"],
        "few_shots": few_shots,
        "template_pack": pack(database, record["template_pack"]),
        "relation_pack": pack(database, record["relation_pack"]),
    }
    lines = [json.dumps(head, ensure_ascii=False, sort_keys=True)]
    first = run << BITS_OF_INDEX
    replies = database.execute(
        "SELECT r.key, r.kind, t.text, r.prompt_tokens, r.completion_tokens, r.finish FROM reply r "
        "JOIN reply_text t ON t.id = r.text WHERE r.key >= ? AND r.key < ? ORDER BY r.key",
        (first, (run + 1) << BITS_OF_INDEX),
    )
    for reply in replies:
        if reply["kind"] < 0:
            sys.exit(f"{path}: a request ended in an error: resume the run with the errors asked again")
        row = [reply["key"] - first, reply["text"], reply["prompt_tokens"], reply["completion_tokens"], reply["finish"]]
        lines.append(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
    if len(lines) - 1 != record["total"]:
        sys.exit(f"{path}: {len(lines) - 1} replies of {record['total']}")
    data = zlib.compress("\n".join(lines).encode(), 9)
    with open(target, "wb") as file:
        file.write(data)
    print(f"{len(lines) - 1} replies, {len(data)} bytes")


if len(sys.argv) != 5:
    sys.exit(__doc__)
main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
