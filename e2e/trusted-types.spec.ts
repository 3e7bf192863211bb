/** In Chromium, text becomes HTML or the address of a script only through the policy of `lib/trusted-types.ts`. */
import { logInAsAdmin } from './admin.ts'
import { expect, open, test, untilQuiet, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { pages } from './page-table.ts'
import { samosa, startWith } from './stored-cart.ts'

// The worker is registered through the policy too.
test.use({ serviceWorkers: 'allow' })

interface Rules {
  createHTML: (html: string) => string
}
type Watched = typeof globalThis & {
  note: (what: string) => void
  trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown }
}

/** What the browser refused and what the policy changed, on every page that this tab shows from now on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('note', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    const { note, trustedTypes } = globalThis as Watched
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      note(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
    )
    const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
    trustedTypes.createPolicy = (name, rules) => {
      const createHTML = (html: string) => {
        const written = rules.createHTML(html)
        if (written !== html) note(`${location.pathname}: changed ${html}`)
        return written
      }
      return createPolicy(name, { ...rules, createHTML })
    }
  })
  return violations
}

const followOwnLinks = async (page: Page, names: string[]) => {
  for (const name of names) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('no guests’ page writes HTML that the policy would have to change, loaded or followed', async ({
  page,
  request,
  expectNoise,
}) => {
  test.slow()
  expectNoise(/404 \(Not Found\) \S+nothing-here/)
  const { _id } = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  const violations = await collectViolations(page)
  await startWith(page, { cart: [samosa] })
  for (const path of [
    ...pages.map((each) => each.path),
    `/order/${_id}`,
    '/product/samosa',
    '/nothing-here',
  ]) {
    await page.goto(path)
    await untilQuiet(page)
  }
  await open(page, '/')
  await followOwnLinks(page, ['About', 'Contact', 'Terms', 'Privacy'])
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
  await untilQuiet(page)
  expect(violations).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true)
})

test('no admin page does either', async ({ page, request }) => {
  test.slow()
  await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  const violations = await collectViolations(page)
  await logInAsAdmin(page, '/admin/orders')
  // The kitchen's board has no links to the others.
  const rooms = page.locator('nav[aria-label="Restaurant"] a:not([href="/admin/kitchen"])')
  await expect.poll(() => rooms.count()).toBeGreaterThan(15)
  for (let room = 0; room < (await rooms.count()); room += 1) {
    await rooms.nth(room).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet(page)
  }
  for (const path of ['/admin/products/new', '/admin/log/security', '/admin/kitchen']) {
    await open(page, path)
    await untilQuiet(page)
  }
  expect(violations).toEqual([])
})

test('what a stranger got into a page becomes neither an element nor a script', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Trusted|Content Security Policy/)
  await open(page, '/about')
  const found = await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = '<img src="x" onerror="steal()">'
    const attempt = (steal: () => void) => {
      try {
        steal()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      elements: place.childElementCount,
      text: place.textContent,
      fromElsewhere: attempt(() => (script.src = 'https://evil.example/a.js')),
      secondPolicy: attempt(() =>
        (globalThis as Watched).trustedTypes.createPolicy('mine', { createHTML: (html) => html }),
      ),
    }
  })
  expect(found).toEqual({
    elements: 0,
    text: '<img src="x" onerror="steal()">',
    fromElsewhere: 'TypeError',
    secondPolicy: 'TypeError',
  })
})
