import { useRef, type ChangeEvent } from 'react'
import { useEditConflict } from './use-edit-conflict.ts'
import { useServerForm } from './use-server-form.ts'

interface VersionedFormOptions<Values, Version, Answer> {
  /** What the edit begins with; null for something new. A newer one that comes along later is no base for it. */
  begun: Version | null
  send: (values: Values, base: Version | null) => Promise<Answer>
  /** Undefined where it is gone by now. */
  loadNewest: () => Promise<Version | undefined>
  onDone: (answer: Answer) => void
  /** Said when the server gave no reason. */
  fallback: string
}

/** A form for something that others may be editing too: over a newer version nothing is saved, and both are known. */
export function useVersionedForm<Values extends object, Version, Answer>({
  begun,
  send,
  loadNewest,
  onDone,
  fallback,
}: VersionedFormOptions<Values, Version, Answer>) {
  const base = useRef(begun)
  const { found, guard, retype } = useEditConflict<Values, Version>(loadNewest)
  const form = useServerForm({
    send: (values: Values) => guard(values, () => send(values, base.current)),
    onDone,
    fallback,
  })

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    form.props.onChange?.(event)
    if (found !== null) retype(Object.fromEntries(new FormData(event.currentTarget)) as Values)
  }

  return {
    ...form,
    props: { ...form.props, onChange: handleChange },
    failure: found === null ? form.failure : null,
    conflict: found,
    /** Saves over the newer version, now that it has been seen. */
    keepMine() {
      if (found !== null) base.current = found.theirs
      form.submit()
    },
  }
}
