import { inviteStaffInput } from '@tiffin/contract'
import { z } from 'zod'
import { createAdmin as makeAdmin } from '../office/staff/create-admin.ts'
import { commandLine, defineCommand } from './command.ts'
import { passwordMessage, passwordOptions, passwordSource, readPassword } from './read-password.ts'

const fields = inviteStaffInput.shape

export const createAdmin = defineCommand({
  name: 'create-admin',
  summary: 'Creates a staff account. Asks for the password unless an option says otherwise.',
  takes: [['<email>', 'the email address they log in with']],
  options: [
    ['--name <name>', 'their name (required)'],
    ['--role <role>', 'owner, manager or kitchen (default: owner)'],
    ['--promote', 'turn an existing customer account into a staff account, with the new name and password'],
    ...passwordOptions,
  ],
  examples: [
    'create-admin maria@example.com --name Maria',
    'create-admin sam@example.com --name Sam --role kitchen --generate',
    'create-admin maria@example.com --name Maria --password-stdin < password.txt',
  ],
  input: z.object({
    email: fields.email,
    name: fields.name,
    role: fields.staffRole.default('owner'),
    promote: z.boolean().default(false),
    ...passwordSource,
  }),
  async run(ctx, { email, name, role, promote, ...source }) {
    const chosen = await readPassword(ctx, source)
    const { db } = await ctx.openDatabase()
    const { _id, ...made } = await makeAdmin(
      { db, clock: ctx.clock, caller: commandLine },
      {
        email,
        name,
        staffRole: role,
        promotes: promote,
        password: chosen.password,
        isPasswordTemporary: chosen.isGenerated,
      },
    )
    const message = passwordMessage(chosen)
    ctx.out.answer(
      `${made.name} can log in at /admin/login as ${made.email} (${made.staffRole}).${message.line}`,
      {
        id: _id,
        name: made.name,
        email: made.email,
        role: 'admin',
        staffRole: made.staffRole,
        ...message.field,
      },
    )
  },
})
