import type { ClearFilling } from '../dish-recipe.ts'
import type { Dish, Form } from './form.ts'
import type { Reader } from './dish-words.ts'

const clear = (filling: ClearFilling, garnish: Dish['garnish'] = { lime: 1 }): Dish => ({
  vessel: 'tall-glass',
  filling,
  ...(garnish && { garnish }),
})

const juices: readonly [RegExp, Dish][] = [
  [/orange|arancia|naranja|sinaasappel/, clear('orange-juice', { 'orange-peel': 1 })],
  [/apple|apfel|mela|manzana|appel|pomme|cider|sidra|cidre/, clear('apple-juice', {})],
  [/tomat|bloody/, clear('red-juice', { lemon: 1 })],
  [/berry|cranberry|cherry|pomegranate|kirsch|\bcassis/, clear('red-juice', { mint: 2 })],
  [/grape|\buva\b|traube/, clear('berry', { mint: 2 })],
  [/carrot|mango|peach|passion|apricot|pfirsich/, clear('orange-juice', { mint: 2 })],
  [/lemon|lime|limon|zitron|ginger/, clear('lemonade', { lemon: 1, mint: 2 })],
]

const juiceOf = ({ has }: Reader): Dish =>
  juices.find(([words]) => has(words))?.[1] ?? clear('orange-juice', { mint: 2 })

const cocktails: readonly [RegExp, Dish][] = [
  [/mojito|caipirinha|julep/, { vessel: 'tall-glass', filling: 'mojito', garnish: { mint: 4, lime: 1 } }],
  [
    /negroni|old fashioned|manhattan|whisk|bourbon|sour\b/,
    { vessel: 'short-glass', filling: 'amber-spirit', garnish: { 'orange-peel': 1 } },
  ],
  [
    /spritz|aperol|campari|bellini|mimosa|\bhugo\b/,
    { vessel: 'wine-glass', filling: 'spritz', garnish: { 'orange-peel': 1 } },
  ],
  [/gin|tonic|collins/, clear('water', { lime: 1, mint: 1 })],
  [/espresso martini|white russian/, { vessel: 'martini-glass', filling: 'espresso' }],
  [/margarita|daiquiri|gimlet/, { vessel: 'martini-glass', filling: 'lemonade', garnish: { lime: 1 } }],
  [
    /cosmopolitan|strawberr|raspberr|pink/,
    { vessel: 'martini-glass', filling: 'pink-cocktail', garnish: { lime: 1 } },
  ],
  [/bloody|michelada/, clear('red-juice', { lemon: 1 })],
  [/colada|coconut/, { vessel: 'tall-glass', filling: 'vanilla-shake', garnish: { mint: 2 } }],
  [/blue|lagoon|curacao/, { vessel: 'martini-glass', filling: 'blue-cocktail', garnish: { lemon: 1 } }],
  [/martini|vermouth/, { vessel: 'martini-glass', filling: 'water', garnish: { lemon: 1 } }],
]

function cocktailOf({ has, vary }: Reader): Dish {
  const known = cocktails.find(([words]) => has(words))?.[1]
  if (known) return known
  return {
    vessel: vary('martini-glass', 'short-glass'),
    filling: vary('pink-cocktail', 'spritz', 'lemonade', 'blue-cocktail'),
    garnish: { lime: 1 },
  }
}

const wineOf = ({ has }: Reader): Dish => ({
  vessel: 'wine-glass',
  filling: has(/\bros(e|ato|ado)\b/)
    ? 'rose-wine'
    : has(/spark|prosecco|champagne|cava\b|\bsekt|cremant|spumante|franciacorta/)
      ? 'sparkling-wine'
      : has(
            /white|bianco|blanc\b|weiss|blanco|\bwit\b|chardonnay|sauvignon blanc|riesling|pinot grig|gruner|verdejo|albarino|soave|gavi|chablis|vermentino|moscato/,
          )
        ? 'white-wine'
        : 'red-wine',
})

const coffeeOf = ({ has }: Reader): Dish =>
  has(/iced|cold brew|frappe|shakerato|\beis/)
    ? { vessel: 'tall-glass', filling: has(/latte|milk|frappe/) ? 'latte' : 'iced-coffee' }
    : has(/espresso(?! mart)|ristretto|americano|filter|lungo|turk|black coffee|doppio/)
      ? { vessel: 'coffee-cup', filling: 'espresso' }
      : { vessel: has(/mocha|mocca/) ? 'mug' : 'coffee-cup', filling: 'latte' }

const teaOf = ({ has, vary }: Reader): Dish =>
  has(/iced|\bice\b|eistee|te freddo|ijsthee/)
    ? clear('black-tea', { lemon: 1, mint: 2 })
    : has(/chai|milk|bubble|boba/)
      ? { vessel: 'mug', filling: 'chai', garnish: { 'star-anise': 1 } }
      : has(/green|mint|herb|jasmin|chamomile|kamille|sencha|verbena|\bmenta|pfefferminz|munt/)
        ? { vessel: 'tea-glass', filling: 'green-tea', garnish: { mint: 2 } }
        : { vessel: vary('tea-glass', 'mug'), filling: 'black-tea', garnish: { lemon: 1 } }

