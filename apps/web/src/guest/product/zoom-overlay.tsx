import { IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { trapFocus } from '../../ui/trap-focus.ts'
import classes from './zoom-overlay.module.css'

interface ZoomOverlayProps {
  ref: Ref<HTMLDialogElement>
  title: string
  onClose: () => void
  /** The picture. */
  children: ReactNode
}

/**
 * A picture as large as the screen, and twice as large after a click: then it is panned by finger, wheel or arrow
 * keys. Uses the browser's own dialog: Escape closes it, and everything else is inert.
 */
export function ZoomOverlay({ ref, title, onClose, children }: ZoomOverlayProps) {
  const [isLarge, setIsLarge] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)

  function handlePress() {
    setIsLarge(!isLarge)
    // Centred, once the picture has its new size.
    requestAnimationFrame(() => scrollToMiddle(scroller.current))
  }

  function handleClose() {
    setIsLarge(false)
    onClose()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    trapFocus(event)
    if (isLarge) pan(event, scroller.current)
  }

  return (
    <dialog
      ref={ref}
      className={classes.overlay}
      aria-label={title}
      onClose={handleClose}
      onKeyDown={handleKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={scroller} className={classes.scroller} onClick={closeBeside}>
        <button
          type="button"
          className={classes.picture}
          data-large={isLarge || undefined}
          aria-label={isLarge ? 'Smaller' : 'Larger'}
          onClick={handlePress}
        >
          {children}
        </button>
      </div>
      <IconButton label="Close" className={classes.close} onClick={closeOverlay}>
        <IconX aria-hidden />
      </IconButton>
    </dialog>
  )
}

function scrollToMiddle(element: HTMLElement | null) {
  if (element === null) return
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
  element.scrollLeft = (scrollWidth - clientWidth) / 2
  element.scrollTop = (scrollHeight - clientHeight) / 2
}

function closeOverlay({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close()
}

function closeBeside(event: MouseEvent<HTMLElement>) {
  if (event.target === event.currentTarget) closeOverlay(event)
}

const PAN_STEP_PX = 80
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Works wherever the focus is: the browser would scroll the focused element, which may be the button beside it. */
function pan(event: KeyboardEvent, element: HTMLElement | null) {
  const direction = directions[event.key]
  if (direction === undefined || element === null) return
  event.preventDefault()
  const [x, y] = direction
  element.scrollBy(x * PAN_STEP_PX, y * PAN_STEP_PX)
}
