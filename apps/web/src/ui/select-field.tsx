import { IconChevronDown } from '@tabler/icons-react'
import { useId, type SelectHTMLAttributes } from 'react'
import classes from './select-field.module.css'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  label: string
  error?: string | undefined
}

/** The platform's own list to choose from: on a phone nothing is better at long ones. */
export function SelectField({ label, error, children, ...rest }: SelectFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          {children}
        </select>
        <IconChevronDown size={20} aria-hidden />
      </div>
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
