import type { DishRecipe, Ground } from './dish-recipe.ts'
import { createEasel, type Easel } from './easel/easel.ts'
import { disc, group, ring, shape, type Point, line } from './easel/shapes.ts'
import { grounds, paintGround, paintWreath, paintStrewn } from './ground.ts'
import { vessels } from './vessels/vessels.ts'

type Dish = readonly [slug: string, recipe: DishRecipe]

/** Three dishes of a menu on one table. */
export interface LaidTable {
  ground: Ground
  main: Dish
  /** On their own cloths: one on the guest's left, one farther away. */
  near: Dish
  far: Dish
}

const size = { width: 1200, height: 630 }
const edge = 46
const saffron = '#f2a33a'
const chilli = '#c4472b'

interface Place extends Point {
  radius: number
}

const middle: Point = { x: 600, y: 292 }
const nearPlace: Place = { x: 178, y: 392, radius: 172 }
const farPlace: Place = { x: 1016, y: 196, radius: 150 }

/**
 * Paints the picture that social sites show for a page: a laid table, the main dish between two others on their cloths.
 * A complete SVG of 1200 × 630 units, the size those sites expect; `name` is its seed, as a dish's slug is.
 */
export function paintPageImage(name: string, { ground, main, near, far }: LaidTable): string {
  const easel = createEasel(name)
  const lattice = easel.tile(96, jaaliTile(grounds[ground].print))
  return easel.finish(
    size,
    paintGround(easel, ground, size) +
      `<rect width="${size.width}" height="${size.height}" fill="${lattice}" opacity=".2"/>` +
      group(paintWreath(easel, ground), { x: middle.x - 200 * 1.95, y: middle.y - 150 * 1.95 }, 1.95) +
      paintOnCloth(near, nearPlace) +
      paintOnCloth(far, farPlace) +
      paintAlone(main, middle, 1.8) +
      paintBorder(easel),
  )
}

/** A dish without its ground, on its own easel: each has its own gradients and random choices. */
function paintAlone([slug, recipe]: Dish, at: Point, scale: number): string {
  const easel = createEasel(slug)
  return placed(easel.finish(dishSize, vessels[recipe.vessel](easel, recipe)), at, scale)
}

/** A dish on a round cloth that matches its own ground. */
function paintOnCloth([slug, recipe]: Dish, { x, y, radius }: Place): string {
  const easel = createEasel(slug)
  const { light, base, dark } = grounds[recipe.ground]
  const cloth = easel.finish(
    dishSize,
    disc(200, 150, 150, easel.slope(light, base, dark)) +
      group(vessels[recipe.vessel](easel, recipe), { x: 200 * 0.14, y: 150 * 0.14 }, 0.86),
  )
  return (
    disc(x + 8, y + 16, radius + 9, '#0004') +
    disc(x, y, radius + 9, '#fff3') +
    placed(cloth, { x, y }, radius / 150) +
    group(ring(radius - 6, '#fff6', 3, 'stroke-dasharray="0 11"'), { x, y })
  )
}

const dishSize = { width: 400, height: 300 }

const placed = (svg: string, { x, y }: Point, scale: number): string =>
  svg.replace(
    '<svg ',
    `<svg x="${Math.round(x - 200 * scale)}" y="${Math.round(y - 150 * scale)}" width="${400 * scale}" height="${300 * scale}" overflow="visible" `,
  )

