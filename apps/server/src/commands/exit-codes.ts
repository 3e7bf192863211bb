/** What the exit code of a command tells a script. */
export const exitCodes = {
  done: 0,
  /** An unexpected error: a bug of ours, or a problem with the machine. */
  unforeseen: 1,
  /** The arguments or the settings are invalid. */
  wrongUsage: 2,
  /** The command was valid but could not be carried out: there is no such account, the doctor found trouble. */
  refused: 3,
  /** A server or another command has the embedded database open. */
  inUse: 4,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
