/** The owner of the restaurant under test. */
import type { ServingProcess } from './serving-process.ts'
import { startSite, type BenchDatabase } from './site.ts'

export const owner = { email: 'owner@example.com', password: 'bench-only-password' }

/** Starts a site on its own database; `open` disposes of both. */
export async function openOwnSite(
  database: Pick<BenchDatabase, 'createAnother'>,
  open: AsyncDisposableStack,
  settings: Record<string, string> = {},
) {
  const { databaseUrl, drop } = await database.createAnother()
  open.defer(drop)
  const site = await startSite(databaseUrl, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...settings,
  })
  open.defer(site.stop)
  return { site, databaseUrl }
}

/** The authorization header for the owner's calls. */
export async function logInAsOwner({ url }: ServingProcess) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
