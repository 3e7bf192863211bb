import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SideDrawer } from './side-drawer.tsx'
import { ToastStack } from './toast-stack.tsx'
import { showToast, type Toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // The last one is gone before the next test.
  wait(60_000)
  vi.useRealTimers()
})

function show(toast: Partial<Toast>) {
  act(() => void showToast({ message: 'Added to cart! 🛒', kind: 'success', ...toast }))
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('a success is shown for two seconds, anything else for four, and what can be undone for ten', () => {
  render(<ToastStack />)
  show({ message: 'Saved' })
  show({ message: 'Not saved', kind: 'other' })
  show({ message: 'Samosa removed', kind: 'other', action: { label: 'Undo', onPress: () => {} } })
  wait(1999)
  expect(shown()).toEqual(['Saved', 'Not saved', 'Samosa removedUndo'])
  wait(1)
  expect(shown()).toEqual(['Not saved', 'Samosa removedUndo'])
  wait(2000)
  expect(shown()).toEqual(['Samosa removedUndo'])
  wait(6000)
  expect(shown()).toEqual([])
})

test('one that is pointed at or has the focus stays, and afterwards has its time again', () => {
  render(<ToastStack />)
  show({})
  fireEvent.pointerEnter(screen.getByRole('alert'))
  wait(60_000)
  fireEvent.pointerLeave(screen.getByRole('alert'))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  wait(60_000)
  expect(shown()).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Close' }).blur())
  wait(2000)
  expect(shown()).toEqual([])
})

test('what was done is undone once, and its toast is gone', () => {
  const undo = vi.fn()
  render(<ToastStack />)
  show({ message: 'Samosa removed', kind: 'other', action: { label: 'Undo', onPress: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

test('it can be closed, and the oldest makes room for a fifth', () => {
  render(<ToastStack />)
  for (const message of ['1', '2', '3', '4', '5']) show({ message })
  expect(shown()).toEqual(['2', '3', '4', '5'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
  expect(shown()).toEqual(['2', '4', '5'])
})

test('a success waits for what is being read out, a problem does not', () => {
  render(<ToastStack />)
  show({ message: 'Saved' })
  show({ message: 'Not saved', kind: 'other' })
  const politeness = screen.getAllByRole('alert').map((toast) => toast.getAttribute('aria-live'))
  expect(politeness).toEqual(['polite', 'assertive'])
})

test('while a drawer is open they are in it, where they can be pressed', () => {
  const page = (isOpen: boolean) => (
    <>
      <ToastStack />
      <SideDrawer title="Your order" isOpen={isOpen} onClose={() => {}}>
        Samosa
      </SideDrawer>
    </>
  )
  const { rerender } = render(page(true))
  show({ message: 'Samosa removed', kind: 'other' })
  const drawer = screen.getByRole('dialog', { name: 'Your order' })
  expect(drawer.contains(screen.getByRole('alert'))).toBe(true)
  rerender(page(false))
  expect(drawer.contains(screen.getByRole('alert'))).toBe(false)
})
