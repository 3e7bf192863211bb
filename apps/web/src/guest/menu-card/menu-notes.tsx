import { menuCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './menu-notes.module.css'

/** The notes at the end of a menu: the bill, allergies, and how the food is served. */
export function MenuNotes() {
  const settings = useSettings()
  return menuCopy.notes.map(({ slug, heading, items }) => (
    <section key={slug} id={slug} className={classes.notes} aria-labelledby={`${slug}-heading`}>
      <h2 id={`${slug}-heading`}>{heading}</h2>
      <ul>
        {items(settings).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ))
}
