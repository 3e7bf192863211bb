import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SideDrawer } from './side-drawer.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      <SideDrawer title="Your order" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Samosa</p>
        <button type="button">Checkout</button>
      </SideDrawer>
    </>
  )
}

const findDrawer = () => screen.queryByRole('dialog', { name: 'Your order' })

async function openDrawer() {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }))
  return screen.getByRole('dialog', { name: 'Your order' })
}

test('it is a modal dialog with a name, and renders nothing before it is opened', async () => {
  render(<Page />)
  expect(findDrawer()).toBeNull()
  expect(screen.queryByText('Samosa')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }))
  expect(within(screen.getByRole('dialog', { name: 'Your order' })).getByText('Samosa')).toBeDefined()
})

test('its button closes it', async () => {
  const drawer = await openDrawer()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  expect(findDrawer()).toBeNull()
})

test('a press beside it closes it, a press in it does not', async () => {
  const drawer = await openDrawer()
  await userEvent.click(within(drawer).getByText('Samosa'))
  expect(findDrawer()).toBe(drawer)
  await userEvent.click(drawer)
  expect(findDrawer()).toBeNull()
})

test('it opens again after the browser has closed it, as Escape does', async () => {
  const drawer = await openDrawer()
  ;(drawer as HTMLDialogElement).close()
  await userEvent.click(screen.getByRole('button', { name: 'Cart', hidden: true }))
  expect(findDrawer()).toBe(drawer)
})

test('what it contains stays until it has slid away', async () => {
  const drawer = await openDrawer()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Samosa')).toBeDefined()
  fireEvent.transitionEnd(drawer)
  expect(screen.queryByText('Samosa')).toBeNull()
})

test('Tab cycles in it, in both directions', async () => {
  const drawer = await openDrawer()
  const [close, checkout] = within(drawer).getAllByRole('button')
  checkout?.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(checkout)
})
