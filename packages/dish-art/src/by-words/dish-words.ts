import type { Garnish, Piece } from '../dish-recipe.ts'
import { hashText } from '../easel/seeded-random.ts'

/** What a menu says of a dish. */
export interface DishWords {
  title: string
  description: string
  category: string
}

/** Reads the words of one dish, and makes the choices that its seed decides. */
export interface Reader {
  /** Whether title or description speak of it. */
  has: (words: RegExp) => boolean
  /** One of several, the next one at every further painting. */
  vary: <T>(...choices: readonly [T, ...T[]]) => T
}

/** Lower case, without accents and marks, with a blank at both ends: `\b` then works in every Latin script. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')} `

export function createReader({ title, description }: DishWords, { id, turn }: PaintingSeed): Reader {
  const text = plain(`${title} ${description}`)
  let asked = 0
  return {
    has: (words) => words.test(text),
    vary: (...choices) => {
      asked += 1
      const first = hashText(`${id} ${asked}`)
      return choices[(first + turn) % choices.length] ?? choices[0]
    },
  }
}

/** The same seed gives the same picture; each turn gives another one. */
export interface PaintingSeed {
  id: string
  turn: number
}

type Topping = [words: RegExp, name: Piece | Garnish, count: number]

/** What lies on a pizza, in a salad or a bowl, by its words in several languages. */
const toppings: readonly Topping[] = [
  [/pepperoni|\bsalam|nduja|soppressata/, 'pepperoni', 9],
  [/chorizo|merguez|\bsausage|wurst|salsiccia|saucisse/, 'chorizo', 8],
  [/prosciutto crudo|parma|serrano|jamon|bresaola|coppa|prosciutto/, 'prosciutto', 4],
  [/\bham\b|jambon|cotto|schinken|bacon|pancetta|speck|guanciale|hawai|capriccios/, 'ham', 6],
  [/mushroom|fungh|champi|pilz|paddenstoel|porcini|\bsetas|capriccios/, 'mushroom-slice', 8],
  [/\bolive|aceituna|oliven|greek|capriccios|\bgriech/, 'olive', 10],
  [/mozzarella|bufala|burrata|caprese|margh?erita|formaggi/, 'mozzarella', 6],
  [
    /gorgonzola|\bfeta\b|goat|chevre|caprino|halloumi|greek|formaggi|roquefort|\bblue cheese|ricotta/,
    'feta',
    8,
  ],
  [/tomat|pomodor|caprese|greek|margherita/, 'cherry-tomato', 7],
  [/(?<!spring )\bonion|cipoll|zwiebel|oignon|cebolla|\buien?\b/, 'onion-slice', 6],
  [/(?<!black |white )\bpeppers?\b|\bpaprika\b|peperon[ei]|pimiento|poivron/, 'red-pepper', 5],
  [/pineapple|hawai|ananas|\bpina\b/, 'pineapple', 8],
  [/prawn|shrimp|gamber|crevette|garnele|gamba|camaron|\bebi\b|scampi|garnaal|garnalen/, 'prawn', 6],
  [/mussel|cozze|moule|mejillon|frutti di mare|seafood|mariscos|clam|vongole/, 'mussel', 5],
  [/squid|calamar|octopus|polpo|pulpo/, 'calamari', 5],
  [/anchov|acciug|alici|sardell|\bnapol/, 'anchovy', 4],
  [/\btuna\b|tonno|\bthon\b|thunfisch|\batun|tonijn/, 'tuna-cube', 7],
  [/salmon|saumon|lachs|\bzalm/, 'salmon-cube', 8],
  [/chicken|pollo|poulet|hahnchen|\bhuhn|\bkip\b|frango/, 'chicken', 7],
  [
    /\bbeef|manzo|boeuf|\brind|ternera|steak|lamb\b|agnello|kebab|doner|gyros|shawarma|\bduck|\bpork|maiale|cerdo|\bham\b burger/,
    'lamb',
    7,
  ],
  [/\begg\b|\beggs\b|uov[ao]|\boeuf|huevo|\beier\b|carbonara|nicoise|cobb/, 'half-egg', 3],
  [/aubergine|eggplant|melanzan|berenjena|\bnorma\b/, 'aubergine', 5],
  [/courgette|zucchin/, 'courgette', 7],
  [/avocado|\bpalta\b/, 'avocado', 3],
  [/broccoli/, 'broccoli', 5],
  [/asparag|spargel|esparrago/, 'asparagus', 3],
  [/beetroot|\bbeets?\b|rote bete|barbabietola|remolacha/, 'beetroot', 6],
  [/pumpkin|squash|zucca|kurbis|calabaza|sweet potato|batata/, 'pumpkin-cube', 6],
  [/(?<!sweet )potato|patat[ae]\b|kartoffel|pommes? de terre|\bpapas?\b/, 'potato', 5],
  [/carrot|carot|karott|zanahoria|wortel/, 'carrot', 6],
  [/cucumber|gurke|cetriol|pepino|komkommer|tzatziki|greek/, 'cucumber', 7],
  [/radish|rettich|radieschen/, 'radish', 5],
  [/\btofu\b/, 'tofu', 7],
  [/mango/, 'mango-cube', 7],
  [/crouton|caesar/, 'crouton', 8],
  [/\bcorn\b|\bmais\b|elote|sweetcorn/, 'corn-kernel', 16],
  [/black beans?/, 'black-bean', 14],
  [/edamame/, 'edamame', 14],
  [/chickpea|\bceci\b|garbanzo|kichererbs/, 'chickpea', 12],
  [/(?<!black |soy )\bbeans?\b|fagiol|frijol|bohnen/, 'kidney-bean', 9],
  [/\bpeas?\b|piselli|erbsen|petits pois|guisante/, 'green-pea', 12],
]

