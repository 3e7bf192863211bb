import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { MAX_GUEST_NOTE_LENGTH, type GuestProfile, type GuestRef } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'

interface GuestNoteProps {
  /** Who it is about. */
  guest: GuestRef
  known: Pick<GuestProfile, 'note' | 'version'>
  onSaved: (saved: GuestProfile) => void
}

const focusField = (field: HTMLElement | null) => field?.focus()

/** What staff have noted about a guest, and a field to change it. */
export function GuestNote({ guest, known, onSaved }: GuestNoteProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const client = useTRPCClient()
  const saving = useMutation({
    mutationFn: (note: string) => client.guests.note.mutate({ guest, note, version: known.version }),
    onSuccess(saved) {
      setDraft(null)
      onSaved(saved)
    },
  })

  if (draft === null) {
    return (
      <Group gap="xs" align="baseline">
        {known.note !== '' && (
          <Text fw={600} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {known.note}
          </Text>
        )}
        <Button variant="default" size="compact-md" mih={36} onClick={() => setDraft(known.note)}>
          {known.note === '' ? 'Add a note about this guest' : 'Edit note'}
        </Button>
      </Group>
    )
  }
  return (
    // No form: it may be inside one.
    <Stack gap="xs">
      <Textarea
        label="Note about this guest"
        description={`Only staff see it. At most ${MAX_GUEST_NOTE_LENGTH} characters; leave blank to remove it.`}
        rows={2}
        ref={focusField}
        value={draft}
        maxLength={MAX_GUEST_NOTE_LENGTH}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <Group gap="xs">
        <Button h={44} loading={saving.isPending} onClick={() => saving.mutate(draft)}>
          Save note
        </Button>
        <Button h={44} variant="default" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </Group>
      <FailureAlert failure={saving.error && explainFailure(saving.error)} />
    </Stack>
  )
}
