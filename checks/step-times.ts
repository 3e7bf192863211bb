/** Where `npm test` writes how long its steps took. */
export const STEP_TIMES = 'checks/.turbo/step-times.json'

export type StepTime = { name: string; tookMs: number }
