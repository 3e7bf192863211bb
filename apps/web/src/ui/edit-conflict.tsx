import { Button } from './button.tsx'
import classes from './edit-conflict.module.css'
import { FailureNote } from './failure-note.tsx'

type Said = string | boolean | readonly string[]

export interface ComparedField {
  label: string
  mine: Said
  theirs: Said
}

interface EditConflictProps {
  /** What the server said. */
  message: string
  /** All that there are; shown are those in which the versions differ. */
  fields: readonly ComparedField[]
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has saved meanwhile: both versions, field by field, and a choice. Nothing is overwritten unseen. */
export function EditConflict({ message, fields, isBusy, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const different = fields.filter(({ mine, theirs }) => say(mine) !== say(theirs))
  return (
    <div role="group" aria-label="Two versions" className={classes.conflict}>
      <FailureNote
        title={message}
        hint={
          different.length === 0
            ? 'Nothing was saved. Both versions say the same.'
            : 'Nothing was saved. This is where the two versions differ:'
        }
      />
      <ul role="list" className={classes.fields}>
        {different.map(({ label, mine, theirs }) => (
          <li key={label}>
            <p className={classes.label}>{label}</p>
            <dl className={classes.versions}>
              <Version name="Mine" value={mine} />
              <Version name="Theirs" value={theirs} />
            </dl>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button isBusy={isBusy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
      <p className={classes.hint}>
        Keep mine saves your version over theirs. Take theirs drops what you typed.
      </p>
    </div>
  )
}

function Version({ name, value }: { name: string; value: Said }) {
  const words = say(value)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words === '' ? <em>nothing</em> : words}</dd>
    </div>
  )
}

function say(value: Said): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value.trim() : value.join(', ')
}
