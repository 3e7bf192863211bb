import { vi } from 'vitest'

export const fakeDevice = { endpoint: 'https://push.example.com/send/one', keys: { p256dh: 'B', auth: 'x' } }

/** Gives the test's browser a push service; returns what it was asked for. */
export function fakePush(answer: NotificationPermission = 'granted') {
  let subscription: { endpoint: string; toJSON: () => object } | null = null
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    subscription = { endpoint: fakeDevice.endpoint, toJSON: () => fakeDevice }
    return subscription
  })
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } }
  const notification = {
    permission: 'default',
    async requestPermission() {
      notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', notification)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: vi.fn(async () => registration),
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  return subscribe
}

export function removeFakePush() {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
