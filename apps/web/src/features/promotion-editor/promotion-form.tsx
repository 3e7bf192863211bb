import type { Promotion } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readDraft, type PromotionDraft } from './promotion-draft.ts'
import { useRefreshPromotions } from './use-promotions.ts'

interface PromotionFormProps {
  /** The one that is changed; without it a new one is made. */
  promotion?: Promotion
  submitLabel: string
  onSaved: () => void
  onCancel?: () => void
}

const fields: { name: Exclude<keyof PromotionDraft, 'active'>; label: string; hint?: string; max: number }[] =
  [
    { name: 'title', label: 'Title', max: 120 },
    { name: 'subtitle', label: 'Subtitle', max: 240 },
    { name: 'image', label: 'Image URL', max: 2000 },
    { name: 'ctaText', label: 'CTA text', hint: 'What is said on its button', max: 60 },
    {
      name: 'ctaLink',
      label: 'CTA link',
      hint: 'https://… or a path of this site, like /order-online',
      max: 2000,
    },
    { name: 'order', label: 'Order', hint: 'Lower numbers come first', max: 8 },
  ]

export function PromotionForm({ promotion, submitLabel, onSaved, onCancel }: PromotionFormProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshPromotions()
  const isChange = promotion !== undefined
  const title = useRef<HTMLInputElement>(null)
  const form = useServerForm({
    send: (draft: PromotionDraft) =>
      promotion === undefined
        ? client.promotions.create.mutate(readDraft(draft))
        : client.promotions.change.mutate({ id: promotion._id, ...readDraft(draft) }),
    onDone: async () => {
      // The button is busy until the cards show it.
      await refresh()
      form.reset()
      onSaved()
    },
    fallback: 'Failed to save promotion',
  })

  // The button that opened the form is gone with the press.
  useEffect(() => {
    if (isChange) title.current?.focus()
  }, [isChange])

  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      {fields.map(({ name, label, hint, max }) => (
        <TextField
          key={name}
          {...(name === 'title' && { ref: title })}
          label={label}
          name={name}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode={name === 'order' ? 'numeric' : undefined}
          maxLength={max}
          autoComplete="off"
          defaultValue={promotion?.[name] ?? (name === 'order' ? 0 : '')}
          error={form.errors[name]}
        />
      ))}
      <CheckboxField label="Active" name="active" defaultChecked={promotion?.active ?? true} />
    </StackedForm>
  )
}
