import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIgnoreShiftedClick } from './use-ignore-shifted-click.ts'

const press = vi.fn()

function List({ rows }: { rows: string[] }) {
  return (
    <table {...useIgnoreShiftedClick(rows.join())}>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <td>
              <button type="button" onClick={() => press(row)}>
                {row}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, detail: 1 })
function movePointer(to: Element, place: object, by = 5) {
  const event = createEvent.pointerMove(to, place)
  Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } })
  fireEvent(to, event)
}
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  press.mockClear()
})

test('a second press in the same place does nothing if another row is there now', () => {
  const { rerender } = render(<List rows={['first', 'second']} />)
  fireEvent.click(button('first'), at(10, 10))
  rerender(<List rows={['second', 'first']} />)
  movePointer(button('second'), at(10, 10), 0)
  fireEvent.click(button('second'), at(11, 10))
  expect(press.mock.calls).toEqual([['first']])
  fireEvent.click(button('second'), at(11, 10))
  expect(press.mock.calls).toEqual([['first'], ['second']])
})

test('a row that slides under a waiting pointer is not pressed', () => {
  const { rerender } = render(<List rows={['first']} />)
  movePointer(button('first'), at(10, 10))
  rerender(<List rows={['new', 'first']} />)
  fireEvent.click(button('new'), at(10, 10))
  expect(press).not.toHaveBeenCalled()
})

test('a press after a pause, in another place or by keyboard counts', () => {
  const { rerender } = render(<List rows={['first']} />)
  fireEvent.click(button('first'), at(10, 10))
  rerender(<List rows={['new', 'first']} />)
  fireEvent.click(button('new'), { detail: 0 })
  movePointer(button('first'), at(10, 40))
  fireEvent.click(button('first'), at(10, 40))
  rerender(<List rows={['last', 'new', 'first']} />)
  vi.advanceTimersByTime(1500)
  fireEvent.click(button('last'), at(10, 40))
  expect(press.mock.calls).toEqual([['first'], ['new'], ['first'], ['last']])
})
