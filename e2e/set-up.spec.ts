/** How a new restaurant is set up in the browser, from the link in the log to the first guest. */
import { expectAccessible } from './accessible.ts'
import { expect, open, test as base, type Page } from './journey.ts'
import { startNewRestaurant } from './new-restaurant.ts'

/** A new restaurant in production, which nobody has entered, and the link in its log. */
const test = base.extend<object, { site: { url: string; link: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      await use(await startNewRestaurant(stack))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

const save = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
}
const step = async (page: Page, link: string) => {
  await open(page, '/admin/steps')
  await page.getByRole('link', { name: link, exact: true }).click()
}
const stepOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: title })

test('the first owner sets up a restaurant, looks at it, and opens it', async ({
  page,
  site,
  browser,
  expectNoise,
}) => {
  test.setTimeout(120_000)
  expectNoise(/status of 40[04]/)
  const passer = await browser.newPage({ baseURL: site.url })
  await passer.goto('/menu')
  await expect(passer.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
  await expectAccessible(passer)
  expect(await passer.content()).not.toMatch(/Masala|Edmonton|GST/)

  await open(page, site.link)
  await expect(page).toHaveURL('/admin/setup')
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Nonna')
  await page.getByLabel('Email', { exact: true }).fill('nonna@example.com')
  await page.getByLabel('Password', { exact: true }).fill('basilico e pomodoro')
  await page.getByRole('button', { name: 'Create the owner’s account' }).click()
  await expect(page).toHaveURL('/admin/steps')
  await expect(stepOf(page, 'Who you are')).not.toContainText('Done')
  await expectAccessible(page)

  await open(page, '/admin')
  await expect(page.getByText('11 of 11 steps are left')).toBeVisible()
  await step(page, 'Enter the name')
  await page.getByLabel('Name', { exact: true }).fill('Trattoria Nonna')
  await page.getByLabel('Short name').fill('Nonna')
  await save(page)

  // It does not open before guests can find it.
  await step(page, 'Open the site')
  await page.getByRole('radio', { name: 'Open', exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Guests need your telephone number/).first()).toBeVisible()

  await step(page, 'Enter contact details')
  await page.getByLabel('Phone number', { exact: true }).fill('+31 20 123 4567')
  await save(page)
  await step(page, 'Enter the address')
  await page.getByLabel('Street').fill('Prinsengracht 1')
  await page.getByLabel('City').fill('Amsterdam')
  await save(page)
  await step(page, 'Choose the country')
  await page.getByLabel('Country').first().click()
  await page.getByRole('option', { name: 'Netherlands' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Amsterdam')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await save(page)

  await open(page, '/admin/steps')
  await expect(stepOf(page, 'Country and currency')).toContainText('Done')
  await page.getByRole('button', { name: 'Use the sample menu' }).click()
  await expect(stepOf(page, 'The menu')).toContainText('Done')
  await page.getByRole('button', { name: 'Start empty' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove everything' }).click()
  await page.getByRole('button', { name: 'Use the sample menu' }).click()
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeVisible()

  await page.getByRole('button', { name: 'Look at the site' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Trattoria Nonna' }).first()).toBeVisible()
  await passer.goto('/')
  await expect(passer.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
  await expect(passer.getByText('Trattoria Nonna')).toBeVisible()

  await step(page, 'Open the site')
  await page.getByRole('radio', { name: 'Open', exact: true }).check()
  await save(page)
  await passer.goto('/order-online')
  await expect(passer.getByRole('heading', { name: 'Samosa' }).first()).toBeVisible()

  // Whoever finds the link later becomes nobody.
  await open(passer, site.link)
  await passer.getByLabel('Your name').fill('Somebody')
  await passer.getByLabel('Email', { exact: true }).fill('somebody@example.com')
  await passer.getByLabel('Password', { exact: true }).fill('aglio olio peperoncino')
  await passer.getByRole('button', { name: 'Create the owner’s account' }).click()
  await expect(passer.getByText(/This link has expired or has already been used/)).toBeVisible()
  await passer.close()

  await open(page, '/admin')
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await expect(page.getByText('steps are left')).toBeHidden()
})
