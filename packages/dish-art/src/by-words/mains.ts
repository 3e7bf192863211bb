import type { Filling, Helping, Piece } from '../dish-recipe.ts'
import { readGarnish, readToppings, type Reader } from './dish-words.ts'
import type { Dish, Form } from './form.ts'

/** The first filling whose words are there. */
const firstOf = (
  { has }: Reader,
  choices: readonly (readonly [RegExp, Filling])[],
  usual: Filling,
): Filling => choices.find(([words]) => has(words))?.[1] ?? usual

/** What lies in a sauce: what its words say, or usual pieces. */
function inSauce(reader: Reader, usual: Partial<Record<Piece, number>>): Partial<Record<Piece, number>> {
  const found = readToppings(reader, ['cherry-tomato', 'onion-slice', 'potato', 'half-egg'])
  return Object.keys(found).length > 0 ? found : usual
}

const soupOf = (reader: Reader): Dish => ({
  vessel: reader.vary('soup-bowl', 'white-bowl', 'blue-bowl', 'clay-bowl'),
  filling: firstOf(
    reader,
    [
      [/tom (yum|kha)|hot and sour|spicy|pikant/, 'tomato-broth'],
      [/tomat|pomodoro|gazpacho|salmorejo/, 'tomato-soup'],
      [/pumpkin|squash|kurbis|zucca|carrot|sweet potato|calabaza|butternut/, 'pumpkin-soup'],
      [/\bpea\b|erbsen|broccoli|asparag|spinach|leek|courgette|green|snert/, 'pea-soup'],
      [
        /mushroom|pilz|champi|funghi|clam|chowder|potato|kartoffel|cream of|vichyssoise|cauliflower/,
        'mushroom-soup',
      ],
      [/miso/, 'miso'],
      [/goulash|gulasch|borscht|beet/, 'red-juice'],
      [/lentil|linsen|dal\b|mercimek/, 'lentil-broth'],
      [/onion|oignon|zwiebel|oxtail|beef|ramen|pho/, 'dark-broth'],
      [/minestrone|fish|bouillabaisse|seafood|bisque/, 'tomato-broth'],
    ],
    'chicken-broth',
  ),
  pieces: reader.has(/cream|creme|veloute|gazpacho|bisque|pumpkin|kurbis|tomato|\bpea\b/)
    ? reader.has(/crouton/)
      ? { crouton: 6 }
      : {}
    : inSauce(reader, { carrot: 5, 'green-pea': 9, potato: 3 }),
  ...(reader.has(/cream|creme|veloute|pumpkin|kurbis|tomat|mushroom|asparag/) && { swirl: 'cream' as const }),
  garnish: readGarnish(reader, { parsley: 16 }),
})

const noodleSoupOf = (reader: Reader): Dish => ({
  vessel: reader.vary('black-bowl', 'blue-bowl'),
  filling: firstOf(
    reader,
    [
      [/tonkotsu|paitan|milky|miso|creamy/, 'milky-ramen'],
      [/spicy|tantan|kimchi|red\b|chil[il]|scharf/, 'spicy-ramen'],
      [/laksa|coconut|curry|khao soi/, 'laksa'],
      [/\bpho\b|udon|wonton|chicken/, 'pho'],
    ],
    'ramen',
  ),
  pieces: {
    ...(reader.has(/prawn|shrimp|ebi|seafood/)
      ? { prawn: 3 }
      : reader.has(/veg|tofu/)
        ? { tofu: 5 }
        : reader.has(/chicken|\bpho\b|beef/)
          ? { lamb: 5 }
          : { chashu: 2 }),
    'half-egg': reader.has(/\bpho\b|laksa/) ? 1 : 2,
    ...(reader.has(/ramen|miso|shoyu|udon/) && { nori: 1, narutomaki: 1 }),
  },
  arrange: 'scatter',
  garnish: reader.has(/\bpho\b|laksa/)
    ? { 'spring-onion': 14, 'red-chilli': 1, mint: 4, lime: 1 }
    : { 'spring-onion': 18, sesame: 10, ...(reader.has(/spicy|chil/) && { 'red-chilli': 1 }) },
})

