import {
  confirmInput,
  demoLogin,
  done,
  loginInput,
  loginWithPasskeyInput,
  passkeyRequest,
  registerInput,
  session,
  setUpOwnerInput,
  user,
} from '@tiffin/contract'
import { open, router, signedIn } from '../../platform/procedures.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { login, loginWithPasskey, requestPasskeyLogin } from './login.ts'
import { register } from './register.ts'
import { setUpOwner } from './set-up-owner.ts'
import { endSession } from './sessions.ts'

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
