import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fontsFolder } from '../program-files.ts'

/** Loads sharp with the first picture: it is large, and most processes never need it. */
export async function loadSharp() {
  showFonts()
  const { default: sharp } = await import('sharp')
  // One thread per picture leaves the other cores to the guests; no picture is processed twice, so no cache.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Fontconfig, inside sharp, reads these when it first draws text. */
function showFonts() {
  // oxlint-disable node/no-process-env
  process.env.FONTCONFIG_FILE ??= join(fontsFolder, 'fonts.conf')
  process.env.XDG_CACHE_HOME ??= tmpdir()
  // oxlint-enable node/no-process-env
}