const longPasta = (reader: Reader): Dish => {
  const isMeaty = reader.has(/bolognes|ragu|meat|bolo\b|carne/)
  const filling = firstOf(
    reader,
    [
      [/nero|squid ink|black spag/, 'black-spaghetti'],
      [/pesto|genovese|green/, 'spaghetti-pesto'],
      [
        /carbonara|alfredo|panna|cream|cacio|salmon|tartuf|truffle|funghi|mushroom|creme|rahm|formaggi/,
        'spaghetti-cream',
      ],
      [/bolognes|ragu|aglio|vongole|scoglio|oil\b/, 'spaghetti'],
      [/tomat|pomodor|arrabbiat|amatrician|puttanesca|napoli|marinara|norma|pesc/, 'spaghetti-tomato'],
    ],
    'spaghetti-tomato',
  )
  return {
    vessel: reader.vary('white-plate', 'blue-plate', 'white-bowl'),
    filling,
    pieces: isMeaty
      ? { ragu: 1 }
      : reader.has(/carbonara|amatrician/)
        ? { ham: 8 }
        : reader.has(/meatball|polpett/)
          ? { meatball: 5 }
          : readToppings(reader, ['half-egg', 'onion-slice', 'potato']),
    arrange: 'scatter',
    garnish: readGarnish(reader, { parmesan: 14, basil: 3 }),
  }
}

const shortPasta = (reader: Reader): Dish => ({
  vessel: reader.vary('white-bowl', 'blue-bowl', 'white-plate'),
  filling: firstOf(
    reader,
    [
      [/cheese|alfredo|panna|cream|formaggi|four/, 'cheese-sauce'],
      [/pesto/, 'green-curry'],
    ],
    'tomato-sauce',
  ),
  pieces: {
    penne: 17,
    ...readToppings(reader, ['half-egg', 'onion-slice', 'cherry-tomato', 'feta', 'mozzarella', 'potato']),
  },
  garnish: readGarnish(reader, { parmesan: 16, basil: 4 }),
})

const friedNoodles = (reader: Reader): Dish => ({
  vessel: reader.vary('black-bowl', 'white-plate', 'green-bowl'),
  filling: firstOf(
    reader,
    [
      [/soba|buckwheat/, 'soba'],
      [/glass|japchae|vermicelli|rice noodle|singapore|\bbun\b/, 'glass-noodles'],
      [/udon/, 'spaghetti'],
    ],
    'fried-noodles',
  ),
  pieces: { ...inSauce(reader, { prawn: 4 }), carrot: 4 },
  arrange: 'scatter',
  garnish: reader.has(/pad thai|thai/)
    ? { peanut: 10, 'spring-onion': 10, lime: 1, coriander: 4 }
    : readGarnish(reader, { 'spring-onion': 16, sesame: 14 }),
})

const riceBeside: Helping = { filling: 'basmati', garnish: { coriander: 1 } }

const curryOf = (reader: Reader): Dish => ({
  vessel: reader.vary('clay-bowl', 'blue-bowl', 'karahi', 'copper-bowl'),
  filling: firstOf(
    reader,
    [
      [/green|grun|verde/, 'green-curry'],
      [/massaman|panang|rendang|beef|lamb|jerk/, 'brown-masala'],
      [/\bred\b|rotes?\b|rojo/, 'red-curry'],
      [/yellow|gelb|coconut|kokos|katsu|korma|mild|japanese/, 'coconut-turmeric'],
      [/butter|tikka|makhani/, 'butter-tomato'],
      [/vindaloo|madras|jalfrezi|hot\b/, 'vindaloo'],
      [/spinach|saag|palak/, 'spinach'],
      [/chickpea|chana/, 'chickpea-masala'],
      [/\bdal\b|dhal|daal|lentil/, 'yellow-dal'],
    ],
    'tikka-masala',
  ),
  pieces: inSauce(reader, { chicken: 7 }),
  ...(reader.has(/cream|coconut|korma|butter|massaman|panang/) && { swirl: 'cream' as const }),
  garnish: readGarnish(reader, { coriander: 5 }),
  ...(reader.has(/rice|reis|riz|arroz/) && { sides: [riceBeside] }),
})

