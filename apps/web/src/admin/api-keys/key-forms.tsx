import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, Fieldset, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  type ApiKey,
  createApiKeyInput,
  type KeyPermission,
  type NewApiKey,
  replaceApiKeyInput,
} from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { restaurantDay } from '../../lib/time/local-time.ts'
import { type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { keyPermissionGroups } from './key-permission-groups.ts'

interface MakingSlot extends RecordFormSlot {
  /** Shows the key, once. */
  onMade: (made: NewApiKey) => void
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** A year from now; a key that nobody renews should end some day. */
function useUsualEnd(): string {
  const { region } = useSettings()
  const [endsOn] = useState(() => restaurantDay(new Date(Date.now() + YEAR_MS), region))
  return endsOn
}

export function NewKeyForm({ onMade, onSaved, onCancel }: MakingSlot) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const endsOn = useUsualEnd()
  const record = useRecordForm({
    original: null,
    draftOf: () => ({ name: '', permissions: [] as KeyPermission[], endsOn, networks: '' }),
    read: ({ networks, ...others }) => ({
      ...others,
      networks: networks.split(/[\s,]+/).filter((network) => network !== ''),
    }),
    schema: createApiKeyInput,
    save: (input) => client.apiKeys.create.mutate(input),
    refresh: () => queryClient.invalidateQueries(trpc.apiKeys.list.pathFilter()),
    onSaved(made) {
      onSaved('API key created')
      onMade(made)
    },
    fieldOf: (path) => path.split('.', 1)[0] ?? path,
    fallback: 'The key could not be created',
  })
  const { getInputProps } = record.form
  return (
    <RecordForm record={record} submitLabel="Create API key" onCancel={onCancel}>
      <TextInput
        label="Name"
        description="What uses it, such as: Till at the counter. The logs name it."
        autoComplete="off"
        data-autofocus
        {...getInputProps('name')}
      />
      <Checkbox.Group
        label="What it may do"
        description="Never more than you may do yourself."
        {...getInputProps('permissions')}
      >
        <Stack gap="sm" mt="xs">
          {keyPermissionGroups.map(({ title, hint, choices }) => (
            <Fieldset key={title} legend={title}>
              <Stack gap="xs">
                {hint !== undefined && (
                  <Text size="sm" c="dimmed">
                    {hint}
                  </Text>
                )}
                {choices.map(({ permission, label }) => (
                  <Checkbox key={permission} value={permission} label={label} />
                ))}
              </Stack>
            </Fieldset>
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        type="date"
        label="Last day"
        description="At most two years ahead. It can be replaced before."
        {...getInputProps('endsOn')}
      />
      <Textarea
        label="Only from these networks"
        description="Optional: addresses or networks, one per line, such as 203.0.113.0/24. Leave blank for anywhere."
        autosize
        minRows={2}
        autoComplete="off"
        spellCheck={false}
        {...getInputProps('networks')}
      />
    </RecordForm>
  )
}

const overlaps = [
  { value: '0', label: 'Not at all: it ends now' },
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '168', label: 'One week' },
]

export function ReplaceKeyForm({ apiKey, onMade, onSaved, onCancel }: MakingSlot & { apiKey: ApiKey }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const endsOn = useUsualEnd()
  const record = useRecordForm({
    original: apiKey,
    draftOf: () => ({ endsOn, overlapHours: '24' }),
    read: (draft) => ({ ...draft, id: apiKey._id }),
    schema: replaceApiKeyInput,
    save: (input) => client.apiKeys.replace.mutate(input),
    refresh: () => queryClient.invalidateQueries(trpc.apiKeys.list.pathFilter()),
    onSaved(made) {
      onSaved(`${apiKey.name} has a new key`)
      onMade(made)
    },
    fallback: 'The key could not be replaced',
  })
  const { getInputProps } = record.form
  return (
    <RecordForm record={record} submitLabel="Create new key" onCancel={onCancel}>
      <Text>You get a new key with the same permissions and networks, to enter in the program.</Text>
      <NativeSelect
        label="How long the old key still works"
        data={overlaps}
        data-autofocus
        {...getInputProps('overlapHours')}
      />
      <TextInput type="date" label="Last day of the new key" {...getInputProps('endsOn')} />
    </RecordForm>
  )
}
