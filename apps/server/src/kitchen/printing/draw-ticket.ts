/**
 * Draws a ticket as a picture: thermal printers have no fonts for many scripts. By the text engine inside sharp (Pango),
 * which shapes and wraps them; its fonts come with the program.
 */
import type { PaperWidth } from '@tiffin/contract'
import { loadSharp } from '../../platform/load-sharp.ts'
import { prepareText } from './script-fonts.ts'
import { RULE, type TicketLine, type TicketText } from './ticket-text.ts'

/** The dots of a line at 203 dpi. */
const dotsOf: Record<PaperWidth, number> = { '80mm': 576, '58mm': 384 }
const MARGIN = 12
/** In dots, for paper of 80 mm. */
const sizes: Record<TicketText['size'], number> = { normal: 24, large: 34, huge: 84 }
const NARROWER = 0.75
/** Every line begins at the left: one that is written from the right would take the next ones along. */
const FROM_LEFT = '\u200E'

/** A PNG in black and white, as wide as the paper. */
export async function drawTicket(lines: readonly TicketLine[], paper: PaperWidth): Promise<Buffer> {
  const sharp = await loadSharp()
  const ready = await Promise.all(lines.map(prepare))
  const width = dotsOf[paper]
  const scale = paper === '58mm' ? NARROWER : 1
  const written = await sharp({
    text: {
      text: ready.map((line) => markUp(line, scale, width - 2 * MARGIN)).join('\n'),
      font: `Noto Sans ${sizes.normal}`,
      width: width - 2 * MARGIN,
      wrap: 'word-char',
      rgba: true,
      // One point is one dot.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(written.data)
    .flatten({ background: 'white' })
    .extend({
      top: MARGIN,
      bottom: 3 * MARGIN,
      left: MARGIN,
      right: Math.max(0, width - MARGIN - written.info.width),
      background: 'white',
    })
    .threshold(160)
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

const prepare = async (line: TicketLine): Promise<TicketLine> =>
  line === RULE ? line : { ...line, text: await prepareText(line.text) }

/** In Pango's markup. */
function markUp(line: TicketLine, scale: number, width: number): string {
  if (line === RULE) {
    const size = Math.round(sizes.normal * scale)
    // As wide as they are high, and they join.
    return markUp({ text: '—'.repeat(Math.floor(width / size)), size: 'normal' }, scale, width)
  }
  const { text, size, isBold, isBand } = line
  const attributes = [
    `size="${Math.round(sizes[size] * scale)}pt"`,
    isBold && 'weight="bold"',
    isBand && 'background="black" foreground="white"',
  ].filter(Boolean)
  return `<span ${attributes.join(' ')}>${FROM_LEFT}${escapeMarkup(isBand ? ` ${text} ` : text)}</span>`
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
