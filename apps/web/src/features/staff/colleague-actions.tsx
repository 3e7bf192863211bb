import type { Colleague } from '@tiffin/contract'
import { useState } from 'react'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { RoleForm } from './role-form.tsx'
import { useChangeStaff } from './use-change-staff.ts'
import classes from './colleague-actions.module.css'

interface ColleagueActionsProps {
  colleague: Colleague
  nameId: string
  /** The button that was pressed may be gone. */
  onDone: () => void
  onRemoved: () => void
}

/** What an owner can do about somebody else. */
export function ColleagueActions({ colleague, nameId, onDone, onRemoved }: ColleagueActionsProps) {
  const { _id: id, name, isDisabled, isInvited } = colleague
  const [isEdited, setIsEdited] = useState(false)
  const { client, change, changing, failure } = useChangeStaff()
  const close = () => {
    setIsEdited(false)
    onDone()
  }

  if (isEdited) return <RoleForm colleague={colleague} onClose={close} />
  return (
    <>
      <div className={classes.actions}>
        <Button look="outline" aria-describedby={nameId} onClick={() => setIsEdited(true)}>
          Change role
        </Button>
        {isDisabled ? (
          <Button
            look="outline"
            aria-describedby={nameId}
            isBusy={changing === 'enable'}
            onClick={() =>
              change(
                { kind: 'enable', run: () => client.enable.mutate({ id }), said: `${name} is enabled` },
                onDone,
              )
            }
          >
            Enable
          </Button>
        ) : (
          <AskFirst
            label="Disable"
            describedBy={nameId}
            question={
              isInvited
                ? `Disable ${name}? The link that was mailed opens nothing any more.`
                : `Disable ${name}? They are logged out at once and cannot log in.`
            }
            yes={changing === 'disable' ? 'Disabling...' : 'Disable now'}
            no="Keep it open"
            isBusy={changing === 'disable'}
            onYes={() =>
              change(
                { kind: 'disable', run: () => client.disable.mutate({ id }), said: `${name} is disabled` },
                onDone,
              )
            }
          />
        )}
        <AskFirst
          label="Remove"
          describedBy={nameId}
          question={`Remove ${name}? The account is deleted; the log keeps what they have changed.`}
          yes={changing === 'remove' ? 'Removing...' : 'Remove for good'}
          no="Keep them"
          isBusy={changing === 'remove'}
          onYes={() =>
            change(
              { kind: 'remove', run: () => client.remove.mutate({ id }), said: `${name} is removed` },
              onRemoved,
            )
          }
        />
      </div>
      {failure !== null && <FailureNote title={failure} hint="Look at the list again." />}
    </>
  )
}
