import type { Swirl } from './dish-recipe.ts'
import type { Colour } from './easel/colour.ts'
import type { Easel } from './easel/easel.ts'
import { group, line, oval } from './easel/shapes.ts'

const spiral = 'M-52 6C-48-46 30-60 50-10C62 40-14 56-26 20C-34-8 8-28 20-4Q24 10 8 12'
const zigzag = 'M-62-14Q-40-50-34-8T-4-6T26-4T58-16'
const backAndForth = 'M-58 14Q-30-20-22 22T12 18T48 8'

const thread = (easel: Easel, d: string, colour: Colour, width: number): string =>
  easel.retrace(d, [
    { stroke: '#2004', width, shift: [2, 4] },
    { stroke: colour, width },
  ])

/** Paints what is drizzled over a dish, around 0,0, for a bowl of radius 100. */
export function paintSwirl(easel: Easel, swirl: Swirl, size: number): string {
  return group(drawings[swirl](easel, size < 0.8), { x: 0, y: 0 }, size, easel.random.between(-30, 30))
}

const drawings: Record<Swirl, (easel: Easel, isSmall: boolean) => string> = {
  cream: (easel, isSmall) =>
    thread(easel, spiral, '#fff4dc', 8) +
    (isSmall
      ? ''
      : line('M-50-2C-44-44 26-56 46-14', '#fff', 3.5) +
        line('M58 34h0M-40 40h0', '#fff4dc', 9) +
        line('M66 22h0M-28 48h0', '#fff4dc', 5)),
  yogurt: (easel) => thread(easel, zigzag, '#fffaf0', 11) + thread(easel, backAndForth, '#fffaf0', 11),
  'mint-chutney': (easel) => thread(easel, backAndForth, '#4b8f2c', 7),
  'tamarind-chutney': (easel) => thread(easel, zigzag, '#541c0c', 6),
  chutneys: (easel) => thread(easel, zigzag, '#541c0c', 6) + thread(easel, backAndForth, '#4b8f2c', 7),
  butter: (easel) =>
    oval(0, 4, 40, 28, '#ffc93f8c') +
    oval(-26, 22, 14, 8, '#ffd86a99') +
    '<rect x="-14" y="-12" width="32" height="27" rx="5" fill="#d99c26"/>' +
    `<rect x="-16" y="-16" width="31" height="26" rx="5" fill="${easel.slope('#fffbd8', '#fbdc6c')}"/>`,
  ghee: () =>
    oval(-16, -16, 30, 18, '#ffd24a88') +
    oval(24, 18, 22, 13, '#ffd24a88') +
    oval(30, -26, 9, 6, '#ffd24a88') +
    line('M-36-22q8-8 20-8M12 12q6-5 14-4', '#fff6cfbb', 4),
}
