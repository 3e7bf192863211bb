import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SectionOf } from '@tiffin/contract'
import { samplePages } from '@tiffin/restaurant/sample'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createServerScope } from '../../lib/api/show-with-server.tsx'
import { Slides } from './hero.tsx'

const section = samplePages['/']?.sections.find(({ kind }) => kind === 'slides') as SectionOf<'slides'>
const headlines = section.slides.map(({ heading }) => heading)

async function openHome(shown = section) {
  const component = () => <Slides section={shown} />
  const router = createRouter({ routeTree: createRootRoute({ component }) })
  await router.load()
  const wrapper = createServerScope({})
  vi.useFakeTimers()
  render(<RouterProvider router={router} />, { wrapper })
}

const shownHeadline = () =>
  headlines.findIndex((name) => screen.queryByRole('heading', { level: 1, name }) !== null)
const hero = () => screen.getByRole('region', { name: 'Welcome' })
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function preferReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('prefers-reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
}

afterEach(() => vi.useRealTimers())

describe('the headline', () => {
  test('changes every four seconds and starts over after the third', async () => {
    await openHome()
    expect(shownHeadline()).toBe(0)
    pass(3999)
    expect(shownHeadline()).toBe(0)
    pass(1)
    expect(shownHeadline()).toBe(1)
    pass(4000)
    expect(shownHeadline()).toBe(2)
    pass(4000)
    expect(shownHeadline()).toBe(0)
  })

  test('pauses while the mouse is on it', async () => {
    await openHome()
    fireEvent.pointerEnter(hero(), { pointerType: 'mouse' })
    pass(20_000)
    expect(shownHeadline()).toBe(0)
    fireEvent.pointerLeave(hero())
    pass(4000)
    expect(shownHeadline()).toBe(1)
  })

  test('pauses while the keyboard focus is on one of its buttons', async () => {
    await openHome()
    act(() => screen.getByRole('link', { name: 'Order Online' }).focus())
    pass(20_000)
    expect(shownHeadline()).toBe(0)
  })

  test('stays while it is paused, and continues when resumed', async () => {
    await openHome()
    fireEvent.click(screen.getByRole('button', { name: 'Pause headlines' }))
    pass(20_000)
    expect(shownHeadline()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Play headlines' }))
    pass(4000)
    expect(shownHeadline()).toBe(1)
  })

  test('can be picked, and then stays for its full four seconds', async () => {
    await openHome()
    pass(3000)
    fireEvent.click(screen.getByRole('button', { name: 'Headline 3 of 3' }))
    pass(3999)
    expect(shownHeadline()).toBe(2)
  })

  test('does not change for a guest who prefers reduced motion', async () => {
    preferReducedMotion()
    await openHome()
    pass(20_000)
    expect(shownHeadline()).toBe(0)
  })
})

test('the hero links to ordering, a table, the story and the testimonials', async () => {
  await openHome()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/order-online', '/reservations', '/about', '/testimonials'])
})

test('the picture, which a phone shows above the text, arrives before it', async () => {
  await openHome()
  const [picture] = hero().querySelectorAll('img')
  expect(picture?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a single headline stays, and there is nothing to pause', async () => {
  await openHome({ ...section, slides: section.slides.slice(0, 1) })
  pass(20_000)
  expect(shownHeadline()).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})
