import { disc, group, ring, line } from '../easel/shapes.ts'
import type { Easel } from '../easel/easel.ts'
import { bowlLooks } from './bowl.ts'
import { paintLid } from './biryani-pot.ts'
import { roundShadow } from './vessel.ts'

/** Paints a handi with its lid on: a dish that has not been revealed yet. */
export const paintCoveredDish = (easel: Easel): string =>
  group(
    bowlLooks.handi.behind(easel, 118) +
      roundShadow({ x: 0, y: 0 }, 122) +
      disc(0, 0, 122, easel.slope(...bowlLooks.handi.rim)) +
      disc(0, 0, 113, '#5b2b0f') +
      paintLid(easel, 110) +
      Array.from(
        { length: 8 },
        (_, step) =>
          `<path d="M0-38C14-50 14-66 0-80C-14-66-14-50 0-38Z" fill="#8a4a1b" opacity=".45" transform="rotate(${step * 45})"/>`,
      ).join('') +
      ring(30, '#ffe6c4', 3, 'stroke-dasharray="0 9.4" opacity=".7"') +
      line('M-76-40Q-64-70-36-80', '#fff6', 6),
    { x: 200, y: 152 },
  )
