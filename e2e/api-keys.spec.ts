/** An owner makes, replaces and revokes the key of a program, by keyboard alone. */
import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { beginNew, logInAsAdmin } from './admin.ts'
import { expect, test, type Page } from './journey.ts'

const name = `Till ${randomUUID().slice(0, 8)}`

/** Presses the button that has, or gets, the focus. */
async function press(page: Page, button: ReturnType<Page['getByRole']>) {
  await button.focus()
  await page.keyboard.press('Enter')
}

const tryKey = async (request: APIRequestContext, key: string) => {
  const answer = await request.get('/api/admin/orders?limit=1', {
    headers: { authorization: `Bearer ${key}` },
  })
  return answer.status()
}

/** The key that is shown now, once. */
async function readKey(page: Page): Promise<string> {
  const shown = page.getByRole('dialog', { name: `The key “${name}”` })
  const key = await shown.getByLabel('API key').inputValue()
  await expectAccessible(page)
  await press(page, shown.getByRole('button', { name: 'Done' }))
  await expect(shown).toBeHidden()
  expect(await page.content()).not.toContain(key)
  return key
}

test('a key is made, used, replaced and revoked by keyboard', async ({ page, request, expectNoise }) => {
  test.slow()
  expectNoise(/status of 400/)
  await logInAsAdmin(page, '/admin/keys')
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await beginNew(page, 'API key')
  await expect(form.getByLabel('Name')).toBeFocused()
  await press(page, form.getByRole('button', { name: 'Create API key' }))
  await expect(form.getByText('What is it for?')).toBeVisible()
  await expect(form.getByText('Choose what it may do')).toBeVisible()
  await expectAccessible(page)

  await form.getByLabel('Name').focus()
  await page.keyboard.type(name)
  await form.getByRole('checkbox', { name: 'Read, take and change orders' }).focus()
  await page.keyboard.press('Space')
  await form.getByLabel('Only from these networks').focus()
  await page.keyboard.type('the office')
  await press(page, form.getByRole('button', { name: 'Create API key' }))
  await expect(form.getByText('is no address and no network')).toBeVisible()
  await form.getByLabel('Only from these networks').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('127.0.0.0/8\n::1')
  await press(page, form.getByRole('button', { name: 'Create API key' }))
  const key = await readKey(page)
  expect(key).toMatch(/^tiffin_demo_[0-9A-Za-z]{36}$/)

  const card = page.getByRole('article', { name })
  await expect(card).toContainText('Never used')
  expect(await tryKey(request, key)).toBe(200)
  await page.reload()
  await expect(card).toContainText('orders.list')
  await expect(card).toContainText('Only from 127.0.0.0/8, ::1/128')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }

  await press(page, card.getByRole('button', { name: 'Replace' }))
  const replacing = page.getByRole('dialog', { name: `Replace ${name}` })
  await expect(replacing.getByLabel('How long the old key still works')).toBeFocused()
  await expectAccessible(page)
  await press(page, replacing.getByRole('button', { name: 'Create new key' }))
  const replacement = await readKey(page)
  expect([await tryKey(request, key), await tryKey(request, replacement)]).toEqual([200, 200])

  const old = card.filter({ hasText: 'Replaced' })
  await press(page, old.getByRole('button', { name: 'Revoke' }))
  const question = page.getByRole('dialog', { name: `Revoke ${name}?` })
  await expectAccessible(page)
  await press(page, question.getByRole('button', { name: 'Revoke now' }))
  await expect(page.getByText(`${name} is revoked`)).toBeVisible()
  expect([await tryKey(request, key), await tryKey(request, replacement)]).toEqual([401, 200])
  await expect(page.getByText(/ended key/)).toBeVisible()
})

test('the logs say which key it was', async ({ page, request }) => {
  await logInAsAdmin(page, '/admin/keys')
  const form = await beginNew(page, 'API key')
  const logged = `Sync ${randomUUID().slice(0, 8)}`
  await form.getByLabel('Name').fill(logged)
  await form.getByRole('checkbox', { name: 'Edit coupons' }).check()
  await form.getByRole('button', { name: 'Create API key' }).click()
  const key = await page.getByRole('dialog').getByLabel('API key').inputValue()
  const headers = { authorization: `Bearer ${key}` }
  const code = `K${randomUUID().slice(0, 8)}`.toUpperCase()
  await request.post('/api/coupons', { headers, data: { code, kind: 'percent', value: 5 } })
  await request.get('/api/admin/log', { headers })
  await page.goto(`/admin/log?q=${code}`)
  await expect(page.getByText(`with the API key “${logged}”`)).toBeVisible()
  await page.goto('/admin/log/security')
  await expect(page.getByRole('row', { name: new RegExp(logged) })).toContainText('Permission refused')
  await expectAccessible(page)
})
