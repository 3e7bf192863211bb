import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from './error-body.ts'

type Schema = Parameters<typeof schemaResolver>[0]

interface RecordFormOptions<Draft extends object, Entry, Input, Answer> {
  /** What the edit began with; null for something new. */
  begun: Entry | null
  /** What the fields hold; for something new, what they begin with. */
  draftOf: (entry: Entry | null) => Draft
  /** The call's input, whose field names are those of the draft. */
  read: (draft: Draft, base: Entry | null) => Input
  /** The contract's schema of that input. The server has the last word. */
  schema: Schema
  /** `base` is the version that is changed, null for something new. */
  save: (input: Input, base: Entry | null) => Promise<Answer>
  /** Undefined where it has been deleted meanwhile. */
  loadNewest?: () => Promise<Entry | undefined>
  /** Reloads the list that shows it; the button is busy until then. */
  refresh: () => Promise<unknown>
  onSaved: (answer: Answer) => void
  /** Said when the server gave no reason. */
  fallback: string
}

/**
 * A form behind the counter that makes or changes something, on Mantine's form. Over a newer version nothing is saved:
 * `newer` is that version until one of the two is chosen.
 */
export function useRecordForm<Draft extends object, Entry, Input, Answer>(
  options: RecordFormOptions<Draft, Entry, Input, Answer>,
) {
  const { begun, draftOf, read, schema, save, loadNewest, refresh, onSaved, fallback } = options
  const [base, setBase] = useState(begun)
  const [newer, setNewer] = useState<Entry | null>(null)
  const judge = schemaResolver(schema, { sync: true })
  const form = useForm<Draft>({
    // Letters and digits are all that it takes.
    name: useId().replaceAll('_', ''),
    initialValues: draftOf(begun),
    validate: (draft) => judge(read(draft, base)),
  })
  const saving = useMutation({
    mutationFn: async ({ draft, over }: { draft: Draft; over: Entry | null }) => {
      const answer = await save(read(draft, over), over)
      await refresh()
      return answer
    },
    onSuccess(answer) {
      setNewer(null)
      onSaved(answer)
    },
    onError: explain,
    // What was sent may be a password.
    gcTime: 0,
  })

  async function explain(refusal: unknown) {
    const body = readErrorBody(refusal)
    showErrors(Object.fromEntries((body?.issues ?? []).map(({ path, message }) => [path, message])))
    // A conflict that names a field is about that field: a slug that is taken.
    if (body?.code === 'CONFLICT' && body.issues === undefined && loadNewest !== undefined)
      setNewer(await findNewest(loadNewest))
  }

  function showErrors(errors: Record<string, unknown>) {
    // At once, so that the field says what is wrong with it when the focus comes.
    flushSync(() => form.setErrors(errors as Record<string, string>))
    const first = Object.keys(errors).find((path) => form.getInputNode(path) !== null)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

  const body = readErrorBody(saving.error)
  const isAtField = (body?.issues ?? []).some(({ path }) => (path.split('.', 1)[0] ?? '') in form.values)
  return {
    form,
    draftOf,
    newer,
    isChange: begun !== null,
    isSaving: saving.isPending,
    refused: newer === null || body === null ? null : body.message,
    failure:
      !saving.isError || isAtField || newer !== null
        ? null
        : {
            title: body?.message ?? fallback,
            hint: body === null ? 'No answer came. Please check your connection and try again.' : undefined,
          },
    submit: form.onSubmit((draft) => {
      if (!saving.isPending) saving.mutate({ draft, over: base })
    }, showErrors),
    /** Saves over the newer version, now that it has been seen. */
    keepMine() {
      setBase(newer)
      saving.mutate({ draft: form.getValues(), over: newer })
    },
    takeTheirs() {
      if (newer === null) return
      setBase(newer)
      setNewer(null)
      saving.reset()
      form.setInitialValues(draftOf(newer))
      form.setValues(draftOf(newer))
      form.clearErrors()
      void refresh()
    },
  }
}

// Where it cannot be had, what the server said has to do.
async function findNewest<Entry>(load: () => Promise<Entry | undefined>): Promise<Entry | null> {
  try {
    return (await load()) ?? null
  } catch {
    return null
  }
}

export type RecordFormState<Draft extends object, Entry> = ReturnType<
  typeof useRecordForm<Draft, Entry, unknown, unknown>
>
