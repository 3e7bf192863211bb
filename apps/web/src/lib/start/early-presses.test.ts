// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { NOTE_EARLY_PRESSES } from '../../start-late.ts'
import { replayEarlyPresses } from './early-presses.ts'

/** The page as the server sent it, its scripts still on the way. */
function showPage(body: string) {
  document.body.innerHTML = body
  // oxlint-disable-next-line typescript/no-implied-eval -- it is inline in the page
  new Function(NOTE_EARLY_PRESSES)()
}

const button = () => document.querySelector('button')!

afterEach(() => {
  window.takeEarlyPresses?.()
  window.takeEarlyPresses = undefined
})

test('a button that was pressed too early shows that it is at work, and is pressed once the page can react', () => {
  showPage('<button type="button"><span>Add to Cart</span></button>')
  document.querySelector('span')?.click()
  button().click()
  expect(button().dataset['busy']).toBe('')
  const handleClick = vi.fn()
  button().addEventListener('click', handleClick)
  replayEarlyPresses()
  replayEarlyPresses()
  expect(handleClick).toHaveBeenCalledOnce()
  expect(button().dataset['busy']).toBeUndefined()
})

test('nobody else hears of a press that is noted: it would count twice', () => {
  showPage('<button type="button">Add to Cart</button>')
  const handleClick = vi.fn()
  document.addEventListener('click', handleClick, true)
  button().click()
  expect(handleClick).not.toHaveBeenCalled()
  replayEarlyPresses()
  expect(handleClick).toHaveBeenCalledOnce()
  document.removeEventListener('click', handleClick, true)
})

test.each([
  ['Add to wishlist', 'Remove from wishlist', 0],
  ['Add to Cart', 'Add to Cart 2 in your cart', 1],
])('a press of "%s" on what is now "%s" counts %i times', (then, now, times) => {
  showPage(`<button type="button">${then}</button>`)
  button().click()
  button().textContent = now
  const handleClick = vi.fn()
  button().addEventListener('click', handleClick)
  replayEarlyPresses()
  expect(handleClick).toHaveBeenCalledTimes(times)
})

test('what the browser does by itself is left to it, and later presses are not noted', () => {
  showPage('<form><button>Search</button></form><a href="#menu">Menu</a>')
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const handleClick = vi.fn()
  document.addEventListener('click', handleClick)
  button().click()
  document.querySelector('a')?.click()
  replayEarlyPresses()
  button().type = 'button'
  button().click()
  expect(button().dataset['busy']).toBeUndefined()
  expect(handleClick).toHaveBeenCalledTimes(3)
})
