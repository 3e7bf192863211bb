import { useLayoutEffect, useRef, type MouseEvent } from 'react'

/** A hand needs about this long to notice that a list has moved. */
const NOTICED_AFTER_MS = 1000
const STILL_WITHIN_PX = 8

/**
 * For a list of rows that moves by itself: a press that was aimed at one row and lands on another, because the rows have
 * just changed places, does nothing. `rows` identifies their order; the handlers belong on the list.
 */
export function useIgnoreShiftedClick(rows: string) {
  const aim = useRef<{ x: number; y: number; row: Element | null } | null>(null)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const seen = useRef(rows)
  useLayoutEffect(() => {
    if (seen.current === rows) return
    seen.current = rows
    movedAt.current = performance.now()
  })

  return {
    onPointerMove(event: MouseEvent) {
      const { movementX, movementY } = event.nativeEvent
      // After the rows have moved, browsers also report a pointer that has not.
      if (movementX !== 0 || movementY !== 0) notePress(event)
    },
    onClickCapture(event: MouseEvent) {
      const isStray =
        // A key press has no position.
        event.detail > 0 &&
        distance(event) < STILL_WITHIN_PX &&
        aim.current?.row !== rowOf(event) &&
        performance.now() - movedAt.current < NOTICED_AFTER_MS
      notePress(event)
      if (!isStray) return
      event.preventDefault()
      event.stopPropagation()
    },
  }

  function notePress(event: MouseEvent) {
    aim.current = { x: event.clientX, y: event.clientY, row: rowOf(event) }
  }

  function distance({ clientX, clientY }: MouseEvent) {
    const { x, y } = aim.current ?? { x: Number.POSITIVE_INFINITY, y: 0 }
    return Math.hypot(clientX - x, clientY - y)
  }
}

const rowOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('tr') : null)
