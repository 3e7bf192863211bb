import { sampleSettings } from '@tiffin/restaurant/sample'
import type { ErrorBody, IdentitySettings, LookSettings, UploadedPicture } from '@tiffin/contract'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { initialsOf } from './icons.ts'

const WORKER = 'precache([{url:"/offline.html",revision:"__HOUSE_REVISION__"}])'

const site = useTestApp({
  mountWebApp: async () => ({
    load: () => Promise.reject(new Error('no pages here')),
    isLive: false,
    worker: WORKER,
    assets: new Map(),
  }),
})
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const read = (url: string, sent: Record<string, string> = {}) => site.app.inject({ url, headers: sent })
const save = (section: object) => site.send('PUT', '/api/admin/settings', section, headers)
const rename = (identity: Partial<IdentitySettings>) =>
  save({ identity: { ...sampleSettings.identity, logo: null, ...identity } })
const restyle = (look: Partial<LookSettings>) => save({ look: { ...sampleSettings.look, ...look } })
const upload = async (bytes: Uint8Array) => {
  const payload = uploadForm(bytes, { fileName: 'logo.png' })
  const answer = await site.app.inject({ method: 'POST', url: '/api/pictures', headers, payload })
  return { status: answer.statusCode, body: answer.json<UploadedPicture & ErrorBody>() }
}

test('the manifest follows a changed name with the next request', async () => {
  const before = await read('/manifest.webmanifest')
  expect(before.json()).toMatchObject({ name: 'Masala & Maple', theme_color: '#1E3A8A' })
  await rename({ name: 'Trattoria Test', shortName: 'Trattoria' })
  await restyle({ brand: '#7A1F1F' })
  const { etag } = before.headers
  const after = await read('/manifest.webmanifest', { 'if-none-match': etag as string })
  expect(after.json()).toMatchObject({
    name: 'Trattoria Test',
    short_name: 'Trattoria',
    theme_color: '#7A1F1F',
  })
  const again = await read('/manifest.webmanifest', { 'if-none-match': after.headers.etag as string })
  expect(again.statusCode).toBe(304)
})

test('so does the icon: the sample has its leaf, others their initials in their colours', async () => {
  expect((await read('/favicon.svg')).body).not.toContain('<text')
  const before = await read('/icons/192.png')
  await rename({ name: 'Trattoria Test' })
  await restyle({ brand: '#7A1F1F', fonts: 'playfair' })
  const { body } = await read('/favicon.svg')
  expect(body).toContain('>TT</text>')
  expect(body).toContain('fill="#7A1F1F"')
  expect(body).toContain('font-family="\'Playfair Display Variable\', Georgia, serif"')
  const after = await read('/icons/192.png')
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  expect(await sharp(after.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
})

test('the initials are painted, whatever fonts the machine has', async () => {
  await rename({ name: 'Trattoria Test' })
  const { rawPayload } = await read('/icons/512.png')
  const middle = sharp(rawPayload).extract({ left: 150, top: 180, width: 212, height: 152 })
  const { channels } = await sharp(await middle.png().toBuffer()).stats()
  expect(channels[0]?.max).toBeGreaterThan(240)
})

test('an icon for systems that crop it has a ground to its edges', async () => {
  const { rawPayload } = await read('/icons/maskable-512.png')
  const corner = await sharp(rawPayload)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...corner]).toEqual([0x1e, 0x3a, 0x8a])
})

test('the offline page and the worker that fetches it follow the name', async () => {
  const revisionIn = async () => /revision:"(\w+)"/.exec((await read('/sw.js')).body)?.[1]
  const before = await revisionIn()
  expect(before).toMatch(/^[\da-f]{12}$/)
  await rename({ name: 'Soup <& Sons>' })
  expect((await read('/offline.html')).body).toContain('<a href="/menu">Soup &lt;&amp; Sons></a>')
  expect(await revisionIn()).not.toBe(before)
})

test('a logo is shown as icon, and a square is cut from its middle', async () => {
  const red = { create: { width: 300, height: 100, channels: 3 as const, background: '#FF0000' } }
  const green = { create: { width: 100, height: 100, channels: 3 as const, background: '#00FF00' } }
  const wide = sharp(red).composite([{ input: await sharp(green).png().toBuffer(), left: 100, top: 0 }])
  const { body: logo } = await upload(await wide.png().toBuffer())
  const saved = await rename({ name: 'Trattoria Test', logo: logo.url })
  expect(saved.status).toBe(200)
  expect((await read('/favicon.svg')).body).toContain('href="data:image/png;base64,')
  const { dominant } = await sharp((await read('/icons/192.png')).rawPayload).stats()
  expect(dominant.g).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(60)
})

test('a drawing, a picture from elsewhere and one that is too large are refused as a logo', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const drawing = await upload(Buffer.from(svg))
  expect([drawing.status, drawing.body.message]).toEqual([
    415,
    'We can’t use this file. Please choose a JPEG, PNG, WebP or AVIF picture.',
  ])
  const plain = { create: { width: 6500, height: 6200, channels: 3 as const, background: '#FF0000' } }
  const large = await upload(await sharp(plain).png().toBuffer())
  expect([large.status, large.body.message]).toEqual([
    413,
    'This picture has 41 million pixels; the limit is 40 million. Please make it smaller first.',
  ])
  const elsewhere = await rename({ logo: 'https://example.com/logo.svg' })
  expect(elsewhere.body.issues).toEqual([
    { path: 'identity.logo', message: 'Upload a PNG, JPEG or WebP picture' },
  ])
})

test.each([
  ['Trattoria da Nino', 'TN'],
  ['Masala & Maple', 'MM'],
  ['noma', 'N'],
  ['chez louis', 'CL'],
  ['L’Étoile', 'LÉ'],
  ['7 Seas', '7S'],
  ['& ☺', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