const stewOf = (reader: Reader): Dish => ({
  vessel: reader.vary('clay-bowl', 'copper-handi', 'karahi'),
  filling: firstOf(
    reader,
    [
      [/chil[il] (con|sin)|texas/, 'chilli-con-carne'],
      [/tagine|moroccan|harira|ratatouille|tomato/, 'tomato-sauce'],
      [/stroganoff|fricass|blanquette|cream|zuricher|geschnetz/, 'mushroom-soup'],
      [/bourguignon|guinness|stoof|daube|ale\b|beef|brasato|coq au vin|red wine/, 'gravy'],
    ],
    'goulash',
  ),
  pieces: { ...inSauce(reader, { lamb: 7 }), carrot: 4 },
  garnish: readGarnish(reader, { parsley: 20 }),
})

const riceOf = (reader: Reader): Dish => {
  const isPaella = reader.has(/paella|arroz a banda|fideua/)
  return {
    vessel: isPaella ? 'karahi' : reader.vary('white-bowl', 'clay-bowl', 'blue-bowl'),
    filling: firstOf(
      reader,
      [
        [/paella|saffron|turmeric|milanese/, 'paella-rice'],
        [/risott/, 'risotto'],
        [/jollof|tomato|spanish|mexican|jambalaya|kimchi/, 'tomato-rice'],
        [/biryani/, 'biryani-rice'],
        [/fried|nasi|egg|pilaf|pulao|pilau/, 'fried-rice'],
      ],
      'basmati',
    ),
    pieces: isPaella
      ? { prawn: 4, mussel: 5, ...(reader.has(/chicken|pollo|valencian/) && { chicken: 4 }), 'green-pea': 10 }
      : readToppings(reader),
    arrange: 'scatter',
    garnish: readGarnish(reader, isPaella ? { lemon: 2, parsley: 14 } : { parsley: 14 }),
  }
}

const bowlOf = (reader: Reader): Dish => {
  const found = readToppings(reader)
  return {
    vessel: reader.vary('black-bowl', 'white-bowl', 'green-bowl'),
    filling: reader.has(/quinoa|couscous|bulgur/) ? 'tabbouleh' : reader.has(/noodle/) ? 'soba' : 'basmati',
    pieces: Object.keys(found).length > 2 ? found : { avocado: 2, carrot: 6, ...found },
    arrange: 'scatter',
    garnish: readGarnish(reader, { sesame: 18, 'spring-onion': 12 }),
  }
}

/** What lies beside meat or fish, by the words. */
function besides({ has, vary }: Reader): { pieces: Partial<Record<Piece, number>>; sides: Dish['sides'] } {
  const pieces: Partial<Record<Piece, number>> = has(/fries|frites|pommes|chips|friet|patatas/)
    ? { fry: 7 }
    : has(/asparag|spargel/)
      ? { asparagus: 3 }
      : has(/broccoli|vegetable|gemuse|verdur|legumes|groente/)
        ? { broccoli: 4, carrot: 4 }
        : has(/mash|puree|rice|reis/)
          ? { 'green-bean': 7 }
          : vary<Partial<Record<Piece, number>>>(
              { potato: 5 },
              { 'cherry-tomato': 4, 'green-bean': 5 },
              { broccoli: 4 },
            )
  const sides: Dish['sides'] = has(/mash|puree/)
    ? [{ filling: 'mashed-potato', garnish: { parsley: 3 } }]
    : has(/pepper sauce|peppercorn|mushroom sauce|jus\b|gravy/)
      ? ['gravy']
      : []
  return { pieces, sides }
}

/** Meat or fish in the middle of a plate or a board. */
const platedOf =
  (main: (reader: Reader) => Partial<Record<Piece, number>>, garnish: Dish['garnish'] = { parsley: 12 }) =>
  (reader: Reader): Dish => {
    const beside = besides(reader)
    return {
      vessel: reader.vary('white-plate', 'slate', 'blue-plate', 'bread-board'),
      pieces: main(reader),
      arrange: 'cluster',
      garnish: readGarnish(reader, garnish ?? {}),
      sides: [{ pieces: beside.pieces }, ...(beside.sides ?? [])].slice(0, 2),
    }
  }

