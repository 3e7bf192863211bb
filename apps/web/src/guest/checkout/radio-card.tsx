import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './radio-card.module.css'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string
  hint?: string | undefined
  icon?: ReactNode
}

/** One of several options, as a card that is clickable as a whole. Put those with the same name into a fieldset. */
export function RadioCard({ label, hint, icon, ...input }: RadioCardProps) {
  return (
    <label className={classes.card}>
      <input {...input} type="radio" className={classes.input} />
      <span className={classes.body}>
        <span className={classes.label}>{label}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
    </label>
  )
}
