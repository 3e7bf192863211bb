import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastPath } from './fast-path.ts'
import { discardUnreadBody, UPLOAD_MS } from './request-bodies.ts'
import { SILENT_CLIENT_MS } from './slow-clients.ts'

const HEADERS_MS = 5000
// Between two requests. A proxy should hang up first, or it may send one into a connection that is just closing.
const IDLE_CLIENT_MS = 30_000
const CHECKING_MS = 1000

/** A client that sends slowly, or not at all, must not occupy a socket. What is ready is answered before `handle` is called. */
export function createHttpServer(handle: RequestListener, fastPath: FastPath): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: IDLE_CLIENT_MS,
      connectionsCheckingInterval: CHECKING_MS,
    },
    (request, response) => {
      if (fastPath.answer(request, response)) return
      discardUnreadBody(request, response)
      handle(request, response)
    },
  )
  return server.setTimeout(SILENT_CLIENT_MS)
}
