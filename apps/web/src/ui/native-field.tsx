import { useId, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './native-field.module.css'

export interface FieldText {
  label: string
  /** Shown before there is any error. */
  description?: string | undefined
  error?: string | undefined
}

interface NativeFieldProps extends FieldText {
  /** The control's id, if something else refers to it. */
  id?: string | undefined
  /** Renders the control with the attributes that connect it to its label, description and error. */
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A native control with its label, description and error. */
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

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  label: string
  error?: string | undefined
}

/** The native drop-down: on a phone nothing handles long lists better. */
export function SelectField({ label, error, children, ...rest }: SelectFieldProps) {
  return (
    <NativeField label={label} error={error}>
      {(control) => (
        <div className={classes.box}>
          <select {...rest} {...control} className={classes.choice}>
            {children}
          </select>
          <IconChevronDown size={20} aria-hidden />
        </div>
      )}
    </NativeField>
  )
}

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
