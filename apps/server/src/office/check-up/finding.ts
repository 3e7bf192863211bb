/** The result of one check of the site, for its operator. */
export interface Finding {
  /** What was checked: `disk`. */
  check: string
  /** With a warning the site works, but not as it should; with trouble it does not. */
  state: 'ok' | 'warning' | 'trouble'
  says: string
  /** What to do about it. */
  advice?: string
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })

export const warning = (check: string, says: string, advice: string): Finding => ({
  check,
  state: 'warning',
  says,
  advice,
})

export const trouble = (check: string, says: string, advice: string): Finding => ({
  check,
  state: 'trouble',
  says,
  advice,
})
