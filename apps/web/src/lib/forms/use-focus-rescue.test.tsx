import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { useFocusRescue } from './use-focus-rescue.ts'

afterEach(cleanup)

function Page({ children }: { children: ReactNode }) {
  useFocusRescue()
  return <main id="content">{children}</main>
}

/** A list whose rows delete themselves. */
function Rows({ label, names }: { label: string; names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <ul aria-label={label}>
      {left.map((name) => (
        <li key={name}>
          <button onClick={() => setLeft(left.filter((each) => each !== name))}>{`Delete ${name}`}</button>
        </li>
      ))}
    </ul>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.activeElement?.getAttribute('aria-label')

test('when a row is deleted, the focus moves to its list, and Tab continues from there', async () => {
  render(
    <Page>
      <Rows label="Coupons" names={['SPRING', 'SAVE5']} />
      <button>After</button>
    </Page>,
  )
  await press('Delete SPRING')
  await waitFor(() => expect(focused()).toBe('Coupons'))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Delete SAVE5')
})

test('a list that has the focus for a row of its own has no ring around it, only until the focus moves on', async () => {
  render(
    <Page>
      <Rows label="Coupons" names={['SPRING', 'SAVE5']} />
    </Page>,
  )
  const list = screen.getByRole('list')
  await press('Delete SPRING')
  await waitFor(() => expect(focused()).toBe('Coupons'))
  expect(list.style.outlineStyle).toBe('none')
  await userEvent.tab()
  expect([list.style.outlineStyle, list.hasAttribute('tabindex')]).toEqual(['', false])
})

function DialogPage() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Page>
      <Rows label="Beneath" names={['first']} />
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Order">
          <Rows label="In the dialog" names={['second']} />
          <button onClick={() => setIsOpen(false)}>Close</button>
        </div>
      )}
    </Page>
  )
}

test('the focus stays in an open dialog, and returns to the page when the dialog closes', async () => {
  render(<DialogPage />)
  screen.getByRole('button', { name: 'Delete first' }).focus()
  await press('Delete second')
  await waitFor(() => expect(focused()).toBe('In the dialog'))
  await press('Close')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete first'))
})

function MenuRow() {
  const [isThere, setIsThere] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ul aria-label="Sold out">
      {isThere && (
        <li>
          <button onClick={() => setIsOpen(true)}>Availability</button>
        </li>
      )}
      {isThere &&
        isOpen &&
        createPortal(<button onClick={() => setIsThere(false)}>Available</button>, portal())}
    </ul>
  )
}

/** As UI kits do: one shared portal node for all menus, which stays. */
function portal() {
  const node = document.querySelector('#portal') ?? document.createElement('div')
  node.id = 'portal'
  document.body.append(node)
  return node
}

test('when a menu disappears with its row, the focus moves to the list, not to the portal', async () => {
  render(
    <Page>
      <MenuRow />
    </Page>,
  )
  await press('Availability')
  screen.getByRole('button', { name: 'Available' }).focus()
  await press('Available')
  await waitFor(() => expect(focused()).toBe('Sold out'))
})

function SlowButton() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <>
      <button disabled={isBusy} onClick={() => setIsBusy(true)}>
        Save
      </button>
      <button onMouseEnter={() => setIsBusy(false)}>The server answers</button>
    </>
  )
}

test('a button that was disabled while it was busy gets the focus back', async () => {
  render(
    <Page>
      <SlowButton />
    </Page>,
  )
  await press('Save')
  // As browsers do with a button that is disabled.
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.hover(screen.getByRole('button', { name: 'The server answers' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'))
})

function Movable() {
  const [names, setNames] = useState(['first', 'second'])
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button onClick={() => setNames(names.toReversed())}>{`Move ${name}`}</button>
        </li>
      ))}
    </ul>
  )
}

test.each(['first', 'second'])(
  'a button that was moved with its row keeps the focus: the %s',
  async (name) => {
    render(
      <Page>
        <Movable />
      </Page>,
    )
    const button = screen.getByRole('button', { name: `Move ${name}` })
    await press(`Move ${name}`)
    await waitFor(() => expect(screen.getAllByRole('button')[0]?.textContent).toBe('Move second'))
    await waitFor(() => expect(document.activeElement).toBe(button))
  },
)

test('the focus is not moved back to an element that the user has left', async () => {
  const { rerender } = render(
    <Page>
      <button>Save</button>
    </Page>,
  )
  screen.getByRole('button').focus()
  screen.getByRole('button').blur()
  await Promise.resolve()
  rerender(
    <Page>
      <p>Saved</p>
    </Page>,
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
})
