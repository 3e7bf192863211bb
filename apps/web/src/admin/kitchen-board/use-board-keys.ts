import { useEffect, type RefObject } from 'react'

interface BoardKeys {
  board: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  onClear: () => void
  onUndo: () => void
}

const COLUMNS = '[data-column]'
const STEPS = '[data-step]'

/** Arrows or h, j, k, l move between cards, 1 to 9 pick one of the first column, u undoes, / searches, Esc clears. */
export function useBoardKeys({ board, search, onClear, onUndo }: BoardKeys): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || board.current === null) return
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
      // An open menu or dialog has its own keys.
      const wasMoved = document.querySelector('[role=dialog], [role=menu]') !== null
      if (wasMoved || (isTyping && key !== 'Escape')) return
      if (!pressKey(key, board.current)) return
      event.preventDefault()
      // The keys of the admin's lists know nothing of columns.
      event.stopImmediatePropagation()
    }

    function pressKey(key: string, element: HTMLElement): boolean {
      if (key === '/') search.current?.focus()
      else if (key === 'Escape') {
        onClear()
        search.current?.blur()
      } else if (key === 'u') onUndo()
      else if (/^[1-9]$/.test(key)) stepsOf(columnsOf(element)[0])[Number(key) - 1]?.focus()
      else if (key in moves) focusCard(element, moves[key] ?? [0, 0])
      else return false
      return true
    }

    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  })
}

const moves: Record<string, [columns: number, cards: number]> = {
  ArrowLeft: [-1, 0],
  h: [-1, 0],
  ArrowRight: [1, 0],
  l: [1, 0],
  ArrowUp: [0, -1],
  k: [0, -1],
  ArrowDown: [0, 1],
  j: [0, 1],
}

const columnsOf = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(COLUMNS)].filter((column) => column.checkVisibility())

const stepsOf = (column: HTMLElement | undefined) =>
  column === undefined ? [] : [...column.querySelectorAll<HTMLElement>(STEPS)]

/** Every move begins at the first card; empty columns are skipped. */
function focusCard(board: HTMLElement, [aside, down]: [number, number]) {
  const columns = columnsOf(board)
    .map(stepsOf)
    .filter((steps) => steps.length > 0)
  const here = document.activeElement?.closest('[data-card]')?.querySelector<HTMLElement>(STEPS)
  const column = columns.findIndex((steps) => here && steps.includes(here))
  if (column === -1 || !here) return columns[0]?.[0]?.focus()
  const row = columns[column]?.indexOf(here) ?? 0
  const wanted = columns[column + aside] ?? []
  wanted[Math.min(Math.max(row + down, 0), wanted.length - 1)]?.focus()
}
