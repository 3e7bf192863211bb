import type {
  ClearFilling,
  CoarseFilling,
  DalFilling,
  Filling,
  LeafFilling,
  NoodleFilling,
  RiceFilling,
  SauceFilling,
  SmoothFilling,
} from './dish-recipe.ts'
import type { Colour } from './easel/colour.ts'

/** How a filling looks from above: its colour, and what is visible in it. */
export type FillingLook =
  | { kind: 'sauce'; colour: Colour; fleck: Colour; oil: Colour }
  | { kind: 'dal'; colour: Colour; fleck: Colour }
  | { kind: 'rice'; colour: Colour; grains: readonly Colour[] }
  | { kind: 'coarse'; colour: Colour; bits: readonly Colour[]; length: number; width: number }
  | { kind: 'smooth'; colour: Colour; fleck?: Colour }
  | { kind: 'clear'; colour: Colour }
  | { kind: 'noodles'; colour: Colour; strand: Colour; hasBroth: boolean }
  | { kind: 'leaves'; colour: Colour; leaves: readonly Colour[] }

const sauce = (colour: Colour, fleck: Colour, oil: Colour): FillingLook => ({
  kind: 'sauce',
  colour,
  fleck,
  oil,
})
const dal = (colour: Colour, fleck: Colour): FillingLook => ({ kind: 'dal', colour, fleck })
const rice = (colour: Colour, ...grains: Colour[]): FillingLook => ({ kind: 'rice', colour, grains })
const smooth = (colour: Colour, fleck?: Colour): FillingLook => ({
  kind: 'smooth',
  colour,
  ...(fleck && { fleck }),
})
const clear = (colour: Colour): FillingLook => ({ kind: 'clear', colour })
const noodles = (colour: Colour, strand: Colour, hasBroth = false): FillingLook => ({
  kind: 'noodles',
  colour,
  strand,
  hasBroth,
})
const leaves = (colour: Colour, ...bits: Colour[]): FillingLook => ({ kind: 'leaves', colour, leaves: bits })
const coarse = (colour: Colour, size: [width: number, length: number], ...bits: Colour[]): FillingLook => ({
  kind: 'coarse',
  colour,
  width: size[0],
  length: size[1],
  bits,
})

const sauces: Record<SauceFilling, FillingLook> = {
  'butter-tomato': sauce('#e56e1a', '#b8480f', '#ffa83f'),
  'tikka-masala': sauce('#cf4a17', '#96300d', '#f78a34'),
  'brown-masala': sauce('#9a5220', '#6b3312', '#d98a3a'),
  'chickpea-masala': sauce('#8a4518', '#5e2b0e', '#c97a33'),
  'kidney-masala': sauce('#8f3519', '#5f1d0e', '#c9662e'),
  'kadai-masala': sauce('#b5441a', '#7a2810', '#ee8433'),
  'rogan-josh': sauce('#a12c12', '#6b170a', '#e5632a'),
  vindaloo: sauce('#871a10', '#520c08', '#d64a24'),
  chettinad: sauce('#6f3d19', '#33190a', '#a3682f'),
  korma: sauce('#efc078', '#b98640', '#f7d58f'),
  'cashew-cream': sauce('#efa65a', '#c97a2e', '#ffcf87'),
  'saffron-cream': sauce('#f0bd58', '#c8902c', '#ffe09a'),
  'fenugreek-cream': sauce('#efe0b4', '#7f9440', '#fff5d8'),
  spinach: sauce('#3e7d2a', '#24541a', '#79a83f'),
  'mustard-greens': sauce('#5b7526', '#384d14', '#8fa441'),
  'coconut-turmeric': sauce('#f2c64c', '#d29a22', '#ffe692'),
  'goan-coconut': sauce('#e5742f', '#b24a17', '#ffae62'),
  'soy-glaze': sauce('#7c3413', '#481a08', '#c46a30'),
  kadhi: sauce('#edc94a', '#c59a20', '#f9e58e'),
  nihari: sauce('#8a3d15', '#57210a', '#dd7a2c'),
  'green-curry': sauce('#a8b85a', '#5f7f2a', '#d9e6a0'),
  'red-curry': sauce('#dd6a34', '#a8381a', '#ffb07a'),
  'tomato-sauce': sauce('#cf3a1a', '#8f1f0c', '#f58a4a'),
  goulash: sauce('#8f3216', '#5a1a0a', '#d9642c'),
  gravy: sauce('#6f4420', '#48280f', '#a8743c'),
}

const dals: Record<DalFilling, FillingLook> = {
  'black-dal': dal('#552714', '#2f140a'),
  'yellow-dal': dal('#e6a722', '#f8cf58'),
  sambar: dal('#c06a20', '#e0953f'),
  'white-pea-stew': dal('#d9a94f', '#f0d692'),
  'potato-curry': dal('#d5822a', '#edb04f'),
  haleem: dal('#b5793a', '#d8a562'),
}

