import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from './error-body.ts'

type Schema = Parameters<typeof schemaResolver>[0]
type Errors = Record<string, ReactNode>

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
  /** From the path of something wrong to the field's name, where that is another one. */
  fieldOf?: (path: string) => string
  /** Undefined where it has been deleted meanwhile. */
  loadNewest?: () => Promise<Entry | undefined>
  /** Reloads the list that shows it; the button is busy until then. */
  refresh: () => Promise<unknown>
  onSaved: (answer: Answer) => void
  /** Said when the server gave no reason. */
  fallback: string
}

/**
 * A form in the admin that creates or changes a record, on Mantine's form. Over a newer version nothing is saved
 * until one of the two is chosen; what was not touched here takes the newer value.
 */
export function useRecordForm<Draft extends object, Entry, Input, Answer>(
  options: RecordFormOptions<Draft, Entry, Input, Answer>,
) {
  const {
    begun,
    draftOf,
    read,
    schema,
    save,
    fieldOf = same,
    loadNewest,
    refresh,
    onSaved,
    fallback,
  } = options
  const [base, setBase] = useState(begun)
  const [newer, setNewer] = useState<Entry | null>(null)
  const judge = schemaResolver(schema, { sync: true })
  const form = useForm<Draft>({
    // Letters and digits are all that it takes.
    name: useId().replaceAll('_', ''),
    initialValues: draftOf(begun),
    validate: (draft) => byField(judge(read(draft, base))),
  })
  const saving = useMutation({
    mutationFn: async ({ draft, over }: { draft: Draft; over: Entry | null }) => {
      const answer = await guard(() => save(read(draft, over), over))
      await refresh()
      return answer
    },
    onSuccess: onSaved,
    onError: (refusal) => showErrors(byField(errorsIn(refusal))),
    // What was sent may be a password.
    gcTime: 0,
  })

  /** Where there is a newer version, that one is here when the refusal is. */
  async function guard(run: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await run()
      setNewer(null)
      return answer
    } catch (refusal) {
      // If it cannot be had, or is gone, that is what there is to say then.
      setNewer(isEditConflict(refusal) ? ((await loadNewest?.()) ?? null) : null)
      throw refusal
    }
  }

  const byField = (errors: Errors) =>
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]))

  function showErrors(errors: Errors) {
    // At once, so that the field says what is wrong with it when the focus comes.
    flushSync(() => form.setErrors(errors))
    const first = Object.keys(errors).find((path) => form.getInputNode(path) !== null)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

  const body = readErrorBody(saving.error)
  const isAtField = Object.keys(byField(errorsIn(saving.error))).some((path) => isFieldOf(form.values, path))
  const theirs = newer === null ? null : draftOf(newer)
  const mine = theirs === null ? form.values : mergeDrafts(form.values, draftOf(base), theirs)
  return {
    form,
    isSaving: saving.isPending,
    conflict: theirs === null || body === null ? null : { message: body.message, mine, theirs },
    failure:
      !saving.isError || isAtField || newer !== null
        ? null
        : {
            title: body?.message ?? fallback,
            hint: body === null ? 'No response. What you typed is still here: please try again.' : undefined,
          },
    submit: form.onSubmit((draft) => {
      if (!saving.isPending) saving.mutate({ draft, over: base })
    }, showErrors),
    /** Saves over the newer version, now that it has been seen. */
    keepMine() {
      setBase(newer)
      form.setValues(mine)
      saving.mutate({ draft: mine, over: newer })
    },
    takeTheirs() {
      setBase(newer)
      setNewer(null)
      form.setValues(theirs ?? form.values)
      form.clearErrors()
      saving.reset()
      void refresh()
    },
  }
}

const same = (path: string) => path

const errorsIn = (refusal: unknown): Errors =>
  Object.fromEntries((readErrorBody(refusal)?.issues ?? []).map(({ path, message }) => [path, message]))

const isFieldOf = (draft: object, path: string) => (path.split('.', 1)[0] ?? '') in draft

/** A conflict that names a field is about that field: a slug that is taken. */
function isEditConflict(refusal: unknown): boolean {
  const body = readErrorBody(refusal)
  return body?.code === 'CONFLICT' && body.issues === undefined
}

/** What was touched here, over what somebody else saved meanwhile. */
function mergeDrafts<Draft extends object>(typed: Draft, begun: Draft, newest: Draft): Draft {
  const isTouched = (field: string) => say(typed, field) !== say(begun, field)
  return { ...newest, ...Object.fromEntries(Object.entries(typed).filter(([field]) => isTouched(field))) }
}

const say = (draft: object, field: string) => JSON.stringify((draft as Record<string, unknown>)[field])

export type RecordFormState<Draft extends object> = ReturnType<
  typeof useRecordForm<Draft, unknown, unknown, unknown>
>
