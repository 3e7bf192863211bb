/** The results of one run of one side. */
export interface Sample {
  perSecond: number
  p50Ms: number
  /** Null where only the average is known, which is then `p50Ms`. */
  p99Ms: number | null
  /** Processor time that the serving process used per answer; null where the system does not report it. */
  cpuMicroseconds: number | null
}

/** Summarizes a run with the given latencies, one per answer. */
export function sampleOf(latenciesMs: number[], elapsedMs: number, cpuMs: number | null): Sample {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  return {
    perSecond: (sorted.length / elapsedMs) * 1000,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    cpuMicroseconds: cpuMs === null ? null : (cpuMs * 1000) / sorted.length,
  }
}

export const median = (values: number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
