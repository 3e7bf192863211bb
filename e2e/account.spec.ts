import type { APIRequestContext, Browser } from '@playwright/test'
import { accountMenu, logIn, logOut, newCustomer, register, signUp, startSignedIn } from './customer.ts'
import { field } from './guest.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { readLayoutShifts, watchLayoutShifts } from './layout-shift.ts'
import { readMailedLink } from './mailbox.ts'
import { bookOne, farDay } from './reservation.ts'
import { tabTo } from './tab-to.ts'

const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

const newPassword = 'saffron and snow'

test('a guest signs up, is greeted by name, logs out and logs in again', async ({ page }) => {
  const customer = newCustomer()
  await signUp(page, customer)
  await expect(page).toHaveURL('/')
  await logOut(page)
  await expect(page).toHaveURL('/')

  await loginLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await logIn(page, customer)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
})

test('errors in the signup form appear at their fields', async ({ page, expectNoise }) => {
  expectNoise(/400 \(Bad Request\).*auth\.register/)
  await open(page, '/signup')
  await expect(page.getByText('8 to 128 characters')).toBeVisible()
  await field(page, 'Name').fill('Juniper')
  await field(page, 'Email').fill('juniper')
  await password(page).fill('short')
  await press(page, 'Create account')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter a valid email address')
  await expect(password(page)).toHaveAccessibleDescription(/At least 8 characters/)
})

test('a wrong password is reported, and the email address stays filled in', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/401 \(Unauthorized\).*auth\.login/)
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/login')
  await logIn(page, { ...customer, password: 'not at all' })
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong')
  await expect(field(page, 'Email')).toHaveValue(customer.email)
  await expect(page).toHaveURL('/login')
  await logIn(page, customer)
  await expect(accountMenu(page)).toBeVisible()
})

test('after logging in or signing up the guest is back where they were', async ({ page, request }) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/login?back=/order-online?sort%3Dnewest')
  await logIn(page, customer)
  await expect(page).toHaveURL('/order-online?sort=newest')
  await logOut(page)

  const newcomer = newCustomer()
  await open(page, '/login?back=/checkout')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await field(page, 'Name').fill(newcomer.name)
  await field(page, 'Email').fill(newcomer.email)
  await password(page).fill(newcomer.password)
  await press(page, 'Create account')
  await expect(page).toHaveURL('/checkout')
})

test('logging in never redirects to another site', async ({ page, request }) => {
  const customer = newCustomer()
  await register(request, customer)
  for (const back of ['//evil.example', '/\\evil.example', 'https://evil.example/']) {
    await open(page, `/login?back=${encodeURIComponent(back)}`)
    await logIn(page, customer)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await logOut(page)
  }
})

test('a signed-in customer sees no login form and is redirected', async ({ page, request }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  for (const [path, onward] of [
    ['/login', '/'],
    ['/signup', '/'],
    ['/login?back=/orders', '/orders'],
    ['/login?back=/login', '/'],
  ] as const) {
    await page.goto(path)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(onward)
    await expect(password(page)).toHaveCount(0)
  }
})

test('two tabs log in and out together', async ({ page, context, request }) => {
  const customer = newCustomer()
  await register(request, customer)
  const otherTab = await context.newPage()
  await open(otherTab, '/order-online')
  await open(page, '/login')
  await logIn(page, customer)
  await expect(accountMenu(otherTab)).toBeVisible()
  await logOut(otherTab)
  await expect(loginLink(page)).toBeVisible()
})

