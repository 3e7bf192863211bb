import type { TextareaHTMLAttributes } from 'react'
import { NativeField } from './native-field.tsx'
import classes from './text-area.module.css'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  label: string
  error?: string | undefined
}

/** A labelled place for some lines of text. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  return (
    <NativeField label={label} error={error}>
      {(control) => <textarea rows={4} {...rest} {...control} className={classes.text} />}
    </NativeField>
  )
}