/** Strewn over the top at the end. */
const strewn: readonly [RegExp, Garnish, number][] = [
  [/basil|margherita|caprese|pesto/, 'basil', 6],
  [/rocket|rucola|arugula|roquette/, 'rocket', 9],
  [/parmesan|grana|parmigiano|pecorino|caesar/, 'parmesan', 14],
  [/caper|capper|kapern|puttanesca/, 'caper', 9],
  [/chil[il]|jalapeno|peperoncino|piccante|diavola|arrabbiat|spicy|scharf|picante/, 'red-chilli', 3],
  [/sesame|sesam/, 'sesame', 18],
  [/seaweed|wakame|\bnori\b/, 'seaweed', 2],
  [/spring onion|scallion|\bnegi\b|cebollino|chives/, 'spring-onion', 12],
  [/coriander|cilantro|koriander/, 'coriander', 6],
  [/\bmint\b|menta|minze/, 'mint', 4],
  [/walnut|\bnoci\b|\bnoix\b|walnuss|nueces/, 'walnut', 5],
  [/almond|mandorl|mandel/, 'almond', 9],
  [/cashew/, 'cashew', 7],
  [/peanut|satay|erdnuss|cacahuete/, 'peanut', 9],
  [/pistach/, 'pistachio', 12],
  [/pomegranate|melograno|granatapfel|granada/, 'pomegranate', 12],
  [/\blime\b|\blima\b|limette/, 'lime', 1],
  [/\blemon\b|limone|zitrone|\bcitron\b/, 'lemon', 1],
]

/** So many kinds are enough: a plate of everything looks like nothing. */
const MAX_KINDS = 5

/** What the words say lies in or on a dish. */
export function readToppings(
  { has }: Reader,
  without: readonly string[] = [],
): Partial<Record<Piece, number>> {
  const found = toppings.filter(([words, name]) => has(words) && !without.includes(name)).slice(0, MAX_KINDS)
  return Object.fromEntries(found.map(([, name, count]) => [name, count]))
}

/** What the words say is strewn over it, or what usually is. */
export function readGarnish({ has }: Reader, usual: Partial<Record<Garnish, number>>) {
  const found = strewn.filter(([words]) => has(words)).slice(0, 3)
  return found.length > 0
    ? (Object.fromEntries(found.map(([, name, count]) => [name, count])) as typeof usual)
    : usual
}
