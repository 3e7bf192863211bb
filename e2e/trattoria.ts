/**
 * Trattoria Nonna in Amsterdam, as its owner sets it up in the browser: from the link in the log of an empty site to the
 * first guest. Nothing of it is in any file of the product.
 */
import { paintPng } from './paint-png.ts'
import { expect, open, type Page } from './journey.ts'

export const owner = { name: 'Nonna', email: 'nonna@example.com', password: 'basilico e pomodoro' }

/** The sheet is read in a process that has to start first. */
const patiently = { timeout: 30_000 }

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
/** Its accessible name ends with its hint. */
const toggle = (page: Page, name: string) => main(page).getByRole('switch', { name: new RegExp(`^${name}`) })

/** The list of what is left says that a step is done. */
const stepOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens what a step of the list leads to. */
async function begin(page: Page, link: string) {
  await open(page, '/admin/steps')
  const steps = page.getByRole('list', { name: 'Steps' })
  await steps.getByRole('link', { name: link, exact: true }).click()
  await expect(page).not.toHaveURL('/admin/steps')
}

async function save(page: Page) {
  const button = main(page).getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
}

async function choose(page: Page, name: string, option: string | RegExp) {
  await main(page).getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: paintPng(width, height),
})

/** From this device, into the field for a picture that is called so. */
async function upload(page: Page, label: string, file: ReturnType<typeof png>) {
  const group = main(page).getByRole('group', { name: label, exact: true })
  const choosing = page.waitForEvent('filechooser')
  await group.getByRole('button', { name: 'Choose a picture' }).click()
  await (await choosing).setFiles(file)
  await expect(group.getByText('Picture uploaded.')).toBeVisible(patiently)
}

