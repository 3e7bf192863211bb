import { median, type Sample } from './sample.ts'

/** One side of a comparison: loads what it stands for and says what it saw. */
export type Side = (seconds: number) => Promise<Sample>

export interface Pace {
  rounds: number
  secondsPerRun: number
  warmUpSeconds: number
}

export interface Comparison {
  subject: Sample
  floor: Sample
  /** Answers per second of the subject, as a share of its floor's. */
  ratio: number
}

/**
 * Runs both sides in turn, so that whatever else the machine does meets both alike. The ratio is the median of
 * the rounds' own ratios: each compares two runs that stood next to each other.
 */
export async function compare(subject: Side, floor: Side, pace: Pace): Promise<Comparison> {
  for (const side of [subject, floor]) await side(pace.warmUpSeconds)
  const subjects: Sample[] = []
  const floors: Sample[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    const runSubject = async () => subjects.push(await subject(pace.secondsPerRun))
    const runFloor = async () => floors.push(await floor(pace.secondsPerRun))
    // Neither side is always the first one.
    for (const run of round % 2 === 0 ? [runSubject, runFloor] : [runFloor, runSubject]) await run()
  }
  const ratios = subjects.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? Number.NaN))
  return { subject: medianSample(subjects), floor: medianSample(floors), ratio: median(ratios) }
}

function medianSample(samples: Sample[]): Sample {
  const cpu = samples.flatMap(({ cpuMicroseconds }) => cpuMicroseconds ?? [])
  return {
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    p50Ms: median(samples.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(samples.map(({ p99Ms }) => p99Ms)),
    cpuMicroseconds: cpu.length === 0 ? null : median(cpu),
  }
}
