import { trpc } from '../../lib/api/trpc.ts'
import { NoMailNote } from '../../domain/admin/no-mail-note.tsx'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { ColleagueCard } from './colleague-card.tsx'
import { InviteForm, RoleForm } from './colleague-form.tsx'

/** The staff and their roles. */
export function StaffBoard() {
  return (
    <RecordRoom
      query={trpc.staff.list.useQuery(undefined, { staleTime: 0 })}
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
    </RecordRoom>
  )
}
