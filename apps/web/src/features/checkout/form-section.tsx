import { useId, type ReactNode } from 'react'
import classes from './form-section.module.css'

interface FormSectionProps {
  title: string
  children: ReactNode
}

/** A part of the form under its heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId()
  return (
    <section role="group" className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
