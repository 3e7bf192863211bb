import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { amountOf, field, guest, introduceOneself, placeOrder, waitForPlacedOrder } from './guest.ts'
import { either, money } from './house.ts'
import { expect, open, test, untilQuiet } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { samosa, startWith } from './stored-cart.ts'
import { tabTo } from './tab-to.ts'

// By hand: 5.66 and 0.25 are 5.91; 5% of it is 0.2955, so 0.30. Where 9% are in the prices, the total is 5.91.
const withBag = money(either(6.21, 5.91))
const withoutBag = money(either(5.94, 5.66))

test('by keyboard and on a phone: a paper bag and cutlery for two are chosen, paid for and packed', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
  const bags = page.getByRole('group', { name: 'Do you need a bag?' })
  await expect(bags.getByRole('radio', { name: 'No, thanks' })).toBeChecked()
  await expect(amountOf(page, 'Total')).toHaveText(withoutBag)
  await expect(amountOf(page, 'Pickup extras')).toHaveCount(0)
  await tabTo(page, field(page, 'Name'))
  await page.keyboard.type(guest.name)
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type(guest.email)
  await tabTo(page, bags.getByRole('radio', { name: 'No, thanks' }))
  await page.keyboard.press('ArrowDown')
  await expect(bags.getByRole('radio', { name: /^Paper bag/ })).toBeChecked()
  await tabTo(page, page.getByRole('combobox', { name: 'Cutlery for how many?' }))
  await page.keyboard.type('2')
  await expect(amountOf(page, 'Pickup extras')).toHaveText(money(0.25))
  await expect(amountOf(page, 'Total')).toHaveText(withBag)
  await untilQuiet(page)
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }))
  await page.keyboard.press('Enter')

  const id = await waitForPlacedOrder(page)
  const extras = '1 × Paper bag, 2 × Cutlery'
  await expect(page.getByRole('main').getByText(extras)).toBeVisible()
  await expect(amountOf(page, 'Pickup extras')).toHaveText(money(0.25))
  await expect(amountOf(page, 'Total')).toHaveText(withBag)
  await expectAccessible(page)
  expect(await getOrder(request, id)).toMatchObject({
    extras: [
      { id: 'paper-bag', quantity: 1, price: 0.25 },
      { id: 'cutlery', quantity: 2, price: 0 },
    ],
  })

  await logInAsAdmin(page, `/admin/orders?order=${id}`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(extras)).toBeVisible()
  await expect(amountOf(page, 'Total')).toHaveText(withBag)
})

test('a guest who is asked and chooses nothing is charged nothing, and can still ask for a bag', async ({
  page,
}) => {
  await startWith(page, { cart: [samosa] })
  await open(page, '/checkout')
  await introduceOneself(page)
  await placeOrder(page)
  await waitForPlacedOrder(page)
  await expect(amountOf(page, 'Total')).toHaveText(withoutBag)
  await expect(amountOf(page, 'Pickup extras')).toHaveCount(0)

  await page.getByRole('button', { name: 'Change this order' }).click()
  const panel = page.getByRole('region', { name: /^Change order/ })
  await panel.getByRole('combobox', { name: /^Paper bag/ }).selectOption('1')
  await expect(panel.getByText(`Total ${withBag}`)).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Change order' }).click()
  await expect(amountOf(page, 'Total')).toHaveText(withBag)
  await expect(page.getByRole('main').getByText('1 × Paper bag')).toBeVisible()
})
