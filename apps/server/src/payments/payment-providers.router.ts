import { paymentProvider, providerModeInput, saveProviderKeysInput } from '@tiffin/contract'
import { permittedAndConfirmed, permitted, router } from '../platform/procedures.ts'
import {
  listProviders,
  removeProviderKeys,
  saveProviderKeys,
  testProviderKeys,
  useProviderMode,
} from './edit-provider-keys.ts'

export const paymentProvidersRouter = router({
  list: permitted('paymentKeys')
    .output(paymentProvider.array())
    .query(({ ctx }) => listProviders(ctx)),
  saveKeys: permittedAndConfirmed('paymentKeys')
    .input(saveProviderKeysInput)
    .output(paymentProvider)
    .mutation(({ ctx, input }) => saveProviderKeys(ctx, input)),
  useMode: permittedAndConfirmed('paymentKeys')
    .input(providerModeInput)
    .output(paymentProvider)
    .mutation(({ ctx, input }) => useProviderMode(ctx, input)),
  removeKeys: permittedAndConfirmed('paymentKeys')
    .input(providerModeInput)
    .output(paymentProvider)
    .mutation(({ ctx, input }) => removeProviderKeys(ctx, input)),
  test: permittedAndConfirmed('paymentKeys')
    .input(providerModeInput)
    .output(paymentProvider)
    .mutation(({ ctx, input }) => testProviderKeys(ctx, input)),
})
