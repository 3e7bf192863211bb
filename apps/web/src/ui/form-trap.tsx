import classes from './visually-hidden.module.css'

/** A field that people neither see nor reach, and that machines fill in. */
export function FormTrap({ name }: { name: string }) {
  return (
    <div className={classes.hidden} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
