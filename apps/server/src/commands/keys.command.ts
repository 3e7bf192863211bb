import { type ApiKey, createApiKeyInput, keyPermissions, separateKeyPermissions } from '@tiffin/contract'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { listApiKeys } from '../office/api-keys/api-key-queries.ts'
import { createApiKey, revokeApiKey } from '../office/api-keys/edit-api-keys.ts'
import { listStaff } from '../office/staff/staff-queries.ts'
import { AppError } from '../platform/app-error.ts'
import { type CommandContext, commandLine, defineCommand, WrongUsage } from './command.ts'

const usual = keyPermissions.filter(
  (permission) => !separateKeyPermissions.some((separate) => separate === permission),
)

const listOf = (typed: string) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const manageKeys = defineCommand({
  name: 'keys',
  summary: 'Lists, creates and revokes the API keys with which programs call this site.',
  takes: [
    ['<what>', 'list, create or revoke'],
    ['[name]', 'create: what uses the key; revoke: its name or id'],
  ],
  options: [
    [
      '--may <permissions>',
      `create: what it may do, separated by commas: ${keyPermissions.join(', ')}. “all” is all but ${separateKeyPermissions.join(', ')}`,
    ],
    ['--until <day>', 'create: the last day on which it works, such as 2027-11-30'],
    ['--from <networks>', 'create: only from these networks, separated by commas (default: from anywhere)'],
    ['--owner <email>', 'create: in whose name it works (default: the only owner)'],
  ],
  examples: [
    'keys list',
    'keys create Till --may orders,availability --until 2027-11-30',
    'keys revoke Till',
  ],
  input: z.object({
    what: z.enum(['list', 'create', 'revoke'], 'Choose list, create or revoke'),
    name: z.string().optional(),
    may: z.string().optional(),
    until: z.string().optional(),
    from: z.string().default(''),
    owner: z.string().optional(),
  }),
  async run(ctx, { what, name, ...options }) {
    if (what === 'list') return listKeys(ctx)
    if (name === undefined) throw new WrongUsage(`Say which key: keys ${what} <name>.`)
    return what === 'create' ? createKey(ctx, { name, ...options }) : revokeKey(ctx, name)
  },
})

async function openKeys(ctx: CommandContext) {
  const { db } = await ctx.openDatabase({ mustBeThere: true })
  return { db, clock: ctx.clock, isDemo: ctx.readSettings().isDemo, caller: commandLine }
}

async function listKeys(ctx: CommandContext): Promise<void> {
  const keys = await listApiKeys(await openKeys(ctx))
  ctx.out.answer(keys.length === 0 ? 'There are no API keys.' : keys.map(lineOf).join('\n'), keys)
}

function lineOf({ name, prefix, hint, state, permissions, endsAt, lastUse }: ApiKey): string {
  const used =
    lastUse === null ? 'never used' : `last used ${lastUse.at.local.replace('T', ' ')}: ${lastUse.call}`
  return `${name}  ${prefix}…${hint}  ${state}  until ${endsAt.local.replace('T', ' ')}  ${permissions.join(', ')}  ${used}`
}

interface Wanted {
  name: string
  may?: string | undefined
  until?: string | undefined
  from: string
  owner?: string | undefined
}

async function createKey(ctx: CommandContext, { name, may, until, from, owner }: Wanted): Promise<void> {
  const { data, error } = createApiKeyInput.safeParse({
    name,
    permissions: may === 'all' ? usual : listOf(may ?? ''),
    endsOn: until,
    networks: listOf(from),
  })
  if (!data) {
    const [issue] = error.issues
    const option = { permissions: '--may', endsOn: '--until', networks: '--from' }[String(issue?.path[0])]
    throw new WrongUsage(`${option ?? '<name>'} cannot be used: ${issue?.message}.`)
  }
  const keys = await openKeys(ctx)
  const maker = await findOwner(keys.db, owner)
  const { key, apiKey } = await createApiKey({ ...keys, maker }, data)
  ctx.out.answer(
    `${apiKey.name} works in the name of ${apiKey.maker} until ${apiKey.endsAt.local.replace('T', ' ')}. Its key is not shown again:\n${key}`,
    { key, apiKey },
  )
}

async function findOwner(db: Database, email: string | undefined) {
  const owners = (await listStaff(db)).filter(
    ({ staffRole, isDisabled }) => staffRole === 'owner' && !isDisabled,
  )
  const found = owners.filter((owner) => email === undefined || owner.email === email.trim().toLowerCase())
  const [only] = found
  if (found.length > 1) throw new WrongUsage('There are several owners. Say which one: --owner <email>.')
  if (!only)
    throw new AppError(
      'NOT_FOUND',
      email === undefined ? 'There is no owner yet.' : `${email} is not an owner.`,
    )
  return { ...commandLine, _id: only._id, email: only.email }
}

async function revokeKey(ctx: CommandContext, wanted: string): Promise<void> {
  const keys = await openKeys(ctx)
  const working = (await listApiKeys(keys)).filter(({ state }) => state === 'active' || state === 'replaced')
  const found = working.filter(
    ({ _id, name }) => _id === wanted || name.toLowerCase() === wanted.toLowerCase(),
  )
  const [only] = found
  if (!only) throw new AppError('NOT_FOUND', `No key that works is called ${wanted}.`)
  if (found.length > 1)
    throw new WrongUsage(
      `Two keys are called ${wanted}, since one replaces the other. Say which one by its id: ${found.map(({ _id, state }) => `${_id} (${state})`).join(', ')}.`,
    )
  const revoked = await revokeApiKey(keys, only._id)
  ctx.out.answer(`${revoked.name} is revoked.`, revoked)
}
