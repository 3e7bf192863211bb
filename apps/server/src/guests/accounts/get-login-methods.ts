import type { LoginMethods, Passkey } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { presentMoment } from '../../platform/wall-clock.ts'
import { getUser } from './account-queries.ts'
import { hasAuthenticatorApp } from './authenticator-app.ts'
import { listPasskeys, offersPasskeys, type PasskeyRow } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

export async function getLoginMethods(ctx: Context, userId: string): Promise<LoginMethods> {
  const { db, requiresSecondFactor } = ctx
  const user = await getUser(db, userId)
  return {
    isRequired: requiresSecondFactor && user.staffRole === 'owner',
    mustChangePassword: user.isPasswordTemporary,
    hasApp: await hasAuthenticatorApp(db, userId),
    passkeys: (await listPasskeys(db, userId)).map(presentPasskey),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    offersPasskeys: offersPasskeys(ctx),
  }
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  created: presentMoment(createdAt),
  lastUsed: lastUsedAt && presentMoment(lastUsedAt),
})
