/** A receipt printer is added, fetches its tickets by itself, and staff see what came out. */
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an accepted order comes out of the printer, and the ledger says so', async ({ page, request }) => {
  const name = `Counter ${Date.now()}`
  await logInAsAdmin(page, '/admin/printers')
  await page.getByRole('button', { name: 'New printer' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Counter/).check()
  await page.getByRole('button', { name: /^(Add|Create|Save)/ }).click()
  const shown = page.getByRole('dialog').getByRole('textbox', { name: 'Server URL' })
  await expect(shown).toHaveValue(/cloudprnt/)
  const address = await shown.inputValue()
  const path = new URL(address).pathname
  await page.getByRole('button', { name: 'Done' }).click()

  const poll = async () =>
    (await (await request.post(path, { data: { statusCode: '200%20OK' } })).json()) as { jobToken?: string }
  expect(await poll()).toEqual({ jobReady: false })

  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  await request.post(`/api/admin/orders/${order._id}/status`, {
    headers,
    data: { from: 'placed', to: 'accepted' },
  })
  await expect.poll(async () => (await poll()).jobToken, { timeout: 20_000 }).toBeDefined()
  const { jobToken = '' } = await poll()
  const picture = await request.get(`${path}?type=image/png&token=${jobToken}`)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await request.delete(`${path}?token=${jobToken}&code=200%20OK`)).ok()).toBe(true)

  await open(page, '/admin/printers')
  const row = page.getByRole('row', { name: new RegExp(String(order.number)) }).first()
  await expect(row).toContainText('Printed')
  await row.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('img', { name: `Ticket of order ${order.number}, Counter` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const printers = (await (await request.get('/api/admin/printers', { headers })).json()) as {
    _id: string
    name: string
  }[]
  const { _id } = printers.find((each) => each.name === name) ?? { _id: '' }
  expect((await request.delete(`/api/admin/printers/${_id}`, { headers })).status()).toBe(204)
})
