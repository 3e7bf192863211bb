import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import classes from './ask-first.module.css'

interface AskFirstProps {
  /** On the button that opens the question. */
  label: string
  /** The id of what it belongs to, if there are many such buttons. */
  describedBy?: string | undefined
  question: string
  yes: string
  no: string
  isBusy: boolean
  isWide?: boolean
  onYes: () => void
  /** Tells when the question is opened and withdrawn. */
  onAsk?: (isAsked: boolean) => void
}

/** A button for something irreversible: it asks first, in its own place. */
export function AskFirst(props: AskFirstProps) {
  const { label, describedBy, question, yes, no, isBusy, isWide = false, onYes, onAsk } = props
  const [isAsked, setIsAsked] = useState(false)
  const questionId = useId()
  const place = useRef<HTMLDivElement>(null)

  function ask(isNowAsked: boolean) {
    flushSync(() => setIsAsked(isNowAsked))
    // The clicked button has disappeared: the focus goes to the harmless answer, and back.
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    onAsk?.(isNowAsked)
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && !isBusy) ask(false)
  }

  if (!isAsked) {
    return (
      <div ref={place}>
        <Button
          look="outline"
          isWide={isWide}
          data-first
          aria-describedby={describedBy}
          onClick={() => ask(true)}
        >
          {label}
        </Button>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are what is pressed
    <div
      ref={place}
      role="group"
      className={classes.asked}
      aria-labelledby={questionId}
      onKeyDown={handleKeyDown}
    >
      <p id={questionId} className={classes.question}>
        {question}
      </p>
      <div className={classes.answers}>
        <Button look="danger" isBusy={isBusy} aria-describedby={questionId} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" data-first onClick={() => ask(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}
