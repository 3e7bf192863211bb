import type { Piece } from '../dish-recipe.ts'
import { readGarnish, readToppings, type Reader } from './dish-words.ts'
import type { Dish, Form } from './form.ts'

function pizza(reader: Reader): Dish {
  const { has } = reader
  const isWhite = has(
    /bianca|white|\bcream\b|panna|formaggi|four cheese|carbonara|tartuf|truffle|flammkuchen|alsace|creme/,
  )
  const found = readToppings(reader, isWhite ? ['cherry-tomato'] : [])
  const { 'cherry-tomato': tomatoes, ...others } = found
  const pieces = { ...others, ...(tomatoes && Object.keys(others).length < 3 && { 'tomato-slice': 4 }) }
  return {
    vessel: isWhite ? 'white-pizza' : 'pizza',
    pieces: Object.keys(pieces).length > 0 ? pieces : { 'melted-cheese': 7 },
    garnish: readGarnish(reader, { basil: 5 }),
  }
}

const burgerOf = ({ has }: Reader): Piece =>
  has(/chicken|pollo|fish|crispy|kip\b|schnitzel/)
    ? 'chicken-burger'
    : has(/veg|bean|falafel|halloumi|beyond|plant|mushroom|portobello/)
      ? 'veggie-burger'
      : has(/cheese|cheddar|bacon|double|smash|kase|formaggio|queso|kaas/)
        ? 'cheeseburger'
        : 'burger'

const nigiriOf = ({ has }: Reader): Partial<Record<Piece, number>> =>
  has(/salmon|sake\b|lachs/)
    ? { 'salmon-nigiri': 4 }
    : has(/tuna|maguro|toro/)
      ? { 'tuna-nigiri': 4 }
      : has(/prawn|ebi|shrimp/)
        ? { 'prawn-nigiri': 4 }
        : has(/tamago|omelet/)
          ? { 'egg-nigiri': 4 }
          : { 'salmon-nigiri': 1, 'tuna-nigiri': 1, 'prawn-nigiri': 1, 'egg-nigiri': 1 }

const makiOf = ({ has }: Reader): Piece =>
  has(/california|uramaki|inside|dragon|rainbow|philadelphia|spicy|tempura|special|crunch/)
    ? 'uramaki'
    : has(/salmon|avocado/)
      ? 'salmon-maki'
      : has(/cucumber|kappa|veg/)
        ? 'cucumber-maki'
        : 'maki'

const dumplingOf = ({ has }: Reader): Piece =>
  has(/xiao|soup dumpling|khinkali|momo/)
    ? 'soup-dumpling'
    : has(/siu ?mai|shumai|shao mai/)
      ? 'shumai'
      : has(/gyoza|fried|pan|potsticker|jiaozi|mandu|crisp|pierog/)
        ? 'gyoza'
        : 'steamed-dumpling'

const toastOf = (reader: Reader): Dish => ({
  vessel: reader.vary('bread-board', 'white-plate', 'slate'),
  pieces: reader.has(/avocado/)
    ? { toast: 2, avocado: 2 }
    : reader.has(/egg|benedict|poach/)
      ? { toast: 2, 'fried-egg': 2 }
      : { 'slice-of-bread': 3, 'tomato-slice': 3 },
  garnish: readGarnish(reader, { 'chopped-tomato': 16, parsley: 12 }),
})

const board = (pieces: Partial<Record<Piece, number>>, garnish: Dish['garnish'] = {}): Dish => ({
  vessel: 'bread-board',
  pieces,
  arrange: 'scatter',
  garnish,
})

const dipOf = (reader: Reader): Dish => ({
  vessel: reader.vary('clay-bowl', 'blue-bowl', 'white-bowl'),
  filling: reader.has(/guacamole|avocado/)
    ? 'guacamole'
    : reader.has(/tzatziki|yogh?urt|raita|labneh|ranch|aioli|mayo/)
      ? 'raita'
      : reader.has(/salsa|tomato|muhammara|pico de gallo|\bred\b/)
        ? 'salsa'
        : reader.has(/baba|aubergine|eggplant|mutabal/)
          ? 'babaganoush'
          : reader.has(/ketchup/)
            ? 'ketchup'
            : reader.has(/cheese|queso|fondue/)
              ? 'cheese-sauce'
              : 'hummus',
  ...(reader.has(/hummus|baba|labneh|\bdip/) && { swirl: 'ghee' as const }),
  garnish: reader.has(/hummus|chickpea/)
    ? { 'chilli-flakes': 14, parsley: 14 }
    : readGarnish(reader, { parsley: 14, 'chilli-flakes': 8 }),
  sides: [{ pieces: { nacho: 4 } }],
})

