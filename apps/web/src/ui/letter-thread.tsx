import { type Letter, type LetterState, MAX_MESSAGE_LENGTH } from '@tiffin/contract'
import { useId, useState } from 'react'
import { formatClock, formatDate } from '../lib/local-time.ts'
import { useServerForm } from '../lib/use-server-form.ts'
import { Button } from './button.tsx'
import { FailureLine } from './failure-line.tsx'
import classes from './letter-thread.module.css'
import { LiveNote } from './live-note.tsx'
import { StackedForm } from './stacked-form.tsx'
import { TextArea } from './text-area.tsx'

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
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        Letters to the guest
      </h3>
      {letters.length > 0 && (
        <ol role="list" className={classes.letters}>
          {letters.map((letter) => (
            <WrittenLetter key={letter._id} letter={letter} />
          ))}
        </ol>
      )}
      <NextLetter recipient={recipient} onSend={onSend} />
    </section>
  )
}

const stateWords: Record<LetterState, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  saved: 'Not sent: no mail server is set up, so it was saved as a file',
}

const WrittenLetter = ({ letter }: { letter: Letter }) => (
  <li className={classes.letter}>
    <p className={classes.facts}>
      {letter.writtenBy},{' '}
      <time dateTime={letter.createdAt}>
        {`${formatDate(letter.createdLocal)}, ${formatClock(letter.createdLocal)}`}
      </time>
      <span className={classes.state} data-state={letter.state}>
        {stateWords[letter.state]}
      </span>
    </p>
    <p className={classes.body}>{letter.body}</p>
  </li>
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
    <>
      <StackedForm
        {...form.props}
        failure={null}
        actions={
          <>
            <Button type="submit" isBusy={form.isSending}>
              {form.isSending ? 'Sending...' : 'Send answer'}
            </Button>
            {form.failure !== null && (
              <FailureLine>
                {form.failure.title}
                {form.failure.hint !== undefined && `. ${form.failure.hint}`}
              </FailureLine>
            )}
          </>
        }
      >
        <TextArea
          label={`Write to ${recipient}`}
          name="body"
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          required
          error={form.errors['body']}
        />
      </StackedForm>
      <LiveNote>{isSent && 'Your answer has been saved'}</LiveNote>
    </>
  )
}
