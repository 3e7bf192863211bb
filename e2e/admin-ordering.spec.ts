/** The order of choices, by mouse and by keyboard, and what a dish has for itself in a group. */
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { adminToken, createProduct, logInAsAdmin } from './admin.ts'
import { money } from './house.ts'
import { expect, open, test, type Locator, type Page } from './journey.ts'

const grip = (place: Page | Locator, name: string) => place.getByRole('button', { name: `Drag ${name}` })

/** With the mouse, until it is said to be where the other one is. */
async function dragTo(page: Page, moved: Locator, other: Locator, told: string) {
  // Waits until the drawer has slid in, too.
  await moved.hover()
  await page.mouse.down()
  let aside = 0
  // On a busy machine the list may move once more, or a move may only lift it.
  await expect(async () => {
    const to = await other.boundingBox()
    if (to === null) throw new Error('Only what can be seen can be dragged')
    aside = 1 - aside
    await page.mouse.move(to.x + to.width / 2 + aside, to.y + to.height / 2, { steps: 10 })
    await expect(page.locator('[aria-live=assertive]')).toHaveText(told, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

test('choices are dragged by mouse and by keyboard, and one costs more on a dish of its own', async ({
  page,
  request,
  browser,
}) => {
  const name = `Chutney ${randomUUID().slice(0, 8)}`
  const slug = name.toLowerCase().replace(' ', '-')
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const choices = ['Mint', 'Tamarind', 'Garlic'].map((choice) => ({ name: choice }))
  const created = await request.post('/api/option-groups', { headers, data: { name, max: 2, choices } })
  expect(created.status()).toBe(201)
  const title = `Pakora ${slug}`
  const id = await createProduct(request, {
    title,
    slug: `pakora-${slug}`,
    categorySlug: 'veg-appetizers',
    price: 8,
  })

  await logInAsAdmin(page, '/admin/options')
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name })
  const announced = page.locator('[aria-live=assertive]')

  await dragTo(page, grip(form, 'Mint'), grip(form, 'Garlic'), 'Mint is number 3 of 3')
  await page.keyboard.press('Escape')
  await expect(announced).toHaveText('Dropped. Mint is number 1 of 3')
  await page.mouse.up()
  await dragTo(page, grip(form, 'Mint'), grip(form, 'Garlic'), 'Mint is number 3 of 3')
  await page.mouse.up()
  await expect(announced).toHaveText('Dropped. Mint is number 3 of 3')

  await grip(form, 'Garlic').focus()
  await page.keyboard.press('Space')
  await expect(announced).toHaveText('Lifted. Garlic is number 2 of 3')
  await page.keyboard.press('ArrowUp')
  await expect(announced).toHaveText('Garlic is number 1 of 3')
  await page.keyboard.press('Space')
  await expect(announced).toHaveText('Dropped. Garlic is number 1 of 3')
  await expect(grip(form, 'Garlic')).toBeFocused()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Garlic, Tamarind, Mint')
  await page.reload()
  await expect(card).toContainText('Garlic, Tamarind, Mint')

  await open(page, `/admin/products/${id}`)
  await page.getByLabel('Add an option group').selectOption(name)
  await page.getByRole('button', { name: `Customize for this dish: ${name}` }).click()
  const own = page.getByRole('group', { name: `${name} for this dish` })
  await own.getByLabel('At most').fill('1')
  await own.getByLabel('Price of Garlic').fill('1.50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)

  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/product/pakora-${slug}`)
  const offered = guest.getByRole('group', { name })
  await expect(offered.getByRole('radio', { name: `Garlic +${money(1.5)}` })).toBeVisible()
  await expect(offered.getByRole('radio')).toHaveCount(4)
  await guest.context().close()
})
