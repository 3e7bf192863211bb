import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  createWebhookInput,
  type CreateWebhookInput,
  type MadeWebhook,
  type WebhookEndpoint,
  type WebhookType,
} from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { eventGroups, eventLabels } from './describe-webhook.ts'

interface WebhookFormProps extends RecordFormSlot {
  /** Null for a new one. */
  endpoint: WebhookEndpoint | null
  /** A new one has a secret, which is never shown again. */
  onSecret: (made: MadeWebhook) => void
}

export function WebhookForm({ endpoint, onSecret, onSaved, ...buttons }: WebhookFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const record = useRecordForm({
    original: endpoint,
    draftOf,
    read: (draft: WebhookDraft): CreateWebhookInput => draft,
    schema: createWebhookInput,
    save: (input: CreateWebhookInput, base): Promise<WebhookEndpoint | MadeWebhook> =>
      base === null
        ? client.webhooks.create.mutate(input)
        : client.webhooks.change.mutate({ ...input, id: base._id }),
    fieldOf: (path) => path.split('.', 1)[0] ?? path,
    refresh: () => queryClient.invalidateQueries(trpc.webhooks.list.pathFilter()),
    onSaved(answer) {
      onSaved()
      if ('secret' in answer) onSecret(answer)
    },
    fallback: 'The webhook could not be saved',
    fieldNames: { url: 'Address', types: 'Events' },
  })
  const { bind } = record
  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput
        {...bind('url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        description="Of the program that is told, as its maker gives it"
        data-autofocus
      />
      <EventChoice bound={bind('types')} />
    </RecordForm>
  )
}

/** Each event, in groups. */
function EventChoice({ bound }: { bound: Record<string, unknown> }) {
  // The form moves the focus to the element with this path: the first box, as the group cannot take it.
  const { 'data-path': path, autoComplete: _none, ...group } = bound
  return (
    <Checkbox.Group {...group} description="What it is told, within a second of when it happens">
      <Stack mt="xs">
        {eventGroups.map(({ name, types }, place) => (
          <Fieldset key={name} legend={name}>
            <Stack gap="xs">
              {types.map((type, index) => (
                <Checkbox
                  key={type}
                  value={type}
                  label={eventLabels[type]}
                  data-path={place + index === 0 ? path : undefined}
                />
              ))}
            </Stack>
          </Fieldset>
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface WebhookDraft {
  url: string
  types: WebhookType[]
}

const draftOf = (endpoint: WebhookEndpoint | null): WebhookDraft => ({
  url: endpoint?.url ?? '',
  types: endpoint?.types ?? [],
})

const describeDraft = ({ url, types }: WebhookDraft) => ({
  url,
  types: types.map((type) => eventLabels[type]),
})
