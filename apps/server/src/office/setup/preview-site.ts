import type { SitePreview } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { issueSiteKey } from '../../platform/site-keys.ts'
import { writeInstant } from '../../platform/wall-clock.ts'

const HOURS = 7 * 24

/** A link with which a browser sees the site before it opens: for staff, and whomever they give it to. */
export async function previewSite({ db, clock, publicUrl }: AdminContext): Promise<SitePreview> {
  const now = clock.now()
  const key = await issueSiteKey(db, {
    purpose: 'look-in',
    now: new Date(now.epochMilliseconds),
    hours: HOURS,
  })
  return { url: `${publicUrl}/preview/site/${key}`, expiresAt: writeInstant(now.add({ hours: HOURS })) }
}