const shakeOf = ({ has }: Reader): Dish => ({
  vessel: has(/shake|frapp|sundae/) ? 'sundae-glass' : 'tall-glass',
  filling: has(/strawberr|berry|erdbeer|fragola|fresa|raspberr/)
    ? 'strawberry-shake'
    : has(/green|spinach|kale|detox|avocado|kiwi/)
      ? 'green-smoothie'
      : has(/chocol|schoko|oreo|nutella|cacao/)
        ? 'hot-chocolate'
        : has(/mango|peach|orange|passion|tropical/)
          ? 'mango-lassi'
          : 'vanilla-shake',
  garnish: has(/chocol|oreo/) ? { 'chocolate-flake': 7 } : { mint: 2 },
})

const beerOf = ({ has }: Reader): Dish => ({
  vessel: has(/bottle|flasche|33 ?cl|330|500 ?ml/) ? 'beer-bottle' : 'beer-glass',
  filling: has(/stout|porter|guinness|dunkel|\bdark\b|schwarz|negra/)
    ? 'stout'
    : has(/\bale\b|\bipa\b|amber|bock|rossa|dubbel|bitter|tripel/)
      ? 'amber-spirit'
      : 'lager',
})

/** Drinks, by what a menu calls them. */
export const drinks: readonly Form[] = [
  [
    /hot chocolate|heisse schokolade|chocolat chaud|cioccolata calda|chocolate caliente|\bcocoa\b|kakao/,
    () => ({
      vessel: 'mug',
      filling: 'hot-chocolate',
      pieces: { 'whipped-cream': 1 },
      garnish: { 'chocolate-flake': 5 },
    }),
  ],
  [/milkshake|smoothie|frappe|\bshake\b|frullato|batido|\blassi\b|kefir|ayran/, shakeOf],
  [
    /espresso martini|cocktail|mojito|spritz|negroni|margarita|martini|daiquiri|caipirinha|colada|cosmopolitan|old fashioned|gin (and|&) tonic|\bgin\b|\bg ?& ?t\b|bloody mary|bellini|mimosa|aperol|campari|moscow mule|manhattan|\bsour\b$|long island|paloma|michelada|hugo/,
    cocktailOf,
  ],
  [/matcha/, () => ({ vessel: 'mug', filling: 'matcha' })],
  [
    /coffee|咖啡|コーヒー|кофе|cafe\b|caffe|kaffee|koffie|espresso|cappuccino|\blatte\b|macchiato|flat white|cortado|americano|\bmocha|cold brew|ristretto/,
    coffeeOf,
  ],
  [
    /\bteas?\b|\btee\b|\bthe\b$|thee\b|茶|чаи|\bte\b|\bchai\b|eistee|ijsthee|\bcha\b|rooibos|earl grey|infusion|tisane/,
    teaOf,
  ],
  [
    /\bwine|\bvino\b|\bvin\b|wein\b|\bwijn|prosecco|champagne|\bsekt\b|\bcava\b|chardonnay|riesling|merlot|cabernet|pinot|malbec|rioja|chianti|barolo|sauvignon|sangria|montepulciano|primitivo|tempranillo|syrah|shiraz|zinfandel|bordeaux|chablis/,
    wineOf,
  ],
  [
    /\bbeers?\b|啤酒|ビール|пиво|\bbier\b|birra|\bbiere|cerveza|\blager\b|\bipa\b|pils|\bale\b|stout|porter\b|weizen|weissbier|guinness|heineken|peroni|moretti|\bradler|witbier|asahi|sapporo|kirin|tiger|corona/,
    beerOf,
  ],
  [/juice|\bsaft\b|\bsap\b|\bjus\b|succo|zumo|jugo|spremuta|cider|\bsidra|schorle|nektar/, juiceOf],
  [/\bcolas?\b|\bcoke\b|pepsi|root beer|dr pepper/, () => clear('cola', { lemon: 1 })],
  [
    /lemonade|limonade|limonata|limonada|ginger ale|ginger beer|sprite|\bfanta|\bsoda|tonic|elderflower|kombucha|seven ?up|squash|cordial|aranciata/,
    (reader) =>
      reader.has(/fanta|orange|arancia/)
        ? clear('orange-juice', { 'orange-peel': 1 })
        : clear('lemonade', { lemon: 1, mint: 2 }),
  ],
  [
    /whisk|bourbon|\brum\b|\bron\b|cognac|brandy|grappa|tequila|mezcal|amaro|limoncello|jagermeister|schnaps|digesti|liqueur|calvados/,
    (reader) => ({ vessel: 'short-glass', filling: reader.has(/limoncello/) ? 'lemonade' : 'amber-spirit' }),
  ],
  [/\bsake\b|\bsoju\b|vodka|aquavit|raki\b|ouzo/, () => ({ vessel: 'short-glass', filling: 'water' })],
  [
    /\bmilk\b|\bmilch\b|\bleche\b|\blait\b|\blatte fresco/,
    () => ({ vessel: 'tall-glass', filling: 'buttermilk' }),
  ],
  [
    /water|\bacqua|wasser|\bagua\b|\beau\b|perrier|pellegrino|spa (rood|blauw)/,
    () => clear('water', { lemon: 1 }),
  ],
]
