import type { SectionOf } from '@tiffin/contract'

interface QuoteListProps {
  items: SectionOf<'quotes'>['items']
  /** How the section around it looks. */
  classes: { quotes?: string; quote?: string }
}

/** What guests have said, each with who has said it. */
export const QuoteList = ({ items, classes }: QuoteListProps) => (
  <ul role="list" className={classes.quotes}>
    {items.map(({ quote, attribution }) => (
      <li key={attribution}>
        <figure className={classes.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>{attribution}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
