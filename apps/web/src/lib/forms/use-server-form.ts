import { useMutation } from '@tanstack/react-query'
import type { Issue } from '@tiffin/contract'
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
type FieldErrors = Readonly<Record<string, string>>

interface ServerFormOptions<Values, Answer> {
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Shown when the server gave no reason. */
  fallback: string
  /** For a form that knows more about a missing answer. */
  explainSilence?: (error: unknown) => Failure | null
}

const noReason = 'No response. Please check your connection and try again.'

/** A form that is validated by the server. Its fields are uncontrolled; only their errors are React state. */
export function useServerForm<Values extends object, Answer>(options: ServerFormOptions<Values, Answer>) {
  const { send, onDone, fallback, explainSilence } = options
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
    const found = pickFieldErrors(form.current, body?.issues)
    const [first] = found.keys()
    // Synchronously, so that the field already has its error when it is focused.
    flushSync(() => {
      setErrors(Object.fromEntries([...found].map(([field, message]) => [field.name, message])))
      if (first === undefined)
        setFailure(
          body ? { title: body.message } : (explainSilence?.(error) ?? { title: fallback, hint: noReason }),
        )
    })
    first?.focus()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    setErrors({})
    setFailure(null)
    sending.mutate(Object.fromEntries(new FormData(event.currentTarget)) as Values)
  }

  function handleInput({ target }: FormEvent) {
    // A field that is being corrected no longer shows its error.
    if (target instanceof Element && isField(target) && target.name in errors)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
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
    failure,
    isSending: sending.isPending,
    /** What has been typed into a field. */
    read(name: string): string {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement ? field.value : ''
    },
    reset: () => form.current?.reset(),
    submit: () => form.current?.requestSubmit(),
  }
}

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The fields in which the server found an error, in the order of the page. */
function pickFieldErrors(form: HTMLFormElement | null, issues: readonly Issue[] = []) {
  const fields = [...(form?.elements ?? [])].filter(isField)
  return new Map(
    fields.flatMap((field): [Field, string][] => {
      const issue = issues.find(({ path }) => path === field.name)
      return issue === undefined ? [] : [[field, issue.message]]
    }),
  )
}
