import { menuCopy } from '@tiffin/restaurant'
import classes from './menu-notes.module.css'

/** What stands at the end of a menu: the bill, allergies, and how the food comes. */
export function MenuNotes() {
  return menuCopy.notes.map(({ slug, heading, items }) => (
    <section key={slug} id={slug} className={classes.notes} aria-labelledby={`${slug}-heading`}>
      <h2 id={`${slug}-heading`}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ))
}
