import { Grid, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { MessageRecord, Reply, CateringRecord } from '@tiffin/contract'
import { useId, type ReactNode } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { GuestContact, ReplyThread, type SendReply } from '../../domain/admin/reply-thread.tsx'
import { QuerySheet, type SheetQuery } from '../../ui/admin/query-list.tsx'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { StateBadge, messageLabels, describeEvent, cateringLabels } from './enquiry-state.tsx'
import { useSettings } from '../../lib/api/settings.tsx'

type Enquiry = Pick<MessageRecord, '_id' | 'name' | 'email' | 'createdAt' | 'createdLocal' | 'replies'> & {
  phone?: string | undefined
  state: string
}

interface EnquirySheetProps<Entry extends Enquiry> {
  query: SheetQuery<Entry>
  /** 'message' */
  name: string
  /** The queries that show it. */
  queries: 'messages' | 'catering'
  /** The name of what is deleted: 'Request C-101'. */
  titleOf: (entry: Entry) => string
  labels: StateMovesProps<Entry['state']>['labels']
  onMove: StateMovesProps<Entry['state']>['onMove']
  onSend: SendReply
  onDelete: () => Promise<unknown>
  onDeleted: () => void
  /** The guest’s message. */
  children: (entry: Entry) => ReactNode
}

/** One enquiry: who it is from, what they want, and the replies. */
function EnquirySheet<Entry extends Enquiry>(props: EnquirySheetProps<Entry>) {
  const { query, name, queries, titleOf, labels, onSend, onMove, onDelete, onDeleted, children } = props
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const nameId = useId()

  // Also after a failure: the change may have been saved although the response was lost.
  const refetchEnquiry = () =>
    Promise.all([
      queryClient.invalidateQueries(trpc[queries].pathFilter()),
      queryClient.invalidateQueries(trpc.admin.waiting.pathFilter()),
    ])

  function handleDeleted() {
    onDeleted()
    void queryClient.invalidateQueries(trpc[queries].list.pathFilter())
    void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
  }

  return (
    <QuerySheet query={query} name={name}>
      {(enquiry) => (
        <Grid style={{ overflowWrap: 'anywhere' }}>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Paper component="section" p="lg" shadow="xs" aria-label="Guest">
              <Stack align="flex-start">
                <Sender enquiry={enquiry} nameId={nameId} />
                <StateMoves<Entry['state']>
                  state={enquiry.state}
                  labels={labels}
                  onMove={onMove}
                  onSettled={refetchEnquiry}
                />
                <DeleteButton
                  title={titleOf(enquiry)}
                  titleId={nameId}
                  consequence="The guest’s message and your replies are permanently deleted."
                  onDelete={onDelete}
                  onDeleted={handleDeleted}
                />
              </Stack>
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              <Paper component="section" p="lg" shadow="xs" aria-label="The guest’s message">
                {children(enquiry)}
              </Paper>
              <Paper p="lg" shadow="xs">
                <ReplyThread
                  replies={enquiry.replies}
                  recipient={enquiry.email}
                  subject={enquiry._id}
                  onSend={(...sent) => onSend(...sent).finally(() => void refetchEnquiry())}
                />
              </Paper>
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </QuerySheet>
  )
}

function Sender({ enquiry, nameId }: { enquiry: Enquiry; nameId: string }) {
  const { region } = useSettings()
  const { name, email, phone, createdAt, createdLocal } = enquiry
  return (
    <div>
      <Title id={nameId} order={2} size="h3">
        {name}
      </Title>
      <Group gap="0 1rem">
        <GuestContact email={email} phone={phone} />
      </Group>
      <Text component="time" dateTime={createdAt} c="dimmed">
        {`${formatDate(createdLocal)}, ${formatClock(createdLocal, region)}`}
      </Text>
    </div>
  )
}

interface StateMovesProps<State extends string> {
  state: State
  labels: Readonly<Record<State, string>>
  onMove: (move: { from: State; to: State }) => Promise<unknown>
  /** Shows the enquiry as it is now, whether the move worked or not. */
  onSettled: () => Promise<unknown>
}

/** The state of an enquiry; from each state it can go to any other. */
function StateMoves<State extends string>(props: StateMovesProps<State>) {
  const { state, labels, onMove, onSettled } = props
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: onMove, onSettled })
  return (
    <StatusMoves
      status={state}
      mark={<StateBadge state={state} label={labels[state]} />}
      next={(Object.keys(labels) as State[]).filter((each) => each !== state)}
      labelOf={(to) => `Mark as ${labels[to].toLowerCase()}`}
      variant="default"
      moving={isPending ? variables.to : null}
      failure={error && explainFailedMove(error)}
      onMove={(to) => isPending || mutate({ from: state, to })}
    />
  )
}

const LOOK_AGAIN_MS = 4000

interface WithReplies {
  state: { data: { replies: readonly Reply[] } | undefined }
}

/** Query options of a sheet: polls while a reply is pending, until the mail server has accepted it or it is a file. */
const pollPendingReplies = {
  staleTime: 0,
  refetchInterval: ({ state: { data } }: WithReplies) =>
    data?.replies.some(({ state }) => state === 'waiting') ? LOOK_AGAIN_MS : false,
} as const

/** One message with its replies. */
export function MessageSheet({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  return (
    <EnquirySheet<MessageRecord>
      query={useQuery(trpc.messages.get.queryOptions({ id }, pollPendingReplies))}
      name="message"
      queries="messages"
      titleOf={({ name }) => `Message from ${name}`}
      labels={messageLabels}
      onSend={(body, options) => client.messages.answer.mutate({ id, body }, options)}
      onMove={(move) => client.messages.changeState.mutate({ id, ...move })}
      onDelete={() => client.messages.delete.mutate({ id })}
      onDeleted={onDeleted}
    >
      {({ message }) => <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
    </EnquirySheet>
  )
}

/** One catering request with its replies. */
export function CateringSheet({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  return (
    <EnquirySheet<CateringRecord>
      query={useQuery(trpc.catering.get.queryOptions({ id }, pollPendingReplies))}
      name="catering request"
      queries="catering"
      titleOf={({ reference }) => `Request ${reference}`}
      labels={cateringLabels}
      onSend={(body, options) => client.catering.answer.mutate({ id, body }, options)}
      onMove={(move) => client.catering.changeState.mutate({ id, ...move })}
      onDelete={() => client.catering.delete.mutate({ id })}
      onDeleted={onDeleted}
    >
      {(request) => (
        <FactList
          facts={{
            Reference: request.reference,
            Event: describeEvent(request),
            Budget: request.budget,
            'Dietary needs': request.dietary,
            'Comments and preferences': request.comments,
          }}
        />
      )}
    </EnquirySheet>
  )
}
