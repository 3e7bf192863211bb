import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './radio-card.module.css'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string
  hint?: string | undefined
  icon?: ReactNode
}

/** One of several ways, as a card that can be pressed anywhere. Put those of one name into a fieldset. */
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
