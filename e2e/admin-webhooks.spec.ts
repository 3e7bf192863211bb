/** Another program is told what happens, and an owner sees what was sent and what came back. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expectAccessible } from './accessible.ts'
import { adminToken, logInAsAdmin } from './admin.ts'
import { expect, open, test } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'
import { tabTo } from './tab-to.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Received {
  text: string
  headers: Record<string, string>
}

/** A till that answers as it is told to. */
async function startTill() {
  const received: Received[] = []
  let status = 200
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      received.push({ text, headers: request.headers as Record<string, string> })
      response.writeHead(status).end(status === 200 ? 'printed' : 'out of paper')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/tiffin`,
    received,
    answer: (next: number) => (status = next),
    stop: () => server.close(),
  }
}

test('an owner adds a webhook by keyboard, and its receiver is told of an order', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/status of 400/)
  const till = await startTill()
  await logInAsAdmin(page, '/admin/webhooks')
  await tabTo(page, page.getByRole('button', { name: 'New webhook' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New webhook' })
  await expect(form.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('http://10.0.0.7/tiffin')
  await tabTo(page, form.getByRole('checkbox', { name: 'Order placed' }))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: 'Add webhook' }))
  await page.keyboard.press('Enter')
  await expect(form.getByText('must begin with https://')).toBeVisible()
  await form.getByLabel('Address').fill(till.url)
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  const shown = page.getByRole('dialog', { name: `Secret of ${till.host}` })
  const secret = await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(shown).toBeHidden()
  const card = page.getByRole('article', { name: till.host })
  await expect(card).toContainText('Nothing sent yet')
  await page.reload()
  await expect(page.getByText(secret)).toHaveCount(0)

  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 2 }])
  const findTold = () => till.received.find(({ text }) => text.includes(`"number":${order.number}`))
  await expect.poll(findTold).toBeDefined()
  const told = findTold()
  expect(new Webhook(secret).verify(told?.text ?? '', told?.headers ?? {})).toMatchObject({
    type: 'order.placed',
    data: { number: order.number },
  })
  await expect(card).toContainText('Working')

  till.answer(503)
  await card.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => till.received.length).toBeGreaterThan(1)
  await expect(card).toContainText('Failing, and tried again')
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('Paused by an owner')
  await card.getByRole('button', { name: 'Resume' }).click()
  till.answer(200)
  await card.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhook log' })).toBeVisible()
  await page
    .getByRole('row', { name: /Order placed/ })
    .getByRole('button')
    // The oldest: what other journeys order may be sent more than once.
    .last()
    .click()
  const details = page.getByRole('dialog', { name: 'Order placed' })
  await expect(details.getByRole('region', { name: 'Body of the request' })).toContainText('"order.placed"')
  await expect(details.getByRole('region', { name: 'Answer' })).toContainText('printed')
  const before = till.received.length
  await details.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect.poll(() => till.received.length).toBeGreaterThan(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [new URL(page.url()).pathname, '/admin/webhooks']) {
      await open(page, path)
      await expect(page.getByText(till.host).first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.goBack()
  }
  till.stop()
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const all = (await (await request.get('/api/admin/webhooks', { headers })).json()) as {
    _id: string
    url: string
  }[]
  const { _id } = all.find(({ url }) => url === till.url) ?? { _id: '' }
  expect((await request.delete(`/api/admin/webhooks/${_id}`, { headers })).status()).toBe(204)
})
