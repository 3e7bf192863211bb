import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { either, money } from './house.ts'
import { expect, open, test, untilQuiet } from './journey.ts'

interface Placed {
  _id: string
  number: number
}

async function place(request: APIRequestContext): Promise<Placed> {
  const response = await request.post('/api/orders', {
    data: {
      items: [{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }],
      customer: { name: 'Juniper Testwell', email: 'juniper@example.com' },
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Placed
}

const look = async (request: APIRequestContext, id: string) =>
  (await (await request.get(`/api/orders/${id}`)).json()) as {
    items: { slug: string; quantity: number; isComp?: true }[]
    payment: { toPay: number }
    status: string
  }

test('a guest at the counter wants one samosa more and no naan: staff change the order, and take it back', async ({
  page,
  request,
}) => {
  const { _id, number } = await place(request)
  const guests = await page.context().newPage()
  await open(guests, `/order/${_id}`)
  await logInAsAdmin(page)
  await page.goto(`/admin/orders?order=${_id}`)
  await page.getByRole('link', { name: 'Change order' }).click()
  const form = page.getByRole('form', { name: `Change order ${number}` })
  await form
    .getByRole('group', { name: 'Quantity of Samosa' })
    .getByRole('button', { name: 'One more' })
    .click()
  await form.getByRole('button', { name: 'Remove Garlic Naan' }).click()
  await form.getByRole('combobox', { name: 'Add a dish' }).fill('kulfi')
  await expect(form.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Kulfi')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(2)
  // What was entered last is offered first.
  await expect(form.getByRole('listbox').getByRole('option').first()).toContainText('Kulfi')
  await expect(form.getByText(' instead of ')).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  await form.getByRole('button', { name: `Change order ${number}` }).click()
  const toast = page.getByText(`Order ${number} is changed`)
  await expect(toast).toBeVisible()
  await expect(page.getByText('Order changed')).toBeVisible()
  expect((await look(request, _id)).items).toMatchObject([{ slug: 'samosa', quantity: 3 }, { quantity: 1 }])
  // The guest's page is open, and says so by itself.
  const progress = guests.getByRole('region', { name: 'Order status' })
  await expect(progress).toContainText('We changed your order at')
  await expect(progress.getByText('Taken off: 1 × Garlic Naan')).toBeVisible()
  await expect(progress).toContainText(`instead of ${money(either(16.78, 15.98))}`)
  await expectAccessible(guests)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change taken back')).toBeVisible()
  await expect(progress).not.toContainText('We changed your order')
  expect((await look(request, _id)).items).toMatchObject([
    { slug: 'samosa', quantity: 2 },
    { slug: 'garlic-naan', quantity: 1 },
  ])
})

test('a dish is on the house, the rest is paid in cash with its change', async ({ page, request }) => {
  const { _id, number } = await place(request)
  // Two of 5.66, and 5% of tax on them where it is on top.
  const toPay = either(11.89, 11.32)
  await logInAsAdmin(page)
  await page.goto(`/admin/orders/${_id}/change`)
  await page.getByRole('button', { name: 'Price of Garlic Naan' }).click()
  const price = page.getByRole('dialog', { name: 'Price of Garlic Naan' })
  await price.getByText('On the house').click()
  await price.getByRole('button', { name: 'Use this price' }).click()
  await expect(price.getByText('Give the reason for the price')).toBeVisible()
  await price.getByLabel('Reason').fill('Cold last time')
  await price.getByRole('button', { name: 'Use this price' }).click()
  await expect(page.getByText(`On the house instead of ${money(4.66)}: Cold last time`)).toBeVisible()
  await page.getByRole('button', { name: `Change order ${number}` }).click()
  await page.getByRole('button', { name: 'Part payment, tip, change or voucher' }).click()
  const till = page.getByRole('dialog', { name: `Order ${number}: ${money(toPay)} to pay` })
  await till.getByLabel('Handed over (optional)').fill('20')
  await expect(till.getByText(`Change: ${money(20 - toPay)}`)).toBeVisible()
  await till.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText(`of ${money(20)}, change ${money(20 - toPay)}`)).toBeVisible()
  expect(await look(request, _id)).toMatchObject({ items: [{}, { isComp: true }], payment: { toPay: 0 } })
})

test('a guest changes an order that nobody has accepted, and sees what it costs before', async ({
  page,
  request,
}) => {
  const { _id, number } = await place(request)
  await open(page, `/order/${_id}`)
  await page.getByRole('button', { name: 'Change this order' }).click()
  const panel = page.getByRole('region', { name: `Change order ${number}` })
  await panel
    .getByRole('group', { name: 'Quantity of Samosa' })
    .getByRole('button', { name: 'One more' })
    .click()
  await expect(panel.getByText(`Total ${money(either(22.72, 21.64))}`)).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Change order' }).click()
  await expect(page.getByText('Your order is changed.', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('3 × ')
  expect((await look(request, _id)).items).toMatchObject([{ slug: 'samosa', quantity: 3 }, { quantity: 1 }])
})
