/** This browser's side of Web Push: notifications from the site while none of its pages is open. */
import type { PushDevice } from '@tiffin/contract'
import { useMutation } from '@tanstack/react-query'
import { useTRPCClient, type ApiClient } from '../api/trpc.ts'

/** Not on sites without https, and on an iPhone only once the site is on the home screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The user has not taken it back in the browser's settings. */
export const isAllowed = (): boolean => Notification.permission === 'granted'

/** The device's address at its push service, or null if it shows no notifications of this site. */
export async function readEndpoint(): Promise<string | null> {
  if (!canNotify() || !isAllowed()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** The user does not want notifications of this site, or has closed the question. */
export class NotificationsBlocked extends Error {
  readonly reason: 'blocked' | 'unanswered'

  constructor(reason: NotificationsBlocked['reason']) {
    super(`notifications are ${reason}`)
    this.reason = reason
  }
}

// A worker whose installation failed would be waited for without an end.
const WORKER_TIMEOUT_MS = 20_000

/** Asks the user, then the push service. Call it at a press: browsers ask only then. */
async function subscribeDevice(readKey: () => Promise<string>): Promise<PushDevice> {
  // First of all: the answer to a request would already be too long after the press.
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') throw new NotificationsBlocked(answer === 'denied' ? 'blocked' : 'unanswered')
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(await readKey()) }
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, failAfter(WORKER_TIMEOUT_MS)])
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    // It was made with another key, which the site does not have any more.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return subscription.toJSON() as PushDevice
}

const failAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the service worker is not ready')), ms)
  })

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

interface PushToggle {
  turnOn: (client: ApiClient, device: PushDevice) => Promise<unknown>
  turnOff: (client: ApiClient, endpoint: string) => Promise<unknown>
  /** Also when this device had no subscription to take back. */
  onDone: (isOn: boolean) => unknown
}

/** Turns one kind of notification on or off for this device. */
export function usePushToggle({ turnOn, turnOff, onDone }: PushToggle) {
  const client = useTRPCClient()
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
