import type { Caller } from '../platform/context.ts'

/** The actor in the log for commands run from a terminal: anyone who can read the settings, so not an account. */
export const commandLine: Caller = {
  _id: 'command-line',
  name: 'Command line',
  email: 'command line',
  role: 'admin',
  staffRole: 'owner',
}
