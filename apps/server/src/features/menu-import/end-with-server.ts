/** Loaded before the script of a sheet process: it ends with its server, also with one that was killed. */
import { Worker } from 'node:worker_threads'
import { watchServer } from '../../program-files.ts'

// A thread of its own, because a file may keep the other one busy for as long as it likes.
new Worker(watchServer).unref()
