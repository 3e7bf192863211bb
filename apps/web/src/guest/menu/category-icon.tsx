import spriteUrl from './category-icons.svg?url'
import classes from './category-icon.module.css'

/** From a file of its own, which is cached: the drawings are neither in the page nor in its script. */
export function CategoryIcon({ slug }: { slug: string }) {
  return (
    <svg className={classes.icon} width={40} height={40} aria-hidden>
      <use href={`${spriteUrl}#${drawn.has(slug) ? slug : 'other'}`} />
    </svg>
  )
}

const drawn = new Set([
  'breakfast-lunch',
  'thali',
  'chaat-cold',
  'chaat-tawa',
  'chaat-frying',
  'veg-appetizers',
  'non-veg-appetizers',
  'veg-main-course',
  'non-veg-main-course',
  'rice',
  'breads',
  'extras',
  'soup',
  'drinks',
  'desserts',
  'chef-special',
])
