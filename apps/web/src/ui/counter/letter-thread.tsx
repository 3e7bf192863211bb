import { Alert, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { type Letter, type LetterState, MAX_MESSAGE_LENGTH } from '@tiffin/contract'
import { useId, useState } from 'react'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { LiveNote } from '../live-note.tsx'

interface LetterThreadProps {
  /** Oldest first. */
  letters: Letter[]
  /** The guest's address. */
  recipient: string
  /** Resolves once the letter is kept, and `letters` holds it soon after. */
  onSend: (body: string) => Promise<unknown>
}

/** What was written to a guest, and the form for the next letter. */
export function LetterThread({ letters, recipient, onSend }: LetterThreadProps) {
  const titleId = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Title id={titleId} order={3} size="h4">
        Letters to the guest
      </Title>
      {letters.length > 0 && (
        <Stack component="ol" role="list" gap="xs" m={0} p={0}>
          {letters.map((letter) => (
            <WrittenLetter key={letter._id} letter={letter} />
          ))}
        </Stack>
      )}
      <NextLetter recipient={recipient} onSend={onSend} />
    </Stack>
  )
}

const stateWords: Record<LetterState, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  saved: 'Not sent: no mail server is set up, so it was saved as a file',
}

const WrittenLetter = ({ letter }: { letter: Letter }) => (
  <Paper component="li" bg="var(--page)" p="sm" style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
    <Text component="div" size="sm" c="dimmed">
      {letter.writtenBy},{' '}
      <time dateTime={letter.createdAt}>
        {`${formatDate(letter.createdLocal)}, ${formatClock(letter.createdLocal)}`}
      </time>
      <Text inherit fw={600} c={letter.state === 'saved' ? 'var(--danger-deep)' : 'inherit'}>
        {stateWords[letter.state]}
      </Text>
    </Text>
    <Text style={{ whiteSpace: 'pre-line' }}>{letter.body}</Text>
  </Paper>
)

function NextLetter({ recipient, onSend }: Pick<LetterThreadProps, 'recipient' | 'onSend'>) {
  const [isSent, setIsSent] = useState(false)
  const form = useServerForm({
    send({ body }: { body: string }) {
      setIsSent(false)
      return onSend(body)
    },
    onDone() {
      form.reset()
      setIsSent(true)
    },
    fallback: 'Your answer was not sent',
  })
  return (
    <form {...form.props}>
      <Textarea
        label={`Write to ${recipient}`}
        name="body"
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        error={form.errors['body']}
      />
      <Group mt="sm">
        <Button type="submit" loading={form.isSending}>
          Send answer
        </Button>
      </Group>
      {form.failure !== null && (
        <Alert color="chilli" role="alert" mt="sm" title={form.failure.title}>
          {form.failure.hint}
        </Alert>
      )}
      <LiveNote>{isSent && 'Your answer has been saved'}</LiveNote>
    </form>
  )
}
