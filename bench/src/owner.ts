/** Whoever runs the restaurant that is measured. */
import type { ServingProcess } from './serving-process.ts'
import { startSite } from './site.ts'

const owner = { email: 'owner@example.com', password: 'bench-only-password' }

export const startSiteWithOwner = (databaseUrl: string) =>
  startSite(databaseUrl, { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })

/** The header that the owner's calls carry. */
export async function logInAsOwner({ url }: ServingProcess) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
