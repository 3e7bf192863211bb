import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { MantineScope } from '../mantine-scope.tsx'
import { SortableList } from './sortable-list.tsx'

function Menu({ dishes }: { dishes: string[] }) {
  const [names, setNames] = useState(dishes)
  return (
    <SortableList
      label="Dishes"
      items={names}
      idOf={(name) => name}
      nameOf={(name) => name}
      onMove={(from, to) => setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''))}
      renderItem={(name, { grip, buttons }) => (
        <>
          {grip}
          <b>{name}</b>
          {buttons}
        </>
      )}
    />
  )
}

const show = (...dishes: string[]) =>
  render(
    <StrictMode>
      <MantineScope>
        <Menu dishes={dishes} />
      </MantineScope>
    </StrictMode>,
  )

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
// The library reads codes, which user-event does not send.
const keyCodes = { Space: 32, Escape: 27, ArrowDown: 40 }
const press = (code: keyof typeof keyCodes) =>
  fireEvent.keyDown(document.activeElement ?? document, { code, keyCode: keyCodes[code] })

const grip = (name: string) => screen.getByRole('button', { name: `Drag ${name}` })

test('a dish is lifted by its grip, moved by the arrow keys and dropped, and each step is announced', async () => {
  show('Samosa', 'Pakora', 'Chaat')
  grip('Samosa').focus()
  press('Space')
  await screen.findByText('Lifted. Samosa is number 1 of 3')
  press('ArrowDown')
  await screen.findByText('Samosa is number 2 of 3')
  press('Space')
  await screen.findByText('Dropped. Samosa is number 2 of 3')
  expect(order()).toEqual(['Pakora', 'Samosa', 'Chaat'])
  expect(document.activeElement).toBe(grip('Samosa'))
})

test('Escape puts back what is lifted', async () => {
  show('Samosa', 'Pakora')
  grip('Samosa').focus()
  press('Space')
  press('ArrowDown')
  await screen.findByText('Samosa is number 2 of 2')
  press('Escape')
  await screen.findByText('Dropped. Samosa is number 1 of 2')
  expect(order()).toEqual(['Samosa', 'Pakora'])
})

test('a button moves by one place, is announced, and keeps the focus', async () => {
  show('Samosa', 'Pakora', 'Chaat')
  const up = screen.getByRole('button', { name: 'Move Chaat up' })
  await userEvent.click(up)
  await waitFor(() => expect(order()).toEqual(['Samosa', 'Chaat', 'Pakora']))
  expect(screen.getByRole('status').textContent).toBe('Chaat is number 2 of 3')
  expect(document.activeElement).toBe(up)
})

test('a single dish has nowhere to go', () => {
  show('Samosa')
  expect(screen.queryAllByRole('button')).toEqual([])
})
