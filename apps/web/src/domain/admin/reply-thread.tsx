import { Paper, Stack, Text, Textarea, Alert, Anchor } from '@mantine/core'
import { writeReplyInput, type Reply, type ReplyState } from '@tiffin/contract'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { PATIENCE_MS } from '../../lib/forms/form-signals.ts'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import {
  createUnanswered,
  type CallOptions,
  newKey,
  type UnansweredStore,
} from '../../lib/forms/send-once.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import { RecordForm } from '../../ui/admin/record-page.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { useSendsEmail } from '../../lib/session/staff-member.tsx'
import { useSettings } from '../../lib/api/settings.tsx'

interface ReplyThreadProps {
  /** Oldest first. */
  replies: Reply[]
  /** The guest's address. */
  recipient: string
  /** The id of what is replied to. */
  subject: string
  /** Resolves once the reply is saved; it appears in `replies` soon after. Under the same key it is saved once. */
  onSend: SendReply
}

export type SendReply = (body: string, options: CallOptions) => Promise<unknown>

/** The replies to a guest, and the form for the next one. */
export function ReplyThread({ replies, ...form }: ReplyThreadProps) {
  return (
    <TitledSection title="Replies" order={3}>
      {replies.length > 0 && (
        <Stack component="ol" role="list" gap="xs" mt={0} mb="sm" p={0}>
          {replies.map((reply) => (
            <SentReply key={reply._id} reply={reply} />
          ))}
        </Stack>
      )}
      <NoMailNote />
      <ReplyForm {...form} />
    </TitledSection>
  )
}

const stateLabels: Record<ReplyState, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  saved: 'Not sent: no mail server is set up, so it was saved as a file',
  failed: 'Not sent: the mail server refused it, or could not be reached. Check the address, or call.',
}

const isUnsent = ({ state }: Reply) => state === 'saved' || state === 'failed'

function SentReply({ reply }: { reply: Reply }) {
  const { region } = useSettings()
  return (
    <Paper component="li" bg="var(--page)" p="sm" style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
      <Text component="div" size="sm" c="dimmed">
        {reply.writtenBy},{' '}
        <time dateTime={reply.createdAt}>
          {`${formatDate(reply.createdLocal)}, ${formatClock(reply.createdLocal, region)}`}
        </time>
        <Text inherit fw={600} c={isUnsent(reply) ? 'var(--danger-deep)' : 'inherit'}>
          {stateLabels[reply.state]}
        </Text>
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{reply.body}</Text>
    </Paper>
  )
}

function ReplyForm({ recipient, subject, onSend }: Omit<ReplyThreadProps, 'replies'>) {
  // Its answer may have been lost in this tab before a reload, or in another one.
  const [unanswered] = useState(() => createUnanswered<{ body: string }>(`reply-${subject}`))
  const record = useRecordForm({
    original: null,
    draftOf: () => ({ body: unanswered.get()?.request.body ?? '' }),
    read: (draft) => draft,
    schema: writeReplyInput.pick({ body: true }),
    save: (reply) => sendUnderKey(unanswered, reply, (sent, options) => onSend(sent.body, options)),
    refresh: () => Promise.resolve(),
    onSaved() {
      record.form.setValues({ body: '' })
      record.form.resetDirty()
      showToast({ message: 'Your reply has been saved', kind: 'success' })
    },
    fallback: 'It is not known whether your reply was sent',
  })
  return (
    <RecordForm record={record} submitLabel="Send reply">
      <Textarea label={`Write to ${recipient}`} rows={6} {...record.form.getInputProps('body')} />
    </RecordForm>
  )
}

/** Says that emails reach no one, where staff are about to send one. */
export function NoMailNote() {
  if (useSendsEmail()) return null
  return (
    <Alert color="saffron" mb="sm">
      No mail server is set up: emails are saved as files on the server and reach no one. The README says how
      to set one up.
    </Alert>
  )
}

/** Links that write to a guest, and call one who left a number. */
export const GuestContact = ({ email, phone }: { email: string; phone?: string | undefined }) => (
  <>
    {email !== '' && (
      <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Anchor>
    )}
    {phone !== undefined && <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>}
  </>
)

/**
 * Sends something under one key until its answer is known, however often and whatever has been changed since. For calls
 * that store what arrives first under a key, and refuse anything else under it with CONFLICT.
 */
async function sendUnderKey<Request, Answer>(
  store: UnansweredStore<Request>,
  request: Request,
  send: (request: Request, options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const last = store.get()
  const idempotencyKey = last?.idempotencyKey ?? newKey()
  store.set({ idempotencyKey, request, sentAt: Date.now(), sendings: (last?.sendings ?? 0) + 1 })
  try {
    const answer = await send(request, {
      context: { idempotencyKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    store.set(null)
    return answer
  } catch (error) {
    const code = readErrorBody(error)?.code
    // An app error is no answer to what was sent before it, except one that says that it has arrived.
    const isKnown = code !== undefined && code !== 'UNAVAILABLE' && last === null
    if (isKnown || code === 'CONFLICT') store.set(null)
    throw error
  }
}
