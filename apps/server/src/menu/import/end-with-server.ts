/** Loaded before the script of a sheet process: ends the process with its server, even if that was killed. */
import { isMainThread, Worker } from 'node:worker_threads'
import { watchServer } from '../../program-files.ts'

// In its own thread, because a file may block the main one indefinitely. A thread loads this too: without the condition
// each would start another one, until the process ends.
if (isMainThread) new Worker(watchServer).unref()
