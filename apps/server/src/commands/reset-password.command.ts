import { requestPasswordResetInput } from '@tiffin/contract'
import { z } from 'zod'
import { replacePassword } from '../guests/accounts/change-password.ts'
import { commandLine, defineCommand } from './command.ts'
import { passwordMessage, passwordOptions, passwordSource, readPassword } from './read-password.ts'

export const resetPassword = defineCommand({
  name: 'reset-password',
  summary:
    'Sets a new password for an account and logs it out everywhere. Asks for the password unless an option says otherwise.',
  takes: [['<email>', 'the email address of the account']],
  options: passwordOptions,
  examples: ['reset-password maria@example.com', 'reset-password maria@example.com --generate'],
  input: z.object({ ...requestPasswordResetInput.shape, ...passwordSource }),
  async run(ctx, { email, ...source }) {
    const chosen = await readPassword(ctx, source)
    const { db } = await ctx.openDatabase()
    const { _id, name, role, staffRole } = await replacePassword(
      { db, clock: ctx.clock, caller: commandLine },
      { email, password: chosen.password },
    )
    const message = passwordMessage(chosen)
    const text = `${name} (${email}) has a new password and is logged out everywhere.${message.line}`
    ctx.out.answer(text, { id: _id, name, email, role, staffRole, ...message.field })
  },
})
