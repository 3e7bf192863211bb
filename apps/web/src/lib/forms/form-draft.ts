/** What was typed into a form of uncontrolled fields, stored per tab so that a reload does not lose it. */
import { type InputEvent, useEffect } from 'react'
import { createSessionValue } from '../storage/session-value.ts'
import { isField, type Field, type useServerForm } from './use-server-form.ts'

interface FormDraft {
  /** Restores the stored values into the fields. */
  restore(form: HTMLFormElement): void
  save(form: HTMLFormElement): void
  forget(): void
}

type Typed = Record<string, string>

/** Fields whose names are in `except` are not stored. */
export function createFormDraft(name: string, except: readonly string[]): FormDraft {
  const stored = createSessionValue<Typed>({ key: `draft-${name}`, isValid: isTyped })
  const fieldsOf = (form: HTMLFormElement) =>
    [...form.elements].filter(isField).filter(({ name: field }) => field !== '' && !except.includes(field))

  return {
    restore(form) {
      const typed = stored.get()
      if (typed === null) return
      for (const field of fieldsOf(form)) putBack(field, typed[field.name])
    },
    save(form) {
      stored.set(Object.fromEntries(fieldsOf(form).flatMap(readField)))
    },
    forget: () => stored.set(null),
  }
}

/** The props of a form that puts back what was typed into it before, and stores what is typed now. */
export function useFormDraft(
  { element, props }: Pick<ReturnType<typeof useServerForm>, 'element' | 'props'>,
  draft: FormDraft,
) {
  useEffect(() => {
    if (element.current) draft.restore(element.current)
  }, [draft, element])

  function handleInput(event: InputEvent<HTMLFormElement>) {
    props.onInput?.(event)
    draft.save(event.currentTarget)
  }

  return { ...props, onInput: handleInput }
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

function readField(field: Field): [string, string][] {
  return isChoice(field) && !field.checked ? [] : [[field.name, field.value]]
}

function putBack(field: Field, value: string | undefined) {
  if (isChoice(field)) field.checked = field.value === value
  else if (value !== undefined && !isTypedInto(field) && canHold(field, value)) field.value = value
}

// An option that is no longer offered would leave a list with nothing selected.
const canHold = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

// Before hydration.
const isTypedInto = (field: Field) => 'defaultValue' in field && field.value !== field.defaultValue

const isTyped = (raw: unknown): raw is Typed =>
  typeof raw === 'object' && raw !== null && Object.values(raw).every((value) => typeof value === 'string')
