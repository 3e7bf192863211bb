import type { EditableProduct, ErrorBody, Product } from '@tiffin/contract'
import { eq, isNull } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { pictureFolder } from '../../../test/fixed-deps.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { auditLog, products } from '../../db/schema/index.ts'
import { startPainting } from './paint-dishes.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeAll(() => startPainting(site.jobs, site.deps))
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})
afterEach(() => rm(pictureFolder, { recursive: true, force: true }))

type Saved = EditableProduct & ErrorBody
const pizza = { title: 'Pizza Hawaii', description: 'Ham and pineapple', categorySlug: 'rice', price: 12 }
const create = (change: object = {}) => site.post<Saved>('/api/products', { ...pizza, ...change }, owner)
const change = (id: string, input: object) => site.send<Saved>('PUT', `/api/products/${id}`, input, owner)
const another = (id: string) => site.post<Saved>(`/api/products/${id}/painting`, {}, owner)
const read = async (slug = 'pizza-hawaii') => (await site.get<Product>(`/api/products/${slug}`)).body
const edit = async (id: string) => (await site.get<Saved>(`/api/admin/products/${id}`, owner)).body

const painted = (slug = 'pizza-hawaii', before?: string) =>
  vi.waitFor(
    async () => {
      const { thumbnail } = await read(slug)
      expect(thumbnail).toMatch(/^\/uploads\/[0-9a-f]{32}-960x720\/960\.webp$/)
      expect(thumbnail).not.toBe(before)
      return thumbnail ?? ''
    },
    { timeout: 20_000, interval: 50 },
  )

/** Waits until nothing is left to paint: a dish that is saved later is painted. */
async function allArePainted() {
  const slug = `last-${crypto.randomUUID()}`
  await create({ slug })
  await painted(slug)
}

test('a painting that cannot be stored keeps none of the others back', async () => {
  const { pictures } = site.deps
  const save = pictures.save.bind(pictures)
  let refused: string | undefined
  const saving = vi.spyOn(pictures, 'save').mockImplementation(async (...[file, ...rest]) => {
    const set = file.split('/').at(0)
    refused ??= set
    if (set === refused) throw new Error('This one cannot be stored')
    return save(file, ...rest)
  })
  try {
    await create({ slug: 'refused' })
    await vi.waitFor(() => expect(refused).toBeDefined(), { timeout: 20_000 })
    await create({ slug: 'other', title: 'Mushroom Risotto', description: '' })
    await painted('other')
    expect((await read('refused')).thumbnail).toBeUndefined()
  } finally {
    saving.mockRestore()
  }
  await allArePainted()
  await painted('refused')
})

describe('a dish without a picture', () => {
  test('is painted soon after it is saved, and stored in all sizes like an uploaded picture', async () => {
    const { body } = await create()
    expect(body.thumbnail).toBeUndefined()
    const url = await painted()
    expect(await edit(body._id)).toMatchObject({ isPainted: true, version: body.version })
    for (const [size, format] of [
      [960, 'webp'],
      [320, 'avif'],
    ] as const) {
      const { statusCode, rawPayload } = await site.app.inject({
        url: url.replace('960.webp', `${size}.${format}`),
      })
      expect(statusCode).toBe(200)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: (size * 3) / 4 })
    }
  })

  test('keeps its painting through other changes, and whoever sends back its address changes nothing', async () => {
    const { body } = await create()
    const url = await painted()
    for (const input of [{ price: 13 }, { imageUrl: url }, { imageUrl: '' }, { imageUrl: null }])
      expect((await change(body._id, input)).body).toMatchObject({ thumbnail: url, isPainted: true })
    await allArePainted()
    expect((await read()).thumbnail).toBe(url)
  })

  test('is painted again when it is called differently', async () => {
    const { body } = await create()
    const url = await painted()
    await change(body._id, { title: 'Tonkotsu ramen', description: 'Pork broth and an egg' })
    expect(await painted('pizza-hawaii', url)).not.toBe(url)
  })

  test('gets another painting at each request, at once', async () => {
    const { body } = await create()
    const urls = [await painted()]
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, body: after } = await another(body._id)
      expect([status, after.isPainted]).toEqual([200, true])
      urls.push(after.thumbnail ?? '')
      expect((await read()).thumbnail).toBe(after.thumbnail)
    }
    expect(new Set(urls).size).toBe(4)
    await allArePainted()
    expect((await read()).thumbnail).toBe(urls.at(-1))
    expect(await site.db.$count(auditLog, eq(auditLog.action, 'repaint product'))).toBe(3)
  })

  test('need not wait for its first painting to get another one', async () => {
    const { body } = await create()
    const { status, body: after } = await another(body._id)
    expect([status, after.isPainted]).toEqual([200, true])
    await allArePainted()
    expect((await read()).thumbnail).toBe(after.thumbnail)
  })
})

