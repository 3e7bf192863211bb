import {
  actingState,
  addAuthenticatorAppInput,
  addedFactor,
  addPasskeyInput,
  done,
  loginMethods,
  newAuthenticatorApp,
  passkeyCreation,
  recoveryCodes,
  removePasskeyInput,
  setPinInput,
  takeOverInput,
} from '@tiffin/contract'
import { ownLogin, router, signedIn, staff } from '../../platform/procedures.ts'
import {
  addApp,
  addPasskey,
  getLoginMethods,
  removeApp,
  removePasskey,
  renewCodes,
  setUpApp,
  setUpPasskey,
} from './change-second-factor.ts'
import { endActing, getActing, removePin, setPin, takeOver } from './take-over.ts'

/** Who acts in a session at the counter or in the kitchen. */
export const actingRouter = router({
  get: staff.output(actingState).query(({ ctx }) => getActing(ctx)),
  takeOver: staff
    .input(takeOverInput)
    .output(actingState)
    .mutation(({ ctx, input }) => takeOver(ctx, input)),
  end: staff.output(actingState).mutation(({ ctx }) => endActing(ctx)),
})

const isDone = { done: true } as const

/** How the caller logs in. */
export const loginMethodsRouter = router({
  get: signedIn.output(loginMethods).query(({ ctx }) => getLoginMethods(ctx, ctx.caller._id)),
  setUpApp: ownLogin.output(newAuthenticatorApp).mutation(({ ctx }) => setUpApp(ctx)),
  addApp: ownLogin
    .input(addAuthenticatorAppInput)
    .output(addedFactor)
    .mutation(({ ctx, input }) => addApp(ctx, input.code)),
  removeApp: ownLogin.output(done).mutation(async ({ ctx }) => {
    await removeApp(ctx)
    return isDone
  }),
  setUpPasskey: ownLogin.output(passkeyCreation).mutation(({ ctx }) => setUpPasskey(ctx)),
  addPasskey: ownLogin
    .input(addPasskeyInput)
    .output(addedFactor)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  removePasskey: ownLogin
    .input(removePasskeyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx, input.id)
      return isDone
    }),
  setPin: ownLogin
    .input(setPinInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPin(ctx, input.pin)
      return isDone
    }),
  removePin: ownLogin.output(done).mutation(async ({ ctx }) => {
    await removePin(ctx)
    return isDone
  }),
  renewCodes: ownLogin
    .output(recoveryCodes)
    .mutation(async ({ ctx }) => ({ recoveryCodes: await renewCodes(ctx) })),
})
