/** How long it takes from starting the server to the first page being served. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './report.ts'
import { startSite } from './site.ts'

const kinds = [
  { name: 'on Postgres', aimMs: 600 },
  { name: 'embedded database', aimMs: 2000 },
] as const

/** Neither is a first start: the tables exist, and Node has cached the compiled code. */
export async function reportStart(databaseUrl: string, { isQuick }: { isQuick: boolean }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-bench-start-'))
  print('\nStart: from the command to the first page, median')
  for (const { name, aimMs } of kinds) {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: name === 'on Postgres' ? databaseUrl : '' }
    await firstPageMs(settings)
    const samples: number[] = []
    for (let round = 0; round < (isQuick ? 1 : 5); round++) samples.push(await firstPageMs(settings))
    const median = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
    const aimResult = `${aimMs} ms ${median <= aimMs ? 'met' : 'MISSED'}`
    print(`${name.padEnd(20)} ${median.toFixed(0).padStart(8)} ms   ${aimResult}`)
  }
  rmSync(dataDir, { recursive: true })
}

async function firstPageMs(settings: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const site = await startSite('', settings)
  const page = await fetch(`${site.url}/`)
  await page.text()
  const tookMs = performance.now() - startedAt
  await site.stop()
  if (page.status !== 200) throw new Error(`The first page answered ${page.status}`)
  return tookMs
}
