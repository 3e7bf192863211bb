import { apiKey, apiKeyInput, createApiKeyInput, newApiKey, replaceApiKeyInput } from '@tiffin/contract'
import { permitted, permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { listApiKeys } from './api-key-queries.ts'
import { createApiKey, replaceApiKey, revokeApiKey } from './edit-api-keys.ts'

// Keys are for people to make: see `KeyPermission`.
const owners = permittedAndConfirmed('apiKeys').meta({
  access: { permission: 'apiKeys', isConfirmed: true },
  takesKey: false,
})

export const apiKeysRouter = router({
  list: permitted('apiKeys')
    .meta({ access: { permission: 'apiKeys' }, takesKey: false })
    .output(apiKey.array())
    .query(({ ctx }) => listApiKeys(ctx)),
  create: owners
    .input(createApiKeyInput)
    .output(newApiKey)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  replace: owners
    .input(replaceApiKeyInput)
    .output(newApiKey)
    .mutation(({ ctx, input }) => replaceApiKey(ctx, input)),
  revoke: owners
    .input(apiKeyInput)
    .output(apiKey)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input.id)),
})
