import type { InputHTMLAttributes } from 'react'
import classes from './checkbox-field.module.css'

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string
}

/** A box to tick, with its words beside it: pressing those ticks it too. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={classes.field}>
      <input {...input} type="checkbox" className={classes.box} />
      {label}
    </label>
  )
}
