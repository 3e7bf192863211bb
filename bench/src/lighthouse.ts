/** What Lighthouse says of the pages that guests open first, on a phone as it imagines one. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { loadavg } from 'node:os'
import { findChromium } from '../../e2e/find-chromium.ts'
import { print } from './report.ts'
import { median } from './sample.ts'
import type { ServingProcess } from './serving-process.ts'

const AIM = 95
const RUNS = 3
const paths = ['/', '/order-online', '/product/butter-chicken', '/menu']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

// As root it has no sandbox.
const chromeFlags = ['--headless=new', '--no-sandbox']

type Scores = Record<(typeof categories)[number], number>

/** One run of one page: points out of 100, and which audits cost some. */
interface Run {
  scores: Scores
  costly: string[]
}

/** Its default is what is wanted: a mobile device, with network and processor throttled by calculation. */
export async function reportLighthouse(site: Pick<ServingProcess, 'url'>, { isQuick }: { isQuick: boolean }) {
  const chromePath = findChromium()
  if (chromePath === null) {
    print('\nLighthouse was left out: there is no Chromium here.')
    return
  }
  const runs = isQuick ? 1 : RUNS
  print(`\nLighthouse on a phone, throttled by simulation, median of ${runs} (load average ${loadNow()})`)
  print(`${''.padEnd(26)}${categories.map((name) => name.padStart(16)).join('')}   aim`)
  for (const path of paths) {
    const { status } = await fetch(site.url + path)
    if (status !== 200) print(`${path.padEnd(26)} is answered ${status}`)
    else await reportPage(path, await repeat(runs, () => look(site.url + path, chromePath)))
  }
}

const loadNow = () => loadavg()[0]?.toFixed(1)

async function reportPage(path: string, runs: Run[]) {
  const scores = categories.map((category) => median(runs.map((run) => run.scores[category])))
  const verdict = scores.every((score) => score >= AIM) ? 'met' : 'MISSED'
  print(
    `${path.padEnd(26)}${scores.map((score) => score.toFixed(0).padStart(16)).join('')}   ${AIM} ${verdict}`,
  )
  const costly = [...new Set(runs.flatMap((run) => run.costly))]
  if (costly.length > 0) print(`  points lost by: ${costly.join(', ')}`)
}

/** A browser of its own each time, so that nothing is in its cache. */
async function look(url: string, chromePath: string): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`)
    return readRun(result.lhr)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readRun({ categories: found, audits }: Report): Run {
  const refs = categories.flatMap((category) => found[category]?.auditRefs ?? [])
  const costly = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  const scores = Object.fromEntries(
    categories.map((category) => [category, (found[category]?.score ?? Number.NaN) * 100]),
  )
  return { scores: scores as Scores, costly }
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < times; time += 1) results.push(await work())
  return results
}
