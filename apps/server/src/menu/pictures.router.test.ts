import { type ErrorBody, type PictureCrop, UPLOAD_LIMIT_BYTES, type UploadedPicture } from '@tiffin/contract'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { pictureFolder } from '../../test/fixed-deps.ts'
import { uploadForm } from '../../test/upload-form.ts'
import { listChangesOf } from '../ledger/log/record-change.ts'

const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})
afterEach(() => rm(pictureFolder, { recursive: true, force: true }))

async function send(bytes: Uint8Array, form: Record<string, string> = {}) {
  const payload = uploadForm(bytes, form)
  return site.app.inject({ method: 'POST', url: '/api/pictures', headers, payload })
}

async function upload(bytes: Uint8Array, form?: Record<string, string>) {
  const answer = await send(bytes, form)
  return { status: answer.statusCode, body: answer.json<UploadedPicture>() }
}

async function beRefused(bytes: Uint8Array, form?: Record<string, string>) {
  const answer = await send(bytes, form)
  return { status: answer.statusCode, ...answer.json<ErrorBody>() }
}

async function read(url: string) {
  const { statusCode, rawPayload } = await site.app.inject({ url })
  expect(statusCode).toBe(200)
  return rawPayload
}

const paint = (width: number, height: number, background = '#c8102e'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Left half red, right half blue. */
const flag = (width: number, height: number) =>
  paint(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])

async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > blue ? 'red' : 'blue'
}

describe('a picture', () => {
  test.each([
    ['JPEG', () => paint(500, 400).jpeg()],
    ['PNG', () => paint(500, 400).png()],
    ['PNG with 16 bits', () => paint(500, 400).toColourspace('rgb16').png()],
    ['PNG of greys', () => paint(500, 400).greyscale().png()],
    ['PNG that is clear in places', () => paint(500, 400).ensureAlpha(0.5).png()],
    ['JPEG for print', () => paint(500, 400).toColourspace('cmyk').jpeg()],
    ['WebP', () => paint(500, 400).webp()],
    ['AVIF', () => paint(500, 400).avif({ effort: 0 })],
  ])('may be a %s, whatever the file is called', async (_format, make) => {
    const { status, body } = await upload(await make().toBuffer(), { fileName: 'menu.txt' })
    expect(status).toBe(201)
    expect(body).toEqual({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-500x400\/500\.webp$/),
      width: 500,
      height: 400,
    })
    for (const [format, stored] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const small = await read(body.url.replace('500.webp', `320.${format}`))
      expect(await sharp(small).metadata()).toMatchObject({ format: stored, width: 320, height: 256 })
    }
  })

  test('stays transparent where it was', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const spot = await paint(200, 300).png().toBuffer()
    const drawing = sharp({ create: { width: 400, height: 300, channels: 4, background: clear } })
    const { body } = await upload(
      await drawing
        .composite([{ input: spot, gravity: 'east' }])
        .png()
        .toBuffer(),
    )
    for (const url of [body.url, body.url.replace('webp', 'avif')]) {
      const alpha = await sharp(await read(url))
        .extractChannel('alpha')
        .raw()
        .toBuffer()
      expect([alpha[150 * 400 + 20], alpha[150 * 400 + 380]]).toEqual([0, 255])
    }
  })

  test('is stored in the usual widths, never larger than the original', async () => {
    const large = await upload(await paint(2000, 1500).jpeg().toBuffer())
    expect(large.body).toMatchObject({ width: 1440, height: 1080 })
    expect(await widthsOf(large.body)).toEqual([1440, 320, 640, 960])
    const small = await upload(await paint(300, 200).jpeg().toBuffer())
    expect(small.body).toMatchObject({ width: 300, height: 200 })
    expect(await widthsOf(small.body)).toEqual([300])
    const narrow = await upload(await paint(1, 3).png().toBuffer())
    expect(narrow.body).toMatchObject({ width: 1, height: 3 })
    const high = await upload(await paint(100, 9600).png().toBuffer())
    expect(high.body).toMatchObject({ width: 20, height: 1920 })
  })

  test('is upright, and contains no camera metadata', async () => {
    const exif = {
      IFD0: { Make: 'Spyglass', Software: 'Spyglass 7' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 32/1 0/1' },
    }
    const photo = await flag(800, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(photo.includes('Spyglass')).toBe(true)
    const { body } = await upload(photo)
    expect(body).toMatchObject({ width: 600, height: 800 })
    for (const url of [body.url, body.url.replace('webp', 'avif')]) {
      const stored = await read(url)
      const { exif: notes, icc, xmp, orientation, width, height } = await sharp(stored).metadata()
      expect({ notes, icc, xmp, width, height }).toEqual({ width: 600, height: 800 })
      expect(orientation ?? 1).toBe(1)
      expect(stored.includes('Spyglass')).toBe(false)
      // What was on the left is now at the top.
      expect([await colourAt(stored, 300, 50), await colourAt(stored, 300, 750)]).toEqual(['red', 'blue'])
    }
  })

  test('that is animated becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((each) => paint(60, 40, each).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { body } = await upload(moving)
    expect(body).toMatchObject({ width: 60, height: 40 })
    const stored = await read(body.url)
    expect((await sharp(stored).metadata()).pages ?? 1).toBe(1)
    expect(await colourAt(stored, 30, 20)).toBe('red')
  })

  test('gets the same address when uploaded again, and is logged once', async () => {
    const bytes = await paint(500, 400).png().toBuffer()
    const [first, second] = await Promise.all([upload(bytes), upload(bytes, { fileName: 'other.png' })])
    expect(second).toEqual(first)
    expect(await upload(await paint(500, 400, 'green').png().toBuffer())).not.toEqual(first)
    const set = first.body.url.split('/')[2] ?? ''
    expect(await listChangesOf(site.db, set)).toMatchObject([
      { userEmail: 'owner@example.com', action: 'upload picture', after: first.body },
    ])
  })

  test('with a missing size is generated again', async () => {
    const bytes = await paint(500, 400).png().toBuffer()
    const { body } = await upload(bytes)
    await rm(join(pictureFolder, body.url.replace('/uploads', '').replace('500.webp', '320.avif')))
    await upload(bytes)
    expect(await filesOf(body)).toEqual(['320.avif', '320.webp', '500.avif', '500.webp'])
  })
})

