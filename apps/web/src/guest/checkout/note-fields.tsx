import { countCharacters, MAX_KITCHEN_NOTE_LENGTH } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { NoteDraft } from './checkout-choices.ts'
import classes from './note-fields.module.css'

interface NoteFieldsProps {
  draft: NoteDraft
  error: string | undefined
  onChange: (changed: Partial<NoteDraft>) => void
}

/** Words to the kitchen, which an allergy puts first there. */
export function NoteFields({ draft: { note, isAllergy }, error, onChange }: NoteFieldsProps) {
  const settings = useSettings()
  const overlong = countCharacters(note.trim()) - MAX_KITCHEN_NOTE_LENGTH
  return (
    <div className={classes.fields}>
      <TextArea
        label="For the kitchen (optional)"
        name="note"
        rows={2}
        value={note}
        error={overlong > 0 ? `${overlong} ${overlong === 1 ? 'character' : 'characters'} too many` : error}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <label className={classes.allergy}>
        <input
          type="checkbox"
          name="allergyNote"
          checked={isAllergy}
          onChange={(event) => onChange({ isAllergy: event.currentTarget.checked })}
        />
        This is about an allergy
      </label>
      <p className={classes.warning} role="status">
        {isAllergy &&
          `The kitchen reads your note first and confirms it. ${shopCopy.allergyNotice(settings)}`}
      </p>
    </div>
  )
}
