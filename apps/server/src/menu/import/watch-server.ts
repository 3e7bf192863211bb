/** A thread: the server has the other end of this pipe and never writes, so the pipe closes when the server ends. */
import { Socket } from 'node:net'

const PIPE = 3

// Not a file: a thread that waits for a file read cannot be stopped until data arrives.
new Socket({ fd: PIPE })
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .on('error', () => undefined)
  .resume()
