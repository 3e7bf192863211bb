import { useRef, type ChangeEvent } from 'react'
import { useEditConflict } from './use-edit-conflict.ts'
import { useServerForm } from './use-server-form.ts'

interface VersionedFormOptions<Values, Version> {
  /** What the edit begins with; null for something new. A newer one that comes along later is no base for it. */
  begun: Version | null
  send: (values: Values, base: Version | null) => Promise<unknown>
  /** Undefined where it is gone by now. */
  loadNewest: () => Promise<Version | undefined>
  /** Asks anew for the list that shows it; the button is busy until that is there. */
  refresh: () => Promise<unknown>
  onSaved: () => void
  /** Said when the server gave no reason. */
  fallback: string
}

/** A form for something that others may be editing too: over a newer version nothing is saved, and both are known. */
export function useVersionedForm<Values extends object, Version>({
  begun,
  send,
  loadNewest,
  refresh,
  onSaved,
  fallback,
}: VersionedFormOptions<Values, Version>) {
  const base = useRef(begun)
  const { found, guard, retype } = useEditConflict<Values, Version>(loadNewest)
  const form = useServerForm({
    send: (values: Values) => guard(values, () => send(values, base.current)),
    onDone: async () => {
      await refresh()
      form.reset()
      onSaved()
    },
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
    isChange: begun !== null,
    refresh,
    /** Saves over the newer version, now that it has been seen. */
    keepMine() {
      if (found !== null) base.current = found.theirs
      form.submit()
    },
  }
}

export type VersionedForm<Values extends object, Version> = ReturnType<
  typeof useVersionedForm<Values, Version>
>
