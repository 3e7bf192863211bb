import {
  type EditedPage,
  type ErrorBody,
  pageContent,
  type PageContent,
  type PageStates,
  type Product,
  type ShownPage,
} from '@tiffin/contract'
import { sampleSettings, samplePages } from '@tiffin/restaurant/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const about = samplePages['/about'] as PageContent
const read = async (path = '/about') =>
  (await site.get<EditedPage>(`/api/admin/pages/edit?path=${path}`, headers)).body
const save = (content: unknown, version?: number, path = '/about') =>
  site.send<EditedPage & ErrorBody>('PUT', '/api/admin/pages', { path, content, version }, headers)
const publish = (path = '/about', at?: string) =>
  site.post<EditedPage & ErrorBody>('/api/admin/pages/publish', { path, at }, headers)
const unschedule = () =>
  site.post<EditedPage & ErrorBody>('/api/admin/pages/unschedule', { path: '/about' }, headers)
const shown = (path = '/about') => site.get<ShownPage & ErrorBody>(`/api/pages?path=${path}`)
const titled = (title: string): PageContent => ({ ...about, title })
const titleShown = async () => (await shown()).body.title

describe('a page', () => {
  test('names the restaurant as the settings do', async () => {
    expect(JSON.stringify((await shown()).body)).toContain('Masala & Maple cooks on Jasper Ave in Edmonton')
    const identity = { ...sampleSettings.identity, name: 'Trattoria Nonna' }
    await site.send('PUT', '/api/admin/settings', { identity }, headers)
    const text = JSON.stringify((await shown()).body)
    expect(text).toContain('Trattoria Nonna cooks on')
    expect(text).not.toContain('Masala')
  })

  test('is changed as a draft that nobody sees, except whoever knows its key', async () => {
    const { body } = await save(titled('Who we are'), 1)
    expect([body.hasDraft, body.isPublished, body.version]).toEqual([true, true, 2])
    expect(await titleShown()).toBe('About Us')
    const draft = await site.get<ShownPage>(`/api/pages/draft?key=${body.draftKey}`)
    expect(draft.body.title).toBe('Who we are')
    expect((await site.get(`/api/pages/draft?key=${'0'.repeat(32)}`)).status).toBe(404)
  })

  test('is seen by everyone from the moment it is published', async () => {
    await save(titled('Who we are'))
    expect((await publish()).body.hasDraft).toBe(false)
    expect(await titleShown()).toBe('Who we are')
  })

  test('that is to be published later is published then, without anybody doing it', async () => {
    await save(titled('Closed from Monday'))
    const { body } = await publish('/about', '2026-01-07T21:00:00.000Z')
    expect(body.publishAt).toBe('2026-01-07T21:00:00.000Z')
    expect(await titleShown()).toBe('About Us')
    site.setTime('2026-01-07T21:00:00Z')
    expect(await titleShown()).toBe('Closed from Monday')
    expect(await read()).toMatchObject({ hasDraft: false, publishAt: null, isPublished: true })
  })

  describe('whose time has come', () => {
    beforeEach(async () => {
      await save(titled('Closed from Monday'))
      await publish('/about', '2026-01-07T21:00:00.000Z')
      site.setTime('2026-01-07T21:00:00Z')
    })

    test('stays as it is while its next draft is edited', async () => {
      const opened = await read()
      const { status, body } = await save(titled('Half a sentence'), opened.version)
      expect([status, body.hasDraft, body.publishAt]).toEqual([200, true, null])
      expect(await titleShown()).toBe('Closed from Monday')
    })

    test('stays as it is when the next draft is discarded', async () => {
      await site.post('/api/admin/pages/discard', { path: '/about' }, headers)
      expect(await titleShown()).toBe('Closed from Monday')
    })

    test('stays as it is while an earlier version is restored, and is itself one of them', async () => {
      const versionId = (await read()).earlier.at(-1)?._id
      const { body } = await site.post<EditedPage>(
        '/api/admin/pages/restore',
        { path: '/about', versionId },
        headers,
      )
      expect(await titleShown()).toBe('Closed from Monday')
      expect(body.earlier[0]).toMatchObject({ at: '2026-01-07T21:00:00.000Z', by: 'owner@example.com' })
      const newest = { path: '/about', versionId: body.earlier[0]?._id }
      await publish()
      expect(await titleShown()).toBe('About Us')
      await site.post('/api/admin/pages/restore', newest, headers)
      await publish()
      expect(await titleShown()).toBe('Closed from Monday')
    })
  })

  test('that was to be published later stays a draft when that is taken back', async () => {
    await save(titled('Closed from Monday'))
    await publish('/about', '2026-01-07T21:00:00.000Z')
    const { status, body } = await unschedule()
    expect([status, body.hasDraft, body.publishAt, body.content.title]).toEqual([
      200,
      true,
      null,
      'Closed from Monday',
    ])
    site.setTime('2026-01-07T21:00:00Z')
    expect(await titleShown()).toBe('About Us')
    expect((await unschedule()).status).toBe(409)
  })

  test('that was published cannot be taken back as if it were a draft', async () => {
    await save(titled('Closed from Monday'))
    await publish('/about', '2026-01-07T21:00:00.000Z')
    site.setTime('2026-01-07T21:00:00Z')
    expect((await unschedule()).status).toBe(409)
    expect(await titleShown()).toBe('Closed from Monday')
  })

  test('shows the next draft to nobody who knew the key of the last one', async () => {
    const { draftKey } = (await save(titled('Who we are'))).body
    await publish()
    const next = (await save(titled('Not for everyone yet'))).body
    expect((await site.get(`/api/pages/draft?key=${draftKey}`)).status).toBe(404)
    expect((await site.get(`/api/pages/draft?key=${next.draftKey}`)).status).toBe(200)
  })

  test('that a colleague has changed is neither discarded nor overwritten by somebody who has not seen it', async () => {
    const { version, earlier } = await read()
    await save(titled('From a colleague'))
    const answers = await Promise.all([
      site.post('/api/admin/pages/discard', { path: '/about', version }, headers),
      site.post('/api/admin/pages/restore', { path: '/about', version, versionId: earlier[0]?._id }, headers),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect((await read()).content.title).toBe('From a colleague')
  })

  test('is published later by the restaurant’s clock', async () => {
    await save(titled('Closed from Monday'))
    const { body } = await publish('/about', '2026-01-07T14:00')
    expect(body).toMatchObject({ publishAt: '2026-01-07T21:00:00.000Z', publishLocal: '2026-01-07T14:00' })
    expect(await publish('/about', 'next Monday')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'at', message: 'Enter a date and time, or leave blank' }] },
    })
  })

  test('is not published in the past', async () => {
    await save(titled('Yesterday'))
    const { status, body } = await publish('/about', '2026-01-01T00:00:00.000Z')
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'at'])
  })

  test('goes back to any of its last twenty versions', async () => {
    for (let number = 1; number <= 22; number += 1) {
      await save(titled(`Version ${number}`))
      await publish()
    }
    const { earlier } = await read()
    expect(earlier).toHaveLength(20)
    const versionId = earlier.at(-1)?._id
    await site.post('/api/admin/pages/restore', { path: '/about', versionId }, headers)
    expect(await titleShown()).toBe('Version 22')
    await publish()
    expect(await titleShown()).toBe('Version 3')
  })

  test('edited by two people is saved by one of them', async () => {
    const answers = await Promise.all(['One', 'Two'].map((title) => save(titled(title), 1)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('that was discarded is what guests see', async () => {
    await save(titled('A mistake'))
    await site.post('/api/admin/pages/discard', { path: '/about' }, headers)
    expect((await read()).content.title).toBe('About Us')
  })
})

describe('what cannot be a page', () => {
  const [hero] = about.sections
  test.each([
    [
      'a placeholder that stands for nothing',
      { ...hero, text: 'Call {telephon}' },
      'There is no placeholder {telephon}',
    ],
    ['a heading that is none', { ...hero, heading: ' ' }, 'Enter a heading'],
    [
      'a link to a script',
      { ...hero, buttons: [{ label: 'Press', href: 'javascript:alert(1)' }] },
      'Start with / for a page of this site, or with https://',
    ],
    [
      'a picture without a description',
      { kind: 'picture', image: '/x.webp', alt: '', caption: '' },
      'Describe the picture',
    ],
  ])('%s', async (_what, section, message) => {
    const { status, body } = await save({ ...about, sections: [section] })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(JSON.stringify(body.issues)).toContain(message)
    expect((await read()).hasDraft).toBe(false)
  })

  test('a megabyte of text', async () => {
    const { status } = await save({ ...about, sections: [{ ...hero, text: 'a'.repeat(1_000_000) }] })
    expect([400, 413]).toContain(status)
    expect((await read()).hasDraft).toBe(false)
  })
})

test('the home page is edited like any other, and says how much is on the menu', async () => {
  const home = samplePages['/'] as PageContent
  const sections = [
    { kind: 'categories', heading: 'The menu', text: '{categoriesInWords} chapters, {dishCount} dishes.' },
    ...home.sections,
  ]
  expect((await save({ ...home, sections }, undefined, '/')).status).toBe(200)
  await publish('/')
  const { body } = await shown('/')
  expect(body.sections[0]).toMatchObject({ text: 'Sixteen chapters, 130+ dishes.' })
})

test('pictures are those of the menu, and nothing leads to a dish that is gone', async () => {
  const pictures = async () => {
    const { sections } = (await shown('/')).body
    const price = sections.find(({ kind }) => kind === 'priceList')
    const cards = sections.find(({ kind }) => kind === 'cards')
    return {
      priceList: price?.kind === 'priceList' ? price.dishes : [],
      feast:
        cards?.kind === 'cards' ? cards.items.find(({ title }) => title === 'Family Feasts')?.href : null,
    }
  }
  expect(await pictures()).toEqual({
    priceList: ['/art/rose-lassi.svg', '/art/jalebi.svg'],
    feast: '/product/family-feast',
  })
  for (const slug of ['jalebi', 'family-feast']) {
    const { body } = await site.get<{ _id: string }>(`/api/products/${slug}`)
    await site.send('DELETE', `/api/products/${body._id}`, undefined, headers)
  }
  expect(await pictures()).toEqual({ priceList: ['/art/rose-lassi.svg', '/art/default.svg'], feast: '' })
})

test('a form works on its own page only, and is refused elsewhere', async () => {
  const { sections } = samplePages['/contact'] as PageContent
  const { body } = await save({ ...about, sections })
  expect(body.code).toBe('VALIDATION')
  expect(body.issues).toContainEqual({
    path: 'content.sections.1.kind',
    message: 'This page cannot have such a section',
  })
})

describe('a page of the restaurant’s own', () => {
  const add = (name: string) =>
    site.post<EditedPage & ErrorBody>('/api/admin/pages', { name, title: 'Imprint' }, headers)

  test('is nowhere until it is published, then in the footer and the sitemap', async () => {
    expect((await add('imprint')).body.path).toBe('/p/imprint')
    expect((await shown('/p/imprint')).status).toBe(404)
    await publish('/p/imprint')
    expect((await shown('/p/imprint')).body.title).toBe('Imprint')
    expect((await site.get('/api/pages/own')).body).toEqual({
      pages: [{ path: '/p/imprint', title: 'Imprint' }],
    })
    const { body: sitemap } = await site.app.inject({ url: '/sitemap.xml' })
    expect(sitemap).toContain('/p/imprint<')
  })

  test('has an address that no other page has', async () => {
    await add('imprint')
    expect(await add('imprint')).toMatchObject({ status: 409, body: { issues: [{ path: 'name' }] } })
  })

  test('can be deleted; the story cannot', async () => {
    await add('imprint')
    const remove = (path: string) => site.send('DELETE', `/api/admin/pages?path=${path}`, undefined, headers)
    expect((await remove('/p/imprint')).status).toBe(204)
    expect((await remove('/about')).status).toBe(409)
    const { pages } = (await site.get<PageStates>('/api/admin/pages', headers)).body
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/catering',
      '/contact',
      '/menu',
      '/order-online',
      '/privacy',
      '/reservations',
      '/terms',
      '/testimonials',
    ])
  })
})

