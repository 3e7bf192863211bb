import { Anchor, Paper, Text, Title } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { LogEntry } from '@tiffin/contract'
import { useId } from 'react'
import { formatClock, formatShortDate } from '../../lib/time/local-time.ts'
import { listChangedFields } from './changed-fields.ts'
import { ChangedFields } from './changed-fields-list.tsx'
import { findSubjectPage } from './subject-page.ts'

export function LogItem({ entry }: { entry: LogEntry }) {
  const { action, time, user, before, after } = entry
  const titleId = useId()
  return (
    <Paper
      component="article"
      shadow="xs"
      px="md"
      py="sm"
      aria-labelledby={titleId}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Title id={titleId} order={2} size="h5">
        {upperFirst(action)}
        <SubjectName entry={entry} />
      </Title>
      <Text size="sm" c="dimmed">
        {user.email},{' '}
        <time dateTime={time.at}>{`${formatShortDate(time.local)}, ${formatClock(time.local)}`}</time>
      </Text>
      <ChangedFields fields={listChangedFields(before, after)} />
    </Paper>
  )
}

/** Links to the item if it has a page. */
function SubjectName({ entry }: { entry: LogEntry }) {
  const { name } = entry.subject
  const page = findSubjectPage(entry)
  if (page === null) return name === undefined ? null : <>: {name}</>
  return (
    <>
      :{' '}
      <Anchor
        inherit
        underline="always"
        renderRoot={(root) => <Link to={page.to} search={(page.search ?? {}) as never} {...root} />}
      >
        {name ?? 'open'}
      </Anchor>
    </>
  )
}
