import type { Garnish, Piece } from '../dish-recipe.ts'
import { bakery } from './bakery.ts'
import { breads } from './breads.ts'
import { dumplingsAndSweets } from './dumplings-and-sweets.ts'
import { fried } from './fried.ts'
import { grill } from './grill.ts'
import { leavesAndSlices } from './leaves-and-slices.ts'
import { meat } from './meat.ts'
import type { AnyPiece } from './piece.ts'
import { pulses } from './pulses.ts'
import { sandwiches } from './sandwiches.ts'
import { seafoodAndEgg } from './seafood-and-egg.ts'
import { southIndian } from './south-indian.ts'
import { sprinkles } from './sprinkles.ts'
import { sushiAndDumplings } from './sushi-and-dumplings.ts'
import { toppings } from './toppings.ts'
import { vegetables } from './vegetables.ts'

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
