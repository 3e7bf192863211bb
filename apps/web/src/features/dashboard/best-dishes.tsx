import type { SalesReport } from '@tiffin/contract'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import classes from './best-dishes.module.css'
import { count, money } from './sales-words.ts'

type BestDish = SalesReport['bestDishes'][number]

export function BestDishes({ dishes }: { dishes: BestDish[] }) {
  const most = dishes[0]?.quantity ?? 1
  return (
    <section className={classes.card} aria-labelledby="best-dishes">
      <h3 id="best-dishes" className={classes.title}>
        Best dishes
      </h3>
      {dishes.length === 0 ? (
        <p className={classes.none}>What was ordered was cancelled or not picked up.</p>
      ) : (
        <ol role="list" className={classes.dishes}>
          {dishes.map((dish) => (
            <DishRow key={dish.slug} dish={dish} share={dish.quantity / most} />
          ))}
        </ol>
      )}
    </section>
  )
}

function DishRow({
  dish: { title, thumbnail, quantity, revenue },
  share,
}: {
  dish: BestDish
  share: number
}) {
  return (
    <li>
      <FallbackImage src={thumbnail} width={48} height={36} loading="lazy" className={classes.picture} />
      <span className={classes.name}>{title}</span>
      <span className={classes.quantity}>{count(quantity)} ×</span>
      <span className={classes.revenue}>{money(revenue)}</span>
      <span className={classes.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden />
    </li>
  )
}