const filesOf = async ({ url }: UploadedPicture) =>
  (await readdir(join(pictureFolder, url.split('/')[2] ?? ''))).toSorted()

async function widthsOf(picture: UploadedPicture) {
  const files = await filesOf(picture)
  const widths = files.filter((file) => file.endsWith('.webp')).map((file) => Number.parseInt(file, 10))
  expect(files).toHaveLength(2 * widths.length)
  return widths
}

describe('is rejected with an explanation, and nothing is stored:', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const jpeg = paint(900, 700).jpeg().toBuffer()
  const png = flag(900, 700).png().toBuffer()
  const webp = flag(900, 700).webp({ lossless: true }).toBuffer()
  const avif = flag(900, 700).avif({ effort: 0, quality: 90 }).toBuffer()
  const cut = async (whole: Promise<Buffer>, part = 0.6) => {
    const bytes = await whole
    return bytes.subarray(0, Math.floor(bytes.length * part))
  }

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string, RegExp]>([
    ['a text', () => Buffer.from('samosa'), 415, 'UNSUPPORTED_MEDIA', /JPEG, PNG, WebP or AVIF/],
    ['nothing', () => new Uint8Array(), 415, 'UNSUPPORTED_MEDIA', /We can’t use this file/],
    ['an SVG', () => Buffer.from(svg), 415, 'UNSUPPORTED_MEDIA', /We can’t use this file/],
    [
      'an SVG with a script in it',
      () => Buffer.from(svg.replace('<rect', '<script>alert(1)</script><rect onload="alert(2)"')),
      415,
      'UNSUPPORTED_MEDIA',
      /We can’t use this file/,
    ],
    ['a GIF', () => paint(9, 9).gif().toBuffer(), 415, 'UNSUPPORTED_MEDIA', /We can’t use this file/],
    ['a TIFF', () => paint(9, 9).tiff().toBuffer(), 415, 'UNSUPPORTED_MEDIA', /We can’t use this file/],
    ['a JPEG that breaks off', () => cut(jpeg), 400, 'VALIDATION', /damaged/],
    ['a JPEG of its first bytes', () => cut(jpeg, 0.01), 400, 'VALIDATION', /damaged/],
    ['a PNG that breaks off', () => cut(png), 400, 'VALIDATION', /damaged/],
    ['a WebP that breaks off', () => cut(webp), 400, 'VALIDATION', /damaged/],
    ['an AVIF that breaks off', () => cut(avif), 400, 'VALIDATION', /damaged/],
    [
      'an SVG that begins like a JPEG',
      () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
      400,
      'VALIDATION',
      /damaged/,
    ],
    ['a byte over 10 MB', () => new Uint8Array(UPLOAD_LIMIT_BYTES + 1), 413, 'TOO_LARGE', /10 MB/],
    ['a small file of many pixels', () => black(20_000, 20_000), 413, 'TOO_LARGE', /400 million pixels/],
    [
      'a row over 40 megapixels',
      () => black(8000, 5001),
      413,
      'TOO_LARGE',
      /41 million pixels; the limit is 40/,
    ],
  ])('%s', async (_what, make, status, code, says) => {
    const answer = await beRefused(await make())
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.message).toMatch(says)
    await expect(readdir(pictureFolder)).rejects.toThrow('ENOENT')
  })

  test('a picture of exactly 40 megapixels is stored', { timeout: 60_000 }, async () => {
    const { status, body } = await upload(black(8000, 5000))
    expect([status, body.width, body.height]).toEqual([201, 1440, 900])
  })

  /** All black, a bit for each pixel: 400 million of them take about 50 KB. */
  function black(width: number, height: number) {
    const chunk = (name: string, content: Buffer) => {
      const named = Buffer.concat([Buffer.from(name), content])
      return Buffer.concat([uint32(content.length), named, uint32(crc32(named))])
    }
    const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])
    const rows = deflateSync(Buffer.alloc(height * (1 + width / 8)))
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  function uint32(value: number) {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }

  test('a file of exactly 10 MB is accepted for reading', async () => {
    const whole = await jpeg
    const padded = Buffer.concat([whole, Buffer.alloc(UPLOAD_LIMIT_BYTES - whole.length)])
    expect((await upload(padded)).status).toBe(201)
  })

  test('a form whose file has a different field name', async () => {
    const answer = await beRefused(await png, { field: 'picture' })
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining('field called "file"')])
  })
})

