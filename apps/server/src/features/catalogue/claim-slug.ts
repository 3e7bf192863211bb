import { normalizeSlug } from '@tiffin/contract'
import { isUniqueViolation } from '../../db/sql-state.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What something is called in addresses, made of what somebody typed; refused when nothing of that can be used. */
export function requireSlug(text: string): string {
  const slug = normalizeSlug(text)
  if (slug) return slug
  const message = 'Slug is required'
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'slug', message }] })
}

/** The unique key decides who has a slug; this says it in the owner's words. */
export async function claimSlug(
  kind: 'product' | 'category',
  slug: string | undefined,
  write: PromiseLike<unknown>,
): Promise<void> {
  try {
    await write
  } catch (error) {
    if (slug === undefined || !isUniqueViolation(error)) throw error
    const message = `The slug "${slug}" is taken by another ${kind}`
    throw new Refusal('CONFLICT', message, { issues: [{ path: 'slug', message }] })
  }
}
