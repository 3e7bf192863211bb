import type { TextInputProps } from '@mantine/core'
import { useId, useState, type Ref } from 'react'
import { TextField } from './text-field.tsx'
import classes from './password-field.module.css'

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'id'> {
  ref?: Ref<HTMLInputElement>
}

/** A secret, which its owner may look at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.25rem"
      rightSectionPointerEvents="all"
      rightSection={
        // Named by what it does alone: whoever looks for the password by its label shall find the field.
        <button
          type="button"
          className={classes.reveal}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
