import { median, type Sample } from './sample.ts'

/** One side of a comparison: puts load on its server and returns what it measured. */
export type Side = (seconds: number) => Promise<Sample>

export interface Schedule {
  rounds: number
  secondsPerRun: number
  warmUpSeconds: number
}

export interface Comparison {
  subject: Sample
  floor: Sample
  /** Answers per second of the subject, as a share of the floor's. */
  ratio: number
}

/**
 * Runs both sides in turn, so that other load on the machine affects both alike. The ratio is the median of the
 * rounds' own ratios, each of which compares two consecutive runs.
 */
export async function compare(subject: Side, floor: Side, schedule: Schedule): Promise<Comparison> {
  for (const side of [subject, floor]) await side(schedule.warmUpSeconds)
  const subjects: Sample[] = []
  const floors: Sample[] = []
  for (let round = 0; round < schedule.rounds; round += 1) {
    const runSubject = async () => subjects.push(await subject(schedule.secondsPerRun))
    const runFloor = async () => floors.push(await floor(schedule.secondsPerRun))
    // The sides take turns going first.
    for (const run of round % 2 === 0 ? [runSubject, runFloor] : [runFloor, runSubject]) await run()
  }
  const ratios = subjects.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? Number.NaN))
  return { subject: medianSample(subjects), floor: medianSample(floors), ratio: median(ratios) }
}

function medianSample(samples: Sample[]): Sample {
  return {
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
    p99Ms: medianOf(samples.map(({ p99Ms }) => p99Ms)),
    cpuMicroseconds: medianOf(samples.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  }
}

function medianOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : median(known)
}
