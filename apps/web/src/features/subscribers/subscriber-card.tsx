import type { Subscriber } from '@tiffin/contract'
import { useId } from 'react'
import { formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { Tag } from '../../ui/tag.tsx'
import { subscriberStatusWords } from './subscriber-words.ts'
import { Unsubscribe } from './unsubscribe.tsx'
import classes from './subscriber-card.module.css'

interface SubscriberCardProps {
  subscriber: Subscriber
  onDeleted: () => void
}

/** An address with the proof of what its owner agreed to, and when. */
export function SubscriberCard({ subscriber, onDeleted }: SubscriberCardProps) {
  const { _id: id, email, status, consent, asked, confirmed, unsubscribed } = subscriber
  const utils = trpc.useUtils()
  const emailId = useId()
  const dates = { Asked: asked, Confirmed: confirmed, Unsubscribed: unsubscribed }

  function handleDeleted() {
    onDeleted()
    void utils.subscribers.list.invalidate()
  }

  return (
    <article className={classes.card} aria-labelledby={emailId}>
      <div className={classes.head}>
        <h2 id={emailId} className={classes.email}>
          {email}
        </h2>
        <Tag look={status === 'confirmed' ? 'plain' : 'danger'}>{subscriberStatusWords[status]}</Tag>
      </div>
      <dl className={classes.dates}>
        {Object.entries(dates).map(
          ([name, time]) =>
            time !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <time dateTime={time.at}>{formatShortDate(time.local)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
      <details className={classes.consent}>
        <summary>What was agreed to</summary>
        <p>{consent}</p>
      </details>
      <div className={classes.actions}>
        {status !== 'unsubscribed' && <Unsubscribe subscriber={subscriber} emailId={emailId} />}
        <DeleteAction
          title={email}
          titleId={emailId}
          consequence="The proof of their consent goes with it. To stop the letters alone, unsubscribe them."
          onDelete={() => utils.client.subscribers.delete.mutate({ id })}
          onDeleted={handleDeleted}
        />
      </div>
    </article>
  )
}