describe('the part of a picture that is shown', () => {
  const crop = (url: string, changes: object = {}) =>
    site.post<UploadedPicture & ErrorBody>(
      '/api/pictures/crop',
      { url, shape: '1:1', x: 0.5, y: 0.5, zoom: 1, ...changes },
      headers,
    )
  const readCrop = (url: string) =>
    site.get<PictureCrop>(`/api/admin/pictures/crop?url=${encodeURIComponent(url)}`, headers)
  const uploadFlag = async () => (await upload(await flag(800, 400).png().toBuffer())).body

  test('is cut around the point that the owner chooses, in the shape that is needed', async () => {
    const { url } = await uploadFlag()
    const left = (await crop(url, { x: 0.1 })).body
    const right = (await crop(url, { x: 0.9 })).body
    expect([left.width, left.height]).toEqual([400, 400])
    expect(await colourAt(await read(left.url), 390, 200)).toBe('red')
    expect(await colourAt(await read(right.url), 10, 200)).toBe('blue')
    const dish = (await crop(url, { shape: '4:3', zoom: 2 })).body
    expect([dish.width, dish.height]).toEqual([267, 200])
    // All its sizes are there.
    expect((await read(dish.url.replace('.webp', '.avif'))).length).toBeGreaterThan(100)
  })

  test('can be chosen anew from the picture as it was uploaded', async () => {
    const { url } = await uploadFlag()
    expect((await readCrop(url)).body).toEqual({ original: { url, width: 800, height: 400 }, crop: null })
    const first = (await crop(url, { x: 0.1, zoom: 4 })).body
    expect((await readCrop(first.url)).body).toEqual({
      original: { url, width: 800, height: 400 },
      crop: { shape: '1:1', x: 0.1, y: 0.5, zoom: 4 },
    })
    const again = (await crop(first.url, { x: 0.9 })).body
    expect(again.width).toBe(400)
    expect((await crop(url, { x: 0.9 })).body.url).toBe(again.url)
  })

  test.each([
    [{ x: 1.5 }, 'x'],
    [{ y: -1 }, 'y'],
    [{ zoom: 9 }, 'zoom'],
    [{ shape: 'round' }, 'shape'],
    [{ url: '/art/samosa.svg' }, 'url'],
    [{ url: '/uploads/../../etc/passwd' }, 'url'],
  ])('%o is refused at its field', async (wrong, field) => {
    const { url } = await uploadFlag()
    const { status, body } = await crop(url, wrong)
    expect([status, body.issues?.[0]?.path]).toEqual([400, field])
  })

  test('of a picture that is not stored is not found', async () => {
    expect((await crop(`/uploads/${'0a'.repeat(16)}-9x9/9.webp`)).status).toBe(404)
  })
})
