import { Button, Grid, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_CANCEL_REASON_LENGTH, type ClosingWithFigures } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { printPicture } from '../../domain/admin/print-picture.ts'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { newKey } from '../../lib/forms/send-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { QuestionModal, QuestionForm } from '../../ui/admin/confirm-button.tsx'
import { TitledSection, AmountRows } from '../../ui/admin/fact-list.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeDifference } from './close-form.tsx'
import { DayStatement, salesRows, DrawerRows, useEntryRows } from './day-statement.tsx'

/** One closing, as it was written, with what has turned out since. */
export function ClosingSheet({ id }: { id: string }) {
  const trpc = useTRPC()
  const query = useQuery(trpc.closings.get.queryOptions({ id }))
  return (
    <QuerySheet query={query} name="closing">
      {(closing) => <FoundClosing closing={closing} />}
    </QuerySheet>
  )
}

function FoundClosing({ closing }: { closing: ClosingWithFigures }) {
  const { region } = useSettings()
  const money = useMoney()
  const { number, from, until, by, counted, difference, left, note, now, drawer } = closing
  return (
    <Stack>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Text fw={650}>{`Closing ${number}, by ${by}`}</Text>
          <Text c="dimmed">{`${formatMoment(from.local, region)} to ${formatMoment(until.local, region)}`}</Text>
        </div>
        <PrintClosing id={closing._id} />
      </Group>
      {now !== null && (
        <TitledSection isCard title="Changed since it was closed" size="h5">
          <Text mb="xs">
            {`The same orders come to ${money.formatAmount(now.sales.total)} by now. The closing stays as it was.`}
          </Text>
          <AmountRows rows={salesRows(now, money)} />
        </TitledSection>
      )}
      <Grid>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <Stack>
            <TitledSection isCard title="The drawer" size="h5">
              <DrawerRows drawer={drawer} total="Expected" />
              <AmountRows
                rows={[
                  {
                    name: 'Counted',
                    amount: counted,
                    detail: describeDifference(money.toCents(difference), money.format),
                  },
                  { name: 'Left in the drawer', amount: left },
                ]}
              />
              {note !== undefined && <Text mt="sm">{note}</Text>}
            </TitledSection>
            <Corrections closing={closing} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <DayStatement figures={closing.figures} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}

function Corrections({ closing: { _id: id, corrections } }: { closing: ClosingWithFigures }) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const rows = useEntryRows(corrections)
  return (
    <TitledSection isCard title="Corrections" size="h5">
      {rows.length === 0 ? <Text c="dimmed">None.</Text> : <AmountRows rows={rows} />}
      <Button variant="default" mt="sm" onClick={() => setIsAsking(true)}>
        Add a correction
      </Button>
      <QuestionModal isOpen={isAsking} question="What turned out later?" onClose={close}>
        <CorrectionForm id={id} onDone={close} />
      </QuestionModal>
    </TitledSection>
  )
}

function CorrectionForm({ id, onDone }: { id: string; onDone: () => void }) {
  const money = useMoney()
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [key] = useState(newKey)
  // The keypad of a phone has no minus.
  const [found, setFound] = useState<'found' | 'missing'>('found')
  const signed = (amount: number) => (found === 'missing' ? -Math.abs(amount) : amount)
  const form = useServerForm({
    fallback: 'The correction has not been added',
    explainSilence: (error) => explainSilence(error, 'the correction was added'),
    send: ({ amount = '', reason = '' }: Record<string, string>) =>
      callAtOnce((options) =>
        client.closings.correct.mutate(
          { id, amount: signed(readAmount(amount, money)), reason, key },
          options,
        ),
      ),
    onDone(changed) {
      queryClient.setQueryData(trpc.closings.get.queryKey({ id }), changed)
      onDone()
    },
  })
  return (
    <QuestionForm form={form} yes="Add correction" onClose={onDone}>
      <SegmentedControl
        fullWidth
        aria-label="Found or missing"
        value={found}
        onChange={setFound}
        data={[
          { value: 'found', label: 'Found' },
          { value: 'missing', label: 'Missing' },
        ]}
      />
      <AmountInput name="amount" label="Amount" data-autofocus error={form.errors['amount']} />
      <TextInput
        name="reason"
        label="What happened?"
        maxLength={MAX_CANCEL_REASON_LENGTH}
        error={form.errors['reason']}
      />
    </QuestionForm>
  )
}

/** On the printer of the counter's tickets, or by this browser if there is none. */
function PrintClosing({ id }: { id: string }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const { data: printers } = useQuery(trpc.printers.list.queryOptions(undefined, { staleTime: 60_000 }))
  const counter = printers?.find(({ isCounter }) => isCounter)
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      if (counter === undefined) {
        await printPicture(await client.tickets.closingPicture.query({ id }))
        return
      }
      await client.tickets.printClosing.mutate({ id })
      showToast({ message: `${counter.name} prints it`, kind: 'success' })
    },
  })
  return (
    <Stack gap="xs" align="flex-end">
      <Button
        variant="default"
        loading={isPending}
        disabled={printers === undefined}
        onClick={() => mutate()}
      >
        Print
      </Button>
      <FailureAlert failure={error && explainFailure(error, { title: 'It could not be printed' })} />
    </Stack>
  )
}
