import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell has no window to draw, so each page costs a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

type Surroundings = {
  env: Record<string, string | undefined>
  isRunnable: (path: string) => boolean
  /** Where Playwright would install its own browser, whether or not it is there. */
  playwrightsOwn: string
}

/** Finds a Chromium on this machine: the one in CHROMIUM_PATH, else the system's, else Playwright's own, else null. */
export function findChromium(
  { env, isRunnable, playwrightsOwn }: Surroundings = thisMachine(),
): string | null {
  const named = env['CHROMIUM_PATH']
  if (named) {
    // A wrong setting is an error: silently using another browser would be a surprise.
    if (!isRunnable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`)
    return named
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...macApplications, playwrightsOwn].find(isRunnable) ?? null
}

function thisMachine(): Surroundings {
  return { env: process.env, isRunnable: isProgram, playwrightsOwn: chromium.executablePath() }
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