describe('what is said around the menu', () => {
  const menu = pageContent.parse(samplePages['/menu'])
  const notesOf = (page: ShownPage) =>
    page.sections.flatMap((section) => (section.kind === 'menuNotes' ? section.notes : [])).join('\n')

  test('is a page: drafted, published, and filled in', async () => {
    expect(notesOf((await shown('/menu')).body)).toMatch(/plus 5% GST[^]*alcohol are sold sealed/)
    const sections = menu.sections.map((section) =>
      section.kind === 'menuHead' ? { ...section, heading: 'What we cook in {city}' } : section,
    )
    expect((await save({ ...menu, sections }, undefined, '/menu')).status).toBe(200)
    await publish('/menu')
    expect((await shown('/menu')).body.sections[0]).toMatchObject({ heading: 'What we cook in Edmonton' })
  })

  test('speaks of alcohol only where a dish has some', async () => {
    const { body } = await site.get<Product[]>('/api/products?category=drinks')
    const strong = body.filter(({ attributes }) => (attributes.abv ?? 0) > 0)
    expect(strong.length).toBeGreaterThan(0)
    for (const { _id } of strong)
      await site.app.inject({ method: 'DELETE', url: `/api/products/${_id}`, headers })
    expect(notesOf((await shown('/menu')).body)).not.toContain('alcohol')
  })

  test.each([
    ['/menu', { kind: 'orderHead', heading: 'Order', text: '' }],
    ['/order-online', { kind: 'promotions' }],
    ['/about', { kind: 'menuHead', heading: 'Menu', text: '' }],
  ])('%s has no section of another page', async (path, section) => {
    const { status, body } = await save({ ...menu, sections: [section] }, undefined, path)
    expect([status, body.issues?.map((issue) => issue.path)]).toEqual([
      400,
      expect.arrayContaining(['content.sections.0.kind']),
    ])
  })

  test.each([
    ['/menu', 'menuHead'],
    ['/about', 'hero'],
    ['/privacy', 'policy'],
  ])('%s keeps the section with its heading', async (path, head) => {
    const page = samplePages[path] as PageContent
    const others = page.sections.filter(({ kind }) => kind !== head)
    const text = { kind: 'questions', heading: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] }
    const sections = others.length > 0 ? others : [text]
    const { status, body } = await save({ ...page, sections }, undefined, path)
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'content.sections', message: 'This page needs its opening, which has the heading' }],
    ])
  })

  test.each([
    [{ anchor: 'Soup!' }, 'content.sections.0.parts.0.anchor'],
    [{ categories: [] }, 'content.sections.0.parts.0.categories'],
    [{ note: '{soups}' }, 'content.sections.0.parts.0.note'],
  ])('a part %o is refused at its field', async (wrong, field) => {
    const part = {
      anchor: 'soup',
      heading: 'Soup',
      note: '',
      categories: ['soup'],
      printsDescriptions: false,
    }
    const sections = [{ kind: 'menuParts', parts: [{ ...part, ...wrong }] }]
    const { status, body } = await save({ ...menu, sections }, undefined, '/menu')
    expect([status, body.issues?.[0]?.path]).toEqual([400, field])
  })
})

describe('a part of the site that is turned off', () => {
  const guest = { name: 'Test Guest', email: 'guest@example.com' }
  const dinner = { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }
  const table = { ...guest, phone: '780-555-0100', startsAt: '2026-01-09T18:30:00-07:00', partySize: 2 }

  test.each([
    ['catering', () => site.post('/api/catering', dinner)],
    ['tables', () => site.post('/api/reservations', table)],
    ['tables', () => site.get('/api/reservations/times?partySize=2')],
    ['newsletter', () => site.post('/api/newsletter/subscribe', { email: 'reader@example.com' })],
  ] as const)('refuses its calls: %s', async (part, call) => {
    expect((await call()).status).toBeLessThan(300)
    const pages = { ...sampleSettings.pages, [part]: false }
    await site.send('PUT', '/api/admin/settings', { pages }, headers)
    expect((await call()).status).toBe(404)
  })

  test('is not in the sitemap', async () => {
    const pages = { ...sampleSettings.pages, catering: false, story: false }
    await site.send('PUT', '/api/admin/settings', { pages }, headers)
    const { body } = await site.app.inject({ url: '/sitemap.xml' })
    expect(body).toContain('/menu<')
    expect(body).not.toMatch(/\/(catering|about)</)
  })
})