const rices: Record<RiceFilling, FillingLook> = {
  basmati: rice('#f3ecdc', '#d6c9ae', '#ffffff', '#f7f1e3'),
  'jeera-rice': rice('#f3ead4', '#d3c4a0', '#fffdf5', '#f5ecd6'),
  'saffron-rice': rice('#f4d68a', '#d9a23a', '#fff6dc', '#f9b824', '#fbe7ae'),
  'lemon-rice': rice('#f2c92f', '#d29d14', '#ffe873', '#fbd94a'),
  'fried-rice': rice('#e2bf86', '#b88a4a', '#f8e6bf', '#d9a75a'),
  'biryani-rice': rice('#f1d08c', '#c48c40', '#fff4da', '#f3a52b', '#f8dfa6'),
  'curd-rice': rice('#f6f1e4', '#dcd3bd', '#ffffff', '#fbf7ec'),
  risotto: rice('#f4e2b0', '#dcc078', '#fff6d8', '#f0d48a'),
  'paella-rice': rice('#efb32f', '#c9851a', '#ffd96a', '#f6c24a'),
  'tomato-rice': rice('#d9602c', '#a83a18', '#f5965a', '#e8783c'),
}

const coarses: Record<CoarseFilling, FillingLook> = {
  bharta: coarse('#7a4a22', [8, 9], '#56300f', '#9c6a33', '#b5482a', '#5f7a2c'),
  keema: coarse('#6a3519', [9, 3], '#4a210d', '#8a4f28', '#a5683a'),
  poha: coarse('#f0c63a', [7, 7], '#d9a51c', '#ffe680', '#f8d556'),
  'puffed-rice': coarse('#e7d3a2', [9, 4], '#c9a868', '#fffaea', '#f5e6bd'),
  'pav-bhaji': coarse('#c2481a', [8, 4], '#9a3210', '#e0702c', '#e89a3c', '#6c8f2c'),
  'carrot-halwa': coarse('#d5541a', [4.5, 13], '#a83a0f', '#f17e2e', '#fba04a'),
  'mixed-vegetables': coarse('#c98a2c', [11, 4], '#5a8f2f', '#e9772a', '#f2d48a', '#c9401f'),
  poriyal: coarse('#8fae4a', [6, 8], '#5a8a2c', '#fffdf2', '#b9cf74'),
  pickle: coarse('#b0430f', [10, 8], '#7a7a1c', '#d9641a', '#e0a52a', '#8a1f0c'),
  kachumber: coarse('#d8e3b0', [10, 4], '#d63a26', '#dff0b8', '#b2427f', '#4f9434'),
  'spiced-potato': coarse('#efb838', [10, 6], '#d0921c', '#ffdf7a', '#5f8f2f'),
  corn: coarse('#eeb020', [11, 1], '#d38f12', '#ffd952', '#f8c63a'),
  salsa: coarse('#cf3320', [10, 5], '#8f1c10', '#f0664a', '#f3c9d6', '#4f9434'),
  coleslaw: coarse('#f6efd8', [4, 16], '#dfe6b8', '#fffdf2', '#ef8a3c', '#b9a0c9'),
  'chilli-con-carne': coarse('#8a2c14', [11, 5], '#5e1a0c', '#b5482a', '#c9642c', '#4a1410'),
  granola: coarse('#c98f43', [9, 7], '#8f5a22', '#e9bf7a', '#f3dca8', '#6b3a18'),
  lentils: coarse('#6f5a2c', [8, 2], '#4a3a18', '#96803f', '#b39a54'),
  tabbouleh: coarse('#6a9a35', [6, 5], '#3f7a24', '#e9d9a0', '#d93a26', '#8fbf4a'),
}

