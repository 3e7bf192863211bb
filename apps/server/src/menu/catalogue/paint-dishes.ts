/** A dish without a picture of its own gets a painting, after the change that needs it and not when a guest asks. */
import { paintDish, recipeByWords } from '@tiffin/dish-art'
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import type { JobKind, JobRunner, Jobs } from '../../platform/jobs.ts'
import { storePainting } from '../store-picture.ts'
import { type MenuEditing, publishChange } from './change-menu.ts'

/** Paints what has no picture, and again what is called differently now. */
export const paintDishes: JobKind<object> = { name: 'paint-dishes' }

export type PaintingDeps = MenuEditing & Pick<Deps, 'pictures' | 'jobs'>

// A job may take a minute, and other jobs wait for it.
const MAX_MS = 8000

/** A painting, or none yet; an uploaded picture and one from elsewhere are neither. */
const isOurs = or(isNull(products.thumbnail), isNotNull(products.paintedFrom))

/** Those without a picture of their own. */
export const listOurs = (db: Database) =>
  db
    .select({
      id: products.id,
      title: products.title,
      description: products.description,
      category: categories.name,
      turn: products.paintingTurn,
      paintedFrom: products.paintedFrom,
    })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(isOurs)
    .orderBy(asc(products.id))

type Painted = Pick<
  Awaited<ReturnType<typeof listOurs>>[number],
  'id' | 'title' | 'description' | 'category' | 'turn'
>

/** Of the words, not of the picture: a later version of the painter changes nothing on a menu by itself. */
const sourceOf = ({ title, description, category, turn }: Painted) =>
  createHash('sha256')
    .update(JSON.stringify([title, description, category, turn]))
    .digest('base64url')
    .slice(0, 16)

export const svgOf = ({ id, turn, ...words }: Painted) =>
  paintDish(`${id} ${turn}`, recipeByWords(words, { id, turn }))

/** Enqueues, in the transaction that changed the menu. */
export const paintLater = (tx: Database, jobs: Jobs): Promise<void> => jobs.enqueue(tx, paintDishes, {})

export const startPainting = (runner: JobRunner, deps: PaintingDeps): Promise<void> =>
  runner.work(paintDishes, () => paintWaiting(deps))

/** Some of those that wait; the rest is a job of its own, so that others have their turn. */
async function paintWaiting(deps: PaintingDeps) {
  const waiting = (await listOurs(deps.db)).filter((dish) => dish.paintedFrom !== sourceOf(dish))
  const until = Date.now() + MAX_MS
  const done: { dish: Painted; url: string }[] = []
  const failures: unknown[] = []
  for (const dish of waiting) {
    if (Date.now() > until) break
    await storePainting(deps.pictures, svgOf(dish)).then(
      (url) => done.push({ dish, url }),
      // It keeps none of the others back.
      (error: unknown) => failures.push(error),
    )
  }
  if (done.length > 0) {
    await publishChange(deps, async (tx) => {
      for (const { dish, url } of done) await hang(tx, dish, url)
      if (done.length + failures.length < waiting.length) await paintLater(tx, deps.jobs)
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** A picture that was uploaded meanwhile, or another painting, stays: the conditions decide. */
export async function hang(tx: Database, dish: Painted, url: string): Promise<boolean> {
  const changed = await tx
    .update(products)
    .set({ thumbnail: url, paintedFrom: sourceOf(dish), paintingTurn: dish.turn })
    .where(
      and(
        eq(products.id, dish.id),
        isOurs,
        sql`${products.paintingTurn} in (${dish.turn}, ${dish.turn - 1})`,
      ),
    )
    .returning({ id: products.id })
  return changed.length > 0
}
