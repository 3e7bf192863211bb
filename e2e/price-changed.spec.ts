import { failureNotice, introduceOneself, placeOrder, summaryLine, waitForPlacedOrder } from './guest.ts'
import { money } from './house.ts'
import { expect, open, test } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { naan, samosa, startWith } from './stored-cart.ts'

test('no one pays a price they were not shown: the line is marked, the new price accepted, the order placed', async ({
  page,
  request,
  expectNoise,
}) => {
  // An old cart, or one that was tampered with.
  await startWith(page, { cart: [{ ...samosa, price: 1, quantity: 2 }, naan] })
  await open(page, '/checkout')
  await introduceOneself(page)
  // Before anything is sent.
  await expect(summaryLine(page, 'Samosa')).toContainText(`Samosa is now ${money(5.66)}`)

  expectNoise(/409 \(Conflict\).*orders\.place/)
  await placeOrder(page)
  await expect(failureNotice(page)).toContainText(`Samosa is now ${money(5.66)}`)
  await expect(summaryLine(page, 'Samosa')).toContainText(`now ${money(5.66)}`)
  await expect(summaryLine(page, 'Garlic Naan')).not.toContainText('now')
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()

  await summaryLine(page, 'Samosa').getByRole('button', { name: 'Update price' }).click()
  await placeOrder(page)
  const order = await getOrder(request, await waitForPlacedOrder(page))
  // Two of 5.66 and one of 4.66.
  expect(order.amounts.subtotal).toBe(15.98)
})
