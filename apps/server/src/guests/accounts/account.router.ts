import {
  account,
  accountExport,
  changePasswordInput,
  deleteAccountInput,
  deviceSession,
  done,
  endSessionInput,
  renameInput,
  requestPasswordResetInput,
  resetPasswordInput,
  session,
  user,
  verifyEmailInput,
} from '@tiffin/contract'
import { z } from 'zod'
import { confirmed, open, router, signedIn } from '../../platform/procedures.ts'
import { getUser, presentAccount, presentUser, renameUser } from './account-queries.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { endSessionOf, endSessionsOf, listSessionsOf } from './sessions.ts'
import { requestVerification, verifyEmail } from './register.ts'

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
