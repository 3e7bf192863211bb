/** Lighthouse scores for the pages that guests open first, on its simulated phone. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { loadavg } from 'node:os'
import { findChromium } from '../../e2e/find-chromium.ts'
import { note, print } from './report.ts'
import { median } from './sample.ts'
import type { ServingProcess } from './serving-process.ts'

const AIM = 95
const RUNS = 3
const paths = ['/', '/order-online', '/product/butter-chicken', '/menu']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

// Chromium's sandbox does not work as root.
const chromeFlags = ['--headless=new', '--no-sandbox']

type Scores = Record<(typeof categories)[number], number>

/** One run of one page: points out of 100, which audits lost points, and how fast Lighthouse rated this machine. */
interface Run {
  scores: Scores
  costly: string[]
  machineIndex: number
}

/** Uses Lighthouse's default: a mobile device with simulated network and processor throttling. */
export async function reportLighthouse(site: Pick<ServingProcess, 'url'>, { isQuick }: { isQuick: boolean }) {
  const chromePath = findChromium()
  if (chromePath === null) {
    note('\nLighthouse was left out: there is no Chromium here.')
    return
  }
  const runs = isQuick ? 1 : RUNS
  print(`\nLighthouse on a phone, throttled by simulation, median of ${runs} (load average ${loadNow()})`)
  print(
    'Below a machine index of 1,000 Lighthouse itself warns that the processor is slower than it expects.',
  )
  print(`${''.padEnd(26)}${categories.map((name) => name.padStart(16)).join('')}   aim        machine`)
  for (const path of paths) {
    const { status } = await fetch(site.url + path)
    if (status !== 200) print(`${path.padEnd(26)} is answered ${status}`)
    else await reportPage(path, await repeat(runs, () => look(site.url + path, chromePath)))
  }
}

const loadNow = () => loadavg()[0]?.toFixed(1)

async function reportPage(path: string, runs: Run[]) {
  const scores = categories.map((category) => median(runs.map((run) => run.scores[category])))
  const aimResult = scores.every((score) => score >= AIM) ? 'met' : 'MISSED'
  const figures = scores.map((score) => score.toFixed(0).padStart(16)).join('')
  const machineIndex = median(runs.map((run) => run.machineIndex)).toFixed(0)
  print(`${path.padEnd(26)}${figures}   ${AIM} ${aimResult.padEnd(6)} ${machineIndex.padStart(8)}`)
  const costly = [...new Set(runs.flatMap((run) => run.costly))]
  if (costly.length > 0) print(`  points lost by: ${costly.join(', ')}`)
}

/** Starts a new browser each time, so that its cache is empty. If the browser crashes, it is restarted, up to twice. */
async function look(url: string, chromePath: string, attemptsLeft = 2): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (result && !result.lhr.runtimeError) return readRun(result.lhr)
    if (attemptsLeft === 0) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`)
  } finally {
    chrome.kill()
  }
  return look(url, chromePath, attemptsLeft - 1)
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readRun({ categories: found, audits, environment }: Report): Run {
  const refs = categories.flatMap((category) => found[category]?.auditRefs ?? [])
  const costly = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  const scores = Object.fromEntries(
    categories.map((category) => [category, (found[category]?.score ?? Number.NaN) * 100]),
  )
  return { scores: scores as Scores, costly, machineIndex: environment.benchmarkIndex }
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < times; time += 1) results.push(await work())
  return results
}
