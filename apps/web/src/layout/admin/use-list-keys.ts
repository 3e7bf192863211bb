import { useHotkeys } from '@mantine/hooks'
import { undoNewest } from '../../ui/toast.ts'

// Any row of an admin page's list matches this. A table's row is opened by its first link; without one, and in a list of
// cards, by the first link or button.
const ROWS = 'main :is([role="list"] > :is(li, [role="listitem"]), tbody > tr)'
// Mantine's mark of a dialog on top of a drawer: what is behind it must not change.
const QUESTION = '[role="dialog"][data-mantine-stop-propagation]'
const OPENERS = 'a[href], button:not(:disabled)'

/** The keys of every list in the admin: j and k move down and up, Enter opens, u undoes, Esc leaves the list. */
export function useListKeys() {
  useHotkeys([
    ['j', () => focusRow(1)],
    ['k', () => focusRow(-1)],
    ['u', () => !document.querySelector(QUESTION) && undoNewest()],
    ['Escape', leaveList],
  ])
}

function focusRow(step: 1 | -1) {
  const openers = [...document.querySelectorAll(ROWS)].flatMap((row) => findOpener(row) ?? [])
  const row = document.activeElement?.closest(ROWS)
  const here = openers.findIndex((opener) => row?.contains(opener))
  // From outside the list, both start at its first row.
  openers[here === -1 ? 0 : here + step]?.focus()
}

function findOpener(row: Element) {
  const openers = [...row.querySelectorAll<HTMLElement>(OPENERS)].filter((each) => each.checkVisibility())
  const link = row.tagName === 'TR' ? openers.find((each) => each.tagName === 'A') : undefined
  return link ?? openers[0]
}

function leaveList() {
  if (document.activeElement?.closest(ROWS))
    document.getElementById('content')?.focus({ preventScroll: true })
}
