import { describe, expect, it, test } from 'vitest'
import type { DishRecipe, Filling, Garnish, Piece, Swirl, Vessel } from './dish-recipe.ts'
import { fillings } from './fillings.ts'
import { paintDish } from './paint-dish.ts'
import { pieces } from './pieces/pieces.ts'
import { readSvg } from '../test/read-svg.ts'
import { vessels } from './vessels/vessels.ts'

const butterChicken: DishRecipe = {
  ground: 'royal-blue',
  vessel: 'copper-bowl',
  filling: 'butter-tomato',
  pieces: { chicken: 8 },
  swirl: 'cream',
  garnish: { coriander: 4 },
  strewn: ['cardamom'],
}

/** Paints a dish and checks the properties that every picture must have. */
function paintSoundly(slug: string, recipe: DishRecipe): string {
  const svg = paintDish(slug, recipe)
  const { ids, references } = readSvg(svg)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href="(?!#)|style=|<text/)
  return svg
}

describe('a painted dish', () => {
  it('is four wide and three high', () => {
    expect(paintSoundly('butter-chicken', butterChicken)).toMatch(/^<svg [^>]*viewBox="0 0 400 300"/)
  })

  it('is the same to the byte whenever it is painted', () => {
    expect(paintDish('butter-chicken', butterChicken)).toBe(paintDish('butter-chicken', butterChicken))
  })

  it('is unique: the same recipe under another name looks slightly different', () => {
    expect(paintDish('butter-chicken', butterChicken)).not.toBe(paintDish('murgh-makhani', butterChicken))
  })

  it('shares no id with another dish on the same page', () => {
    const { ids } = readSvg(paintDish('butter-chicken', butterChicken))
    expect(readSvg(paintDish('murgh-makhani', butterChicken)).ids.filter((id) => ids.includes(id))).toEqual(
      [],
    )
  })
})

describe('every part can be painted', () => {
  test.each(Object.keys(vessels) as Vessel[])(
    'the vessel %s, empty, full and with bowls beside it',
    (vessel) => {
      const full = paintSoundly(vessel, { ...butterChicken, vessel, sides: ['raita', { filling: 'sambar' }] })
      const plain = paintSoundly(vessel, { ground: 'cream', vessel })
      expect(full.length).toBeGreaterThan(plain.length)
    },
  )

  test.each(Object.keys(fillings) as Filling[])(
    'the filling %s in a bowl, on a plate and in a small bowl',
    (filling) => {
      const bowl = paintSoundly('korma', { ground: 'teal', vessel: 'copper-bowl', filling })
      const plate = paintSoundly('korma', {
        ground: 'teal',
        vessel: 'white-plate',
        filling,
        sides: [filling],
      })
      expect(bowl).not.toBe(plate)
    },
  )

  test.each(Object.keys(pieces) as (Piece & Garnish)[])('%s as a piece and as garnish', (piece) => {
    const bare: DishRecipe = { ground: 'leaf', vessel: 'white-plate', filling: 'korma' }
    const served = paintSoundly('served', { ...bare, pieces: { [piece]: 3 } })
    const strewn = paintSoundly('served', { ...bare, garnish: { [piece]: 2 } })
    expect(new Set([served, strewn, paintSoundly('served', bare)]).size).toBe(3)
  })

  const swirls: Swirl[] = [
    'cream',
    'yogurt',
    'butter',
    'mint-chutney',
    'tamarind-chutney',
    'chutneys',
    'ghee',
  ]
  test.each(swirls)('a swirl of %s', (swirl) => {
    expect(paintSoundly('dal', { ground: 'plum', vessel: 'karahi', filling: 'black-dal', swirl })).not.toBe(
      paintSoundly('dal', { ground: 'plum', vessel: 'karahi', filling: 'black-dal' }),
    )
  })
})
