import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { either, house } from './house.ts'
import { expect, open, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const asOwner = async (request: APIRequestContext) => ({
  headers: { authorization: `Bearer ${await adminToken(request)}` },
})

// The preview is only looked at: its frame runs no scripts, and the browser says so.
test.beforeEach(({ expectNoise }) => expectNoise(/Blocked script execution/))

// They have one draft: what one of them publishes, another’s preview would no longer find.
test.describe('the terms', () => {
  test.describe.configure({ mode: 'default' })

  test('a page is edited as a draft, looked at beside its form, published and taken back', async ({
    page,
    request,
  }) => {
    await logInAsAdmin(page, '/admin/pages?path=/terms')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^1\. Policy/ }).click()
    await main.getByLabel('Heading', { exact: true }).fill('House rules of {name}')
    await main.getByRole('button', { name: 'Save draft' }).click()
    const preview = page.frameLocator('iframe[title="Preview of the draft"]')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`House rules of ${house.brand}`)
    await expectAccessible(page)

    await open(page, '/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
    await logInAsAdmin(page, '/admin/pages?path=/terms')
    await main.getByRole('button', { name: 'Publish now' }).click()
    // Only a page with something unpublished has it. “Published” stands in the list of pages all the time.
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden()
    await open(page, '/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`House rules of ${house.brand}`)

    // Other journeys rely on what the site came with.
    const owner = await asOwner(request)
    const read = async () => (await request.get('/api/admin/pages/edit?path=/terms', owner)).json()
    const { earlier } = (await read()) as { earlier: { _id: string }[] }
    const data = { path: '/terms', versionId: earlier.at(-1)?._id }
    expect((await request.post('/api/admin/pages/restore', { ...owner, data })).ok()).toBe(true)
    expect(
      (await request.post('/api/admin/pages/publish', { ...owner, data: { path: '/terms' } })).ok(),
    ).toBe(true)
    await open(page, '/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  })

  test('a placeholder that stands for nothing is told at its field, and nothing is saved', async ({
    page,
  }) => {
    await logInAsAdmin(page, '/admin/pages?path=/terms')
    const main = page.getByRole('main')
    await main.getByLabel('Heading', { exact: true }).fill('Call {telephon}')
    await expect(main.getByText('There is no placeholder {telephon}')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  })

  test('what is too long, and a picture without a description, is told at its field; nothing is cut', async ({
    page,
  }) => {
    await logInAsAdmin(page, '/admin/pages?path=/terms')
    const main = page.getByRole('main')
    const isSaid = (message: string) => expect(main.getByText(message, { exact: true })).toBeVisible()
    const pasted = 'Rules of the house. '.repeat(7)
    for (const [name, most] of [
      ['Title', 60],
      ['Heading', 120],
    ] as const) {
      const field = main.getByLabel(name, { exact: true })
      const before = await field.inputValue()
      await field.fill(pasted)
      await expect(field).toHaveValue(pasted)
      await expect(field).toHaveAccessibleDescription(new RegExp(`At most ${most} characters`))
      await expect(main.getByRole('button', { name: 'Save draft' })).toBeDisabled()
      await field.fill(before)
    }

    await main.getByRole('combobox', { name: 'Add a section' }).click()
    await page.getByRole('option', { name: 'Picture', exact: true }).click()
    await main.getByLabel('Address of image').fill('/art/samosa.svg')
    await isSaid('Describe the picture for guests who cannot see it')
    await main.getByRole('button', { name: /^1\. Policy/ }).click()
    await main.getByRole('button', { name: 'Remove section' }).click()
    await isSaid('This page needs its opening, which has the heading.')
    await expectAccessible(page)
  })
})

test('a page that is to be published later says when, and can be kept as a draft', async ({ page }) => {
  await logInAsAdmin(page, '/admin/pages?path=/privacy')
  const main = page.getByRole('main')
  await main.getByLabel('Description').first().fill('What we keep about our guests')
  await expect(main.getByLabel('Go back to an earlier version')).toBeDisabled()
  await main.getByRole('button', { name: 'Save draft' }).click()
  await main.getByLabel('Publish at').fill('2099-01-05T07:00')
  await main.getByRole('button', { name: 'Publish then' }).click()
  const promise = main.getByText(either('From January 5, 2099, 7:00 am', 'From January 5, 2099, 07:00'))
  await expect(promise).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(promise).toBeHidden()
  await expect(main.getByText('Draft', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(main.getByText('Draft', { exact: true })).toBeHidden()
})

test('an imprint is added, and guests find it in the footer', async ({ page, request }) => {
  await logInAsAdmin(page, '/admin/pages')
  const form = page.getByRole('form', { name: 'Add a page' })
  await form.getByLabel('Title').fill('Imprint')
  await form.getByLabel('End of its address').fill('imprint')
  await form.getByRole('button', { name: 'Add page' }).click()
  try {
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden()
    await open(page, '/menu')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
    await expectAccessible(page)
    expect(new URL(page.url()).pathname).toBe('/p/imprint')
  } finally {
    await request.delete('/api/admin/pages?path=/p/imprint', await asOwner(request))
  }
})

test('sections are moved by buttons and by the keys of their grip, and the chosen one stays chosen', async ({
  page,
}) => {
  await logInAsAdmin(page, '/admin/pages?path=/about')
  const list = page.getByRole('main').getByRole('list', { name: 'Sections' })
  const rows = list.getByRole('listitem')
  const titleOf = async (place: number) =>
    (
      (await rows
        .nth(place)
        .getByRole('button', { pressed: place === 0 })
        .first()
        .textContent()) ?? ''
    ).replace(/^\d+\. /, '')
  const [first, second] = [await titleOf(0), await titleOf(1)]
  await rows
    .nth(0)
    .getByRole('button', { name: /^Move .* down$/ })
    .click()
  await expect(rows.nth(0)).toContainText(`1. ${second}`)
  await expect(rows.nth(1).getByRole('button', { pressed: true })).toHaveText(`2. ${first}`)

  await rows
    .nth(1)
    .getByRole('button', { name: /^Drag / })
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(rows.nth(0).getByRole('button', { pressed: true })).toHaveText(`1. ${first}`)
  await expectAccessible(page)
})
