import { type Allergen, allergens, dietsRuledOutBy } from '@tiffin/contract'
import { describe, expect, test } from 'vitest'
import { defaultMenu } from './default-menu.ts'
import type { DietaryLabel, MenuItem } from './menu-item.ts'
import { defaultOptionGroups, dishesWithOptions } from './option-groups.ts'

const slugsOf = (items: MenuItem[]) => items.map(({ slug }) => slug)
const wordsOf = ({ title, description }: Pick<MenuItem, 'title' | 'description'>) => `${title} ${description}`
const choices = defaultOptionGroups.flatMap((group) => group.choices)

/** What a guest with an allergy reads out of a dish's words. */
const words: [Allergen, RegExp][] = [
  [
    'milk',
    /(?<!coconut )\b(paneer|ghee|butter|buttered|cream|yogurt|milk|cheese|mozzarella|raita|lassi|kulfi|chenna|kheer|shrikhand|kadhi|makhani|malai)\b/i,
  ],
  [
    'wheat',
    /\b(naans?|wheat|flour wafers|semolina|pastry|bhature|pooris?|puris?|buns?|rolls?|kulcha|pav|soy|lager|vermicelli|thepla|semiya|tandoori roti|rotis brushed|paratha|flatbreads stuffed|flaky|jalebi|gulab jamun)\b/i,
  ],
  ['tree-nuts', /\b(cashews?|almonds?|pistachios?|walnuts?|badam|nuts)\b/i],
  ['peanuts', /\bpeanuts?\b/i],
  ['shellfish', /\b(prawns?|shrimps?|crab|mussels?)\b/i],
  ['fish', /\b(fish|basa|salmon)\b/i],
  ['eggs', /\b(eggs?|egg-washed)\b/i],
  ['mustard', /\bmustard\b/i],
  ['sesame', /\bsesame\b/i],
  ['soy', /\b(soy|soya|tofu)\b/i],
  ['sulphites', /\b(wine|mead|sultanas|golden raisins)\b/i],
]

/** Words that speak of something that is not in the dish. */
const notInIt: Partial<Record<Allergen, string[]>> = {
  // "Ground fresh without yogurt"; "in oil instead of ghee".
  milk: ['mint-chutney', 'jackfruit-dum-biryani'],
  // "Flatters tandoori prawns".
  shellfish: ['okanagan-rose'],
}

describe('every dish states its allergens', () => {
  test.each(words)('%s wherever its words speak of it', (allergen, spoken) => {
    const silent = defaultMenu.filter(
      (item) => spoken.test(wordsOf(item)) && !item.allergens.includes(allergen),
    )
    expect(slugsOf(silent)).toEqual(notInIt[allergen] ?? [])
  })

  test('each once, in the order in which they are listed', () => {
    const sorted = (stated: Allergen[]) => allergens.filter((each) => stated.includes(each))
    for (const { slug, allergens: stated } of defaultMenu) expect(stated, slug).toEqual(sorted(stated))
  })

  test('no label contradicts them', () => {
    const contradicting = defaultMenu.filter(({ dietary, allergens: stated }) =>
      dietsRuledOutBy(stated).some((diet) => dietary.includes(diet)),
    )
    expect(slugsOf(contradicting)).toEqual([])
  })

  test.each<[DietaryLabel, Allergen]>([
    ['gluten-free', 'wheat'],
    ['dairy-free', 'milk'],
  ])('a dish is %s exactly if it is without %s', (label, allergen) => {
    const labelled = defaultMenu.filter(({ dietary }) => dietary.includes(label))
    expect(slugsOf(labelled)).toEqual(
      slugsOf(defaultMenu.filter(({ allergens: stated }) => !stated.includes(allergen))),
    )
  })

  test('a guest without nuts, and one without milk or wheat, find a dinner in every course', () => {
    const courses = ['chaat-frying', 'veg-main-course', 'non-veg-main-course', 'rice', 'drinks']
    for (const avoided of [
      ['peanuts', 'tree-nuts'],
      ['milk', 'wheat'],
    ] as Allergen[][]) {
      const eatable = defaultMenu.filter(({ allergens: stated }) =>
        avoided.every((each) => !stated.includes(each)),
      )
      const found = new Set(eatable.map(({ categorySlug }) => categorySlug))
      expect(courses.filter((course) => !found.has(course))).toEqual([])
    }
  })
})

describe('what guests can choose', () => {
  test('every choice states its allergens, or is a dish that does', () => {
    const silent = choices.filter(({ allergens: stated, dish }) => (stated === null) === (dish === undefined))
    expect(silent).toEqual([])
    const dishes = choices.flatMap(({ dish }) => dish ?? [])
    expect(slugsOf(defaultMenu)).toEqual(expect.arrayContaining(dishes))
  })

  test.each(words)('%s is stated by the choices whose names speak of it', (allergen, spoken) => {
    const silent = choices.filter(
      ({ name, allergens: stated }) => spoken.test(name) && stated && !stated.includes(allergen),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  test('what must be chosen has a default: every dish can be ordered as it is, for its price', () => {
    for (const { key, min, max, choices: offered, ...group } of defaultOptionGroups) {
      for (const { slug, defaults } of dishesWithOptions({ key, min, max, choices: offered, ...group })) {
        const chosen = offered.filter((each) => defaults?.includes(each.key) ?? each.isDefault)
        expect(chosen.length, `${key} of ${slug}`).toBe(min)
        expect(chosen.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(0)
      }
    }
  })

  test('a side costs what it costs alone', () => {
    const sides = defaultOptionGroups.filter(({ key }) => key.endsWith('-beside'))
    expect(sides).toHaveLength(3)
    const priceOf = (slug?: string) => defaultMenu.find((item) => item.slug === slug)?.priceCents
    for (const { dish, priceCents } of sides.flatMap((group) => group.choices))
      expect(priceCents).toBe(priceOf(dish))
  })

  test('two thalis and the feast are made of dishes of the menu', () => {
    const combos = defaultOptionGroups.filter((group) => group.min > 1)
    expect(combos.flatMap((group) => dishesWithOptions(group).map(({ slug }) => slug))).toEqual([
      'maharaja-thali',
      'non-veg-thali',
      'family-feast',
    ])
    for (const { choices: offered } of combos)
      expect(offered.every(({ dish }) => dish !== undefined)).toBe(true)
  })

  test('onion is left out of dishes that have some', () => {
    const group = defaultOptionGroups.find(({ key }) => key === 'leave-out')
    const without = defaultMenu.filter((item) => group?.isOn(item) && !/onion/i.test(wordsOf(item)))
    expect(slugsOf(without)).toEqual([])
  })

  test('no choice is on a dish that it is', () => {
    for (const group of defaultOptionGroups) {
      const own = dishesWithOptions(group).filter(({ slug }) =>
        group.choices.some(({ dish }) => dish === slug),
      )
      expect(own, group.key).toEqual([])
    }
  })
})
