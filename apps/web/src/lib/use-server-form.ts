import { useMutation } from '@tanstack/react-query'
import type { Issue } from '@tiffin/contract'
import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from './error-body.ts'

/** Why nothing came of it, where that belongs to no field. */
export interface Failure {
  title: string
  hint?: string
}

/** What can be typed into or chosen from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** By the names of the fields, which are those of the call's input. */
type FieldErrors = Readonly<Record<string, string>>

interface ServerFormOptions<Values, Answer> {
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Said when the server gave no reason. */
  fallback: string
}

const noReason = 'No response. Please check your connection and try again.'

/** A form that leaves the judging to the server. Its fields keep what was typed; only their errors live in React. */
export function useServerForm<Values extends object, Answer>(options: ServerFormOptions<Values, Answer>) {
  const { send, onDone, fallback } = options
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: explain,
    // What was sent may be a password.
    gcTime: 0,
  })

  function explain(error: unknown) {
    const body = readErrorBody(error)
    const found = pickFieldErrors(form.current, body?.issues)
    const [first] = found.keys()
    // At once, so that the field says what is wrong with it when the focus comes.
    flushSync(() => {
      setErrors(Object.fromEntries([...found].map(([field, message]) => [field.name, message])))
      if (first === undefined)
        setFailure(body ? { title: body.message } : { title: fallback, hint: noReason })
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

  function handleChange({ target }: FormEvent) {
    // What is being put right is not complained about.
    if (target instanceof Element && isField(target) && target.name in errors)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
  }

  const props: ComponentProps<'form'> = {
    ref: form,
    // Outside a dialog this method sends nothing: before the page is alive nothing typed ends up in its address.
    method: 'dialog',
    noValidate: true,
    onSubmit: handleSubmit,
    onChange: handleChange,
  }
  return {
    element: form,
    props,
    errors,
    failure,
    isSending: sending.isPending,
    reset: () => form.current?.reset(),
    submit: () => form.current?.requestSubmit(),
  }
}

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The fields that the server found something wrong with, in the order of the page. */
function pickFieldErrors(form: HTMLFormElement | null, issues: readonly Issue[] = []) {
  const fields = [...(form?.elements ?? [])].filter(isField)
  return new Map(
    fields.flatMap((field): [Field, string][] => {
      const issue = issues.find(({ path }) => path === field.name)
      return issue === undefined ? [] : [[field, issue.message]]
    }),
  )
}