const steakOf = ({ has }: Reader): Partial<Record<Piece, number>> =>
  has(/tagliata|sliced|bavette|flank|picanha|tataki|wagyu/) ? { 'sliced-steak': 1 } : { steak: 1 }

/** Soups, pasta, curries, rice, meat, fish and eggs. */
export const mains: readonly Form[] = [
  [
    /ramen|ラーメン|noodle soup|nudelsuppe|\bpho\b|laksa|tantan|udon soup|kake udon|khao soi|wonton soup|bun bo/,
    noodleSoupOf,
  ],
  [
    /soup|suppe|soep\b|汤|湯|スープ|суп|борщ|\bsopa\b|zuppa|minestron|gazpacho|broth|bruhe|consomme|bisque|chowder|borscht|tom (yum|kha)|potage|veloute|bouillabaisse|\bmiso\b|snert|caldo/,
    soupOf,
  ],
  [
    /lasagn|cannelloni|moussaka|parmigiana|pastitsio|gratin|auflauf|shepherd|cottage pie/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'blue-plate'),
      pieces: { lasagne: 1 },
      garnish: { basil: 3, parmesan: 8 },
    }),
  ],
  [
    /raviol|tortell|agnolotti|maultasch|cappelletti|mezzelune/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'blue-plate'),
      filling: reader.has(/tomat|pomodor/)
        ? 'tomato-sauce'
        : reader.has(/spinach|ricotta|butter|sage/)
          ? 'saffron-cream'
          : 'fenugreek-cream',
      pieces: { ravioli: 6 },
      garnish: readGarnish(reader, { basil: 4, parmesan: 12 }),
    }),
  ],
  [
    /gnocch|spatzle|spaetzle/,
    (reader) => ({
      vessel: reader.vary('white-bowl', 'blue-bowl'),
      filling: reader.has(/pesto/)
        ? 'green-curry'
        : reader.has(/gorgonzola|cream|cheese|formaggi|kase/)
          ? 'fenugreek-cream'
          : 'tomato-sauce',
      pieces: { gnocchi: 16 },
      garnish: readGarnish(reader, { basil: 4, parmesan: 12 }),
    }),
  ],
  [
    /penne|rigaton|fusilli|macaron|mac (and|&|n) cheese|farfalle|orecchiette|paccheri|conchigl|ziti|tortiglioni/,
    shortPasta,
  ],
  [
    /spaghett|tagliatell|linguin|fettuccin|pappardell|bucatini|carbonara|bolognes|\bpasta\b|vermicelli alla|cacio e pepe|tagliolini|alfredo|amatriciana/,
    longPasta,
  ],
  [
    /pad thai|chow mein|lo mein|yakisoba|mie goreng|bami|udon|\bsoba\b|japchae|noodle|拉面|炒面|焼きそば|nudeln?\b|noedels|fideos|singapore/,
    friedNoodles,
  ],
  [
    /poke|buddha bowl|rice bowl|donburi|\bdon\b|bibimbap|\bbowl\b|chirashi|gyudon|oyakodon|power ?bowl/,
    bowlOf,
  ],
  [
    /curry|カレー|咖喱|butter chicken|\bkari\b|masala|korma|vindaloo|madras|jalfrezi|rendang|\bdal\b|dhal|tikka masala|makhani|saag|massaman|panang/,
    curryOf,
  ],
  [
    /stew|goulash|gulasch|bourguignon|tagine|chil[il] (con|sin)|stroganoff|ragout|stoof|cassoulet|ratatouille|coq au vin|casserole|eintopf|blanquette|estofado|feijoada|hot ?pot|geschnetzeltes|brasato|adobo|pot roast|osso ?buco|jjigae/,
    stewOf,
  ],
  [
    /kung pao|sweet (and|&) sour|general tso|stir.?fr|mongolian beef|orange chicken|black bean sauce|szechuan|sichuan|chop suey|teriyaki(?!.*salmon)(?<!salmon.*)/,
    (reader) => ({
      vessel: reader.vary('black-bowl', 'white-plate', 'blue-plate'),
      filling: 'soy-glaze',
      pieces: { ...inSauce(reader, { chicken: 7 }), 'red-pepper': 4, 'green-pepper': 4 },
      garnish: readGarnish(reader, { 'spring-onion': 14, sesame: 14 }),
      sides: [riceBeside],
    }),
  ],
  [
    /fish (and|&|n) chips|fischfilet|backfisch|kibbeling/,
    () => ({
      vessel: 'paper-tray',
      pieces: { 'fried-fish': 2, fry: 12 },
      arrange: 'heap',
      garnish: { lemon: 1 },
      sides: ['mayonnaise'],
    }),
  ],
  [
    /risott|paella|fried rice|nasi|pilaf|pilau|pulao|biryani|jollof|jambalaya|arroz|\brice\b|\breis\b|\briz\b|\brijst\b|\briso\b|炒飯|炒饭/,
    riceOf,
  ],
  [
    /calamar|squid|tintenfisch|rabas/,
    () => ({
      vessel: 'paper-tray',
      pieces: { calamari: 11 },
      arrange: 'heap',
      garnish: { lemon: 1, parsley: 8 },
      sides: ['mayonnaise'],
    }),
  ],
  [
    /mussel|moules|cozze|muscheln|mejillon|mosselen|clams|vongole/,
    () => ({
      vessel: 'karahi',
      filling: 'chicken-broth',
      pieces: { mussel: 12 },
      garnish: { parsley: 20, lemon: 1 },
    }),
  ],
  [
    /oyster|austern|ostriche|huitres|ostras/,
    () => ({ vessel: 'steel-plate', pieces: { oyster: 6 }, arrange: 'ring', garnish: { lemon: 2 } }),
  ],
  [
    /octopus|polpo|pulpo/,
    () => ({
      vessel: 'bread-board',
      pieces: { calamari: 7, potato: 5 },
      arrange: 'scatter',
      garnish: { 'chilli-flakes': 16, parsley: 14, lemon: 1 },
    }),
  ],
  [
    /prawn|shrimp|gamber|gambas|garnele|crevette|scampi|langoustine|camaron|garnalen/,
    (reader) => ({
      vessel: reader.vary('karahi', 'clay-bowl'),
      filling: 'butter-tomato',
      pieces: { prawn: 8 },
      garnish: readGarnish(reader, { parsley: 18, 'red-chilli': 2, garlic: 8 }),
    }),
  ],
  [/salmon|lachs|salmone|saumon|\bzalm/, platedOf(() => ({ salmon: 1 }), { lemon: 1, parsley: 8 })],
  [
    /whole fish|sea ?bream|dorade|orata|branzino|sea ?bass|trout|forelle|mackerel|sardine|herring|loup de mer|grilled fish/,
    (reader) => ({
      vessel: reader.vary('long-plate', 'slate'),
      pieces: { 'whole-fish': 1 },
      garnish: { lemon: 2, parsley: 14 },
    }),
  ],
  [
    /\bfish\b|\bfisch\b|\bpesce\b|pescado|poisson|\bvis\b|\bcod\b|halibut|turbot|monkfish|kabeljau|merluza|zander|plaice|\bsole\b|\bhake\b|swordfish|tuna steak/,
    platedOf(() => ({ 'fish-fillet': 1 }), { lemon: 1, parsley: 8 }),
  ],
  [
    /\bribs?\b|spare ?rib|costill|rippchen/,
    (reader) => ({
      vessel: 'bread-board',
      pieces: { ribs: 1 },
      sides: [reader.has(/slaw/) ? 'coleslaw' : { pieces: { fry: 5 } }],
    }),
  ],
  [
    /schnitzel|milanes|katsu|cordon bleu|cutlet|escalope|tonkatsu|parmo|kotelett|cachopo/,
    platedOf(() => ({ schnitzel: 1 }), { lemon: 1, parsley: 10 }),
  ],
  [
    /bratwurst|currywurst|sausage|wurst|salsicc|saucisse|bangers|worstje|chorizo al/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'bread-board'),
      pieces: { [reader.has(/weiss|white/) ? 'white-sausage' : 'sausage']: 2 },
      arrange: 'stack',
      sides: [reader.has(/mash/) ? 'mashed-potato' : reader.has(/curry/) ? 'ketchup' : 'coleslaw'],
      garnish: { parsley: 10 },
    }),
  ],
  [
    /wings|flugel|alitas|ailes de/,
    () => ({
      vessel: 'slate',
      pieces: { wing: 8 },
      arrange: 'heap',
      garnish: { sesame: 16, 'spring-onion': 8 },
      sides: ['mayonnaise'],
    }),
  ],
  [
    /fried chicken|karaage|backhendl|popcorn chicken|crispy chicken|chicken tenders|\bkfc\b|chicken (strips|fingers|bites)/,
    () => ({
      vessel: 'paper-tray',
      pieces: { 'fried-chicken': 6 },
      arrange: 'heap',
      sides: ['mayonnaise'],
      garnish: { parsley: 8 },
    }),
  ],
  [
    /skewer|kebab|souvlaki|yakitori|satay|sate\b|brochette|shashlik|spiess|espetada|anticucho|tandoori|tikka/,
    (reader) => ({
      vessel: reader.vary('slate', 'long-plate'),
      pieces: { 'chicken-tikka': 6, 'green-pepper': 2, onion: 2 },
      arrange: 'skewers',
      garnish: readGarnish(reader, { lemon: 1, parsley: 12 }),
    }),
  ],
  [
    /gyros|doner|shawarma|al pastor|carnitas|pulled pork/,
    () => ({
      vessel: 'white-plate',
      filling: 'lettuce',
      pieces: { lamb: 11, 'tomato-slice': 3 },
      arrange: 'scatter',
      garnish: { 'onion-ring': 4, parsley: 12 },
      sides: ['raita'],
    }),
  ],
  [
    /meatball|polpett|kottbullar|albondigas|frikadell|kofte|kofta|keftedes|gehaktbal/,
    (reader) => ({
      vessel: reader.vary('clay-bowl', 'blue-bowl'),
      filling: reader.has(/tomat|sugo|salsa/) ? 'tomato-sauce' : 'gravy',
      pieces: { meatball: 7 },
      garnish: readGarnish(reader, { parsley: 18 }),
    }),
  ],
  [
    /roast(ed)? chicken|half chicken|rotisserie|brathahn|poulet roti|pollo (asado|a la brasa|alla diavola)|spring chicken|poussin|piri ?piri|peri ?peri|whole chicken|turkey/,
    (reader) => ({
      vessel: 'bread-board',
      pieces: { 'roast-chicken': 1 },
      sides: [{ pieces: besides(reader).pieces }],
      garnish: { parsley: 12, lemon: 1 },
    }),
  ],
  [
    /steak|entrecote|tagliata|bistecca|rib ?eye|sirloin|filet mignon|rump|t-bone|tomahawk|picanha|bavette|beef fillet|fillet of beef|chateaubriand|asado|onglet|côte|biefstuk|wagyu|rostbraten/,
    platedOf(steakOf, { 'bay-leaf': 1, peppercorn: 8 }),
  ],
  [
    /pork|schwein|cerdo|maiale|porchetta|\bham hock|schweinshaxe|chop\b|porc\b|lechon/,
    platedOf(() => ({ 'pork-chop': 1 })),
  ],
  [
    /lamb|agnello|lamm|agneau|cordero|mutton|shank/,
    platedOf(() => ({ 'lamb-shank': 1 }), { 'bay-leaf': 1, parsley: 8 }),
  ],
  [
    /duck|\bente\b|canard|anatra|\bpato\b|confit/,
    platedOf(() => ({ 'sliced-steak': 1 }), { 'orange-peel': 2, parsley: 8 }),
  ],
  [/chicken|pollo|poulet|hahnchen|huhn|\bkip\b|frango|supreme/, platedOf(() => ({ 'chicken-breast': 1 }))],
  [
    /beef|rind|manzo|ternera|boeuf|\bcarne\b|veal|kalb|vitello|saltimbocca|brisket|short rib/,
    platedOf(steakOf),
  ],
  [
    /full (english|irish|scottish)|fry-?up|english breakfast|american breakfast|big breakfast|breakfast plate|bauernfruhstuck/,
    () => ({
      vessel: 'blue-plate',
      pieces: { 'fried-egg': 2, bacon: 1, 'tomato-slice': 2 },
      arrange: 'cluster',
      garnish: { parsley: 8 },
      sides: [{ filling: 'chickpea-masala', pieces: { 'kidney-bean': 9 } }],
    }),
  ],
  [
    /shakshuka|huevos rancheros|menemen|uova in purgatorio|eggs in/,
    () => ({
      vessel: 'pan',
      filling: 'tomato-sauce',
      pieces: { 'fried-egg': 3 },
      garnish: { parsley: 24, 'red-chilli': 1 },
    }),
  ],
  [
    /omelet|frittata|tortilla (espanola|de patata)|tortilla\b|\btortillas?\b de/,
    (reader) => ({
      vessel: reader.vary('white-plate', 'blue-plate'),
      pieces: { omelette: 1 },
      garnish: readGarnish(reader, { parsley: 16 }),
    }),
  ],
  [
    /scrambled|ruhrei|revuelto|\beggs?\b|huevos|uova|spiegelei|oeufs|\beier\b|uitsmijter/,
    () => ({
      vessel: 'pan',
      pieces: { 'fried-egg': 2, bacon: 1 },
      arrange: 'cluster',
      garnish: { parsley: 14, peppercorn: 6 },
    }),
  ],
  [
    /baked potato|jacket potato|ofenkartoffel|folienkartoffel|\bspud/,
    () => ({
      vessel: 'white-plate',
      pieces: { 'baked-potato': 1 },
      garnish: { 'spring-onion': 14 },
      sides: ['yogurt'],
    }),
  ],
  [
    /mashed|\bmash\b|puree|stamppot/,
    () => ({ vessel: 'white-bowl', filling: 'mashed-potato', swirl: 'butter', garnish: { parsley: 14 } }),
  ],
  [
    /potato|kartoffel|patata|pommes? de terre|aardappel|rosti/,
    () => ({
      vessel: 'karahi',
      pieces: { potato: 10 },
      arrange: 'heap',
      garnish: { parsley: 22, garlic: 8 },
    }),
  ],
  [
    /grilled vegetable|roast(ed)? vegetable|vegetable|gemuse|verdur|legumes|verduras|groente|broccoli|asparag|spargel|aubergine|eggplant|melanzan|cauliflower|blumenkohl|brussels|spinach|mushroom|carrots?\b/,
    (reader) => {
      const found = readToppings(reader, ['onion-slice'])
      return {
        vessel: reader.vary('clay-bowl', 'white-plate', 'slate'),
        pieces:
          Object.keys(found).length > 0
            ? doubled(found)
            : { courgette: 6, aubergine: 4, 'red-pepper': 5, broccoli: 3 },
        arrange: 'scatter',
        garnish: readGarnish(reader, { parsley: 16 }),
      }
    },
  ],
  [
    /tofu|tempeh|seitan/,
    (reader) => ({
      vessel: 'black-bowl',
      filling: 'soy-glaze',
      pieces: { tofu: 8, ...readToppings(reader, ['tofu']) },
      garnish: { sesame: 18, 'spring-onion': 14 },
    }),
  ],
  [
    /lentil|linsen|lenticchie|beans|bohnen|fagioli|frijoles|chickpea/,
    (reader) => ({
      vessel: 'clay-bowl',
      filling: reader.has(/lentil|linsen|lentic/) ? 'lentils' : 'tomato-sauce',
      pieces: readToppings(reader),
      garnish: readGarnish(reader, { parsley: 18 }),
    }),
  ],
]

const doubled = (counts: Partial<Record<Piece, number>>): Partial<Record<Piece, number>> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Math.round(count * 1.6)]))