/** The link in the log makes whoever opens it first the owner. */
export async function becomeOwner(page: Page, link: string) {
  await open(page, link)
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByLabel('Email', { exact: true }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Create the owner’s account' }).click()
  await expect(page).toHaveURL('/admin/steps')
}

/** Who and where it is, when it is open, what it charges and how it looks. */
export async function enterSettings(page: Page) {
  await begin(page, 'Enter the name')
  await field(page, 'Name').fill('Trattoria Nonna')
  await field(page, 'Short name').fill('Nonna')
  await field(page, 'Tagline').fill('Pasta made by hand.')
  await field(page, 'Cuisine').fill('Italian')
  await upload(page, 'Logo', png('logo.png', 400, 400))
  await upload(page, 'Picture for sharing', png('tavola.png', 1200, 630))
  await save(page)

  await begin(page, 'Choose the country')
  await choose(page, 'Country', 'Netherlands')
  await expect(main(page).getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Amsterdam')
  await expect(main(page).getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await expect(toggle(page, '24-hour clock')).toBeChecked()
  await save(page)

  await begin(page, 'Enter contact details')
  await field(page, 'Phone number').fill('020 123 4567')
  await expect(field(page, 'Phone number for links')).toHaveValue('+31201234567')
  await field(page, 'Email').fill('ciao@example.com')
  await field(page, 'Notification email').fill('cucina@example.com')
  await save(page)

  await begin(page, 'Enter the address')
  await field(page, 'Street and number').fill('Prinsengracht 1')
  await field(page, 'City').fill('Amsterdam')
  await field(page, 'Postal code').fill('1015 DK')
  await save(page)

  await begin(page, 'Enter the hours')
  await page.getByRole('button', { name: 'Remove: Kitchen, Monday' }).click()
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    const kitchen = `Kitchen, ${day}`
    await page.getByRole('button', { name: `Add hours: ${kitchen}` }).click()
    for (const [place, [opens, closes]] of Object.entries([
      ['12:00', '14:30'],
      ['17:00', '22:00'],
    ] as const)) {
      await page.getByLabel(`Opens: ${kitchen}`).nth(Number(place)).fill(opens)
      await page.getByLabel(`Closes: ${kitchen}`).nth(Number(place)).fill(closes)
    }
  }
  await save(page)

  await begin(page, 'Enter the tax')
  await field(page, 'Taxes are included').check()
  await page.getByRole('button', { name: 'Add a tax' }).click()
  await field(page, 'Name').fill('BTW')
  await field(page, 'Percent').fill('9')
  await field(page, 'Registration number').fill('NL001')
  await save(page)

  await begin(page, 'Choose colours')
  for (const [name, colour] of [
    ['Brand colour', '#7A1F1F'],
    ['Accent colour', '#E8C15A'],
  ] as const) {
    await field(page, name).fill(colour)
    // Who leaves the field in the same instant gets the last colour back that it has noticed.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  // The palette covers what is below it.
  await page.keyboard.press('Tab')
  await choose(page, 'Typefaces', /^Playfair/)
  await choose(page, 'Corners', 'Square')
  await expect(field(page, 'Accent colour')).toHaveValue('#E8C15A')
  await save(page)

  await begin(page, 'Choose the pages')
  await toggle(page, 'Our story').check()
  await expect(toggle(page, 'Catering')).not.toBeChecked()
  await expect(toggle(page, 'Reservations')).not.toBeChecked()
  await save(page)
}

/** By hand: what comes in sizes, and what can be put on top; pizza dishes in it, and one from another category. */
export const byHand = [
  { title: 'Pizza Marinara', price: '9,50', large: '13,50', category: 'Pizze', photo: 'marinara.png' },
  { title: 'Pizza Napoli', price: '11', large: '15,50', category: 'Pizze' },
  { title: 'Tagliatelle al ragù', price: '14,50', category: 'Pasta' },
] as const

const pizze = ['Funghi', 'Quattro Stagioni', 'Capricciosa', 'Bianca', 'Verdure', 'Tonno']
const paste = ['Carbonara', 'Amatriciana', 'Cacio e pepe', 'Norma', 'Puttanesca', 'Lasagne']
const desserts = ['Panna cotta', 'Cannoli', 'Torta della nonna', 'Sorbetto', 'Affogato']

/** The seventeen others, as an owner has them in a spreadsheet: a row for each size of a pizza. */
const menuSheet = [
  'Title,Variation,Price,Category',
  ...pizze.flatMap((name, place) => [
    `Pizza ${name},Piccola,${9 + place}.50,Pizze`,
    `Pizza ${name},Grande,${13 + place}.00,Pizze`,
  ]),
  ...paste.map((name, place) => `${name},,${12 + place}.00,Pasta`),
  ...desserts.map((name, place) => `${name},,${5 + place}.50,Dessert`),
].join('\n')

/** Twenty dishes in three categories: some by hand, with sizes, toppings and a photograph, the others from a sheet. */
export async function writeMenu(page: Page) {
  await begin(page, 'Add categories')
  for (const name of ['Pizze', 'Pasta', 'Dessert']) {
    const form = await beginNew(page, 'category')
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  }

  await open(page, '/admin/options')
  const sizes = await beginNew(page, 'option group')
  await sizes.getByLabel('Name', { exact: true }).fill('Formato')
  await sizes.getByLabel('At least', { exact: true }).fill('1')
  await sizes.getByLabel('The choices add ingredients').uncheck()
  await sizes.getByLabel('Name of choice 1').fill('Piccola')
  await sizes.getByLabel('Piccola is chosen at first').check()
  await sizes.getByRole('button', { name: 'Add a choice' }).click()
  await sizes.getByLabel('Name of choice 2').fill('Grande')
  await sizes.getByLabel('Price of Grande').fill('4')
  await sizes.getByRole('button', { name: 'Add option group' }).click()
  await expect(page.getByRole('article', { name: 'Formato', exact: true })).toBeVisible()

  const toppings = await beginNew(page, 'option group')
  await toppings.getByLabel('Name', { exact: true }).fill('Extra')
  await toppings.getByLabel('At most', { exact: true }).fill('2')
  await toppings.getByLabel('Prices depend on').selectOption('Formato')
  for (const [place, [name, price, large]] of Object.entries([
    ['Bufala', '2', '3'],
    ['Acciughe', '1,50', '2'],
  ] as const)) {
    if (place !== '0') await toppings.getByRole('button', { name: 'Add a choice' }).click()
    await toppings.getByLabel(`Name of choice ${Number(place) + 1}`).fill(name)
    await toppings.getByLabel(`Price of ${name}`).fill(price)
    await toppings
      .getByRole('group', { name: `Prices of ${name} by size` })
      .getByLabel('Grande')
      .fill(large)
  }
  await toppings.getByRole('button', { name: 'Add option group' }).click()
  await expect(page.getByRole('article', { name: 'Extra', exact: true })).toBeVisible()

  for (const dish of byHand) await addDish(page, dish)
  await importSheet(page)
}

async function beginNew(page: Page, what: string) {
  await page.getByRole('button', { name: `New ${what}`, exact: true }).click()
  return page.getByRole('dialog', { name: `New ${what}`, exact: true })
}

async function addDish(page: Page, dish: (typeof byHand)[number]) {
  await open(page, '/admin/products/new')
  await field(page, 'Title').fill(dish.title)
  await field(page, 'Price').fill(dish.price)
  await field(page, 'Category').selectOption(dish.category)
  if ('photo' in dish) {
    await upload(page, 'Picture', png(dish.photo, 1200, 600))
    await page.getByRole('button', { name: 'Choose the part to show' }).click()
    await page.getByRole('slider', { name: 'Left to right' }).press('ArrowLeft')
    await page.getByRole('button', { name: 'Use this part' }).click()
    await expect(field(page, 'Image URL')).toHaveValue(/-800x600\/800\.webp$/)
  }
  if ('large' in dish) {
    for (const group of ['Formato', 'Extra'])
      await field(page, 'Add an option group').selectOption({ label: group })
    const custom = page.getByRole('button', { name: 'Customize for this dish: Formato' })
    await custom.click()
    const more = (cents(dish.large) - cents(dish.price)) / 100
    await page
      .getByRole('group', { name: 'Formato for this dish' })
      .getByLabel('Price of Grande')
      .fill(String(more))
  }
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${dish.title} is saved`)).toBeVisible()
}

const cents = (written: string) => Math.round(Number(written.replace(',', '.')) * 100)

async function importSheet(page: Page) {
  await begin(page, 'Import a spreadsheet')
  const choosing = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Import Excel', exact: true }).click()
  await (await choosing).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(menuSheet) })
  await expect(main(page).getByText('Rejected', { exact: true })).toBeVisible(patiently)
  await main(page).getByRole('button', { name: 'Import 17 products' }).click()
  await expect(main(page).getByText('All rows have been imported.')).toBeVisible(patiently)
}

/** A receipt printer for the counter; answers with the address that it asks for tickets. */
export async function addPrinter(page: Page): Promise<string> {
  await begin(page, 'Printers')
  await page.getByRole('button', { name: 'New printer' }).click()
  await page.getByLabel('Name').fill('Cassa')
  await page.getByLabel(/^Counter/).check()
  await page.getByRole('button', { name: /^(Add|Create|Save)/ }).click()
  const shown = page.getByRole('dialog').getByRole('textbox', { name: 'Server URL' })
  await expect(shown).toHaveValue(/cloudprnt/)
  const address = await shown.inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return new URL(address).pathname
}

/** What comes out of that printer next, as a picture. */
export async function printNext(site: string, path: string): Promise<Response> {
  const poll = async () => {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statusCode: '200%20OK' }),
    })
    return (await response.json()) as { jobToken?: string }
  }
  await expect.poll(async () => (await poll()).jobToken, { timeout: 20_000 }).toBeDefined()
  const { jobToken = '' } = await poll()
  const paper = await fetch(`${site}${path}?type=image/png&token=${jobToken}`)
  await fetch(`${site}${path}?token=${jobToken}&code=200%20OK`, { method: 'DELETE' })
  return paper
}

/** The owner orders as a guest would, before there are any; answers with the address of the order's page. */
export async function placeTestOrder(page: Page): Promise<string> {
  await open(page, '/admin/steps')
  await page.getByRole('button', { name: 'Look at the site' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/product/cannoli')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await open(page, '/checkout')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(owner.name)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/order\/[^/]+$/)
  return new URL(page.url()).pathname
}

async function openOrder(page: Page, id: string) {
  await open(page, `/admin/orders?order=${id}`)
  return page.getByRole('dialog', { name: /^Order \d+$/ })
}

export async function acceptAsStaff(page: Page, id: string) {
  const sheet = await openOrder(page, id)
  await sheet.getByRole('button', { name: 'Accept' }).click()
  await expect(sheet.getByRole('region', { name: 'Status' })).toContainText('Accepted')
}

/** With a reason. */
export async function cancelAsStaff(page: Page, id: string) {
  const sheet = await openOrder(page, id)
  await sheet.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: /^Cancel order/ })
  await question.getByRole('radio').first().check()
  await question.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect(sheet.getByRole('region', { name: 'Status' })).toContainText('Cancelled')
}

/** Every step is done, and the site is open. */
export async function openSite(page: Page) {
  await begin(page, 'Open the site')
  await page.getByRole('radio', { name: 'Open', exact: true }).check()
  await save(page)
  await open(page, '/admin/steps')
  await expect(page.getByText('The site is open: guests see it, and can order.')).toBeVisible()
  for (const title of ['Who you are', 'The menu', 'A test order', 'Open'])
    await expect(stepOf(page, title)).toContainText('Done')
  await expect(page.getByRole('list', { name: 'Steps' }).getByText('Done', { exact: true })).toHaveCount(11)
}

export async function logInAsOwner(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
}
