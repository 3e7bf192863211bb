/** How staff log in on a site that others can reach: a password of their own, and a second factor for owners. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { appCode } from '../apps/server/test/app-code.ts'
import { startProgram } from '../apps/server/test/start-program.ts'
import { expectAccessible } from './accessible.ts'
import { pagesOf } from './admin.ts'
import { expect, open, test as base, type Page } from './journey.ts'

const main = join(import.meta.dirname, '../apps/server/dist/tiffin.js')
const cli = join(import.meta.dirname, '../apps/server/dist/cli.js')
const email = 'owner@example.com'
const password = 'saffron lassi twice'

/** A new restaurant behind a proxy, and the password of an owner who was made on the command line. */
const test = base.extend<object, { site: { url: string; printed: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-own-login-'))
      stack.defer(() => rmSync(dataDir, { recursive: true }))
      const port = await findFreePort()
      // Passkeys belong to a name, and `localhost` is one.
      const url = `http://localhost:${port}`
      const settings = {
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        BREACHED_PASSWORDS_URL: 'off',
        LOG_LEVEL: 'warn',
      }
      const server = await startProgram([process.execPath, main], {
        env: { ...process.env, ...settings },
        cwd: dataDir,
      })
      stack.defer(async () => void (await server.stop()))
      const args = [cli, 'create-admin', email, '--name', 'Owner', '--generate']
      const env = { ...process.env, ...settings }
      const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: dataDir })
      const [, printed = ''] = /shown only once\): (\S+)/.exec(stdout) ?? []
      await use({ url, printed })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

function findFreePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}

/** A phone that always recognizes its owner. */
async function addPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function logIn(page: Page, typed: string) {
  await open(page, '/admin/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
}

test('an owner chooses a password, adds an app and a passkey, and logs in with each', async ({
  page,
  site,
  expectNoise,
}) => {
  // What is still closed, and wrong codes.
  expectNoise(/status of 40[13]/)
  await addPhone(page)
  await logIn(page, site.printed)

  await expect(page).toHaveURL('/admin/my-login')
  await expect(page.getByRole('heading', { name: 'Your login' })).toBeVisible()
  await expect(page.getByText('Choose your own password first')).toBeVisible()
  await page.getByLabel('Generated password').fill(site.printed)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()

  await expect(page.getByText('Owners log in with two steps')).toBeVisible()
  await open(page, '/admin/orders')
  await expect(page).toHaveURL('/admin/my-login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add an app' }).click()
  const key = await page.getByText('Without a camera').locator('code').textContent()
  await page.getByLabel('2. The code that it shows').fill('000 000')
  await page.getByRole('button', { name: 'Add this app' }).click()
  await expect(page.getByText('That is not the code that the app shows.')).toBeVisible()
  await page.getByLabel('2. The code that it shows').fill(appCode((key ?? '').replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Add this app' }).click()

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: 'Save your recovery codes' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeHidden()
  await expectAccessible(page)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(pagesOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await logOut(page)
  await logIn(page, password)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('That code is not valid, or has already been used.')).toBeVisible()
  await page.getByLabel('Code').fill(recoveryCode)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(pagesOf(page)).toBeVisible()

  await open(page, '/admin/my-login')
  await expect(page.getByText('You have 9 left.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Test phone')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('Test phone')

  await logOut(page)
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(pagesOf(page)).toBeVisible()

  // As the server answers half an hour after a login.
  const body = { code: 'CONFIRMATION_REQUIRED', message: 'Please confirm that it’s you, and try again.' }
  await page.route(
    '**/trpc/loginMethods.renewCodes**',
    (route) =>
      route.fulfill({
        status: 403,
        json: [
          {
            error: {
              message: body.message,
              code: -32_003,
              data: { code: 'FORBIDDEN', httpStatus: 403, body },
            },
          },
        ],
      }),
    { times: 1 },
  )
  await open(page, '/admin/my-login')
  await page.getByRole('button', { name: 'Generate new codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate new codes' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(question.getByLabel('Code')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(codes).toHaveCount(10)
})
