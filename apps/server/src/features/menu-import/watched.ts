import type { Context } from '../../platform/procedures.ts'

/** Who waits for a long call: hears how far it is, and may give it up. */
export interface Watched {
  tellProgress?: Context['tellProgress']
  signal?: AbortSignal | undefined
}
