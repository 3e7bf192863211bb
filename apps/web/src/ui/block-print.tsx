import classes from './block-print.module.css'

/** The block-printed border between sections. */
export function BlockPrint() {
  return <div className={classes.border} aria-hidden />
}

/** A picture behind a cusped arch. Decorative: the text beside it says what it shows. */
export function ArchWindow({ src, className = '' }: { src: string; className?: string | undefined }) {
  return (
    <div className={`${classes.window} ${className}`} aria-hidden>
      <img src={src} alt="" width={400} height={300} loading="lazy" />
    </div>
  )
}