const smooths: Record<SmoothFilling, FillingLook> = {
  yogurt: smooth('#faf5e8'),
  raita: smooth('#f6f3e2', '#79a84a'),
  'coconut-chutney': smooth('#f3eedb', '#d8cfae'),
  'mint-chutney': smooth('#4f922f', '#2c641c'),
  'tamarind-chutney': smooth('#54200f', '#8a4a22'),
  'mango-chutney': smooth('#ec971c', '#b9640c'),
  'chilli-chutney': smooth('#b92b16', '#7a140a'),
  shrikhand: smooth('#f8cf62', '#d9491c'),
  kheer: smooth('#fff3d6', '#e3cf9f'),
  payasam: smooth('#d69a56', '#e6bd86'),
  'mango-lassi': smooth('#f9ad20'),
  'rose-milk': smooth('#f29ab2'),
  'almond-milk': smooth('#f7dc8e', '#d98a1c'),
  buttermilk: smooth('#f3efdc', '#7a9a4a'),
  chai: smooth('#b9783f'),
  coffee: smooth('#8a5a32'),
  hummus: smooth('#e9cf9a', '#b9642c'),
  guacamole: smooth('#9cb84a', '#5f8a2a'),
  mayonnaise: smooth('#fbf3d6'),
  ketchup: smooth('#c4241a'),
  'cheese-sauce': smooth('#f9bf3c'),
  'chocolate-sauce': smooth('#4a2413'),
  'mashed-potato': smooth('#f7e6b4', '#e3c885'),
  porridge: smooth('#efe0c2', '#d4bd92'),
  'tomato-soup': smooth('#d9481f'),
  'pumpkin-soup': smooth('#ee9a2c'),
  'pea-soup': smooth('#8fb04a', '#5f8a2a'),
  'mushroom-soup': smooth('#d9c4a0', '#8f7350'),
  miso: smooth('#d3a868', '#b3823f'),
  tonkotsu: smooth('#efdcb4', '#d9bd86'),
  'custard-cream': smooth('#f9dc8a'),
  'panna-cotta': smooth('#fdf3e0'),
  'chocolate-mousse': smooth('#5e2f18', '#3a1a0c'),
  'strawberry-shake': smooth('#f29aa8'),
  'vanilla-shake': smooth('#fbecc4'),
  'green-smoothie': smooth('#86b048'),
  matcha: smooth('#9cb85a'),
  latte: smooth('#c48f5c'),
  'hot-chocolate': smooth('#7a4526'),
  babaganoush: smooth('#cdb58a', '#8f7a50'),
}

const clears: Record<ClearFilling, FillingLook> = {
  syrup: clear('#d58a24'),
  'saffron-milk': clear('#f8dc86'),
  'tomato-broth': clear('#d2451a'),
  'lentil-broth': clear('#e0992a'),
  'dark-broth': clear('#7a3512'),
  'chicken-broth': clear('#d9a83f'),
  rasam: clear('#a5461a'),
  'mint-water': clear('#7f9a2c'),
  'lime-soda': clear('#dfecae'),
  kokum: clear('#a01f4f'),
  berry: clear('#6a2a78'),
  lager: clear('#f0a81c'),
  mead: clear('#e39a1e'),
  'rose-wine': clear('#f28f86'),
  'red-wine': clear('#7a1228'),
  'white-wine': clear('#f2e08a'),
  'sparkling-wine': clear('#f6dc8f'),
  stout: clear('#2f1a10'),
  'black-tea': clear('#b3521a'),
  'green-tea': clear('#cfcf6a'),
  espresso: clear('#3f1f0f'),
  'iced-coffee': clear('#6b3a1c'),
  'orange-juice': clear('#f99a1c'),
  'apple-juice': clear('#eec04a'),
  'red-juice': clear('#c4243c'),
  cola: clear('#4a1f10'),
  water: clear('#cfe6ee'),
  lemonade: clear('#f6ee9a'),
  spritz: clear('#f2641c'),
  mojito: clear('#cfe3a0'),
  'amber-spirit': clear('#b9651a'),
  'blue-cocktail': clear('#3f9ac9'),
  'pink-cocktail': clear('#e85a86'),
  'ramen-broth': clear('#c98f43'),
}

const noodleLooks: Record<NoodleFilling, FillingLook> = {
  spaghetti: noodles('#dfae54', '#f8dc94'),
  'spaghetti-tomato': noodles('#b5391a', '#ee8a4a'),
  'spaghetti-pesto': noodles('#6f8f2a', '#c9d172'),
  'spaghetti-cream': noodles('#e3c88f', '#fff2cc'),
  'black-spaghetti': noodles('#1c1a20', '#4a4650'),
  'fried-noodles': noodles('#8a4a1a', '#dd9a4a'),
  soba: noodles('#7a5c40', '#b8977a'),
  'glass-noodles': noodles('#cfc6b0', '#f3eee2'),
  ramen: noodles('#a8642c', '#f6dc94', true),
  'spicy-ramen': noodles('#b5361a', '#f6d08a', true),
  'milky-ramen': noodles('#e6cf9f', '#fbe6ac', true),
  pho: noodles('#b9863f', '#fdf6e6', true),
  laksa: noodles('#e08a3a', '#fdeec4', true),
}

const leafLooks: Record<LeafFilling, FillingLook> = {
  lettuce: leaves('#5f9a30', '#8cc446', '#a9d45f', '#6fae35', '#c9e388'),
  'rocket-salad': leaves('#3f7a28', '#5a9a35', '#7ab548', '#4c8a2c'),
  'red-lettuce': leaves('#5a7a30', '#8cb846', '#8a3050', '#a9cf5f', '#6f2444'),
}

/** How every filling looks. */
export const fillings: Record<Filling, FillingLook> = {
  ...sauces,
  ...dals,
  ...rices,
  ...coarses,
  ...smooths,
  ...clears,
  ...noodleLooks,
  ...leafLooks,
}
