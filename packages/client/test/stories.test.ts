import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../apps/server/test/create-test-app.ts'
import { writeSheet } from '../../../apps/server/test/write-sheet.ts'
import { createTiffin, TiffinError } from '../src/index.ts'
import { samosas, useSite } from './use-site.ts'

const site = useSite()
const guest = () => createTiffin({ url: site.url })

describe('the menu', () => {
  test('is public, with and without an input', async () => {
    const tiffin = guest()
    const { products, total } = await tiffin.products.list({ q: 'dal', limit: 3 })
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ title, description }) => /dal/i.test(title + description))).toBe(true)
    expect((await tiffin.products.list()).total).toBeGreaterThan(total)
    expect((await tiffin.categories.list()).map(({ slug }) => slug)).toContain('chaat-frying')
  })

  test('has no dish that is not on it', async () => {
    await expect(guest().products.get({ slug: 'unicorn' })).rejects.toMatchObject({
      name: 'TiffinError',
      code: 'NOT_FOUND',
      status: 404,
      message: 'That dish is not on our menu',
    })
  })

  test('is found with a trailing slash in the address, too', async () => {
    const tiffin = createTiffin({ url: `${site.url}/` })
    expect(await tiffin.products.get({ slug: 'samosa' })).toMatchObject({ title: 'Samosa' })
  })
})

describe('an API key', () => {
  test('is sent with every call and stream, and ends when it is revoked', async () => {
    const owner = await site.admin()
    const wanted = { name: 'Till', permissions: ['orders' as const], endsOn: '2026-12-31' }
    const { key, apiKey } = await owner.apiKeys.create(wanted)
    const till = createTiffin({ url: site.url, key })
    expect((await till.admin.me()).permissions).toEqual(['orders'])
    await expect(till.coupons.list()).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })
    await expect(till.auth.me()).rejects.toMatchObject({ code: 'KEY_REFUSED', status: 403 })
    const order = await guest().orders.place(samosas())
    for await (const { event } of till.live.staff({ lastEventId: '0' }))
      if (event.type === 'order' && event.id === order._id) break
    await owner.apiKeys.revoke({ id: apiKey._id })
    await expect(till.orders.list()).rejects.toMatchObject({ code: 'KEY_ENDED', status: 401 })
    await expect(till.live.staff()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'KEY_ENDED',
    })
  })

  test('takes the place of a token', () => {
    expect(() => createTiffin({ url: site.url, token: 'a', key: 'b' })).toThrow(TiffinError)
  })
})

