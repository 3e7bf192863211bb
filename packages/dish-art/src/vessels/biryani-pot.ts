import { disc, group, ring } from '../easel/shapes.ts'
import type { Easel } from '../easel/easel.ts'
import { bowl, bowlLooks } from './bowl.ts'
import { roundShadow, type PaintVessel } from './vessel.ts'

/** A round copper lid with its knob. */
export const paintLid = (easel: Easel, radius: number): string =>
  roundShadow({ x: 0, y: 0 }, radius) +
  disc(0, 0, radius, easel.slope(...bowlLooks.handi.rim)) +
  ring(radius * 0.9, '#ffe6c499', 3.4, 'stroke-dasharray="0 12"') +
  disc(0, 0, radius * 0.78, easel.dome('#d28748', 0.45)) +
  disc(3, 5, radius * 0.2, '#2006') +
  disc(0, 0, radius * 0.19, easel.dome('#d28748', 0.45))

const opened = bowl('handi')

/** A handi just opened, with its lid beside it. */
export const biryaniPot: PaintVessel = (easel, recipe) =>
  group(paintLid(easel, 70), { x: 92, y: 66 }) + opened(easel, recipe)
