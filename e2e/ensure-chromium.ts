/** Ensures that the journeys have a Chromium: finds one, or installs one, or says what is missing and fails. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

const advice = `The browser journeys need Chromium. Do one of these:
  install your system's package (Debian: apt-get install chromium-headless-shell)
  run "npx playwright install --with-deps chromium" in the folder e2e
  set CHROMIUM_PATH to the program of a Chromium or Chrome`

function ensureChromium() {
  // Debian's package brings the libraries it needs; Playwright's download expects them to be installed.
  for (const install of [installFromDebian, installFromPlaywright]) {
    if (findChromium() === null) install()
  }
  const path = findChromium()
  if (path === null) throw new Error('There is none here, and none could be installed.')

  // A browser whose libraries are missing is on the disk but does not start.
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  if (status !== 0)
    throw new Error(`${path} does not start: ${error?.message ?? (stderr || `status ${status}`)}`)
}

function installFromDebian() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isRootOnDebian && run('apt-get', 'update')) {
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  }
}

function installFromPlaywright() {
  run('playwright', 'install', 'chromium')
}

function run(program: string, ...args: string[]) {
  process.stdout.write(`No Chromium here yet: ${program} ${args.join(' ')}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', cwd: import.meta.dirname, env }).status === 0
}

try {
  ensureChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${advice}\n`)
  process.exitCode = 1
}
