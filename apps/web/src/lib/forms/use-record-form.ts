import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../api/explain-failure.ts'
import { showErrors } from './show-errors.ts'

type Schema = Parameters<typeof schemaResolver>[0]
type Errors = Record<string, ReactNode>

interface RecordFormOptions<Draft extends object, Entry, Input, Answer> {
  /** The version that the edit started from; null for a new record. */
  original: Entry | null
  /** The fields' values; for a new record, the initial ones. */
  draftOf: (entry: Entry | null) => Draft
  /** The call's input, whose field names are those of the draft. */
  read: (draft: Draft, base: Entry | null) => Input
  /** The contract's schema of that input. The server makes the final check. */
  schema: Schema
  /** `base` is the version being changed, null for a new record. */
  save: (input: Input, base: Entry | null) => Promise<Answer>
  /** Maps the path of an error to the field's name, if they differ. */
  fieldOf?: (path: string) => string
  /** Undefined if it has been deleted meanwhile. */
  loadNewest?: () => Promise<Entry | undefined>
  /** Reloads the list that shows it; the button is busy until then. */
  refresh: () => Promise<unknown>
  onSaved: (answer: Answer) => void
  /** Shown when the server gave no reason. */
  fallback: string
  /** The label of each field; also their order where two versions are compared. */
  fieldNames?: Readonly<Partial<Record<keyof Draft, string>>>
}

/**
 * A form in the admin that creates or changes a record, built on Mantine's form. If there is a newer version, nothing
 * is saved until one of the two is chosen; untouched fields take the newer value.
 */
export function useRecordForm<Draft extends object, Entry, Input, Answer>(
  options: RecordFormOptions<Draft, Entry, Input, Answer>,
) {
  const {
    original,
    draftOf,
    read,
    schema,
    save,
    fieldOf = same,
    loadNewest,
    refresh,
    onSaved,
    fallback,
    fieldNames = {} as Readonly<Partial<Record<keyof Draft, string>>>,
  } = options
  const [base, setBase] = useState(original)
  const [newer, setNewer] = useState<Entry | null>(null)
  const validateInput = schemaResolver(schema, { sync: true })
  const form = useForm<Draft>({
    // Mantine accepts only letters and digits here.
    name: useId().replaceAll('_', ''),
    initialValues: draftOf(original),
    validate: (draft) => byField(validateInput(read(draft, base))),
  })
  // What was typed while the answer is awaited would be lost.
  const [isFrozen, setFrozen] = useState(false)
  const saving = useMutation({
    onMutate: () => setFrozen(true),
    mutationFn: async ({ draft, over }: { draft: Draft; over: Entry | null }) => {
      const answer = await guard(() => save(read(draft, over), over))
      await refresh()
      return answer
    },
    onSuccess(answer) {
      form.resetDirty()
      onSaved(answer)
    },
    onError(error) {
      // Only a field that is enabled takes the focus.
      flushSync(() => setFrozen(false))
      showErrors(form, byField(errorsIn(error)))
    },
    onSettled: () => setFrozen(false),
    // The values may contain a password.
    gcTime: 0,
  })

  /** If there is a newer version, loads it before the error is shown. */
  async function guard(run: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await run()
      setNewer(null)
      return answer
    } catch (error) {
      // If it cannot be loaded, or was deleted, the error is shown alone.
      setNewer(isEditConflict(error) ? ((await loadNewest?.()) ?? null) : null)
      throw error
    }
  }

  const byField = (errors: Errors) =>
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]))

  const body = readErrorBody(saving.error)
  const isAtField = Object.keys(byField(errorsIn(saving.error))).some((path) => isFieldOf(form.values, path))
  const theirs = newer === null ? null : draftOf(newer)
  const mine = theirs === null ? form.values : mergeDrafts(form.values, draftOf(base), theirs)
  /** From the newer version: what differs from it has not been saved. */
  function beginAgain(values: Draft) {
    setBase(newer)
    form.setValues(values)
    form.resetDirty(theirs ?? undefined)
  }

  return {
    form,
    fieldNames,
    /** The props of a field: its label, its value and what is wrong with it. */
    bind: (name: keyof Draft & string, kind: 'input' | 'checkbox' = 'input') => ({
      label: fieldNames[name],
      autoComplete: 'off',
      ...form.getInputProps(name, { type: kind }),
    }),
    isSaving: saving.isPending,
    isFrozen,
    conflict:
      theirs === null || body === null
        ? null
        : { message: body.message, before: draftOf(base), mine, theirs },
    failure:
      !saving.isError || isAtField || newer !== null
        ? null
        : {
            title: body?.message ?? fallback,
            hint: body === null ? 'No response. What you typed is still here: please try again.' : undefined,
          },
    submit: form.onSubmit(
      (draft) => {
        if (!saving.isPending) saving.mutate({ draft, over: base })
      },
      (errors) => showErrors(form, errors),
    ),
    /** Saves over the newer version, after it has been shown. */
    keepMine() {
      beginAgain(mine)
      saving.mutate({ draft: mine, over: newer })
    },
    takeTheirs() {
      beginAgain(theirs ?? mine)
      setNewer(null)
      form.clearErrors()
      saving.reset()
      void refresh()
    },
  }
}

const same = (path: string) => path

const errorsIn = (error: unknown): Errors =>
  Object.fromEntries((readErrorBody(error)?.issues ?? []).map(({ path, message }) => [path, message]))

const isFieldOf = (draft: object, path: string) => (path.split('.', 1)[0] ?? '') in draft

/** A conflict that names a field is about that field: a slug that is taken. */
function isEditConflict(error: unknown): boolean {
  const body = readErrorBody(error)
  return body?.code === 'CONFLICT' && body.issues === undefined
}

/** Applies the changes made here to the version that someone else has saved meanwhile. */
function mergeDrafts<Draft extends object>(typed: Draft, original: Draft, newest: Draft): Draft {
  const isTouched = (field: string) => serializeField(typed, field) !== serializeField(original, field)
  return { ...newest, ...Object.fromEntries(Object.entries(typed).filter(([field]) => isTouched(field))) }
}

const serializeField = (draft: object, field: string) =>
  JSON.stringify((draft as Record<string, unknown>)[field])

export type RecordFormState<Draft extends object> = ReturnType<
  typeof useRecordForm<Draft, unknown, unknown, unknown>
>

interface RecordCalls<Input, Answer> {
  create: { mutate: (input: Input) => Promise<Answer> }
  change: { mutate: (input: Input & { id: string; version: number }) => Promise<Answer> }
}

/** Creates a record, or changes the version of it that was edited: over a newer one the server saves nothing. */
export const saveVersion =
  <Input, Answer>({ create, change }: RecordCalls<Input, Answer>) =>
  (input: Input, base: { _id: string; version: number } | null): Promise<Answer> =>
    base === null ? create.mutate(input) : change.mutate({ ...input, id: base._id, version: base.version })
