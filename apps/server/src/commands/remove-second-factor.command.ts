import { requestPasswordResetInput } from '@tiffin/contract'
import { removeSecondFactorOf } from '../guests/accounts/change-second-factor.ts'
import { commandLine, defineCommand } from './command.ts'

export const removeSecondFactor = defineCommand({
  name: 'remove-second-factor',
  summary:
    'Removes the authenticator app, passkeys and recovery codes of an account whose owner has lost them, and logs it out everywhere.',
  takes: [['<email>', 'the email address of the account']],
  options: [],
  examples: ['remove-second-factor maria@example.com'],
  input: requestPasswordResetInput,
  async run(ctx, { email }) {
    const { db } = await ctx.openDatabase()
    const { id, name, role, staffRole } = await removeSecondFactorOf(
      { db, clock: ctx.clock, caller: commandLine },
      email,
    )
    ctx.out.answer(`${name} (${email}) logs in with the password alone, and is logged out everywhere.`, {
      id,
      name,
      email,
      role,
      staffRole,
    })
  },
})
