/** Loaded before the script of a sheet process: it ends with its server, also with one that was killed. */
import { Worker } from 'node:worker_threads'

// A thread of its own, because a file may keep the other one busy for as long as it likes.
new Worker(new URL('watch-server.ts', import.meta.url)).unref()
