import type { Order } from '@tiffin/contract'
import classes from './note-box.module.css'

/** The guest’s words to the kitchen; an allergy stands out. */
export function NoteBox({ order: { note, allergyNote } }: { order: Pick<Order, 'note' | 'allergyNote'> }) {
  if (note === undefined) return null
  return (
    <p className={classes.note} data-allergy={allergyNote}>
      <strong>{allergyNote ? 'Allergy' : 'Note'}</strong> {note}
    </p>
  )
}
