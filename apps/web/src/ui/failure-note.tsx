import classes from './failure-note.module.css'

interface FailureNoteProps {
  title: string
  hint?: string | undefined
}

/** Shows and announces why an action failed. */
export function FailureNote({ title, hint }: FailureNoteProps) {
  return (
    <div role="alert" className={classes.note}>
      <p className={classes.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  )
}
