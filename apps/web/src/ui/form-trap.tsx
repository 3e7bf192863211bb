import { TRAP_FIELD } from '../lib/forms/trap-field.ts'
import classes from './visually-hidden.module.css'

/** A honeypot: people neither see nor reach this field, but bots fill it in. */
export function FormTrap() {
  return (
    <div className={classes.hidden} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
