import { Alert, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { contactKey, type GuestProfile, type GuestRef } from '@tiffin/contract'
import { useState } from 'react'
import { GuestNote } from '../../domain/admin/guest-note.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FactList, TitledSection } from '../../ui/admin/fact-list.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'

/** What the counter knows of a guest; anyone who writes to it hands the answer back. */
export function useGuest(guest: GuestRef) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = ['guest', guest]
  return {
    query: useQuery({ queryKey, queryFn: () => client.guests.find.mutate(guest), staleTime: 0 }),
    setGuest(saved: GuestProfile) {
      queryClient.setQueryData(queryKey, saved)
      // Sums and lists follow from a merge.
      void queryClient.invalidateQueries(trpc.customers.pathFilter())
      void queryClient.invalidateQueries(trpc.guests.pathFilter())
    },
  }
}

interface KnownGuestProps {
  /** How it was asked for. */
  guest: GuestRef
  known: GuestProfile
  onChanged: (saved: GuestProfile) => void
}

/** The note about a guest, their numbers and addresses, and whom they are the same as. */
export function KnownGuest({ guest, known, onChanged }: KnownGuestProps) {
  const { ordersCount, noShows, lastOrder, contacts } = known
  return (
    <TitledSection isCard title="At the counter" size="h3">
      <Stack>
        <FactList
          facts={{
            Note: <GuestNote guest={guest} known={known} onSaved={onChanged} />,
            Orders: `${ordersCount}${lastOrder ? `, the last on ${formatShortDate(lastOrder.local)}` : ''}`,
            'No-shows': noShows,
          }}
        />
        <Stack component="ul" role="list" gap="xs" m={0} p={0} aria-label="Contacts">
          {contacts.map((contact) => (
            <Contact
              key={contact.contact}
              contact={contact}
              known={known}
              onChanged={onChanged}
              guest={guest}
            />
          ))}
        </Stack>
        <MergeForm guest={guest} known={known} onMerged={onChanged} />
      </Stack>
    </TitledSection>
  )
}

interface ContactProps extends KnownGuestProps {
  contact: GuestProfile['contacts'][number]
}

/** A number or an address, whether it is blocked, and whether it was merged with the others. */
function Contact({ contact: { contact, isOwn, isBlocked }, guest, known, onChanged }: ContactProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id: id, version, contacts, account } = known
  const isSeparable =
    id !== null && isOwn && (account !== null || contacts.filter((each) => each.isOwn).length > 1)

  async function refresh() {
    onChanged(await client.guests.find.mutate(guest))
    await queryClient.invalidateQueries(trpc.customers.listBlocked.pathFilter())
  }

  return (
    <Group component="li" justify="space-between" gap="xs">
      <Group gap="xs">
        <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
          {contact}
        </Text>
        {isBlocked && (
          <Badge variant="light" color="chilli" miw="max-content">
            Blocked online
          </Badge>
        )}
      </Group>
      <Group gap="xs">
        {!isBlocked && (
          <ConfirmButton
            label={`Block ${contact}`}
            question={`Block ${contact}?`}
            consequence="Guests with this contact can’t order or reserve online and are asked to call. Staff can still take their orders. Unblock it under Customers."
            yes="Block"
            no="Cancel"
            run={async () => {
              await client.customers.block.mutate({ contact })
              await refresh()
            }}
          />
        )}
        {isSeparable && (
          <ConfirmButton
            label={`Separate ${contact}`}
            question={`Is ${contact} somebody else’s?`}
            consequence="Its orders are no longer this guest’s. The note stays here. You can merge them again."
            yes="Separate"
            no="Cancel"
            run={async () => onChanged(await client.guests.separate.mutate({ id, contact, version }))}
          />
        )}
      </Group>
    </Group>
  )
}

/** Two who are one: first it is shown who the other one is, then it is confirmed. */
function MergeForm({
  guest,
  known,
  onMerged,
}: {
  guest: GuestRef
  known: GuestProfile
  onMerged: (saved: GuestProfile) => void
}) {
  const client = useTRPCClient()
  const [contact, setContact] = useState('')
  const finding = useMutation({ mutationFn: () => client.guests.find.mutate({ contact }) })
  const other = finding.data
  const isUnknown = other !== undefined && other.ordersCount === 0 && other.note === ''

  async function merge() {
    if (other === undefined) return
    const merged = await client.guests.merge.mutate({
      into: guest,
      from: { contact },
      version: known.version,
      fromVersion: other.version,
    })
    setContact('')
    finding.reset()
    onMerged(merged)
    showToast({ message: 'They are one guest now', kind: 'success' })
  }

  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <TextInput
          flex={1}
          miw="12rem"
          label="Also known by"
          description="The telephone number or email address of the same person"
          autoComplete="off"
          value={contact}
          onChange={({ currentTarget }) => {
            setContact(currentTarget.value)
            finding.reset()
          }}
        />
        <Button
          variant="default"
          h={44}
          loading={finding.isPending}
          disabled={contactKey(contact) === null}
          onClick={() => finding.mutate()}
        >
          Look up
        </Button>
      </Group>
      <FailureAlert failure={finding.error && explainFailure(finding.error)} />
      {other !== undefined && (
        <Alert
          title={isUnknown ? 'Nothing is known of it yet' : `${other.name || contact}: ${countOrders(other)}`}
        >
          <Stack gap="xs" align="flex-start">
            {other.note !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{other.note}</Text>}
            <ConfirmButton
              label="Merge"
              question={`Is ${contact} the same person${known.name === '' ? '' : ` as ${known.name}`}?`}
              consequence={`Their orders and notes become one guest’s${known.account === null ? '' : ', and are shown in the account too'}. You can separate them again.`}
              yes="Merge them"
              no="Cancel"
              run={merge}
            />
          </Stack>
        </Alert>
      )}
    </Stack>
  )
}

const countOrders = ({ ordersCount }: GuestProfile) =>
  ordersCount === 1 ? '1 order' : `${ordersCount} orders`
