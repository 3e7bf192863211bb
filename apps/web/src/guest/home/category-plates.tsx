import { Link } from '@tanstack/react-router'
import { homeCopy } from '@tiffin/restaurant'
import { trpc } from '../../lib/api/trpc.ts'
import { Container } from '../../ui/container.tsx'
import classes from './category-plates.module.css'

const { heading, text } = homeCopy.categories

/** A plate for each category. Nothing is rendered if there are none, or if they fail to load (SPEC 8). */
export function CategoryPlates() {
  const { data: categories = [], isPending } = trpc.categories.list.useQuery()
  if (categories.length === 0 && !isPending) return null

  return (
    <section className={classes.section} aria-labelledby="categories">
      <Container>
        <div className={classes.heading}>
          <h2 id="categories">{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.plates} aria-busy={isPending}>
          {isPending && <PlateSkeletons />}
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/order-online" search={{ category: slug }} className={classes.link}>
                <span className={classes.plate}>
                  <img src={categoryArtUrl(slug)} alt="" width={400} height={300} loading="lazy" />
                </span>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

const EXPECTED_CATEGORIES = 16

function PlateSkeletons() {
  return Array.from({ length: EXPECTED_CATEGORIES }, (_, place) => (
    <li key={place} className={classes.link} aria-hidden>
      <span className={classes.plate} />
      <br />
    </li>
  ))
}

/** The picture for each category. A category that the restaurant added later shows the covered dish. */
const dishByCategory: Record<string, string> = {
  'breakfast-lunch': 'masala-dosa',
  thali: 'maharaja-thali',
  'chaat-cold': 'pani-puri',
  'chaat-tawa': 'pav-bhaji',
  'chaat-frying': 'samosa',
  'veg-appetizers': 'paneer-tikka',
  'non-veg-appetizers': 'tandoori-mixed-grill',
  'veg-main-course': 'palak-paneer',
  'non-veg-main-course': 'butter-chicken',
  rice: 'saffron-pulao',
  breads: 'garlic-naan',
  extras: 'kachumber-salad',
  soup: 'tomato-shorba',
  drinks: 'mango-lassi',
  desserts: 'gulab-jamun',
  'chef-special': 'maple-tandoori-salmon',
}

export function categoryArtUrl(categorySlug: string) {
  return `/art/${dishByCategory[categorySlug] ?? 'default'}.svg`
}
