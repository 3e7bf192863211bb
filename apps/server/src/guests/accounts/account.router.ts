import {
  account,
  accountExport,
  changePasswordInput,
  confirmInput,
  deleteAccountInput,
  demoLogin,
  deviceSession,
  done,
  endSessionInput,
  loginInput,
  loginWithPasskeyInput,
  passkeyRequest,
  registerInput,
  renameInput,
  requestPasswordResetInput,
  resetPasswordInput,
  session,
  setUpOwnerInput,
  user,
  verifyEmailInput,
} from '@tiffin/contract'
import { z } from 'zod'
import { confirmed, open, router, signedIn } from '../../platform/procedures.ts'
import { getUser, presentAccount, presentUser, renameUser } from './account-queries.ts'
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts'
import { deleteAccount, exportAccount } from './delete-account.ts'
import {
  login,
  loginWithPasskey,
  register,
  requestPasskeyLogin,
  requestVerification,
  verifyEmail,
} from './login.ts'
import { confirmIdentity } from './prove-second-factor.ts'
import { endSession, endSessionOf, endSessionsOf, listSessionsOf } from './sessions.ts'
import { setUpOwner } from './set-up-owner.ts'

export const authRouter = router({
  register: open
    .input(registerInput)
    .output(session)
    .mutation(({ ctx, input }) => register(ctx, input)),
  setUpOwner: open
    .input(setUpOwnerInput)
    .output(session)
    .mutation(({ ctx, input }) => setUpOwner(ctx, input)),
  login: open
    .input(loginInput)
    .output(session)
    .mutation(({ ctx, input }) => login(ctx, input)),
  requestPasskey: open.output(passkeyRequest).mutation(({ ctx }) => requestPasskeyLogin(ctx)),
  loginWithPasskey: open
    .input(loginWithPasskeyInput)
    .output(session)
    .mutation(({ ctx, input }) => loginWithPasskey(ctx, input.passkey)),
  confirm: signedIn
    .input(confirmInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmIdentity(ctx, ctx.caller._id, input)
      return { done: true }
    }),
  // For a page that checks in the background: an ended session means no user, not an error.
  session: open
    .meta({ access: 'open', takesKey: false })
    .output(user.nullable())
    .query(({ ctx }) => ctx.identify()),
  me: signedIn.output(user).query(({ ctx }) => ctx.caller),
  // A caller without a session is already logged out.
  logout: open.output(done).mutation(async ({ ctx }) => {
    if (ctx.token !== null) await endSession(ctx.db, ctx.token)
    return { done: true }
  }),
  demoLogin: open
    .meta({ access: 'open', takesKey: false })
    .output(demoLogin)
    .query(({ ctx }) => ctx.demoLogin),
})

const isDone = { done: true } as const

export const accountRouter = router({
  get: signedIn
    .output(account)
    .query(async ({ ctx }) => presentAccount(await getUser(ctx.db, ctx.caller._id))),
  rename: signedIn
    .input(renameInput)
    .output(user)
    .mutation(async ({ ctx, input }) => presentUser(await renameUser(ctx.db, ctx.caller._id, input.name))),
  changePassword: signedIn
    .input(changePasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, ctx.caller._id, input)
      return isDone
    }),
  sessions: signedIn
    .output(z.array(deviceSession))
    .query(({ ctx }) => listSessionsOf(ctx.db, ctx.caller._id, ctx.token)),
  endSession: confirmed
    .input(endSessionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endSessionOf(ctx.db, ctx.caller._id, input.id)
      return isDone
    }),
  logoutEverywhere: signedIn.output(done).mutation(async ({ ctx }) => {
    await endSessionsOf(ctx.db, ctx.caller._id)
    return isDone
  }),
  export: signedIn.output(accountExport).query(({ ctx }) => exportAccount(ctx, ctx.caller._id)),
  delete: signedIn
    .input(deleteAccountInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx, ctx.caller._id, input.password)
      return isDone
    }),
  requestPasswordReset: open
    .input(requestPasswordResetInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await requestPasswordReset(ctx, input.email)
      return isDone
    }),
  resetPassword: open
    .input(resetPasswordInput)
    .output(session)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  requestVerification: signedIn.output(done).mutation(async ({ ctx }) => {
    await requestVerification(ctx, ctx.caller._id)
    return isDone
  }),
  verifyEmail: signedIn
    .input(verifyEmailInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await verifyEmail(ctx, ctx.caller._id, input.token)
      return isDone
    }),
})
