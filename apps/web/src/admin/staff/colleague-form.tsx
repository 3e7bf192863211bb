import { NativeSelect, Text, TextInput } from '@mantine/core'
import { changeStaffRoleInput, inviteStaffInput, staffRoles, type Colleague } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useSendsEmail } from '../../lib/session/use-may.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { staffRoleLabels } from './staff-role-labels.ts'

const draftOf = (colleague: Colleague | null) => ({
  name: '',
  email: '',
  staffRole: colleague?.staffRole ?? ('kitchen' as const),
})

const roles = staffRoles.map((staffRole) => {
  const { label, hint } = staffRoleLabels[staffRole]
  return { value: staffRole, label: `${label}: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}` }
})

export function InviteForm({ onSaved, onCancel }: RecordFormSlot) {
  const sendsEmail = useSendsEmail()
  const { client, staff } = trpc.useUtils()
  const record = useRecordForm({
    original: null,
    draftOf,
    read: (draft) => draft,
    schema: inviteStaffInput,
    save: (input) => client.staff.invite.mutate(input),
    refresh: () => staff.list.invalidate(),
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

export function RoleForm({ colleague, onSaved, onCancel }: RoleFormProps) {
  const { client, staff } = trpc.useUtils()
  const { _id: id, name, staffRole: from } = colleague
  const record = useRecordForm({
    original: colleague,
    draftOf,
    read: ({ staffRole }) => ({ id, from, staffRole }),
    schema: changeStaffRoleInput,
    save: (input) => client.staff.changeRole.mutate(input),
    refresh: () => staff.list.invalidate(),
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
