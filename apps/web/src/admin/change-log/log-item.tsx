import { Anchor, Paper, Text, Title, Group } from '@mantine/core'
import { upperFirst, useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { LogEntry } from '@tiffin/contract'
import { useId } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { formatMoment } from '../../lib/time/local-time.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { listChangedFields, type ChangedField } from './changed-fields.ts'
import { useSettings } from '../../lib/api/settings.tsx'

export function LogItem({ entry }: { entry: LogEntry }) {
  const { region } = useSettings()
  const { action, time, user, via, key, before, after } = entry
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
        {user.email}
        {via !== undefined && ` at ${via}`}
        {key !== undefined && ` with the API key “${key}”`},{' '}
        <time dateTime={time.at}>{formatMoment(time.local, region)}</time>
      </Text>
      <ChangedFields fields={listChangedFields(before, after, { ...region, time })} />
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

interface SubjectPage {
  to: string
  search?: Record<string, string>
}

const pages: [kind: RegExp, pageOf: (id: string) => SubjectPage][] = [
  [/\bproduct$/, (id) => ({ to: `/admin/products/${id}` })],
  [/\bcustomer$/, (id) => ({ to: `/admin/customers/${id}` })],
  [/\bcontact$/, () => ({ to: '/admin/customers' })],
  [/\bspecial day$/, () => ({ to: '/admin/hours' })],
  [/\bprinter$/, () => ({ to: '/admin/printers' })],
  [/\bwebhook$/, () => ({ to: '/admin/webhooks' })],
  [/\bsettings$/, (id) => ({ to: '/admin/settings', search: { section: id } })],
  [/\breservation\b/, (id) => ({ to: '/admin/reservations', search: { reservation: id } })],
  [/\bmessage$/, (id) => ({ to: `/admin/messages/${id}` })],
  [/\bcatering request$/, (id) => ({ to: `/admin/catering/${id}` })],
  [/\border\b/, (id) => ({ to: '/admin/orders', search: { order: id } })],
]

/** The item's own page, if it still exists and has one. */
function findSubjectPage({ action, subject }: LogEntry): SubjectPage | null {
  if (action.startsWith('delete')) return null
  const [, pageOf] = pages.find(([kind]) => kind.test(action)) ?? []
  return pageOf?.(subject._id) ?? null
}

const SHOWN_AT_ONCE = 5

/** From what to what, one field per line; of many fields the rest is collapsed. */
function ChangedFields({ fields }: { fields: ChangedField[] }) {
  const hidden = fields.slice(SHOWN_AT_ONCE)
  return (
    <>
      <Lines fields={fields.slice(0, SHOWN_AT_ONCE)} />
      {hidden.length > 0 && (
        <details>
          <Text component="summary" fw={600} c="royal" py={6}>
            {hidden.length === 1 ? '1 more field' : `${hidden.length} more fields`}
          </Text>
          <Lines fields={hidden} />
        </details>
      )}
    </>
  )
}

const Lines = ({ fields }: { fields: ChangedField[] }) =>
  fields.map((field) => <Line key={field.name} {...field} />)

function Line({ name, before, after }: ChangedField) {
  const isChange = before !== null && after !== null
  return (
    <Group align="flex-start" gap="0.1rem 0.9rem" mt={4}>
      {name !== '' && (
        <Text w="11rem" c="dimmed">
          {name}
        </Text>
      )}
      <Group flex="1 1 14rem" gap={8}>
        {before !== null && (
          <Text component="del" c="dimmed" td="line-through">
            <VisuallyHidden>was </VisuallyHidden>
            <ShortText text={before} />
          </Text>
        )}
        {isChange && <IconArrowRight size={16} aria-hidden />}
        {after !== null && (
          <Text component="ins" fw={600} td="none">
            {isChange && <VisuallyHidden>is now </VisuallyHidden>}
            <ShortText text={after} />
          </Text>
        )}
      </Group>
    </Group>
  )
}

const MAX_CHARACTERS = 120

/** The beginning of a long text; all of it on request. */
function ShortText({ text }: { text: string }) {
  const [isWhole, { toggle }] = useDisclosure()
  const characters = Array.from(text)
  if (characters.length <= MAX_CHARACTERS) return text
  return (
    <>
      <span style={{ whiteSpace: 'pre-line' }}>
        {isWhole ? text : `${characters.slice(0, MAX_CHARACTERS).join('')}…`}
      </span>{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-expanded={isWhole}
        onClick={toggle}
      >
        {isWhole ? 'Show less' : 'Show all'}
      </Anchor>
    </>
  )
}
