import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders the whole page to one string. Unlike React's `renderToString` it waits for lazy components, and fails with
 * any component's error instead of silently leaving a gap for the browser to fill.
 */
export function renderToText(page: ReactNode, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise large parts are moved to the end and put into place by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error) => {
        reject(error)
        abort()
      },
    })
  })
}
