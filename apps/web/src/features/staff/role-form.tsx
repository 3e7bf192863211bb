import type { Colleague, StaffRole } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { RoleField } from './role-field.tsx'
import { staffRoleWords } from './staff-role-words.ts'
import classes from './role-form.module.css'

interface RoleFormProps {
  colleague: Colleague
  onClose: () => void
}

/** Stands in the place of the buttons while somebody's role is changed. */
export function RoleForm({ colleague: { _id: id, name, staffRole }, onClose }: RoleFormProps) {
  const { client, staff } = trpc.useUtils()
  const place = useRef<HTMLDivElement>(null)
  const form = useServerForm({
    send: (choice: { staffRole: StaffRole }) =>
      client.staff.changeRole.mutate({ id, from: staffRole, ...choice }),
    onDone: async (changed) => {
      // The button is busy until the card shows it.
      await staff.list.invalidate()
      onClose()
      const { label } = staffRoleWords[changed.staffRole]
      void showToast({ message: `${name} is now: ${label}`, kind: 'success' })
    },
    fallback: 'The role could not be changed',
  })

  // The button that opened the form is gone with the press.
  useEffect(() => {
    place.current?.querySelector('select')?.focus()
  }, [])

  return (
    <div ref={place} className={classes.place}>
      <StackedForm
        {...form.props}
        failure={form.failure}
        actions={
          <>
            <Button type="submit" isBusy={form.isSending}>
              {form.isSending ? 'Saving...' : 'Save role'}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <RoleField label={`Role of ${name}`} defaultValue={staffRole} />
        <p className={classes.hint}>They are logged out, and have the new rights when they log in again.</p>
      </StackedForm>
    </div>
  )
}
