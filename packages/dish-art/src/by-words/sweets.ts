import type { Piece } from '../dish-recipe.ts'
import type { Reader } from './dish-words.ts'
import type { Dish, Form } from './form.ts'

const sweetGarnish = ({ has }: Reader): Dish['garnish'] =>
  has(/chocol|schoko|nutella|cacao/)
    ? { 'chocolate-flake': 12 }
    : has(/strawberr|erdbeer|fragol|fraise|fresa|aardbei/)
      ? { strawberry: 4, mint: 1 }
      : has(/blueberr|heidelbeer|mirtill|\bberr|frutti di bosco/)
        ? { blueberry: 8, raspberry: 4, mint: 1 }
        : has(/raspberr|himbeer|lampon|framboise|frambozen/)
          ? { raspberry: 7, mint: 1 }
          : { 'icing-sugar': 26, mint: 2 }

const onPlate = (piece: Piece, reader: Reader): Dish => ({
  vessel: reader.vary('white-plate', 'sweets-plate', 'blue-plate'),
  pieces: { [piece]: 1 },
  garnish: sweetGarnish(reader) ?? {},
})

const scoops: readonly [RegExp, Piece][] = [
  [/chocol|schoko|stracciatella|nutella|fondente/, 'chocolate-scoop'],
  [/strawberr|fragol|erdbeer|fraise|fresa|raspberr|lampon|himbeer|berry/, 'strawberry-scoop'],
  [/pista|mint|green tea|matcha|menta/, 'pistachio-scoop'],
  [/mango|passion|peach|caramel|apricot|salted/, 'mango-scoop'],
  [/lemon|limone|zitron|citron|lime/, 'lemon-scoop'],
  [/vanill|fior di latte|cream|panna|crema/, 'vanilla-scoop'],
]

function iceCream(reader: Reader): Dish {
  const named = scoops.filter(([words]) => reader.has(words)).map(([, piece]) => piece)
  const kinds: Piece[] =
    named.length > 0 ? named.slice(0, 3) : ['vanilla-scoop', 'chocolate-scoop', 'strawberry-scoop']
  const each = kinds.length === 1 ? 3 : 1
  return {
    vessel: reader.vary('coupe', 'white-bowl', 'blue-bowl'),
    pieces: Object.fromEntries(kinds.map((kind) => [kind, each])),
    arrange: 'cluster',
    garnish: reader.has(/chocol|affogato/) ? { 'chocolate-flake': 8, mint: 1 } : { mint: 2, raspberry: 2 },
  }
}

const cake = (reader: Reader): Dish =>
  onPlate(
    reader.has(/chocol|schoko|sacher|black forest|schwarzwald|cioccolat/)
      ? 'chocolate-cake'
      : reader.has(/carrot|mohre|walnut|banana|pumpkin|coffee|ginger/)
        ? 'carrot-cake'
        : 'cake-slice',
    reader,
  )

const breakfastFruit = { strawberry: 3, blueberry: 7, 'banana-slice': 5 } as const

