import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState, type ChangeEvent, type MouseEvent } from 'react'
import classes from './quantity-stepper.module.css'

interface QuantityStepperProps {
  /** What is counted: 'Quantity of Samosa'. */
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** Of "1,5", neither 15 nor 1 was meant; nor is "1e1" ten. NaN is neither below nor above anything. */
const readDigits = (text: string) => Number(/^\d+$/.exec(text)?.[0])

/** Counts from `min`, 1 by default; the number can also be typed, and is corrected on leaving the field. */
export function QuantityStepper({ label, value, min = 1, max = 99, onChange }: QuantityStepperProps) {
  // Typed text that is not a valid number: empty, too high, or a fraction.
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function handleType(event: ChangeEvent<HTMLInputElement>) {
    const wanted = readDigits(event.target.value)
    setDraft(event.target.value)
    if (wanted >= min && wanted <= max) onChange(wanted)
  }

  function handleLeave() {
    if (readDigits(draft ?? '') > max) onChange(max)
    setDraft(null)
  }

  function handleStep(event: MouseEvent, wanted: number) {
    // The button is about to be disabled; a press on the screen has no use for the focus, and would open a keyboard.
    if (event.detail === 0 && (wanted === min || wanted === max)) input.current?.focus()
    onChange(wanted)
  }

  return (
    <div className={classes.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label="One less"
        disabled={value <= min}
        onClick={(event) => handleStep(event, value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? value}
        onChange={handleType}
        onBlur={handleLeave}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label="One more"
        disabled={value >= max}
        onClick={(event) => handleStep(event, value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </div>
  )
}
