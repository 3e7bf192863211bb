import { useId, type ReactNode } from 'react'
import classes from './native-field.module.css'

interface NativeFieldProps {
  label: string
  error: string | undefined
  /** Makes the control out of what joins it to its label and its error. */
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control of the platform's own between its label and its error. */
export function NativeField({ label, error, children }: NativeFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const isWrong = error !== undefined
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? errorId : undefined })}
      {isWrong && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
