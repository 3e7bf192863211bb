import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible.ts'
import { logInAsAdmin } from './admin.ts'
import { expect, open, test, type Page } from './journey.ts'
import { readMailedLink } from './mailbox.ts'
import { brand } from './site.ts'

/** Without the counts of waiting items. */
const linksOf = async (page: Page) => {
  const links = page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link')
  return (await links.allTextContents()).map((text) => text.replace(/\s+\d.*$/, ''))
}
const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

/** A colleague that no other journey uses. */
function newCook() {
  const mark = randomUUID().slice(0, 8)
  return { name: `Cook ${mark}`, email: `cook-${mark}@example.com` }
}

async function invite(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const form = page.getByRole('dialog', { name: 'Invite a colleague' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(cardOf(page, name)).toContainText('Invited')
}

test('an invited cook chooses a password, and sees only the kitchen’s pages', async ({ page, browser }) => {
  const cook = newCook()
  await logInAsAdmin(page, '/admin/staff')
  await expect(page.getByRole('link', { name: 'Log', exact: true })).toBeVisible()
  await invite(page, cook)

  const kitchen = await (await browser.newContext()).newPage()
  await open(kitchen, await readMailedLink(cook.email, 'reset-password?welcome=1'))
  await expect(kitchen.getByRole('heading', { level: 1, name: `Welcome to ${brand}` })).toBeVisible()
  await expect(kitchen.getByText('logged out on all other devices')).toHaveCount(0)
  await kitchen.getByLabel('Password', { exact: true }).fill('saffron and snow')
  await kitchen.getByRole('button', { name: 'Save password' }).click()
  await expect(kitchen).toHaveURL('/admin/kitchen')
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await kitchen.goto('/admin/orders')
  await expect
    .poll(() => linksOf(kitchen))
    .toEqual(['Kitchen', 'Orders', 'Products', 'Availability', 'Printers'])
  await kitchen.goto('/admin/staff')
  await expect(
    kitchen.getByText('Your account doesn’t have access to this page. Ask the owner.'),
  ).toBeVisible()

  // Not on the page of products, which is the owner's work.
  const returning = await (await browser.newContext()).newPage()
  await open(returning, '/admin/login')
  await returning.getByLabel('Email', { exact: true }).fill(cook.email)
  await returning.getByLabel('Password', { exact: true }).fill('saffron and snow')
  await returning.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(returning).toHaveURL('/admin/kitchen')
  await returning.context().close()

  await page.reload()
  await expect(cardOf(page, cook.name)).not.toContainText('Invited')
  await cardOf(page, cook.name).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove permanently' }).click()
  await expect(cardOf(page, cook.name)).toHaveCount(0)
  // The clicked button disappeared with its card, so the focus moves to the list.
  await expect(page.getByRole('list', { name: 'Staff' })).toBeFocused()
  await kitchen.goto('/admin/orders')
  await expect(kitchen).toHaveURL(/\/admin\/login/)
  await kitchen.context().close()
})

test('a cook who can’t get the email chooses a password through a link from the owner', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\).*staff\.makeInvitationLink/)
  const cook = newCook()
  await logInAsAdmin(page, '/admin/staff')
  await invite(page, cook)
  await cardOf(page, cook.name).getByRole('button', { name: 'Create invitation link' }).click()
  const dialog = page.getByRole('dialog', { name: `Invitation link for ${cook.name}` })
  const link = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue())
  await expectAccessible(page)

  const kitchen = await (await browser.newContext()).newPage()
  await open(kitchen, link.pathname + link.search + link.hash)
  await kitchen.getByLabel('Password', { exact: true }).fill('saffron and snow')
  await kitchen.getByRole('button', { name: 'Save password' }).click()
  await expect(kitchen).toHaveURL('/admin/kitchen')
  await kitchen.context().close()

  await dialog.getByRole('button', { name: 'Done' }).click()
  await cardOf(page, cook.name).getByRole('button', { name: 'Create invitation link' }).click()
  await expect(page.getByText(`${cook.name} has already set a password.`)).toBeVisible()
  await expect(cardOf(page, cook.name)).not.toContainText('Invited')
})

test.describe('axe finds nothing', () => {
  // Colour contrast can only be measured when nothing is fading in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [1440, 390]) {
    test(`on the staff page at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const cook = newCook()
      await logInAsAdmin(page, '/admin/staff')
      await invite(page, cook)
      await cardOf(page, cook.name).getByRole('button', { name: 'Disable' }).click()
      await expect(page.getByText(`Disable ${cook.name}?`)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
})
