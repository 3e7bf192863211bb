/** The kitchen works from its board while guests watch their orders. */
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

const atOnce = { timeout: 6000 }

test('an order appears on the board, is accepted with one tap, and its guest sees it', async ({
  page,
  browser,
  request,
}) => {
  await logInAsAdmin(page, '/admin/kitchen')
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/order/${order._id}`)

  await page.getByLabel('Number or name').fill(String(order.number))
  await expect(page).toHaveURL(new RegExp(`q=${order.number}`))
  await expect(page.getByRole('listitem', { name: `Order ${order.number}` })).toBeVisible(atOnce)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Accept: order ${order.number}` }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(guest.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible(atOnce)
  await page.getByRole('button', { name: 'Light' }).click()
  await expectAccessible(page)
  await guest.context().close()
})

test('nothing on the board is covered while a step can be taken back', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const placed = [await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])]
  for (let count = 1; count < 8; count += 1)
    placed.push(await placeOrderOf(request, [{ slug: 'samosa', quantity: count }]))
  await logInAsAdmin(page, '/admin/kitchen')
  await page.getByRole('button', { name: `Accept: order ${placed[0]?.number}` }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(await page.evaluate(findCovered)).toEqual([])
})

test('everything that is pressed on the board is big enough for a finger', async ({ page, request }) => {
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await page.setViewportSize({ width: 768, height: 1024 })
  await logInAsAdmin(page, '/admin/kitchen')
  await page.getByRole('button', { name: `Accept: order ${order.number}` }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  // At night it is one of the later orders.
  await expect(page.locator('main summary').first()).toBeVisible()
  const small = await page.locator('main :is(button, input, summary, a)').evaluateAll((all) =>
    all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const name = control.ariaLabel ?? control.textContent
      return width > 0 && Math.min(width, height) < 44 ? [`${name}: ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
})

/** The buttons of which a part can be seen that cannot be pressed, by their names. */
function findCovered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button')].flatMap((button) => {
    // At night the accepted order is among the later ones, which are folded.
    if (!button.checkVisibility()) return []
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const clips = [...ancestorsOf(button)].filter((each) => getComputedStyle(each).overflowY === 'auto')
    const edges = clips.map((clip) => clip.getBoundingClientRect())
    const upper = Math.max(top, 0, ...edges.map((edge) => edge.top))
    const lower = Math.min(bottom, window.innerHeight, ...edges.map((edge) => edge.bottom))
    if (lower - upper < 4) return []
    const hit = document.elementFromPoint((left + right) / 2, (upper + lower) / 2)
    // The bar of the admin is below all pages, and not see-through.
    const isCovered = !button.contains(hit) && hit?.closest('footer') === null
    return isCovered ? [button.ariaLabel ?? button.textContent] : []
  })

  function* ancestorsOf(element: Element) {
    for (let each = element.parentElement; each !== null; each = each.parentElement) yield each
  }
}

test('taps without a connection are sent when it is back', async ({
  page,
  request,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await logInAsAdmin(page, `/admin/kitchen?q=${order.number}`)
  const accept = page.getByRole('button', { name: `Accept: order ${order.number}` })
  await expect(accept).toBeVisible()
  await context.setOffline(true)
  await accept.click()
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeHidden({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: `Start preparing: order ${order.number}` })).toBeVisible()
})

test('a pause that is set on the board shows where guests order', async ({ page, browser, request }) => {
  await logInAsAdmin(page, '/admin/kitchen')
  await page.getByRole('button', { name: 'Busy / pause' }).click()
  await page.getByRole('menuitem', { name: 'Pause for an hour' }).click()
  await expect(page.getByText(/^Orders paused until/)).toBeVisible()
  try {
    const guest = await (await browser.newContext()).newPage()
    await open(guest, '/order-online')
    await expect(guest.getByText(/We’ve paused online orders until/).first()).toBeVisible(atOnce)
    await guest.context().close()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText(/^Orders paused until/)).toBeHidden()
  } finally {
    const headers = { authorization: `Bearer ${await adminToken(request)}` }
    await request.post('/api/admin/kitchen/resume', { headers, data: {} })
  }
})
