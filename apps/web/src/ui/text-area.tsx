import type { TextareaHTMLAttributes } from 'react'
import { NativeField, type FieldText } from './native-field.tsx'
import classes from './text-area.module.css'

interface TextAreaProps
  extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {}

/** A labelled field for several lines of text. */
export function TextArea({ label, description, error, ...rest }: TextAreaProps) {
  return (
    <NativeField label={label} description={description} error={error}>
      {(control) => <textarea {...rest} {...control} className={classes.text} />}
    </NativeField>
  )
}
