import { NativeSelect, Text, TextInput, Badge, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeStaffRoleInput,
  inviteStaffInput,
  staffRoles,
  type Colleague,
  type StaffRole,
} from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { NoMailNote } from '../../domain/admin/reply-thread.tsx'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { useSendsEmail } from '../../lib/session/staff-member.tsx'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useUser } from '../../lib/session/session.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { ColleagueActions } from './colleague-actions.tsx'

/** The staff and their roles. */
export function StaffBoard() {
  const trpc = useTRPC()
  return (
    <RecordPage
      query={useQuery(trpc.staff.list.queryOptions(undefined, { staleTime: 0 }))}
      one="colleague"
      many="staff"
      newLabel="Invite a colleague"
      lead="Invited colleagues choose a password through a link, emailed or handed over by you. It expires in three days."
      empty={{ title: 'No staff yet', hint: 'Invite a colleague to share the work.' }}
      columns={3}
      titleOf={({ name }) => name}
      renderCard={(colleague, edit) => <ColleagueCard colleague={colleague} onChangeRole={edit} />}
      renderForm={(colleague, slot) =>
        colleague === null ? <InviteForm {...slot} /> : <RoleForm colleague={colleague} {...slot} />
      }
    >
      <NoMailNote />
    </RecordPage>
  )
}

const draftOf = (colleague: Colleague | null) => ({
  name: '',
  email: '',
  staffRole: colleague?.staffRole ?? ('kitchen' as const),
})

/** The name of each staff role, and a one-line summary of its permissions. */
const staffRoleLabels: Record<StaffRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Everything' },
  manager: { label: 'Manager', hint: 'Everything except staff and log' },
  kitchen: {
    label: 'Kitchen',
    hint: 'Orders and availability; emails and phones are shown while an order is open',
  },
}

const roles = staffRoles.map((staffRole) => {
  const { label, hint } = staffRoleLabels[staffRole]
  return { value: staffRole, label: `${label}: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}` }
})

function InviteForm({ onSaved, onCancel }: RecordFormSlot) {
  const sendsEmail = useSendsEmail()
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const record = useRecordForm({
    original: null,
    draftOf,
    read: (draft) => draft,
    schema: inviteStaffInput,
    save: (input) => client.staff.invite.mutate(input),
    refresh: () => queryClient.invalidateQueries(trpc.staff.list.pathFilter()),
    onSaved: ({ email }) => onSaved(sendsEmail ? `Invitation sent to ${email}` : `${email} is invited`),
    fallback: 'The invitation could not be sent',
  })
  const { getInputProps } = record.form
  return (
    <RecordForm record={record} submitLabel={sendsEmail ? 'Send invitation' : 'Invite'} onCancel={onCancel}>
      <TextInput label="Name" autoComplete="off" data-autofocus {...getInputProps('name')} />
      <TextInput
        label="Email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...getInputProps('email')}
      />
      <NativeSelect label="Role" data={roles} {...getInputProps('staffRole')} />
      {!sendsEmail && (
        <Text size="sm" c="dimmed">
          No email is sent. Afterwards, create an invitation link and give it to them.
        </Text>
      )}
    </RecordForm>
  )
}

interface RoleFormProps extends RecordFormSlot {
  colleague: Colleague
}

function RoleForm({ colleague, onSaved, onCancel }: RoleFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id: id, name, staffRole: from } = colleague
  const record = useRecordForm({
    original: colleague,
    draftOf,
    read: ({ staffRole }) => ({ id, from, staffRole }),
    schema: changeStaffRoleInput,
    save: (input) => client.staff.changeRole.mutate(input),
    refresh: () => queryClient.invalidateQueries(trpc.staff.list.pathFilter()),
    onSaved: ({ staffRole }) => onSaved(`${name} is now: ${staffRoleLabels[staffRole].label}`),
    fallback: 'The role could not be changed',
  })
  return (
    <RecordForm record={record} submitLabel="Save role" onCancel={onCancel}>
      <NativeSelect
        label={`Role of ${name}`}
        data={roles}
        data-autofocus
        {...record.form.getInputProps('staffRole')}
      />
      <Text size="sm" c="dimmed">
        They are logged out. New permissions apply at their next login.
      </Text>
    </RecordForm>
  )
}

interface ColleagueCardProps {
  colleague: Colleague
  onChangeRole: () => void
}

function ColleagueCard({ colleague, onChangeRole }: ColleagueCardProps) {
  const { _id, name, email, staffRole, isDisabled, isInvited, hasSecondFactor, hasPin } = colleague
  const isSelf = useUser()?._id === _id
  const { label, hint } = staffRoleLabels[staffRole]
  return (
    <RecordCard
      title={name}
      badge={
        <Group gap="xs">
          {isSelf && <Badge>You</Badge>}
          {isInvited && !isDisabled && <Badge color="copper">Invited</Badge>}
          {hasSecondFactor && <Badge color="leaf">Two-step login</Badge>}
          {hasPin && <Badge color="copper">PIN</Badge>}
          {isDisabled && <Badge color="chilli">Disabled</Badge>}
        </Group>
      }
      {...(!isSelf && {
        renderActions: (nameId: string) => <ColleagueActions colleague={colleague} nameId={nameId} />,
        editLabel: 'Change role',
        onEdit: onChangeRole,
      })}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
      <Text>
        <strong>{label}</strong>: {hint.toLowerCase()}
      </Text>
      {isSelf && (
        <Text size="sm" c="dimmed">
          Another owner can change your role. <Link to="/admin/my-login">How you log in</Link>
        </Text>
      )}
    </RecordCard>
  )
}
