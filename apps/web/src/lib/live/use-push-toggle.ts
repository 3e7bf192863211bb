import { useMutation } from '@tanstack/react-query'
import type { PushDevice } from '@tiffin/contract'
import { readEndpoint, subscribeDevice } from './push-device.ts'
import { trpc, type ApiClient } from '../api/trpc.ts'

interface PushToggle {
  turnOn: (client: ApiClient, device: PushDevice) => Promise<unknown>
  turnOff: (client: ApiClient, endpoint: string) => Promise<unknown>
  /** Also when this device had no subscription to take back. */
  onDone: (isOn: boolean) => unknown
}

/** Turns one kind of notification on or off for this device. */
export function usePushToggle({ turnOn, turnOff, onDone }: PushToggle) {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: async (on: boolean) => {
      if (on) {
        const device = await subscribeDevice(async () => (await client.push.key.query()).publicKey)
        await turnOn(client, device)
        return
      }
      const endpoint = await readEndpoint()
      if (endpoint !== null) await turnOff(client, endpoint)
    },
    onSuccess: (_nothing, on) => void onDone(on),
  })
}
