import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { beginNew, logInAsAdmin } from './admin.ts'
import {
  amountOf,
  applyCoupon,
  failureNotice,
  introduceOneself,
  placeOrder,
  waitForPlacedOrder,
} from './guest.ts'
import { clock, money } from './house.ts'
import { expect, open, test, type Page } from './journey.ts'
import { getOrder } from './kitchen.ts'
import { samosa, startWith } from './stored-cart.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const card = (page: Page, code: string) => page.getByRole('main').getByRole('article', { name: code })

test('a coupon is created, and a guest can use it only once', async ({
  page,
  browser,
  request,
  expectNoise,
}) => {
  const code = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`
  await logInAsAdmin(page, '/admin/coupons')
  let form = await beginNew(page, 'coupon')
  await form.getByLabel('Code').fill(code.toLowerCase())
  await form.getByLabel('Kind').selectOption('Amount off')
  await form.getByLabel('Value').pressSequentially('2.5')
  await form.getByLabel('Starts').fill('2026-01-08T11:00')
  await form.getByLabel('Uses per customer').fill('1')
  await form.getByRole('button', { name: 'Add coupon' }).click()
  await expect(card(page, code)).toContainText(`${money(2.5)} off`)
  // The browser is in another time zone; the coupon goes by the restaurant's.
  await expect(card(page, code)).toContainText(`From Thursday, January 8, 2026, ${clock('11:00')}`)
  await expect(card(page, code)).toContainText('0 uses so far, 1 per customer')

  const context = await browser.newContext()
  const guest = await context.newPage()
  await startWith(guest, { cart: [{ ...samosa, quantity: 1 }] })
  await open(guest, '/checkout')
  await introduceOneself(guest)
  await applyCoupon(guest, code)
  await expect(amountOf(guest, 'Discount')).toHaveText(money(-2.5))
  await placeOrder(guest)
  const order = await getOrder(request, await waitForPlacedOrder(guest))
  expect(order).toMatchObject({ couponCode: code, amounts: { discount: 2.5 } })

  const again = await (await browser.newContext()).newPage()
  await startWith(again, { cart: [{ ...samosa, quantity: 1 }] })
  await open(again, '/checkout')
  await introduceOneself(again)
  await applyCoupon(again, code)
  await expect(amountOf(again, 'Discount')).toHaveText(money(-2.5))
  await placeOrder(again)
  await expect(failureNotice(again)).toContainText(`${code} has been used already`)
  for (const each of [guest, again]) await each.context().close()

  await page.reload()
  await expect(card(page, code)).toContainText('1 use so far')
  await card(page, code).getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: code })
  await expect(edited.getByLabel('Starts')).toHaveValue('2026-01-08T11:00')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  await edited.getByRole('button', { name: 'Cancel' }).click()
  expectNoise(/409 \(Conflict\).*coupons\.create/)
  form = await beginNew(page, 'coupon')
  await form.getByLabel('Code').fill(code)
  await form.getByLabel('Value').fill('1')
  await form.getByRole('button', { name: 'Add coupon' }).click()
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription(
    new RegExp(`There is already a coupon called ${code}`),
  )
})
