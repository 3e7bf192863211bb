import { defaultMenu, homePicture, pagePictureUrl, sampleDrawings } from '@tiffin/restaurant/sample'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()
const read = (file: string) => site.app.inject({ url: `/art/${file}` })

test('every dish of the default menu is painted, in under 6 KB', async () => {
  const answers = await Promise.all(defaultMenu.map(({ slug }) => read(`${slug}.svg`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(Math.max(...answers.map(({ rawPayload }) => rawPayload.length))).toBeLessThan(6000)
  expect(answers[0]?.headers['content-type']).toBe('image/svg+xml')
})

test.each(['default.svg', 'hero-thali.svg', ...Object.keys(sampleDrawings)])('%s exists', async (file) => {
  expect((await read(file)).body).toMatch(/^<svg /)
})

test('a shared link to a dish shows its picture in the usual size', async () => {
  const { rawPayload, headers } = await read('butter-chicken.png')
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('a shared link to a page shows a laid table', async () => {
  const { rawPayload, headers } = await site.app.inject({ url: pagePictureUrl(homePicture.name) })
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(rawPayload.length).toBeLessThan(300_000)
})

test.each([
  'unicorn.svg',
  'page-unicorn.png',
  'samosa.gif',
  'constructor.svg',
  '__proto__',
  '..%2F..%2Fetc%2Fpasswd',
])('%s is not found', async (file) => {
  expect((await read(file)).statusCode).toBe(404)
})
