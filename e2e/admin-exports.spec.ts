import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test, type Page } from './journey.ts'
import type { Order } from './kitchen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function placeOne(request: APIRequestContext, name: string) {
  const items = [{ slug: 'samosa', quantity: 2 }]
  const placed = await request.post('/api/orders', {
    data: { items, customer: { name, email: 'juniper@example.com', phone: '+1 780-555-0199' } },
  })
  expect(placed.status()).toBe(201)
  return (await placed.json()) as Order
}

async function save(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('this month’s orders are downloaded as a file', async ({ page, request }) => {
  const guest = `=Juniper ${randomUUID().slice(0, 8)}`
  const { number } = await placeOne(request, guest)
  await logInAsAdmin(page, '/admin/orders')
  await page.getByRole('button', { name: 'Export' }).click()
  const drawer = page.getByRole('dialog', { name: 'Export orders' })
  await expect(drawer.getByLabel('Placed until')).not.toHaveValue('')
  await expectAccessible(page)

  const workbook = await save(page)
  expect(workbook.name).toMatch(/^orders_\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.xlsx$/)
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')

  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  await drawer.getByText('Comma-separated').click()
  const text = (await save(page)).bytes.toString()
  const line = text.split('\r\n').find((each) => each.startsWith(`${number},`))
  expect(line).toContain(`,'${guest},juniper@example.com,'+1 780-555-0199,2 × Samosa,`)

  await open(page, '/admin/customers')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await save(page)).name).toMatch(/^customers_.*\.xlsx$/)
})

test('an order has a change log, and a printout for the kitchen', async ({ page, request }) => {
  const order = await placeOne(request, `Juniper ${randomUUID().slice(0, 8)}`)
  await logInAsAdmin(page, `/admin/orders?order=${order._id}`)
  const sheet = page.getByRole('dialog', { name: `Order ${order.number}`, exact: true })
  const steps = sheet.getByRole('region', { name: 'Log' }).getByRole('listitem')
  await expect(steps).toHaveCount(1)
  await expect(steps.first()).toContainText('by the guest')
  await sheet.getByRole('button', { name: 'Accept' }).click()
  await expect(steps.nth(1)).toContainText('Acceptedadmin@example.com')

  await page.evaluate(() => (window.print = () => {}))
  await sheet.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(order.customer.name).last()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toBeVisible()
})
