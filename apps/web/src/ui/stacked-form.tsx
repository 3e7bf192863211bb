import type { ComponentProps, ReactNode } from 'react'
import { TRAP_FIELD } from '../lib/forms/form-signals.ts'
import { FailureNote } from './failure-note.tsx'
import classes from './stacked-form.module.css'
import visuallyHiddenClasses from './visually-hidden.module.css'

interface StackedFormProps extends ComponentProps<'form'> {
  failure: { title: string; hint?: string } | null
  /** The buttons at the end; an error is shown right above them. */
  actions: ReactNode
}

/** A column of fields. */
export function StackedForm({ failure, actions, children, ...form }: StackedFormProps) {
  return (
    <form {...form} className={classes.form}>
      {children}
      {failure !== null && <FailureNote {...failure} />}
      <div className={classes.actions}>{actions}</div>
    </form>
  )
}

/** A honeypot: people neither see nor reach this field, but bots fill it in. */
export function FormTrap() {
  return (
    <div className={visuallyHiddenClasses.hidden} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
