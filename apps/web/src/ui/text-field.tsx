import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { NativeField, type FieldText } from './native-field.tsx'
import classes from './text-field.module.css'

export interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement> | undefined
  /** At the field's end, on top of it. */
  ending?: ReactNode
}

/** A labelled line of text with its hint and its error. */
export function TextField({ id, label, description, error, ending, ...rest }: TextFieldProps) {
  return (
    <NativeField id={id} label={label} description={description} error={error}>
      {(control) => (
        <div className={classes.box} data-ended={ending !== undefined}>
          <input type="text" {...rest} {...control} />
          {ending}
        </div>
      )}
    </NativeField>
  )
}
