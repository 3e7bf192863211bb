import { IconChevronDown } from '@tabler/icons-react'
import type { SelectHTMLAttributes } from 'react'
import { NativeField } from './native-field.tsx'
import classes from './select-field.module.css'

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
