import { newCustomer, register, startSignedIn } from './customer.ts'
import { house } from './house.ts'
import { expect, open, test } from './journey.ts'
import { pages } from './page-table.ts'

test('reading every page, signed in, sets no cookie and contacts no other site', async ({
  context,
  page,
  request,
  baseURL,
}) => {
  const asked = new Set<string>()
  context.on('request', (sent) => asked.add(new URL(sent.url()).origin))
  await startSignedIn(page, await register(request, newCustomer()))
  for (const { path } of pages) await page.goto(path, { waitUntil: 'load' })
  expect(await context.cookies()).toEqual([])
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
})

test('the policy is in force as of today’s date at the restaurant', async ({ page }) => {
  await open(page, '/privacy')
  const date = page.getByText(/^Effective date/).getByRole('time')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: house.timeZone }).format(new Date())
  expect(await date.getAttribute('datetime')).toBe(today)
  await expect(date).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
})
