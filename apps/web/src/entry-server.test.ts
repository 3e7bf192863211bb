import type { LookSettings } from '@tiffin/contract'
import type { AppRouter } from '@tiffin/server/router'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { initTRPC, TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { render } from './entry-server.tsx'
import type { SiteManifests } from './vite-manifest.ts'

const t = initTRPC.create({
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    data: { ...shape.data, body: { code: error.code, message: error.message } },
  }),
})

const settings = t.router({ site: t.procedure.query(() => sampleSettings) })

const kitchenWithout = (dish: () => never) =>
  t.router({
    settings,
    products: t.router({ get: t.procedure.input((slug) => slug).query(dish) }),
  }) as unknown as AppRouter

const emptyKitchen = kitchenWithout(() => {
  throw new TRPCError({ code: 'NOT_FOUND', message: 'That dish is not on our menu' })
})

const manifests: SiteManifests = {
  admin: {},
  still: { 'src/entry-still.ts': { file: 'assets/still.js' } },
  guests: {
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
    '_react.js': { file: 'assets/react.js' },
    'src/routes/product.$slug.tsx?tsr-split=component': {
      file: 'assets/product.js',
      imports: ['src/entry-client.tsx'],
      css: ['assets/product.css'],
    },
  },
}

function renderPath(
  path: string,
  appRouter = emptyKitchen,
  onError: (failure: { error: TRPCError }) => void = () => {},
) {
  return render({
    url: `https://tiffin.example${path}`,
    appRouter,
    createContext: async () => ({}) as never,
    onError,
    manifests,
    publicUrl: 'https://tiffin.example',
    paintedTables: {},
    lastEventId: '7',
    today: '2026-01-07',
  })
}

test('a page that does not exist is a 404 in the site’s layout', async () => {
  const { status, html } = await renderPath('/no-such-page')
  expect(status).toBe(404)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-CA"/)
  expect(html).toContain('This plate is empty')
  expect(html).toContain(sampleSettings.contact.phone.display)
})

test('a dish that does not exist is a 404 too', async () => {
  const { status, html } = await renderPath('/product/no-such-dish')
  expect(status).toBe(404)
  expect(html).toContain('This plate is empty')
})

test('a page whose data fails to load is a 500 and reveals no internals', async () => {
  const brokenKitchen = kitchenWithout(() => {
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'connection to 10.0.0.7 lost' })
  })
  const failures: string[] = []
  const onFailure = ({ error }: { error: TRPCError }) => void failures.push(error.message)
  const { status, html } = await renderPath('/product/samosa', brokenKitchen, onFailure)
  expect(status).toBe(500)
  expect(failures).toContain('connection to 10.0.0.7 lost')
  expect(html).toContain('Something boiled over')
})

test('the page includes its scripts and styles, also those of its route', async () => {
  const { html } = await renderPath('/product/no-such-dish')
  expect(html).toMatch(/<script>[^<]*import\("\/assets\/entry\.js"\)[^<]*<\/script>/)
  for (const file of ['react.js', 'product.js']) {
    expect(html).toMatch(new RegExp(`for \\(const href of \\[[^\\]]*"/assets/${file}"`))
  }
  for (const file of ['entry.css', 'product.css']) {
    expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}"`)
  }
})

const scriptOf = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g

test('each script that the renderer wrote is listed, and its mark is in the page no more', async () => {
  const { html, scripts } = await renderPath('/no-such-page')
  const inline = [...html.matchAll(scriptOf)].map(([, code = '']) => code)
  expect(inline.length).toBeGreaterThan(1)
  expect(scripts.toSorted()).toEqual(inline.toSorted())
  expect(html).not.toContain('nonce')
})

test('a page loads the files of its own typefaces only', async () => {
  const fontsIn = async (fonts: LookSettings['fonts']) => {
    const { html } = await renderIn({ fonts })
    return Array.from(
      html.matchAll(/<link rel="preload" href="[^"]*?([a-z0-9-]+)-latin-[^"]*"/g),
      ([, name]) => name,
    )
  }
  expect(await fontsIn('fraunces')).toEqual(['figtree', 'fraunces'])
  expect(await fontsIn('playfair')).toEqual(['source-sans-3', 'playfair-display'])
  expect(await fontsIn('system')).toEqual([])
})

/** A page of a restaurant with this look. */
function renderIn(look: Partial<LookSettings>) {
  const site = { ...sampleSettings, look: { ...sampleSettings.look, ...look } }
  const own = t.router({ site: t.procedure.query(() => site) })
  return renderPath('/cart', t.router({ settings: own }) as unknown as AppRouter)
}

test('a page of another look carries what differs from the sample’s, a page of the sample’s look nothing', async () => {
  const { html } = await renderIn({ brand: '#7A1F1F', hasPattern: false })
  expect(/<style>(.*?)<\/style><\/head>/.exec(html)?.[1]).toMatch(/--primary:#7A1F1F;.*--jaali:/)
  expect(html).toContain('<meta name="theme-color" content="#7A1F1F"/>')
  expect((await renderIn({})).html).not.toContain('<style')
})
