import {
  createReader,
  plain,
  readGarnish,
  readToppings,
  type DishWords,
  type PaintingSeed,
  type Reader,
} from './by-words/dish-words.ts'
import { drinks } from './by-words/drinks.ts'
import type { Dish, Form } from './by-words/form.ts'
import { lightMeals } from './by-words/light-meals.ts'
import { mains } from './by-words/mains.ts'
import { sweets } from './by-words/sweets.ts'
import type { DishRecipe, Ground } from './dish-recipe.ts'

const isDrinks =
  /drink|beverage|getrank|\bdrank|bebida|boisson|bevand|\bwines?\b|\bweine?\b|\bvini?\b|\bvinos?\b|beers?\b|\bbiere?\b|birre|cervez|cocktail|coffee|kaffee|caff?e|koffie|\bteas?\b|juice|\bsaft|smoothie|spirits|aperitif|aperitiv|digesti|\bbar\b|soft|limonad|refresco|warm drinks/
const isSweets =
  /dessert|sweet|nachspeise|nachtisch|\bdolc|postre|sobremesa|\bcakes?\b|kuchen|pastr|patisserie|gelat|ice ?cream|\beis\b|nagerecht|toetje|bakery/

const foods: readonly Form[] = [...lightMeals, ...mains]

/** The order in which forms are looked for: a “coffee” among the desserts is a cake. */
const formsOf = (category: string): readonly Form[] =>
  isDrinks.test(category)
    ? [...drinks, ...sweets, ...foods]
    : isSweets.test(category)
      ? [...sweets, ...drinks, ...foods]
      : [...sweets.slice(0, -2), ...foods, ...sweets.slice(-2), ...drinks]

/** Where no word says what it is: what its category is for. */
function byCategory(category: string, reader: Reader): Dish {
  if (isDrinks.test(category))
    return {
      vessel: 'tall-glass',
      filling: reader.vary('lemonade', 'red-juice', 'orange-juice'),
      garnish: { lime: 1, mint: 2 },
    }
  if (isSweets.test(category))
    return { vessel: 'sweets-plate', pieces: { 'cake-slice': 1 }, garnish: { raspberry: 3, mint: 1 } }
  const found = readToppings(reader)
  const pieces =
    Object.keys(found).length > 1 ? found : { ...found, 'cherry-tomato': 5, cucumber: 5, feta: 6 }
  return {
    vessel: reader.vary('white-plate', 'blue-plate', 'clay-bowl'),
    filling: reader.vary('lettuce', 'risotto', 'rocket-salad'),
    pieces,
    arrange: 'scatter',
    garnish: readGarnish(reader, { parsley: 12 }),
  }
}

/** Under “Pizza” a “Quattro formaggi” is no board of cheese; whatever is a drink, a dessert or a bread still is one. */
const houses = /pizz|pinsa|burger|sandwich|panini/
const isAside = /bread|salad|insalata|fries|frites|\bdips?\b|sauce|wings|soup/

function findDish(words: DishWords, reader: Reader): Dish {
  const category = plain(words.category)
  const forms = formsOf(category)
  const house = houses.test(category) ? forms.find(([pattern]) => pattern.test(category)) : undefined
  const isOther = (text: string) =>
    isAside.test(text) || [...sweets, ...drinks].some(([pattern]) => pattern.test(text))
  if (house && !isOther(plain(words.title))) return house[1](reader)
  // A title says what it is; else its category does; a description also names what comes with it.
  for (const text of [plain(words.title), category, plain(words.description)]) {
    const form = forms.find(([pattern]) => pattern.test(text))
    if (form) return form[1](reader)
  }
  return byCategory(category, reader)
}

/** Cloths that a dish stands out from; light food is on dark cloths and dark food on light ones. */
const onDark: readonly [Ground, ...Ground[]] = [
  'royal-blue',
  'teal',
  'chilli',
  'plum',
  'ink',
  'leaf',
  'terracotta',
]
const onLight: readonly [Ground, ...Ground[]] = [
  'cream',
  'saffron',
  'sky',
  'rose',
  'sand',
  'teal',
  'terracotta',
]

const darkVessels: ReadonlySet<string> = new Set(['slate', 'black-bowl', 'karahi', 'pan', 'tawa'])
const clearVessels: ReadonlySet<string> = new Set([
  'wine-glass',
  'martini-glass',
  'tall-glass',
  'short-glass',
])

function groundOf({ vessel }: Dish, { vary }: Reader): Ground {
  if (darkVessels.has(vessel)) return vary(...onLight)
  if (clearVessels.has(vessel)) return vary('royal-blue', 'teal', 'plum', 'ink', 'terracotta')
  if (vessel === 'pizza' || vessel === 'white-pizza')
    return vary('royal-blue', 'teal', 'leaf', 'ink', 'cream', 'sky')
  return vary(...onDark, 'saffron', 'sky')
}

/** Says how a dish of a menu that nobody has seen is painted: from its words, the same each time for the same seed. */
export function recipeByWords(words: DishWords, seed: PaintingSeed): DishRecipe {
  const reader = createReader(words, seed)
  const dish = findDish(words, reader)
  return { ...dish, ground: groundOf(dish, reader) }
}
