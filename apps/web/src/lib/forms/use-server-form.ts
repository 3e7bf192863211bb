import { useMutation } from '@tanstack/react-query'
import type { ErrorBody } from '@tiffin/contract'
import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../api/explain-failure.ts'

/** Why it failed, if that belongs to no field. */
export interface Failure {
  title: string
  hint?: string
  /** It may have arrived: only the answer is missing. */
  isLost?: boolean
}

/** Anything to type into or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** By field name, which is that of the call's input. */
export type FieldErrors = Readonly<Record<string, string>>

export interface ServerFormOptions<Values, Answer> {
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Shown when the server gave no reason. */
  fallback: string
  /** For a form that knows more about a missing answer. */
  explainSilence?: (error: unknown) => Failure | null
  /** For a form whose fields have other names than those of the call's input. */
  errorsIn?: (body: ErrorBody) => FieldErrors
  /** For a form that does more than show why: the server's reason, or null when it gave none. */
  onRejected?: (body: ErrorBody | null) => void
}

const noReason = 'No response. Please check your connection and try again.'

/** A form that is validated by the server. Its fields may be uncontrolled; only their errors are React state. */
export function useServerForm<Values extends object, Answer>(options: ServerFormOptions<Values, Answer>) {
  const { send, onDone, fallback, explainSilence, errorsIn = errorsByPath, onRejected } = options
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: explain,
    // The values may contain a password.
    gcTime: 0,
  })

  function explain(error: unknown) {
    const body = readErrorBody(error)
    const isAtField = body !== null && showErrors(errorsIn(body))
    if (!isAtField)
      setFailure(
        body ? { title: body.message } : (explainSilence?.(error) ?? { title: fallback, hint: noReason }),
      )
    onRejected?.(body)
  }

  /** Takes the guest to the first field on the page that has one, if there is such a field. */
  function showErrors(found: FieldErrors): boolean {
    // Synchronously, so that the field already has its error when it is focused.
    flushSync(() => setErrors(found))
    const first = [...(form.current?.elements ?? [])].find(
      (element): element is Field => isField(element) && element.name in found,
    )
    first?.focus()
    return first !== undefined
  }

  function clearError(name: string) {
    if (name in errors) setErrors(({ [name]: _corrected, ...others }) => others)
  }

  function sendValues(values: Values) {
    if (sending.isPending) return
    setErrors({})
    setFailure(null)
    sending.mutate(values)
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sendValues(Object.fromEntries(new FormData(event.currentTarget)) as Values)
  }

  function handleInput({ target }: FormEvent) {
    // A field that is being corrected no longer shows its error.
    if (target instanceof Element && isField(target)) clearError(target.name)
  }

  const props: ComponentProps<'form'> = {
    ref: form,
    // Outside a dialog this method sends nothing: a submit before hydration cannot put typed text into the address.
    method: 'dialog',
    noValidate: true,
    onSubmit: handleSubmit,
    onInput: handleInput,
  }
  return {
    element: form,
    props,
    errors,
    showErrors,
    clearError,
    failure,
    isSending: sending.isPending,
    /** For a form whose values are not those of its fields; sends nothing while something is being sent. */
    send: sendValues,
    /** What was sent last, and the error that it ended with. */
    sent: sending.variables,
    error: sending.error,
    reset: () => form.current?.reset(),
  }
}

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The first error of each field. */
const errorsByPath = ({ issues = [] }: ErrorBody): FieldErrors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))
