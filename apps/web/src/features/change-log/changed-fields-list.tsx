import { IconArrowRight } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ChangedField } from './changed-fields.ts'
import { ShortText } from './short-text.tsx'
import classes from './changed-fields-list.module.css'

const SHOWN_AT_ONCE = 5

/** From what to what, one field a line; where there are many, the rest waits behind a press. */
export function ChangedFields({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0) return null
  const hidden = fields.slice(SHOWN_AT_ONCE)
  return (
    <div className={classes.fields}>
      <Lines fields={fields.slice(0, SHOWN_AT_ONCE)} />
      {hidden.length > 0 && (
        <details>
          <summary className={classes.more}>
            {hidden.length === 1 ? '1 more field' : `${hidden.length} more fields`}
          </summary>
          <Lines fields={hidden} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ fields }: { fields: ChangedField[] }) => (
  <ul role="list">
    {fields.map((field) => (
      <li key={field.name} className={classes.line}>
        <Line {...field} />
      </li>
    ))}
  </ul>
)

function Line({ name, before, after }: ChangedField) {
  const isChange = before !== null && after !== null
  return (
    <>
      {name !== '' && <span className={classes.name}>{name}</span>}
      <div className={classes.values}>
        {before !== null && (
          <del className={classes.before}>
            <VisuallyHidden>was </VisuallyHidden>
            <ShortText text={before} />
          </del>
        )}
        {isChange && <IconArrowRight size={16} aria-hidden className={classes.arrow} />}
        {after !== null && (
          <ins className={classes.after}>
            {isChange && <VisuallyHidden>is now </VisuallyHidden>}
            <ShortText text={after} />
          </ins>
        )}
      </div>
    </>
  )
}
