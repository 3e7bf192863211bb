import { Badge, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Colleague } from '@tiffin/contract'
import { useUser } from '../../lib/session/session.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { ColleagueActions } from './colleague-actions.tsx'
import { staffRoleLabels } from './staff-role-labels.ts'

interface ColleagueCardProps {
  colleague: Colleague
  onChangeRole: () => void
}

export function ColleagueCard({ colleague, onChangeRole }: ColleagueCardProps) {
  const { _id, name, email, staffRole, isDisabled, isInvited, hasSecondFactor } = colleague
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
