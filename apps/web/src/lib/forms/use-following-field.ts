import { useEffect, useRef } from 'react'
import type { FormErrors } from '@mantine/form'
import { flushSync } from 'react-dom'

/** For a field that is ahead of its value while the user types, and follows it otherwise. */
export function useFollowingField(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(value)

  // The field is uncontrolled.
  useEffect(() => {
    const field = ref.current
    // At first it has the value already, or what was typed before the page could react.
    if (followed.current === value) return
    followed.current = value
    if (field !== null && field !== document.activeElement) field.value = value
  }, [value])

  return ref
}

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
