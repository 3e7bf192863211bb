import type { ComponentProps, ReactNode } from 'react'
import { FailureNote } from './failure-note.tsx'
import classes from './stacked-form.module.css'

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
