import { Grid, Stack, Text, Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MAX_CANCEL_REASON_LENGTH, type OpenDrawer } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { newKey } from '../../lib/forms/send-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useSettings, useMoney } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { QuestionModal, QuestionForm } from '../../ui/admin/confirm-button.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { CloseForm } from './close-form.tsx'
import { DayStatement, DrawerRows } from './day-statement.tsx'

/** What has come in since the last closing, and the form that closes it. */
export function OpenDrawerSheet() {
  const trpc = useTRPC()
  const query = useQuery(trpc.closings.open.queryOptions(undefined, polledQuery))
  const navigate = useNavigate()
  const { region } = useSettings()
  return (
    <QuerySheet query={query} name="drawer">
      {(open) => (
        <Stack>
          <Text c="dimmed">
            {open.after === 0
              ? `Since ${formatMoment(open.from.local, region)}. Nothing has been closed yet.`
              : `Since closing ${open.after}, ${formatMoment(open.from.local, region)}.`}
          </Text>
          <Grid>
            <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
              <Stack>
                <TitledSection isCard title="The drawer" size="h5">
                  <DrawerRows drawer={open.drawer} total="Expected" />
                  <DrawerButtons drawer={open.drawer} />
                </TitledSection>
                <TitledSection isCard title="Close" size="h5">
                  <CloseForm
                    key={open.after}
                    open={open}
                    onClosed={({ _id: id, number }) => {
                      showToast({ message: `Closing ${number} is done`, kind: 'success' })
                      void navigate({ to: '/admin/closings/$id', params: { id } })
                    }}
                  />
                </TitledSection>
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
              <DayStatement figures={open.figures} />
            </Grid.Col>
          </Grid>
        </Stack>
      )}
    </QuerySheet>
  )
}

interface FormProps {
  onDone: () => void
}

/** Counts the drawer, or records what was put in or taken out. */
function DrawerButtons({ drawer }: { drawer: OpenDrawer['drawer'] }) {
  const [asked, setAsked] = useState<'count' | 'cash' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={() => setAsked('count')}>
          Count the drawer
        </Button>
        <Button variant="default" onClick={() => setAsked('cash')}>
          Cash in or out
        </Button>
      </Group>
      <QuestionModal isOpen={asked === 'count'} question="What is in the drawer?" onClose={close}>
        <CountForm drawer={drawer} onDone={close} />
      </QuestionModal>
      <QuestionModal isOpen={asked === 'cash'} question="Cash in or out" onClose={close}>
        <CashForm onDone={close} />
      </QuestionModal>
    </>
  )
}

function useDrawerCalls() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const andRefetch = async <Answer,>(call: Parameters<typeof callAtOnce<Answer>>[0]) => {
    const answer = await callAtOnce(call)
    await queryClient.invalidateQueries(trpc.closings.pathFilter())
    return answer
  }
  return { closings: client.closings, andRefetch }
}

function CountForm({ drawer, onDone }: FormProps & { drawer: OpenDrawer['drawer'] }) {
  const money = useMoney()
  const { closings, andRefetch } = useDrawerCalls()
  const form = useServerForm({
    fallback: 'The count has not been recorded',
    explainSilence: (error) => explainSilence(error, 'the count was recorded'),
    send: ({ counted = '', reason }: Record<string, string>) =>
      andRefetch((options) =>
        closings.count.mutate({ counted: readAmount(counted, money), reason }, options),
      ),
    onDone,
  })
  return (
    <QuestionForm form={form} yes="Record count" onClose={onDone}>
      <Text c="dimmed">
        {`There should be ${money.formatAmount(drawer.expected)} in it. From now on it should have what you found, such as the float in the morning.`}
      </Text>
      <AmountInput name="counted" label="Counted" data-autofocus error={form.errors['counted']} />
      <TextInput
        name="reason"
        label="Note (optional)"
        maxLength={MAX_CANCEL_REASON_LENGTH}
        error={form.errors['reason']}
      />
    </QuestionForm>
  )
}

function CashForm({ onDone }: FormProps) {
  const money = useMoney()
  const { closings, andRefetch } = useDrawerCalls()
  const [kind, setKind] = useState<'in' | 'out'>('out')
  // If an answer is lost, the next press records nothing twice.
  const [key] = useState(newKey)
  const form = useServerForm({
    fallback: 'Nothing has been recorded',
    explainSilence: (error) => explainSilence(error, 'it was recorded'),
    send: ({ amount = '', reason = '' }: Record<string, string>) =>
      andRefetch((options) =>
        closings.moveCash.mutate({ kind, amount: readAmount(amount, money), reason, key }, options),
      ),
    onDone,
  })
  return (
    <QuestionForm form={form} yes="Record" onClose={onDone}>
      <SegmentedControl
        fullWidth
        aria-label="Direction"
        value={kind}
        onChange={setKind}
        data={[
          { value: 'out', label: 'Taken out' },
          { value: 'in', label: 'Put in' },
        ]}
      />
      <AmountInput name="amount" label="Amount" data-autofocus error={form.errors['amount']} />
      <TextInput
        name="reason"
        label="What for?"
        placeholder={kind === 'out' ? 'Vegetables from the market' : 'Change from the bank'}
        maxLength={MAX_CANCEL_REASON_LENGTH}
        error={form.errors['reason']}
      />
    </QuestionForm>
  )
}
