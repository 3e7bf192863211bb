import classes from './failure-note.module.css'

interface FailureNoteProps {
  title: string
  hint?: string | undefined
}

/** Says, also aloud, why nothing came of what was asked for. */
export function FailureNote({ title, hint }: FailureNoteProps) {
  return (
    <div role="alert" className={classes.note}>
      <p className={classes.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  )
}
