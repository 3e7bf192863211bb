/** Formats measurements as lines of text. */
import type { Comparison } from './compare.ts'
import type { Sample } from './sample.ts'

export interface Row {
  name: string
  comparison: Comparison
  /** The share of its floor that the subject should reach, if there is an aim. */
  aim?: number
}

const headings = ['per s', 'p50 ms', 'p99 ms', 'cpu us']

/** The ratios of all tables so far, by table and row. */
export const ratios = new Map<string, number>()

export function printTable(title: string, rows: Row[]): void {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length), 20)
  const line = (name: string, subject: string[], floor: string[], end: string) =>
    `${name.padEnd(nameWidth)}${cells(subject)}  |${cells(floor)}  |  ${end}`
  print(`\n${title}`)
  print(line('', ['Tiffin'], ['floor'], ''))
  print(line('', headings, headings, 'ratio by cpu   aim'))
  for (const { name, comparison, aim } of rows) {
    const { subject, floor, ratio } = comparison
    ratios.set(`${title}: ${name}`, ratio)
    const both = `${percent(ratio).padStart(5)} ${cpuRatio(comparison).padStart(6)}`
    const aimResult = aim === undefined ? '' : `${percent(aim)} ${ratio >= aim ? 'met' : 'MISSED'}`
    print(line(name, figures(subject), figures(floor), `${both}   ${aimResult}`))
  }
}

const figures = ({ perSecond, p50Ms, p99Ms, cpuMicroseconds }: Sample) => [
  perSecond.toFixed(0),
  p50Ms.toFixed(2),
  p99Ms?.toFixed(2) ?? '-',
  cpuMicroseconds?.toFixed(0) ?? '-',
]

const cells = (texts: string[]) => headings.map((_, column) => (texts[column] ?? '').padStart(9)).join('')

// Steadier than the rates when other programs use the processor too.
function cpuRatio({ subject, floor }: Comparison) {
  if (subject.cpuMicroseconds === null || floor.cpuMicroseconds === null) return '-'
  return percent(floor.cpuMicroseconds / subject.cpuMicroseconds)
}

export const percent = (share: number) => `${Math.round(share * 100)}%`

let kept: string[] = []

/** Prints lines of a part's tables. */
export function print(lines: string): void {
  kept.push(lines)
  note(lines)
}

/** Prints what belongs to no table. */
export const note = (lines: string) => void process.stdout.write(`${lines}\n`)

/** The tables that were printed since it was asked last. */
export function takePrinted(): string {
  const printed = kept.join('\n').trim()
  kept = []
  return printed
}
