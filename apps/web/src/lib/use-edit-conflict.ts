import { useState } from 'react'
import { readErrorBody } from './error-body.ts'

/** What was typed here, and what somebody else has saved meanwhile. */
interface EditConflict<Mine, Theirs> {
  message: string
  mine: Mine
  theirs: Theirs
}

/** Keeps both versions where an edit was refused because there is a newer one. */
export function useEditConflict<Mine, Theirs>(loadTheirs: () => Promise<Theirs | undefined>) {
  const [found, setFound] = useState<EditConflict<Mine, Theirs> | null>(null)

  async function findConflict(error: unknown, mine: Mine): Promise<EditConflict<Mine, Theirs> | null> {
    const body = readErrorBody(error)
    // A conflict that names a field is about that field: a slug that is taken.
    if (body?.code !== 'CONFLICT' || body.issues !== undefined) return null
    const theirs = await loadTheirs()
    return theirs === undefined ? null : { message: body.message, mine, theirs }
  }

  /** Saves; where there is a newer version, that one is here when the refusal is. */
  async function guard<Answer>(mine: Mine, save: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await save()
      setFound(null)
      return answer
    } catch (error) {
      try {
        setFound(await findConflict(error, mine))
      } catch (unreachable) {
        // Theirs cannot be had: that is what there is to say then.
        setFound(null)
        throw unreachable
      }
      throw error
    }
  }

  return {
    found,
    guard,
    /** What is typed while both are shown. */
    retype: (mine: Mine) => setFound((last) => last && { ...last, mine }),
    dismiss: () => setFound(null),
  }
}
