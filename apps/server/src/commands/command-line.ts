import type { Caller } from '../platform/procedures.ts'

/** Who the log names for what was done from a terminal: whoever may read the settings, and so not an account. */
export const commandLine: Caller = {
  _id: 'command-line',
  name: 'Command line',
  email: 'command line',
  role: 'admin',
  staffRole: 'owner',
}
