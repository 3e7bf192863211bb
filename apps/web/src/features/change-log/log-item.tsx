import { Link } from '@tanstack/react-router'
import type { LogEntry } from '@tiffin/contract'
import { useId } from 'react'
import { formatClock, formatShortDate } from '../../lib/local-time.ts'
import { listChangedFields } from './changed-fields.ts'
import { ChangedFields } from './changed-fields-list.tsx'
import { findSubjectPage } from './subject-page.ts'
import classes from './log-item.module.css'

export function LogItem({ entry }: { entry: LogEntry }) {
  const { action, time, user, before, after } = entry
  const titleId = useId()
  return (
    <article className={classes.item} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {action.charAt(0).toUpperCase() + action.slice(1)}
        <SubjectName entry={entry} />
      </h2>
      <p className={classes.facts}>
        {user.email},{' '}
        <time dateTime={time.at}>{`${formatShortDate(time.local)}, ${formatClock(time.local)}`}</time>
      </p>
      <ChangedFields fields={listChangedFields(before, after)} />
    </article>
  )
}

/** Leads to the thing where it has a page. */
function SubjectName({ entry }: { entry: LogEntry }) {
  const { name } = entry.subject
  const page = findSubjectPage(entry)
  if (page === null) return name === undefined ? null : <>: {name}</>
  return (
    <>
      :{' '}
      <Link to={page.to} search={(page.search ?? {}) as never}>
        {name ?? 'open'}
      </Link>
    </>
  )
}
