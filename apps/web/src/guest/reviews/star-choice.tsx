import { useId, useState } from 'react'
import classes from './star-choice.module.css'

interface StarChoiceProps {
  legend: string
  name: string
  /** '4 stars', for those who cannot see them. */
  nameOf: (stars: number) => string
  /** The meaning of one star, two stars …, in a word or two. */
  hints: readonly string[]
  defaultValue?: number | undefined
  error?: string | undefined
}

const CHOICES = [1, 2, 3, 4, 5]

/** Five radio buttons in a row that look like stars, chosen by finger, mouse or arrow keys. */
export function StarChoice({ legend, name, nameOf, hints, defaultValue, error }: StarChoiceProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const errorId = useId()
  return (
    <fieldset
      role="radiogroup"
      className={classes.choice}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      <div className={classes.row}>
        <div className={classes.stars}>
          {CHOICES.map((stars) => (
            <label key={stars} className={classes.star}>
              <input
                type="radio"
                name={name}
                value={stars}
                defaultChecked={stars === defaultValue}
                aria-label={`${nameOf(stars)}, ${hints[stars - 1]}`}
                onChange={() => setChosen(stars)}
              />
            </label>
          ))}
        </div>
        <span className={classes.hint} aria-hidden>
          {chosen !== undefined && hints[chosen - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
