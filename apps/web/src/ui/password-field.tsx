import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import classes from './password-field.module.css'

/** A password field whose value can be made visible while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'id' | 'ending'>) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck="false"
      ending={
        // Its name must not contain the label: a search for the password's label must find only the field.
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

/** For choosing a new password. The rule comes from the contract, and is shown before it is broken. */
export function NewPasswordField(props: Pick<TextFieldProps, 'label' | 'name' | 'error'>) {
  return <PasswordField {...props} description="8 to 128 characters" autoComplete="new-password" required />
}
