import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import classes from './password-field.module.css'

/** A secret, which its owner may look at while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'id' | 'ending'>) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      ending={
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
