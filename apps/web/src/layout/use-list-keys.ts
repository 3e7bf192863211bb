import { useHotkeys } from '@mantine/hooks'

// Whatever a room lists, one row of it is one of these; the first thing to press in it opens it.
const ROWS = 'main :is([role="list"] > :is(li, [role="listitem"]), tbody > tr)'
const OPENERS = 'a[href], button:not(:disabled)'

/** The keys of every list in the admin: j and k move down and up, Enter opens, Esc leaves the list. */
export function useListKeys() {
  useHotkeys([
    ['j', () => focusRow(1)],
    ['k', () => focusRow(-1)],
    ['Escape', leaveList],
  ])
}

function focusRow(step: 1 | -1) {
  const openers = [...document.querySelectorAll(ROWS)].flatMap((row) => findOpener(row) ?? [])
  const row = document.activeElement?.closest(ROWS)
  const here = openers.findIndex((opener) => row?.contains(opener))
  // From outside of the list, both begin with its first row.
  openers[here === -1 ? 0 : here + step]?.focus()
}

const findOpener = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(OPENERS)].find((opener) => opener.checkVisibility())

function leaveList() {
  if (document.activeElement?.closest(ROWS))
    document.getElementById('content')?.focus({ preventScroll: true })
}
