import { describe, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

const machine = ({ env = {}, programs = [] }: { env?: Record<string, string>; programs?: string[] }) => ({
  env: { PATH: '/usr/local/bin:/usr/bin', ...env },
  isRunnable: (path: string) => programs.includes(path),
  playwrightsOwn: '/cache/playwright/chrome',
})

describe('which Chromium the journeys drive', () => {
  test('the one in CHROMIUM_PATH takes precedence over all others', () => {
    const programs = ['/opt/chrome', '/usr/bin/chromium']
    expect(findChromium(machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, programs }))).toBe('/opt/chrome')
  })

  test('a CHROMIUM_PATH that cannot run is an error, not a hint', () => {
    const wrong = machine({ env: { CHROMIUM_PATH: '/opt/chrome' }, programs: ['/usr/bin/chromium'] })
    expect(() => findChromium(wrong)).toThrow('CHROMIUM_PATH names /opt/chrome')
  })

  test('the system’s browser takes precedence over the one that Playwright downloaded', () => {
    const programs = ['/cache/playwright/chrome', '/usr/bin/google-chrome']
    expect(findChromium(machine({ programs }))).toBe('/usr/bin/google-chrome')
  })

  test('the shell takes precedence over chromium, and chromium over google-chrome, wherever they are on the PATH', () => {
    const programs = ['/usr/local/bin/google-chrome', '/usr/bin/chromium']
    expect(findChromium(machine({ programs }))).toBe('/usr/bin/chromium')
    const withShell = [...programs, '/usr/bin/chromium-headless-shell']
    expect(findChromium(machine({ programs: withShell }))).toBe('/usr/bin/chromium-headless-shell')
  })

  test('on a Mac the browser is among the applications', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findChromium(machine({ programs: [chrome] }))).toBe(chrome)
  })

  test('without a browser the result is null', () => {
    expect(findChromium(machine({}))).toBeNull()
  })
})
