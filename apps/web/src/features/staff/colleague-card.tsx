import type { Colleague } from '@tiffin/contract'
import { useId, useRef } from 'react'
import { useUser } from '../../lib/session.ts'
import { Tag } from '../../ui/tag.tsx'
import { ColleagueActions } from './colleague-actions.tsx'
import { staffRoleWords } from './staff-role-words.ts'
import classes from './colleague-card.module.css'

interface ColleagueCardProps {
  colleague: Colleague
  onRemoved: () => void
}

export function ColleagueCard({ colleague, onRemoved }: ColleagueCardProps) {
  const { _id, name, email, staffRole, isDisabled, isInvited } = colleague
  const isSelf = useUser()?._id === _id
  const card = useRef<HTMLElement>(null)
  const nameId = useId()
  const { label, hint } = staffRoleWords[staffRole]

  return (
    <article ref={card} tabIndex={-1} className={classes.card} aria-labelledby={nameId}>
      <div className={classes.head}>
        <h2 id={nameId} className={classes.name}>
          {name}
        </h2>
        {isSelf && <Tag>You</Tag>}
        {isInvited && !isDisabled && <Tag>Invited</Tag>}
        {isDisabled && <Tag look="danger">Disabled</Tag>}
      </div>
      <p className={classes.email}>{email}</p>
      <p className={classes.role}>
        <strong>{label}</strong> {hint}
      </p>
      {isSelf ? (
        <p className={classes.self}>Another owner can change your role.</p>
      ) : (
        <ColleagueActions
          colleague={colleague}
          nameId={nameId}
          onDone={() => card.current?.focus()}
          onRemoved={onRemoved}
        />
      )}
    </article>
  )
}
