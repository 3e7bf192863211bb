import classes from './block-print.module.css'

/** The block-printed border between sections. */
export function BlockPrint() {
  return <div className={classes.border} aria-hidden />
}
