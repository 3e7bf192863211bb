import { fieldNames, type DraftField, type ProductDraft } from './product-draft.ts'
import type { Merged } from './use-newer-version.ts'
import classes from './version-conflict.module.css'

/** Says, also aloud, what came of the two versions. */
export function MergedNote({ merged }: { merged: Merged | null }) {
  return (
    <div role="status">
      {merged !== null && (
        <div className={classes.merged}>
          <p className={classes.title}>The newer version is loaded, with what you typed on top of it.</p>
          {merged.clashes.length > 0 && (
            <>
              <p>Somebody else has changed these too. Yours are in the form, theirs are:</p>
              <ul>
                {merged.clashes.map((field) => (
                  <li key={field}>{`${fieldNames[field]}: ${sayValue(merged.theirs[field])}`}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function sayValue(value: ProductDraft[DraftField]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return (typeof value === 'string' ? value : value.join(', ')) || 'nothing'
}
