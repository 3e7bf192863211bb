import { describe, expect, test } from 'vitest'
import { readSvg } from '../test/read-svg.ts'
import type { DishWords } from './by-words/dish-words.ts'
import { drinks } from './by-words/drinks.ts'
import { lightMeals } from './by-words/light-meals.ts'
import { mains } from './by-words/mains.ts'
import { sweets } from './by-words/sweets.ts'
import { paintDish } from './paint-dish.ts'
import { recipeByWords } from './recipe-by-words.ts'

const dish = (title: string, category = 'Mains', description = ''): DishWords => ({
  title,
  description,
  category,
})
const paint = (words: DishWords, turn = 0, id = 'a-dish') =>
  paintDish(`${id} ${turn}`, recipeByWords(words, { id, turn }))
const seen = (words: DishWords) => {
  const { vessel, filling, pieces = {} } = recipeByWords(words, { id: 'a-dish', turn: 0 })
  return [vessel, filling, ...Object.keys(pieces)]
}

describe('what is painted', () => {
  test.each<[string, string, string, string?]>([
    ['pizza', 'Pizza Margherita', 'Pizza'],
    ['white-pizza', 'Quattro Formaggi', 'Pizza'],
    ['spaghetti-cream', 'Spaghetti alla Carbonara', 'Primi'],
    ['penne', 'Penne Arrabbiata', 'Pasta'],
    ['lasagne', 'Shepherd’s Pie', 'Mains', 'No dessert'],
    ['milky-ramen', 'Tonkotsu Ramen', 'Noodles', 'Pork broth, chashu, egg'],
    ['ramen', 'ラーメン', '麺'],
    ['salmon-nigiri', 'Salmon Nigiri', 'Sushi'],
    ['cheeseburger', 'Double Cheeseburger', 'Burgers'],
    ['sandwich', 'Croque Monsieur', 'Snacks'],
    ['lettuce', 'Salade niçoise', 'Entrées'],
    ['tomato-soup', 'Tomatensuppe', 'Vorspeisen'],
    ['green-curry', 'Thai Green Curry', 'Curries'],
    ['paella-rice', 'Paella', 'Arroces'],
    ['slice-of-bread', 'Sourdough Bread', 'Sides'],
    ['chocolate-cake', 'Schokoladentorte', 'Kuchen'],
    ['pistachio-scoop', 'Gelato al pistacchio', 'Dolci'],
    ['espresso', 'Espresso', 'Coffee'],
    ['green-tea', 'Verse muntthee', 'Warme dranken'],
    ['amber-spirit', 'Negroni', 'Cocktails', 'Gin, Campari, vermouth'],
    ['stout', 'Guinness', 'Beers'],
    ['white-wine', 'Pinot Grigio', 'Wines'],
    ['orange-juice', 'Fresh orange juice', 'Drinks'],
    ['gyoza', 'Pork Gyoza', 'Starters'],
    ['taco', 'Tacos al Pastor', 'Mexican'],
    ['fried-noodles', 'Chow Mein', 'Noodles'],
    ['fried-fish', 'Fish & Chips', 'Pub classics'],
    ['steak', 'Steak Frites', 'Plats'],
    ['roast-chicken', 'Poulet rôti', 'Plats'],
    ['fried-egg', 'Full English Breakfast', 'Breakfast'],
    ['hummus', 'Hummus', 'Dips'],
    ['fry', 'Belgian Fries', 'Sides'],
  ])('%s for “%s” under %s', (part, title, category, description) => {
    expect(seen(dish(title, category, description))).toContain(part)
  })

  test('what the description names lies on it', () => {
    const words = dish('Pizza Hawaii', 'Pizza', 'Ham, pineapple and olives')
    expect(seen(words)).toEqual(expect.arrayContaining(['ham', 'pineapple', 'olive']))
  })

  test('a category decides where the title says nothing', () => {
    expect(seen(dish('Number 12', 'Soups'))).toContain('chicken-broth')
    expect(seen(dish('Number 12', 'Burgers'))).toContain('burger')
    expect(seen(dish('Sunset', 'Cocktails'))[0]).toMatch(/glass/)
  })

  test('words that are not known become a plate, too', () => {
    expect(readSvg(paint(dish('Überraschung', '', ''))).bytes).toBeGreaterThan(1000)
  })
})

describe('a painting', () => {
  test('is the same for the same words and seed, and another one at each of the next turns', () => {
    const words = dish('Pizza Margherita', 'Pizza')
    expect(paint(words)).toBe(paint(words))
    expect(new Set([0, 1, 2, 3, 4].map((turn) => paint(words, turn))).size).toBe(5)
    const grounds = [0, 1, 2].map((turn) => recipeByWords(words, { id: 'a-dish', turn }).ground)
    expect(new Set(grounds).size).toBe(3)
  })

  test('of two dishes of one name differs', () => {
    expect(paint(dish('House salad'), 0, 'one')).not.toBe(paint(dish('House salad'), 0, 'two'))
  })

  const forms = Object.entries({ drinks, lightMeals, mains, sweets }).flatMap(([name, list]) =>
    list.map(([words], index) => [`${name} ${index}`, words] as const),
  )
  test.each(forms)('of every form is sound: %s', (_name, words) => {
    const all = [...drinks, ...lightMeals, ...mains, ...sweets]
    const form = all.find(([pattern]) => pattern === words)
    for (const turn of [0, 1, 2]) {
      const recipe = form?.[1]({
        has: () => turn === 1,
        vary: (...choices) => choices[turn % choices.length] ?? choices[0],
      })
      expect(Object.values({ ...recipe?.pieces, ...recipe?.garnish })).not.toContain(0)
      const svg = paintDish('sound', { ground: 'cream', vessel: 'white-plate', ...recipe })
      const { ids, references } = readSvg(svg)
      expect(ids).toEqual(expect.arrayContaining(references))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
