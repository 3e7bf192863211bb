/** Loaded before the script of a sheet process: ends the process with its server, even if that was killed. */
import { Worker } from 'node:worker_threads'
import { watchServer } from '../../program-files.ts'

// In its own thread, because a file may block the main one indefinitely.
new Worker(watchServer).unref()