/** Desserts, pastries and sweet breakfasts. */
export const sweets: readonly Form[] = [
  [/cheese ?cake|kasekuchen|cheesecake/, (reader) => onPlate('cheesecake', reader)],
  [/tiramis/, () => ({ vessel: 'white-plate', pieces: { tiramisu: 1 }, garnish: { 'chocolate-flake': 6 } })],
  [
    /brownie|blondie/,
    (reader) => ({
      vessel: 'slate',
      pieces: { brownie: 2, 'vanilla-scoop': 1 },
      garnish: sweetGarnish(reader) ?? {},
    }),
  ],
  [
    /ice ?cream|gelat[oi]|sorbet|helado|\bglace\b|\bglaces\b|\beis\b|eisbecher|\bijs\b|ijsje|affogato|semifreddo|sundae|\bscoops?\b|parfait/,
    iceCream,
  ],
  [
    /panna ?cotta|blancmange/,
    (reader) => ({ vessel: 'sweets-plate', filling: 'panna-cotta', garnish: sweetGarnish(reader) ?? {} }),
  ],
  [
    /brulee|catalana|creme caramel|\bflan\b|custard|natilla|pastel de nata|pasteis/,
    () => ({ vessel: 'white-plate', pieces: { custard: 1 }, garnish: { raspberry: 3, mint: 1 } }),
  ],
  [
    /mousse|chocolate pudding|\blava\b|fondant|\bpots? de creme/,
    () => ({
      vessel: 'coupe',
      filling: 'chocolate-mousse',
      pieces: { 'whipped-cream': 1 },
      garnish: { raspberry: 4, 'chocolate-flake': 8, mint: 1 },
    }),
  ],
  [
    /profiterole|eclair|cream puff|choux/,
    () => ({
      vessel: 'white-plate',
      pieces: { pav: 3 },
      swirl: 'tamarind-chutney',
      garnish: { 'icing-sugar': 20 },
    }),
  ],
  [
    /rice pudding|arroz con leche|milchreis|riz au lait|kheer/,
    () => ({ vessel: 'white-bowl', filling: 'kheer', garnish: { almond: 6, raisin: 5 } }),
  ],
  [
    /crumble|cobbler|strudel|apple pie|apfel|(?<!(shepherd.?s?|cottage|pot|steak|chicken|fish|meat|pork|ale) )\bpies?\b|galette|tarte tatin|appeltaart/,
    (reader) => ({
      vessel: 'white-plate',
      pieces: { pie: 1 },
      garnish: { 'icing-sugar': 24 },
      sides: reader.has(/ice ?cream|vanilla/) ? [{ pieces: { 'vanilla-scoop': 1 } }] : ['custard-cream'],
    }),
  ],
  [
    /\btart\b|\btarte\b|crostata|tartlet|\btorta (di|al) limone|lemon tart/,
    (reader) => ({
      vessel: 'white-plate',
      pieces: { tart: 1 },
      garnish: reader.has(/lemon|limone|citron/)
        ? { 'icing-sugar': 20, mint: 2 }
        : { strawberry: 6, blueberry: 8, raspberry: 6 },
    }),
  ],
  [
    /churro/,
    () => ({ vessel: 'paper-tray', pieces: { churro: 4 }, arrange: 'stack', sides: ['chocolate-sauce'] }),
  ],
  [/donut|doughnut|krapfen|berliner|bomboloni/, () => ({ vessel: 'white-plate', pieces: { donut: 3 } })],
  [/macaron/, () => ({ vessel: 'sweets-plate', pieces: { macaron: 5 } })],
  [
    /cookie|biscuit|keks|biscotti|cantucci|stroopwafel/,
    () => ({ vessel: 'bread-board', pieces: { cookie: 5 } }),
  ],
  [
    /pavlova|meringue|eton mess/,
    () => ({
      vessel: 'white-plate',
      pieces: { meringue: 1 },
      garnish: { strawberry: 4, blueberry: 7, raspberry: 4, mint: 2 },
    }),
  ],
  [
    /baklava|kunafa|knafeh|halva/,
    () => ({ vessel: 'brass-plate', pieces: { brownie: 4 }, garnish: { pistachio: 30 } }),
  ],
  [/muffin|cupcake|scone/, () => ({ vessel: 'white-plate', pieces: { muffin: 3 } })],
  [
    /croissant|pain au chocolat|danish|brioche|cornetto|viennoiserie|schnecke|cinnamon (roll|bun)/,
    (reader) => ({
      vessel: reader.vary('bread-board', 'white-plate'),
      pieces: { croissant: 2 },
      garnish: { 'icing-sugar': 14 },
    }),
  ],
  [
    /pancake|pannenkoek|pfannkuchen|hotcake|dorayaki|blini/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'blue-plate'),
      pieces: { pancakes: 1 },
      swirl: reader.has(/chocol|nutella/) ? 'tamarind-chutney' : 'butter',
      garnish: reader.has(/bacon/) ? { 'icing-sugar': 10 } : { blueberry: 9, strawberry: 3 },
    }),
  ],
  [
    /waffle|waffel|gaufre|wafel/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'blue-plate'),
      pieces: { waffle: 1, 'whipped-cream': 1 },
      garnish: { strawberry: 4, blueberry: 6, 'icing-sugar': 16 },
    }),
  ],
  [
    /crepe|palatschinke|blintz|galette bretonne/,
    (reader) => ({
      vessel: 'white-plate',
      pieces: { crepe: 1 },
      swirl: reader.has(/chocol|nutella/) ? 'tamarind-chutney' : 'ghee',
      garnish: reader.has(/ham|cheese|mushroom|spinach/)
        ? { parsley: 12 }
        : { strawberry: 4, 'icing-sugar': 16 },
    }),
  ],
  [
    /french toast|pain perdu|torrija/,
    () => ({
      vessel: 'white-plate',
      pieces: { toast: 2 },
      swirl: 'ghee',
      garnish: { strawberry: 4, blueberry: 6, 'icing-sugar': 18 },
    }),
  ],
  [
    /porridge|oatmeal|overnight oats|haferbrei|congee sweet/,
    () => ({ vessel: 'white-bowl', filling: 'porridge', pieces: breakfastFruit, garnish: { almond: 8 } }),
  ],
  [
    /granola|muesli|musli|yogh?urt bowl|parfait|birchermu/,
    () => ({
      vessel: 'white-bowl',
      filling: 'yogurt',
      pieces: breakfastFruit,
      garnish: { almond: 10, raisin: 6 },
    }),
  ],
  [
    /acai|smoothie bowl/,
    () => ({
      vessel: 'blue-bowl',
      filling: 'berry',
      pieces: breakfastFruit,
      garnish: { coconut: 14, almond: 6 },
    }),
  ],
  [
    /fruit salad|macedonia|obstsalat|fresh fruit|seasonal fruit|fruit platter/,
    () => ({
      vessel: 'white-bowl',
      filling: 'yogurt',
      pieces: { strawberry: 5, 'mango-cube': 6, 'banana-slice': 5, pineapple: 4 },
      garnish: { blueberry: 9, mint: 3 },
    }),
  ],
  [
    /mochi|daifuku/,
    () => ({
      vessel: 'slate',
      pieces: { 'strawberry-scoop': 1, 'pistachio-scoop': 1, 'vanilla-scoop': 1 },
      arrange: 'row',
    }),
  ],
  [
    /cake|蛋糕|ケーキ|kuchen|torte\b|\btorta\b|gateau|\btarta\b|\btaart|sponge|cassata|panettone|zuppa inglese|bizcocho/,
    cake,
  ],
  [/pudding|\bdessert\b|\bdolce\b/, (reader) => onPlate('custard', reader)],
  [/chocol|cioccol|schokolade/, (reader) => onPlate('chocolate-cake', reader)],
]
