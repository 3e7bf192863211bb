/** A thread: the server holds the other end of this pipe and never writes, so that its end is the server's. */
import { Socket } from 'node:net'

const PIPE = 3

// No file: a thread that waits for one cannot be ended before something comes.
new Socket({ fd: PIPE })
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .on('error', () => undefined)
  .resume()
