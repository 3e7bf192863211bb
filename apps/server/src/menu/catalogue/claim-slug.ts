import { normalizeSlug } from '@tiffin/contract'
import { isUniqueViolation } from '../../db/sql-state.ts'
import { Refusal } from '../../platform/refusal.ts'

/** The slug for the text that someone typed; rejects text of which nothing is usable. */
export function requireSlug(text: string): string {
  const slug = normalizeSlug(text)
  if (slug) return slug
  const message = 'Slug is required'
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'slug', message }] })
}

/** The unique key decides who gets a slug; this turns its error into a message for the owner. */
export async function claimSlug(
  kind: 'product' | 'category' | 'option group',
  slug: string | undefined,
  write: PromiseLike<unknown>,
): Promise<void> {
  try {
    await write
  } catch (error) {
    if (slug === undefined || !isUniqueViolation(error)) throw error
    const name = kind === 'option group' ? 'key' : 'slug'
    const message = `The ${name} "${slug}" is taken by another ${kind}`
    throw new Refusal('CONFLICT', message, { issues: [{ path: name, message }] })
  }
}
