import type { SpecialDay } from '@tiffin/contract'
import { sayHour } from '@tiffin/restaurant'
import { useId } from 'react'
import { formatDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEditInPlace } from '../../ui/use-edit-in-place.ts'
import { AffectedNote } from './affected-note.tsx'
import classes from './special-day-card.module.css'
import { SpecialDayForm } from './special-day-form.tsx'
import { useRefreshSpecialDays } from './use-special-day-list.ts'

interface SpecialDayCardProps {
  specialDay: SpecialDay
  onDeleted: () => void
}

/** A special day; while it is edited, the form stands in its place. */
export function SpecialDayCard({ specialDay, onDeleted }: SpecialDayCardProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshSpecialDays()
  const { edited, actions, begin, end } = useEditInPlace(specialDay)
  const nameId = useId()
  const { _id: id, name, affected } = specialDay

  function handleSaved() {
    end()
    void showToast({ message: 'Special day saved', kind: 'success' })
  }

  function handleDeleted() {
    onDeleted()
    void refresh()
  }

  return (
    <article className={classes.card} aria-labelledby={nameId}>
      <div className={classes.head}>
        <h3 id={nameId} className={classes.name}>
          {name}
        </h3>
        <Tag look={specialDay.opens === null ? 'danger' : 'plain'}>{sayHours(specialDay)}</Tag>
      </div>
      {edited !== null ? (
        <SpecialDayForm specialDay={edited} submitLabel="Save" onSaved={handleSaved} onCancel={end} />
      ) : (
        <>
          <p className={classes.days}>{sayDays(specialDay)}</p>
          {affected.length > 0 && <AffectedNote affected={affected} />}
          <div ref={actions} className={classes.actions}>
            <Button look="outline" aria-describedby={nameId} onClick={begin}>
              Edit
            </Button>
            <DeleteAction
              title={name}
              titleId={nameId}
              consequence="Its days keep the weekly hours again."
              onDelete={() => client.openingHours.delete.mutate({ id })}
              onDeleted={handleDeleted}
            />
          </div>
        </>
      )}
    </article>
  )
}

const sayDays = ({ firstDay, lastDay }: SpecialDay) =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} to ${formatDate(lastDay)}`

const sayHours = ({ opens, closes }: SpecialDay) =>
  opens === null || closes === null ? 'Closed' : `${sayHour(opens)}-${sayHour(closes)}`
