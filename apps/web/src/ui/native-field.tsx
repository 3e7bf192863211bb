import { useId, type ReactNode } from 'react'
import classes from './native-field.module.css'

export interface FieldText {
  label: string
  /** Told before anything is wrong. */
  description?: string | undefined
  error?: string | undefined
}

interface NativeFieldProps extends FieldText {
  /** Of the control, where something else speaks of it. */
  id?: string | undefined
  /** Makes the control out of what joins it to its label, its description and its error. */
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control of the platform's own between its label and what is to be said about it. */
export function NativeField({ id, label, description, error, children }: NativeFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const descriptionId = description === undefined ? undefined : `${controlId}-description`
  const errorId = error === undefined ? undefined : `${controlId}-error`
  const describedBy = [descriptionId, errorId].filter((each) => each !== undefined).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={controlId}>{label}</label>
      {children({
        id: controlId,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {description !== undefined && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
