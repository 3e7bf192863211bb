import classes from './short-text.module.css'

const MAX_CHARACTERS = 120

/** A long text's beginning; all of it after a press. */
export function ShortText({ text }: { text: string }) {
  const characters = Array.from(text)
  if (characters.length <= MAX_CHARACTERS) return text
  return (
    <details className={classes.text}>
      <summary>
        <span className={classes.beginning}>{characters.slice(0, MAX_CHARACTERS).join('')}…</span>{' '}
        <span className={classes.more}>Show all</span>
        <span className={classes.less}>Show less</span>
      </summary>
      {text}
    </details>
  )
}
