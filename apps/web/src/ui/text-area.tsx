import { useId, type TextareaHTMLAttributes } from 'react'
import classes from './text-area.module.css'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  label: string
  error?: string | undefined
}

/** A labelled place for some lines of text. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={4}
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
