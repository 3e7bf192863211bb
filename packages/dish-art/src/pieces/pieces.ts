import type { Garnish, Piece } from '../dish-recipe.ts'
import { breads } from './breads.ts'
import { dumplingsAndSweets } from './dumplings-and-sweets.ts'
import { fried } from './fried.ts'
import { leavesAndSlices } from './leaves-and-slices.ts'
import { meat } from './meat.ts'
import type { AnyPiece } from './piece.ts'
import { pulses } from './pulses.ts'
import { seafoodAndEgg } from './seafood-and-egg.ts'
import { southIndian } from './south-indian.ts'
import { sprinkles } from './sprinkles.ts'
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
}
