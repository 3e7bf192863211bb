import type { Garnish, Piece } from '../dish-recipe.ts'
import { bakery } from './bakery.ts'
import { breads } from './breads.ts'
import { fried } from './fried.ts'
import { grill } from './grill.ts'
import { leavesAndSlices, sprinkles } from './leaves-and-slices.ts'
import { meat, seafoodAndEgg } from './meat.ts'
import type { AnyPiece } from './piece.ts'
import { sandwiches } from './sandwiches.ts'
import { southIndian, dumplingsAndSweets } from './south-indian.ts'
import { sushiAndDumplings } from './sushi-and-dumplings.ts'
import { toppings } from './toppings.ts'
import { vegetables, pulses } from './vegetables.ts'

/** How every piece and garnish is drawn. */
export const pieces: Record<Piece | Garnish, AnyPiece> = {
  ...meat,
  ...seafoodAndEgg,
  ...vegetables,
  ...pulses,
  ...fried,
  ...breads,
  ...southIndian,
  ...dumplingsAndSweets,
  ...leavesAndSlices,
  ...sprinkles,
  ...sandwiches,
  ...sushiAndDumplings,
  ...grill,
  ...bakery,
  ...toppings,
}
