import type { FormErrors } from '@mantine/form'
import { flushSync } from 'react-dom'

interface ErrorForm {
  setErrors: (errors: FormErrors) => void
  getInputNode: (path: string) => HTMLElement | null
}

/** Shows what is wrong with a form's values, and moves the focus to the first of these fields. */
export function showErrors(form: ErrorForm, errors: FormErrors) {
  // Synchronously: a screen reader says the error of a field when the focus comes, so it must be there by then.
  flushSync(() => form.setErrors(errors))
  Object.keys(errors)
    .map((path) => form.getInputNode(path))
    .find((node) => node !== null)
    ?.focus()
}
