import { Button, Group, Modal, Stack, Text, Badge, List } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKey, NewApiKey } from '@tiffin/contract'
import { useState } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { dayOf, formatShortDate, formatMoment } from '../../lib/time/local-time.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { RecordPage } from '../../ui/admin/record-page.tsx'
import { showToast } from '../../ui/toast.ts'
import { NewKeyForm, ReplaceKeyForm } from './key-forms.tsx'
import { keyPermissionLabel } from './key-permission-groups.ts'

/** The keys with which programs call. */
export function ApiKeys() {
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [isShown, { open, close }] = useDisclosure()
  const show = (key: NewApiKey) => {
    setMade(key)
    open()
  }
  const trpc = useTRPC()
  return (
    <>
      <RecordPage
        query={useQuery(trpc.apiKeys.list.queryOptions(undefined, { staleTime: 0 }))}
        one="API key"
        newLabel="New API key"
        lead="For programs of your own: a till, a display, your accountant’s export. Each gets its own key, with only what it needs."
        folded={{ title: (count) => (count === 1 ? '1 ended key' : `${count} ended keys`), has: hasKeyEnded }}
        empty={{
          title: 'No API keys',
          hint: 'Programs that use this site’s API need one. The API documentation is at /api/docs.',
        }}
        titleOf={({ name }) => `Replace ${name}`}
        renderCard={(key, edit) => <KeyCard apiKey={key} hasEnded={hasKeyEnded(key)} onReplace={edit} />}
        renderForm={(key, slot) =>
          key === null ? (
            <NewKeyForm {...slot} onMade={show} />
          ) : (
            <ReplaceKeyForm apiKey={key} {...slot} onMade={show} />
          )
        }
      />
      <Modal
        opened={isShown}
        onClose={close}
        // Forgotten once it is closed: nothing can show it again.
        onExitTransitionEnd={() => setMade(null)}
        closeOnClickOutside={false}
        title={`The key “${made?.apiKey.name ?? ''}”`}
        centered
        size="lg"
      >
        <Stack>
          <Text>
            Copy it now and enter it in the program: <strong>it is not shown again</strong>. Keep it like a
            password.
          </Text>
          <CopyField label="API key" value={made?.key ?? ''} copiedMessage="API key copied" />
          <Group justify="flex-end">
            <Button onClick={close}>Done</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

const hasKeyEnded = ({ state }: ApiKey) => state !== 'active' && state !== 'replaced'

interface KeyCardProps {
  apiKey: ApiKey
  hasEnded: boolean
  onReplace: () => void
}

const badges: Record<Exclude<ApiKey['state'], 'active'>, { color: string; text: string }> = {
  replaced: { color: 'copper', text: 'Replaced' },
  expired: { color: 'gray', text: 'Expired' },
  revoked: { color: 'chilli', text: 'Revoked' },
  orphaned: { color: 'chilli', text: 'Maker left' },
}

/** One key: what it may do, from where, until when, and when it was last used. */
function KeyCard({ apiKey, hasEnded, onReplace }: KeyCardProps) {
  const { name, prefix, hint, permissions, effective, networks, maker, state } = apiKey
  const { region } = useSettings()
  const badge = state === 'active' ? null : badges[state]
  const lacking = hasEnded ? [] : permissions.filter((each) => !effective.includes(each))
  return (
    <RecordCard
      title={name}
      badge={badge && <Badge color={badge.color}>{badge.text}</Badge>}
      {...(!hasEnded && {
        renderActions: (nameId: string) => <RevokeButton apiKey={apiKey} nameId={nameId} />,
        ...(state === 'active' && { editLabel: 'Replace', onEdit: onReplace }),
      })}
    >
      <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {prefix}…{hint}
      </Text>
      <List size="sm" listStyleType="disc">
        {permissions.map((permission) => (
          <List.Item key={permission}>
            {keyPermissionLabel(permission)}
            {lacking.includes(permission) && ' (not now: its maker may not)'}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{networks.length === 0 ? 'From anywhere' : `Only from ${networks.join(', ')}`}</Text>
      <Text size="sm">
        {hasEnded ? 'Made for use' : 'Works'} {describeEnd(apiKey.endsAt.local, region)}
      </Text>
      <LastUse apiKey={apiKey} />
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Made by {maker}, {formatMoment(apiKey.createdAt.local, region)}
      </Text>
    </RecordCard>
  )
}

/** Most keys end with a day, and midnight would be read as the day after. */
function describeEnd(local: string, region: Parameters<typeof formatMoment>[1]): string {
  if (!local.endsWith('T00:00')) return `until ${formatMoment(local, region)}`
  const lastDay = new Date(Date.parse(`${dayOf(local)}T00:00Z`) - 1).toISOString()
  return `through ${formatShortDate(lastDay)}`
}

function LastUse({ apiKey: { lastUse } }: Pick<KeyCardProps, 'apiKey'>) {
  const { region } = useSettings()
  if (lastUse === null) return <Text size="sm">Never used</Text>
  const { at, network, call } = lastUse
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      Last used <time dateTime={at.at}>{formatMoment(at.local, region)}</time>
      {network !== null && ` from ${network}`}: {call}
    </Text>
  )
}

interface RevokeButtonProps {
  apiKey: ApiKey
  nameId: string
}

function RevokeButton({ apiKey: { _id: id, name }, nameId }: RevokeButtonProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (
    <ConfirmButton
      label="Revoke"
      describedBy={nameId}
      question={`Revoke ${name}?`}
      consequence="Whatever uses it stops working immediately. A revoked key cannot be brought back."
      yes="Revoke now"
      no="Cancel"
      run={async () => {
        await client.apiKeys.revoke.mutate({ id })
        await queryClient.invalidateQueries(trpc.apiKeys.list.pathFilter())
      }}
      onDone={() => showToast({ message: `${name} is revoked`, kind: 'success' })}
    />
  )
}