const saladOf = (reader: Reader): Dish => {
  const found = readToppings(reader)
  return {
    vessel: reader.vary('white-bowl', 'green-bowl', 'blue-plate'),
    filling: reader.has(/rocket|rucola|arugula|spinach/)
      ? 'rocket-salad'
      : reader.has(/mixed|mista|gemischt|mesclun|seasonal|beet/)
        ? 'red-lettuce'
        : 'lettuce',
    pieces: Object.keys(found).length > 1 ? found : { ...found, 'cherry-tomato': 6, 'red-pepper': 5 },
    arrange: 'scatter',
    garnish: readGarnish(reader, { 'onion-ring': 3, parsley: 8 }),
  }
}

function friesOf({ has }: Reader): Dish {
  if (has(/wedge|potato skins|country/))
    return {
      vessel: 'paper-tray',
      pieces: { wedge: 12 },
      arrange: 'heap',
      sides: ['mayonnaise'],
      garnish: { parsley: 14 },
    }
  return {
    vessel: 'paper-tray',
    pieces: { fry: 30 },
    arrange: 'heap',
    sides: [has(/mayo|belg|vlaams|truffle|aioli/) ? 'mayonnaise' : 'ketchup'],
    garnish: has(/cheese|loaded|parmesan|truffle|kase|poutine/)
      ? { 'grated-cheese': 30, 'spring-onion': 8 }
      : { parsley: 8 },
  }
}