describe('a picture of its own', () => {
  const upload = async () => {
    const plain = { width: 500, height: 400, channels: 3 as const, background: '#c8102e' }
    const payload = uploadForm(await sharp({ create: plain }).png().toBuffer())
    return (await site.app.inject({ method: 'POST', url: '/api/pictures', headers: owner, payload })).json<{
      url: string
    }>().url
  }

  test('is never replaced: not by a new title, and not on request', async () => {
    const { body } = await create()
    await painted()
    const url = await upload()
    expect((await change(body._id, { imageUrl: url })).body).toMatchObject({
      thumbnail: url,
      isPainted: false,
    })
    await change(body._id, { title: 'Pizza Speciale' })
    expect(await another(body._id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('has a picture of its own') },
    })
    await allArePainted()
    expect((await read()).thumbnail).toBe(url)
  })

  test('that arrives while the dish is being painted wins', async () => {
    const { body } = await create()
    const url = await upload()
    await change(body._id, { imageUrl: url })
    await allArePainted()
    expect((await read()).thumbnail).toBe(url)
  })

  test('that is removed makes room for a painting', async () => {
    const { body } = await create({ imageUrl: 'https://example.com/pizza.jpg' })
    await change(body._id, { imageUrl: '' })
    expect(await painted()).toContain('/uploads/')
  })

  test('of the sample stays', async () => {
    await allArePainted()
    expect((await read('samosa')).thumbnail).toBe('/art/samosa.svg')
    expect(await site.db.$count(products, isNull(products.thumbnail))).toBe(0)
  })
})

describe('an import', () => {
  const send = (csv: string, mode?: string) => {
    const payload = uploadForm(Buffer.from(csv), { fileName: 'menu.csv', ...(mode && { mode }) })
    return site.app.inject({ method: 'POST', url: '/api/products/import', headers: owner, payload })
  }
  const rows = (count: number) =>
    [
      'Title,Slug,Price,Category',
      ...Array.from({ length: count }, (_, n) => `Soup ${n},soup-${n},7,soup`),
    ].join('\n')

  test('of many dishes is answered before they are painted, and other requests do not wait', async () => {
    expect((await send(rows(16))).json<object>()).toMatchObject({ inserted: 16 })
    expect(await site.db.$count(products, isNull(products.thumbnail))).toBeGreaterThan(0)
    const waits: number[] = []
    await vi.waitFor(
      async () => {
        const start = performance.now()
        await site.get('/healthz')
        waits.push(performance.now() - start)
        expect(await site.db.$count(products, isNull(products.thumbnail))).toBe(0)
      },
      { timeout: 120_000, interval: 20 },
    )
    expect(waits.length).toBeGreaterThan(5)
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100)
  }, 150_000)

  test('a painting is no picture in a sheet; a sheet that is imported again leaves it', async () => {
    await create()
    const url = await painted()
    const { body } = await site.get<string>('/api/products/pizza-hawaii')
    expect(JSON.stringify(body)).toContain(url)
    const sheet = 'Title,Slug,Price,Category,Image URL\nPizza Hawaii,pizza-hawaii,14,rice,\n'
    expect((await send(sheet, 'update')).json<object>()).toMatchObject({ updated: 1 })
    expect(await read()).toMatchObject({ price: 14, thumbnail: url })
    const withPicture = sheet.replace('rice,\n', 'rice,https://example.com/pizza.jpg\n')
    await send(withPicture, 'update')
    await allArePainted()
    expect((await read()).thumbnail).toBe('https://example.com/pizza.jpg')
  })
})
