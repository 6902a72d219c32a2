# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Chronoscope authors
"""llama.cpp's own server out of the Python package xllamacpp (ready-made wheels, nothing to compile), with the options
of llama-server that Chronoscope and its tests need:
llama_server.py -m MODEL [--port N] [-c CONTEXT] [-np SLOTS] [-t THREADS] [--cache-ram MIB]"""
import argparse
import signal
import threading

import xllamacpp

parser = argparse.ArgumentParser(add_help=False)
parser.add_argument("-m", required=True)
parser.add_argument("--port", type=int, default=8080)
parser.add_argument("-c", type=int, default=4096)
parser.add_argument("-np", type=int, default=4)
parser.add_argument("-t", type=int, default=1)
parser.add_argument("--cache-ram", type=int, default=0)
wanted = parser.parse_args()

params = xllamacpp.CommonParams()
params.model.path = wanted.m
params.n_ctx = wanted.c
params.n_parallel = wanted.np
params.cpuparams.n_threads = wanted.t
params.cpuparams_batch.n_threads = wanted.t
params.cache_ram_mib = wanted.cache_ram
params.hostnames = ["127.0.0.1"]
params.port = wanted.port
params.use_jinja = True
params.warmup = False
server = xllamacpp.Server(params)
print("listening on", server.listening_address, flush=True)

ended = threading.Event()
signal.signal(signal.SIGTERM, lambda *_: ended.set())
ended.wait()