/** Pizzas, sandwiches, sushi, dumplings, fries, salads and dips. */
export const lightMeals: readonly Form[] = [
  [/pizza|ピザ|пицц|pinsa|flammkuchen|calzone|lahmacun|manakish|flatbread pizza|tarte flambee/, pizza],
  [
    /burger/,
    (reader) => ({
      vessel: reader.vary('bread-board', 'slate'),
      pieces: { [burgerOf(reader)]: 1 },
      sides: [reader.has(/fries|frites|pommes|chips/) ? { pieces: { fry: 5 } } : 'ketchup'],
    }),
  ],
  [/hot ?dog|currywurst im/, () => ({ vessel: 'paper-tray', pieces: { 'hot-dog': 1 } })],
  [
    /taco/,
    (reader) => ({
      vessel: reader.vary('bread-board', 'slate', 'long-plate'),
      pieces: { taco: 3 },
      arrange: 'cluster',
      garnish: { lime: 1, coriander: 4 },
    }),
  ],
  [/quesadilla/, () => ({ vessel: 'bread-board', pieces: { quesadilla: 3 }, sides: ['guacamole', 'salsa'] })],
  [
    /nacho|tortilla chips|totopos/,
    (reader) => ({
      vessel: 'slate',
      pieces: { nacho: 15 },
      arrange: 'heap',
      garnish: {
        'grated-cheese': 34,
        'chopped-tomato': 14,
        'spring-onion': 10,
        ...(reader.has(/bean|chil/) && { 'black-bean': 12 }),
      },
      sides: ['guacamole', 'salsa'],
    }),
  ],
  [
    /empanada|pasty|samosa|borek|burek|panzerott/,
    () => ({ vessel: 'bread-board', pieces: { empanada: 3 }, sides: ['salsa'] }),
  ],
  [
    /burrito|\bwraps?\b|durum|duram|kathi|fajita|enchilada|shawarma|gyros? (pita|wrap)|\bpita\b|souvlaki pita|roti roll|dosa/,
    (reader) => ({
      vessel: reader.vary('bread-board', 'long-plate'),
      pieces: { wrap: 2 },
      arrange: 'stack',
      sides: [reader.has(/guac|avocado/) ? 'guacamole' : 'yogurt'],
    }),
  ],
  [
    /banh mi|baguette sand|\bsubs?\b|hoagie|bocadillo|\bcubano|philly|po ?boy|broodje|meatball sub|lobster roll|ciabatta/,
    () => ({ vessel: 'bread-board', pieces: { sub: 1 } }),
  ],
  [
    /avocado toast|\btoast\b|bruschett|crostini|tartine|smorrebrod|pan con tomate|eggs? benedict|florentine|pa amb/,
    toastOf,
  ],
  [
    /sandwich|\bclub\b|toastie|panin[io]|\bblt\b|tramezzin|croque (m|s)|reuben|\btosti|grilled cheese|melt\b|bagel|belegte/,
    (reader) => ({
      vessel: reader.vary('bread-board', 'slate', 'white-plate'),
      pieces: { sandwich: 3 },
      sides: reader.has(/fries|chips|frites/) ? [{ pieces: { fry: 5 } }] : [],
    }),
  ],
  [
    /nigiri|sashimi/,
    (reader) => ({
      vessel: reader.vary('slate', 'long-plate'),
      pieces: nigiriOf(reader),
      arrange: 'cluster',
      garnish: { ginger: 8 },
    }),
  ],
  [
    /uramaki|futomaki|hosomaki|\bmaki\b|california roll|dragon roll|rainbow roll|(tuna|salmon|sushi|avocado|cucumber|tempura|philadelphia) roll|temaki/,
    (reader) => ({
      vessel: reader.vary('slate', 'long-plate'),
      pieces: { [makiOf(reader)]: 8 },
      arrange: 'cluster',
      garnish: { ginger: 6 },
    }),
  ],
  [
    /sushi|omakase|寿司|すし/,
    () => ({
      vessel: 'slate',
      pieces: { 'salmon-nigiri': 2, 'tuna-nigiri': 1, 'prawn-nigiri': 1 },
      arrange: 'cluster',
      garnish: { ginger: 8 },
      sides: [{ pieces: { 'salmon-maki': 2 } }],
    }),
  ],
  [/\bbao\b|\bbaos\b|gua bao|baozi/, () => ({ vessel: 'steamer', pieces: { bao: 3 } })],
  [
    /gyoza|jiaozi|potsticker|mandu|pierog|\bmomos?\b|dumpling|wonton(?! soup)|dim sum|siu ?mai|shumai|xiao long|har gow|饺子|餃子|点心|пельмен|вареник|хинкал/,
    (reader) => ({
      vessel: reader.has(/fried|pan|crisp|pierog/) ? 'long-plate' : 'steamer',
      pieces: { [dumplingOf(reader)]: 5 },
      ...(reader.has(/fried|pan|crisp|pierog/) && { arrange: 'cluster' as const }),
      garnish: { 'spring-onion': 8 },
      sides: ['soy-glaze'],
    }),
  ],
  [
    /summer roll|rice paper|goi cuon|fresh roll/,
    () => ({ vessel: 'long-plate', pieces: { 'summer-roll': 3 }, garnish: { mint: 3 } }),
  ],
  [
    /spring roll|lumpia|egg roll|\bnems?\b|cha gio|fruhlingsrolle|loempia/,
    () => ({ vessel: 'long-plate', pieces: { 'spring-roll': 3 }, garnish: { mint: 2 } }),
  ],
  [
    /onion rings?|zwiebelringe/,
    () => ({ vessel: 'paper-tray', pieces: { calamari: 12 }, arrange: 'heap', sides: ['ketchup'] }),
  ],
  [
    /nugget|tempura|bitterbal|croquet|kroket|croqueta|mozzarella stick|tater tot|jalapeno popper|hush pupp/,
    () => ({ vessel: 'paper-tray', pieces: { nugget: 10 }, arrange: 'heap', sides: ['mayonnaise'] }),
  ],
  [
    /^(?!.*(fish|steak|moule|mussel|schnitzel|chicken|pollo|rib|wurst|sausage|\begg|\bham\b|entrecote|biefstuk)).*(\bfries\b|frites|pommes\b(?! de terre)|patatas (fritas|bravas)|\bfriet|patatine|wedges|\bchips\b|poutine)/,
    friesOf,
  ],
  [
    /hummus|houmous|guacamole|tzatziki|baba ?gan|\bdips?\b|salsa\b|muhammara|labneh|tapenade|aioli|ketchup|mayonnaise|\bsauce\b|fondue/,
    dipOf,
  ],
  [
    /caesar|\bgreek salad|horiatiki|nicoise|\bcobb\b|waldorf|salad|insalata|salat\b|沙拉|サラダ|салат|salade|ensalada|\bsalata/,
    (reader) =>
      reader.has(/potato salad|kartoffelsalat/)
        ? {
            vessel: 'white-bowl',
            filling: 'mashed-potato',
            pieces: { potato: 9 },
            garnish: { parsley: 18, 'spring-onion': 10 },
          }
        : reader.has(/tabbouleh|bulgur|quinoa|couscous/)
          ? {
              vessel: 'blue-bowl',
              filling: 'tabbouleh',
              garnish: { 'chopped-tomato': 18, mint: 4, lemon: 1 },
            }
          : saladOf(reader),
  ],
  [
    /\bkids\b|children|\bkinder/,
    () => ({ vessel: 'paper-tray', pieces: { nugget: 5, fry: 14 }, arrange: 'heap', sides: ['ketchup'] }),
  ],
  [
    /caprese|burrata/,
    () => ({
      vessel: 'white-plate',
      pieces: { 'tomato-slice': 5, mozzarella: 5 },
      arrange: 'ring',
      garnish: { basil: 6 },
    }),
  ],
  [
    /coleslaw|krautsalat|slaw|kimchi|sauerkraut/,
    (reader) => ({
      vessel: 'white-bowl',
      filling: reader.has(/kimchi/) ? 'kachumber' : 'coleslaw',
      garnish: { parsley: 10 },
    }),
  ],
  [
    /tabbouleh|quinoa|couscous|bulgur/,
    () => ({
      vessel: 'blue-bowl',
      filling: 'tabbouleh',
      garnish: { 'chopped-tomato': 18, mint: 4, lemon: 1 },
    }),
  ],
  [
    /^ (jamon|prosciutto|bresaola|speck|serrano)/,
    () => board({ prosciutto: 7, 'slice-of-bread': 2 }, { olive: 8, rocket: 6 }),
  ],
  [
    /mezz[ae]|meze\b|sharing platter/,
    () => ({
      vessel: 'white-plate',
      pieces: { falafel: 4, feta: 5, 'cherry-tomato': 4 },
      arrange: 'scatter',
      garnish: { olive: 9, mint: 3 },
      sides: ['hummus', 'raita', 'babaganoush'],
    }),
  ],
  [
    /charcuterie|antipast|affettat|salumi|cold cuts|aufschnitt|tabla de|tagliere/,
    () => board({ prosciutto: 4, salami: 6, mozzarella: 4, 'slice-of-bread': 2 }, { olive: 10, rocket: 6 }),
  ],
  [
    /cheese (board|plate|platter|selection)|formaggi|fromages|kaseplatte|kaasplank|tabla de quesos/,
    () =>
      board({ feta: 6, 'mango-cube': 5, mozzarella: 3, 'slice-of-bread': 2 }, { walnut: 6, blueberry: 9 }),
  ],
  [
    /olives|aceitunas|oliven\b/,
    () => ({ vessel: 'clay-bowl', pieces: { 'green-olive': 16 }, garnish: { olive: 14, 'bay-leaf': 1 } }),
  ],
  [/edamame/, () => ({ vessel: 'black-bowl', pieces: { 'green-bean': 12 }, garnish: { edamame: 20 } })],
  [
    /carpaccio|tartare|ceviche|tataki|crudo/,
    (reader) => ({
      vessel: 'white-plate',
      pieces: reader.has(/salmon|lachs/)
        ? { 'salmon-cube': 14 }
        : reader.has(/fish|ceviche|sea bass|prawn/)
          ? { fish: 7 }
          : { 'tuna-cube': 14 },
      garnish: readGarnish(reader, { rocket: 8, parmesan: 12, caper: 8 }),
    }),
  ],
  [
    /falafel/,
    () => ({
      vessel: 'clay-bowl',
      filling: 'hummus',
      pieces: { falafel: 6 },
      garnish: { parsley: 14, 'chilli-flakes': 10 },
    }),
  ],
  [
    /arancin|suppli/,
    () => ({ vessel: 'slate', pieces: { arancini: 4 }, sides: ['ketchup'], garnish: { basil: 3 } }),
  ],
  [/pretzel|brezel|breze/, () => ({ vessel: 'bread-board', pieces: { pretzel: 1 }, sides: ['mayonnaise'] })],
  [
    /garlic bread|knoblauchbrot|pan de ajo/,
    () => ({ vessel: 'bread-board', pieces: { 'slice-of-bread': 5 }, garnish: { parsley: 24, garlic: 10 } }),
  ],
  [
    /naan|(?<!poulet )\broti\b|paratha|chapati/,
    (reader) => ({
      vessel: 'bread-board',
      pieces: { [reader.has(/naan/) ? 'naan' : 'roti']: 2 },
      garnish: { coriander: 5 },
    }),
  ],
  [
    /focaccia|flatbread|fladenbrot|foccacia|pide\b|lavash/,
    () => ({
      vessel: 'bread-board',
      pieces: { 'flat-bread': 1 },
      garnish: { olive: 8, 'cherry-tomato': 5, parsley: 12 },
    }),
  ],
  [
    /bread|\bbrot\b|brotchen|\bpane\b|\bpain\b|\bpan\b (?!con)|\bbrood\b|baguette|sourdough|\brolls? (and|&|with) butter/,
    (reader) => ({
      vessel: reader.vary('bread-basket', 'bread-board'),
      pieces: reader.has(/baguette/) ? { baguette: 1 } : { 'slice-of-bread': 5 },
      sides: [{ filling: 'yogurt', garnish: { parsley: 3 } }],
    }),
  ],
]