/** The restaurant's block-printed border along the lower edge. */
function paintBorder(easel: Easel): string {
  const motif = easel.store(
    shape(
      'M28 1c4 5 4 12 0 18-4-6-4-13 0-18zM26 2c-1 6-5 11-11 13 0-7 4-12 11-13zM30 2c1 6 5 11 11 13 0-7-4-12-11-13z',
      chilli,
    ) +
      shape('M23 1C20 5 15 7.5 9.5 7 11.5 3 16 .6 23 1zM33 1c3 4 8 6.5 13.5 6C44.5 3 40 .6 33 1z', saffron) +
      disc(0, 5, 3, saffron) +
      disc(0, 12, 1.6, saffron),
  )
  const top = size.height - edge
  const motifs = Array.from({ length: 13 }, (_, index) => motif({ x: index * 100 - 54, y: top + 5 }, 1.8))
  return (
    `<rect y="${top}" width="${size.width}" height="${edge}" fill="#fbf6ec"/>` +
    `<rect y="${top}" width="${size.width}" height="5" fill="${saffron}"/>` +
    motifs.join('')
  )
}

const heroThali: DishRecipe = {
  ground: 'royal-blue',
  vessel: 'brass-thali',
  filling: 'saffron-rice',
  garnish: { cashew: 3, coriander: 1, pomegranate: 5 },
  pieces: { naan: 2 },
  sides: [
    { filling: 'butter-tomato', pieces: { chicken: 3 }, swirl: 'cream', garnish: { coriander: 1 } },
    { filling: 'spinach', pieces: { paneer: 4 }, garnish: { ginger: 3 } },
    { filling: 'black-dal', swirl: 'cream', garnish: { coriander: 1 } },
    { filling: 'chickpea-masala', pieces: { chickpea: 9 }, garnish: { coriander: 1 } },
    { filling: 'yellow-dal', garnish: { 'red-chilli': 1, cumin: 6 } },
    { filling: 'yogurt', garnish: { mint: 1, pomegranate: 3 } },
  ],
}

/** Paints a large thali for the top of the home page: a complete SVG of 330 × 330 units, without a ground. */
export function paintHeroThali(): string {
  const easel = createEasel('hero-thali')
  return easel.finish(
    { width: 330, height: 330 },
    group(vessels[heroThali.vessel](easel, heroThali), { x: -40, y: 10 }),
  )
}

const shareSize = { width: 1200, height: 630 }
const scale = 2

/**
 * Paints the picture that social sites show for a dish: the dish large on its ground, with a faint lattice around it. A
 * complete SVG of 1200 × 630 units, the size those sites expect.
 */
export function paintShareImage(slug: string, recipe: DishRecipe): string {
  const easel = createEasel(slug)
  const lattice = easel.tile(96, jaaliTile(grounds[recipe.ground].print))
  return easel.finish(
    shareSize,
    paintGround(easel, recipe.ground, shareSize) +
      `<rect width="${shareSize.width}" height="${shareSize.height}" fill="${lattice}" opacity=".22"/>` +
      group(
        paintWreath(easel, recipe.ground) +
          paintStrewn(easel, recipe.strewn ?? []) +
          vessels[recipe.vessel](easel, recipe),
        { x: shareSize.width / 2 - 200 * scale, y: shareSize.height / 2 - 150 * scale },
        scale,
      ),
  )
}

/** The pierced lattice of a window screen: eight-pointed stars joined by a net; repeats every 96 units. */
const jaaliTile = (colour: string): string =>
  line(
    'M48 8L58 24L76 20L72 38L88 48L72 58L76 76L58 72L48 88L38 72L20 76L24 58L8 48L24 38L20 20L38 24Z' +
      'M48 0V8M48 88V96M0 48H8M88 48H96M20 20L0 0M76 20L96 0M20 76L0 96M76 76L96 96' +
      'M0 28Q18 18 28 0M68 0Q78 18 96 28M96 68Q78 78 68 96M28 96Q18 78 0 68',
    colour,
    2,
  ) + `<g transform="translate(48 48)">${ring(14, colour, 2)}${petals(colour)}</g>`

const petals = (colour: string): string =>
  line(
    'M0-11Q5-5 0 0Q-5-5 0-11M0 11Q5 5 0 0Q-5 5 0 11M-11 0Q-5 5 0 0Q-5-5-11 0M11 0Q5 5 0 0Q5-5 11 0',
    colour,
    1.6,
  )
