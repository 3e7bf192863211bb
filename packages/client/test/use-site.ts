import { beforeAll } from 'vitest'
import { useTestApp } from '../../../apps/server/test/create-test-app.ts'
import { createTiffin } from '../src/index.ts'

/** The restaurant's server, listening, with its own database, at noon of a day on which the kitchen is open. */
export function useSite() {
  const app = useTestApp()
  let url = ''
  beforeAll(async () => {
    url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  })
  return {
    app,
    get url() {
      return url
    },
    /** A client that has just signed up as an admin. */
    async admin() {
      const { token } = await app.signUp('owner@example.com', { role: 'admin' })
      return createTiffin({ url, token })
    },
  }
}

/** A guest's order, without an account. */
export const samosas = (quantity = 1) => ({
  items: [{ slug: 'samosa', quantity }],
  customer: { name: 'Test Guest', email: 'guest@example.com' },
})
