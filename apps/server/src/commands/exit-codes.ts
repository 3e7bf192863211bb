/** What a script learns of how a command went. */
export const exitCodes = {
  done: 0,
  /** Nobody foresaw it: a fault of ours, or of the machine. */
  unforeseen: 1,
  /** The arguments or the settings cannot be used. */
  wrongUsage: 2,
  /** The world says no: there is no such account, the doctor found trouble. */
  refused: 3,
  /** A server or another command has the embedded database open. */
  inUse: 4,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