test('nothing moves when the header finds out who is logged in', async ({ page, request }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await watchLayoutShifts(page)
  for (const width of [390, 768, 1152, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/account']) {
      await open(page, path)
      await untilQuiet(page)
      const { sum, moved } = await readLayoutShifts(page)
      expect(sum, `${path}, ${width} px wide, moved: ${moved}`).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('on a phone the account is in the menu', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/')
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await menu.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
})

test('a forgotten password is replaced through the emailed link, which works once', async ({
  page,
  request,
  expectNoise,
}) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await field(page, 'Email').fill(customer.email)
  await press(page, 'Email me a reset link')
  const promise = 'If there is an account with this address, we’ve sent it a link.'
  await expect(page.getByText(promise)).toBeVisible()

  const link = await readMailedLink(customer.email, 'reset-password')
  await open(page, link)
  await expect(page).toHaveURL('/reset-password')
  await password(page, 'New password').fill(newPassword)
  await press(page, 'Save new password')
  await expect(page).toHaveURL('/account')
  await expect(accountMenu(page)).toBeVisible()
  await logOut(page)

  expectNoise(/409 \(Conflict\).*account\.resetPassword/)
  // Leave the page first: if only the hash differs, the browser does not load the second address.
  await open(page, '/cart')
  await open(page, link)
  await password(page, 'New password').fill('yet another one')
  await press(page, 'Save new password')
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used')
  await open(page, '/login')
  await logIn(page, { ...customer, password: newPassword })
  await expect(accountMenu(page)).toBeVisible()
})

test('the emailed link verifies the address; clicked again, it says it is already verified', async ({
  page,
  expectNoise,
}) => {
  const customer = newCustomer()
  await signUp(page, customer)
  await open(page, '/account')
  await expect(page.getByText('Not verified')).toBeVisible()

  const link = await readMailedLink(customer.email, 'verify-email')
  await open(page, link)
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
  await page.getByRole('main').getByRole('link', { name: 'See your orders' }).click()
  await expect(page).toHaveURL('/orders')
  await open(page, '/account')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()

  expectNoise(/409 \(Conflict\).*account\.verifyEmail/)
  await open(page, link)
  await expect(page.getByText('Your address is already verified.')).toBeVisible()
})

test('a new name is in the header immediately', async ({ page, request }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/account')
  await field(page, 'Name').fill('  Rowan Testwell ')
  await press(page, 'Save')
  await expect(page.getByRole('banner').getByLabel('Rowan, your account')).toBeVisible()
})

async function openAccountElsewhere(browser: Browser, session: Parameters<typeof startSignedIn>[1]) {
  const elsewhere = await browser.newContext()
  const page = await elsewhere.newPage()
  await startSignedIn(page, session)
  await open(page, '/account')
  await expect(page.getByText(session.user.email)).toBeVisible()
  return page
}

test('a new password logs out the other devices; with a wrong old password nothing changes', async ({
  page,
  request,
  browser,
  expectNoise,
}) => {
  const customer = newCustomer()
  const other = await openAccountElsewhere(browser, await register(request, customer))
  await open(page, '/login?back=/account')
  await logIn(page, customer)

  expectNoise(/403 \(Forbidden\).*account\.changePassword/)
  await password(page, 'Current password').fill('not at all')
  await password(page, 'New password').fill(newPassword)
  await press(page, 'Change password')
  await expect(password(page, 'Current password')).toBeFocused()
  await expect(password(page, 'Current password')).toHaveAccessibleDescription('That password is incorrect')

  await password(page, 'Current password').fill(customer.password)
  await press(page, 'Change password')
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/login?back=%2Faccount')
  await other.context().close()
})

test('one device is logged out from another', async ({ page, request, browser }) => {
  const customer = newCustomer()
  const other = await openAccountElsewhere(browser, await register(request, customer))
  await open(page, '/login?back=/account')
  await logIn(page, customer)
  const devices = page.getByRole('list', { name: 'Your devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('Chrome on Linux')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await other.reload()
  await expect(other).toHaveURL('/login?back=%2Faccount')
  await other.context().close()
})

test('logging out everywhere ends this session and all others', async ({ page, request, browser }) => {
  const customer = newCustomer()
  const other = await openAccountElsewhere(browser, await register(request, customer))
  await open(page, '/login?back=/account')
  await logIn(page, customer)
  await press(page, 'Log out everywhere')
  await expect(page).toHaveURL('/login')
  await expect(loginLink(page)).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/login?back=%2Faccount')
  await other.context().close()
})

test('customers download their data', async ({ page, request }) => {
  const customer = newCustomer()
  await startSignedIn(page, await register(request, customer))
  await open(page, '/account')
  const download = page.waitForEvent('download')
  await press(page, 'Download my data')
  const file = await download
  expect(file.suggestedFilename()).toBe('my-account-data.json')
  const chunks = await (await file.createReadStream()).toArray()
  const data = JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as { account: { email: string } }
  expect(data.account.email).toBe(customer.email)
})

test('a deleted account no longer exists', async ({ page, request, expectNoise }) => {
  const customer = newCustomer()
  await startSignedIn(page, await register(request, customer))
  await open(page, '/account')
  await press(page, 'Delete my account')
  await expect(password(page, 'Your password')).toBeFocused()
  await page.keyboard.type(customer.password)
  await press(page, 'Delete permanently')
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()

  expectNoise(/401 \(Unauthorized\).*auth\.login/)
  const again = await page.context().newPage()
  await open(again, '/login')
  await logIn(again, customer)
  await expect(again.getByRole('alert')).toHaveText('Email or password is wrong')
})

test('the account page asks a signed-out guest to log in, and the login leads back to it', async ({
  page,
  request,
}) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/account')
  await expect(page.getByText('Please log in to see your account.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, customer)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(customer.email)).toBeVisible()
})

test('in the demo anyone may look around the admin', async ({ page }) => {
  await open(page, '/admin/login')
  await expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible()
  await expect(field(page, 'Email')).not.toBeEmpty()
  const email = await field(page, 'Email').inputValue()
  await press(page, 'Login')
  await expect(page).toHaveURL('/admin/products')
  const menu = page.getByRole('banner').getByLabel(/, your account$/)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()

  await open(page, '/admin/login')
  await expect(page.getByText('Logged in as')).toHaveText(`Logged in as ${email}`)
  await press(page, 'Logout')
  await expect(page).toHaveURL('/')
})

test('a customer has no dashboard', async ({ page, request }) => {
  await startSignedIn(page, await register(request, newCustomer()))
  await open(page, '/')
  await accountMenu(page).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeFocused()
  await expect(banner.getByRole('link', { name: 'Orders' })).toBeHidden()
})

test('a guest logs in and out by keyboard alone', async ({ page, request }) => {
  const customer = newCustomer()
  await register(request, customer)
  await open(page, '/login?back=/cart')
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type(customer.email)
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, accountMenu(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Space')
  await expect(loginLink(page)).toBeVisible()
})

test.describe('an expired session', () => {
  const sentence = 'Your session has ended. Please log in again.'
  const startEnded = async (page: Page, request: APIRequestContext) =>
    startSignedIn(page, { ...(await register(request, newCustomer())), token: 'ended-long-ago' })

  test('leaves a guest on the menu, without an error', async ({ page, request }) => {
    await startEnded(page, request)
    await page.goto('/order-online')
    await expect(loginLink(page)).toBeVisible()
    await expect(page).toHaveURL('/order-online')
    await expect(page.getByText(sentence)).toBeHidden()
  })

  test('leaves a guest on the page of their order', async ({ page, request }) => {
    const { _id: id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
    await startEnded(page, request)
    await page.goto(`/order/${id}`)
    await expect(loginLink(page)).toBeVisible()
    await expect(page).toHaveURL(`/order/${id}`)
  })

  const kept: Record<string, (request: APIRequestContext) => Promise<string>> = {
    'an order': async (request) =>
      `/order/${(await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }]))._id}`,
    'a reservation': async (request) => {
      const { times } = await farDay(request, 12)
      const free = times.find((time) => time.free)
      return `/reservation/${(await bookOne(request, free?.at ?? '', 'Juniper Testwell'))._id}`
    },
  }
  for (const [name, prepare] of Object.entries(kept)) {
    test(`takes nothing from ${name}, even on a device that still works on it`, async ({ page, request }) => {
      const path = await prepare(request)
      await startEnded(page, request)
      // React sends itself a message for each step; until the next one, the answer about the session arrives.
      await page.addInitScript(() => {
        const { postMessage } = MessagePort.prototype
        MessagePort.prototype.postMessage = function (...message: [unknown]) {
          setTimeout(() => postMessage.apply(this, message), 200)
        }
      })
      await open(page, path)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })
  }

  test('is reported at the checkout, because the order would not belong to the account', async ({
    page,
    request,
  }) => {
    await startEnded(page, request)
    await page.goto('/checkout')
    await expect(page.getByText('Your session has ended. Log in again, or order as a guest.')).toBeVisible()
    await expect(page).toHaveURL('/checkout')
  })

  for (const path of ['/orders', '/account']) {
    test(`leads from ${path} to the login page, and says why`, async ({ page, request, expectNoise }) => {
      expectNoise(/401 \(Unauthorized\).*trpc/)
      await startEnded(page, request)
      await page.goto(path)
      await expect(page).toHaveURL(`/login?back=${encodeURIComponent(path)}`)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(loginLink(page)).toBeVisible()
    })
  }

  test('that expired while the page was open is noticed by the next page that needs it', async ({
    page,
    request,
    expectNoise,
  }) => {
    expectNoise(/401 \(Unauthorized\).*trpc/)
    const session = await register(request, newCustomer())
    await startSignedIn(page, session)
    // Once the page has checked the session it brings the wishlist along, which would notice the end as well.
    const asked = page.waitForResponse((response) => response.url().includes('wishlist.unite'))
    await open(page, '/order-online')
    await asked
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${session.token}` } })
    await accountMenu(page).click()
    await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveURL('/login?back=%2Forders')
    await expect(page.getByText(sentence)).toBeVisible()
  })
})
