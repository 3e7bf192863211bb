import type { ImportPreview } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './menu-import.module.css'

/** Row by row what a file would do: first what is wrong, then what would change, then what is new. */
export function PreviewedRows({ preview }: { preview: ImportPreview }) {
  const { counts, ignoredColumns } = preview
  const isIdle = counts.new + counts.changed === 0
  return (
    <>
      {isIdle && (
        <p>{counts.refused > 0 ? 'No row of it can be imported.' : 'The menu is like this already.'}</p>
      )}
      {ignoredColumns.length > 0 && (
        <p className={classes.soft}>Columns that are passed over: {ignoredColumns.join(', ')}</p>
      )}
      <RowList title="Refused" total={counts.refused} isOpen>
        {preview.refused.map(({ row, title, reasons }) => (
          <li key={row}>
            <RowName row={row} title={title} />
            <ul className={classes.reasons}>
              {reasons.map(({ cell, message }) => (
                <li key={`${cell} ${message}`}>
                  {cell !== undefined && <span className={classes.cell}>{cell}</span>} {message}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </RowList>
      <RowList title="Changed" total={counts.changed} isOpen>
        {preview.changed.map(({ row, title, changes }) => (
          <li key={row}>
            <RowName row={row} title={title} />
            <dl className={classes.changes}>
              {changes.map((change) => (
                <div key={change.column}>
                  <dt>{change.column}</dt>
                  <dd>
                    <Value label="before" text={change.before} /> <span aria-hidden>→</span>{' '}
                    <Value label="after" text={change.after} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </RowList>
      <RowList title="New" total={counts.new}>
        {preview.new.map(({ row, title }) => (
          <li key={row}>
            <RowName row={row} title={title} />
          </li>
        ))}
      </RowList>
    </>
  )
}

interface RowListProps {
  title: string
  total: number
  isOpen?: boolean
  children: ReactNode[]
}

function RowList({ title, total, isOpen = false, children }: RowListProps) {
  if (total === 0) return null
  return (
    <details className={classes.rows} open={isOpen}>
      <summary>{`${title}: ${total}`}</summary>
      <ul>{children}</ul>
      {total > children.length && (
        <p className={classes.soft}>{`… and ${total - children.length} more rows`}</p>
      )}
    </details>
  )
}

function RowName({ row, title }: { row: number; title: string }) {
  return (
    <p className={classes.name}>
      <span className={classes.soft}>Row {row}</span> {title}
    </p>
  )
}

function Value({ label, text }: { label: 'before' | 'after'; text: string }) {
  return (
    <span data-side={label}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {text === '' ? <em>empty</em> : text}
    </span>
  )
}
