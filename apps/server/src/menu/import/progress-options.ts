import type { Context } from '../../platform/context.ts'

/** For callers of a long operation: reports progress, and lets them abort. */
export interface ProgressOptions {
  reportProgress?: Context['reportProgress']
  signal?: AbortSignal | undefined
}