describe('a session', () => {
  test('begins with a login, is sent with later calls, and ends with a logout', async () => {
    const { user } = await site.app.signUp('guest@example.com')
    const tiffin = guest()
    await expect(tiffin.auth.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    const session = await tiffin.login({ email: user.email, password: PASSWORD })
    expect(tiffin.token).toBe(session.token)
    expect(await tiffin.auth.me()).toEqual(user)

    await tiffin.logout()
    expect(tiffin.token).toBeUndefined()
    // The control: the token was valid, and no longer is.
    const { token } = session
    await expect(createTiffin({ url: site.url, token }).auth.me()).rejects.toMatchObject({ status: 401 })
    await expect(tiffin.auth.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('begins with a registration, too', async () => {
    const tiffin = guest()
    await tiffin.auth.register({ name: 'Test Guest', email: 'new@example.com', password: PASSWORD })
    expect(await tiffin.auth.me()).toMatchObject({ email: 'new@example.com' })
  })

  test('is passed to the next run as a token', async () => {
    const { token, user } = await site.app.signUp('guest@example.com')
    expect(await createTiffin({ url: site.url, token }).auth.me()).toEqual(user)
  })

  test('that has ended elsewhere is an error, and no order is placed without its owner', async () => {
    const { token } = await site.app.signUp('guest@example.com')
    await createTiffin({ url: site.url, token }).logout()
    const late = createTiffin({ url: site.url, token })
    await expect(late.auth.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(late.orders.place(samosas())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    // Reading the menu still works.
    expect((await late.products.list({ q: 'samosa' })).total).toBeGreaterThan(0)
  })

  test('survives a mistyped password', async () => {
    const { token, user } = await site.app.signUp('guest@example.com')
    const tiffin = createTiffin({ url: site.url, token })
    const mistyped = tiffin.login({ email: user.email, password: 'not the password' })
    await expect(mistyped).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    expect(await tiffin.auth.me()).toEqual(user)
  })
})

describe('an order', () => {
  test('is one order however often its key is sent, and two with two keys', async () => {
    const tiffin = guest()
    const first = await tiffin.orders.place(samosas(2), { idempotencyKey: 'monday' })
    expect(first).toMatchObject({ status: 'placed', items: [{ slug: 'samosa', quantity: 2 }] })
    expect(await tiffin.orders.place(samosas(2), { idempotencyKey: 'monday' })).toEqual(first)
    const second = await tiffin.orders.place(samosas(2), { idempotencyKey: 'tuesday' })
    expect(second._id).not.toBe(first._id)
    await expect(tiffin.orders.place(samosas(3), { idempotencyKey: 'monday' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('without a key gets its own each time', async () => {
    const tiffin = guest()
    const [first, second] = [await tiffin.orders.place(samosas()), await tiffin.orders.place(samosas())]
    expect(second._id).not.toBe(first._id)
  })

  test('is rejected with a message, and with the details that a program needs', async () => {
    await site.app.addDish({ slug: 'last-kulfi', stock: 1 })
    const place = (order: object) =>
      guest()
        .orders.place({ ...samosas(), ...order })
        .catch((error) => error)
    expect(await place({ items: [{ slug: 'last-kulfi', quantity: 2 }] })).toMatchObject({
      code: 'OUT_OF_STOCK',
      status: 409,
      message: 'Only 1 left of Last-kulfi',
    })
    expect(await place({ items: [{ slug: 'samosa', price: 0.01 }] })).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await place({ items: [], customer: { name: '', email: 'guest@example.com' } })).toMatchObject({
      code: 'VALIDATION',
      status: 400,
      issues: [{ path: 'items' }, { path: 'customer.name', message: 'Name required' }],
    })
    const closed = await place({ fulfillment: { pickupAt: '2026-01-08T03:30:00-07:00' } })
    expect(closed).toMatchObject({ code: 'CLOSED' })
    expect(closed.nextTimes.length).toBeGreaterThan(0)
    expect(closed).toBeInstanceOf(TiffinError)
  })
})

test('a message that is too long is rejected with the server’s own error', async () => {
  const message = 'x'.repeat(300_000)
  const sending = guest().messages.send({ name: 'Test Guest', email: 'guest@example.com', message })
  await expect(sending).rejects.toMatchObject({
    code: 'TOO_LARGE',
    status: 413,
    message: 'Request too large',
  })
})

describe('the admin area', () => {
  test('is closed to customers and open to the owner', async () => {
    const { token } = await site.app.signUp('guest@example.com')
    const asCustomer = createTiffin({ url: site.url, token }).products.create(kulfi)
    await expect(asCustomer).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })

    const owner = await site.admin()
    const { _id, version } = await owner.products.create(kulfi)
    const changed = await owner.products.change({ id: _id, version, price: 5.5 })
    expect(changed).toMatchObject({ title: 'Kulfi', price: 5.5 })
    await expect(owner.products.change({ id: _id, version, price: 6 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await owner.products.delete({ id: _id })).toEqual({ done: true })
  })

  test('accepts a spreadsheet as bytes or as a browser’s file, with its name', async () => {
    const owner = await site.admin()
    const sheet = (price: number) =>
      new Uint8Array(
        writeSheet([
          ['Title', 'Price', 'Category'],
          ['Kulfi', price, 'chaat-frying'],
        ]),
      )
    const { counts, fingerprint } = await owner.products.previewImport({ file: sheet(4) })
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 0 })
    const added = await owner.products.import({ file: sheet(4), fingerprint, fileName: 'spring.xlsx' })
    expect(added).toMatchObject({ inserted: 1 })
    const chosen = new File([sheet(4.5)], 'autumn.xlsx')
    const changed = await owner.products.import({ file: chosen, mode: 'update' })
    expect(changed).toMatchObject({ inserted: 0, updated: 1 })
    expect(await guest().products.get({ slug: 'kulfi' })).toMatchObject({ price: 4.5 })
    const written = JSON.stringify((await owner.log.list()).entries)
    expect(written).toContain('spring.xlsx')
    expect(written).toContain('autumn.xlsx')
  })

  test('says what is wrong with an upload', async () => {
    const owner = await site.admin()
    await expect(
      owner.pictures.upload({ file: new TextEncoder().encode('no picture') }),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA', status: 415 })
    await expect(guest().products.previewImport({ file: new Uint8Array([1]) })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    })
  })

  test('returns files as bytes', async () => {
    const { number } = await guest().orders.place(samosas())
    const owner = await site.admin()
    const csv = await owner.exports.orders({ from: '2026-01-07', to: '2026-01-07', format: 'csv' })
    expect(csv).toMatchObject({
      fileName: expect.stringMatching(/\.csv$/),
      contentType: expect.stringContaining('csv'),
    })
    expect(new TextDecoder().decode(csv.bytes)).toContain(`${number}`)
    const { bytes, fileName } = await owner.products.template()
    expect([fileName, ...bytes.slice(0, 2)]).toEqual(['products_template.xlsx', ...Buffer.from('PK')])
  })
})

const kulfi = { title: 'Kulfi', price: 4, categorySlug: 'chaat-frying' }

describe('input that cannot be sent', () => {
  test.each([
    ['an address that is none', () => createTiffin({ url: 'the restaurant' })],
    ['an address of another kind', () => createTiffin({ url: 'ftp://example.com' })],
  ])('%s is rejected immediately', (_what, open) => {
    expect(open).toThrow(
      expect.objectContaining({ code: 'VALIDATION', issues: [{ path: 'url', message: expect.any(String) }] }),
    )
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'a number that JSON does not know',
      () => guest().coupons.check({ code: 'SAVE5', subtotal: 1n as never }),
    ],
    ['a key that no header can carry', () => guest().orders.place(samosas(), { idempotencyKey: 'ключ' })],
    ['an upload without a file', () => guest().pictures.upload(undefined as never)],
  ])('%s is rejected without a request', async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'TiffinError', code: 'VALIDATION', status: undefined })
  })
})
