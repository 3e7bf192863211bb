import type {
  ClearFilling,
  CoarseFilling,
  DalFilling,
  Filling,
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
}

/** How every filling looks. */
export const fillings: Record<Filling, FillingLook> = {
  ...sauces,
  ...dals,
  ...rices,
  ...coarses,
  ...smooths,
  ...clears,
}
