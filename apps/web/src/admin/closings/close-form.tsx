import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_NOTE_LENGTH, type Closing, type OpenDrawer } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'

interface CloseFormProps {
  open: OpenDrawer
  onClosed: (closing: Closing) => void
}

/** Counts what is in the drawer, and closes. The server refuses what is not what was shown. */
export function CloseForm({ open: { after, drawer }, onClosed }: CloseFormProps) {
  const money = useMoney()
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [counted, setCounted] = useState('')
  const form = useServerForm({
    fallback: 'Nothing has been closed',
    explainSilence: (error) => explainSilence(error, 'the drawer was closed'),
    send: async ({ left = '', note }: Record<string, string>) => {
      try {
        const wanted = {
          after,
          expected: drawer.expected,
          counted: readAmount(counted, money),
          ...(left.trim() !== '' && { left: readAmount(left, money) }),
          note,
        }
        return await callAtOnce((options) => client.closings.close.mutate(wanted, options))
      } finally {
        void queryClient.invalidateQueries(trpc.closings.pathFilter())
      }
    },
    onDone: onClosed,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm" align="stretch">
        <AmountInput
          name="counted"
          label="Counted in the drawer"
          value={counted}
          onChange={({ currentTarget }) => setCounted(currentTarget.value)}
          error={form.errors['counted']}
        />
        <Difference expected={drawer.expected} counted={readAmount(counted, money)} />
        <AmountInput
          name="left"
          label="Stays in the drawer (optional)"
          description="The float for the next day or shift. Leave blank if all of it stays."
          error={form.errors['left']}
        />
        <Textarea
          name="note"
          label="Note (optional)"
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          error={form.errors['note']}
        />
        <FailureAlert failure={form.failure} />
        <Text size="sm" c="dimmed">
          A closing can’t be edited. Anything found later is added to it as a correction.
        </Text>
        <Button type="submit" loading={form.isSending}>
          Close
        </Button>
      </Stack>
    </form>
  )
}

function Difference({ expected, counted }: { expected: number; counted: number }) {
  const money = useMoney()
  const cents = Number.isNaN(counted) ? null : money.toCents(counted) - money.toCents(expected)
  return (
    <Text role="status" fw={650} mt={-6}>
      {cents !== null && describeDifference(cents, money.format)}
    </Text>
  )
}

/** In words: '$0.50 short'. */
export const describeDifference = (cents: number, format: (cents: number) => string): string => {
  if (cents === 0) return 'It is all there'
  return cents < 0 ? `${format(-cents)} short` : `${format(cents)} over`
}
