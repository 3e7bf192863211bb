import { expect, open, test, type Page } from './journey.ts'
import { placeOrderOf } from './kitchen.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Chromium’s own push service is not to be had here: the browser gets a subscription of a made-up one. */
async function withPushService(page: Page, endpoint: string) {
  await page.addInitScript((address) => {
    const key = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const encode = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const subscription = {
      endpoint: address,
      unsubscribe: async () => true,
      async subscribed() {
        const raw = await crypto.subtle.exportKey('raw', (await key).publicKey)
        const keys = { p256dh: encode(raw), auth: encode(crypto.getRandomValues(new Uint8Array(16))) }
        return { ...subscription, toJSON: () => ({ endpoint: address, keys }) }
      },
    }
    // Granted, as a request for it says; this Chromium’s property does not know.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.subscribe = async () => (await subscription.subscribed()) as never
    PushManager.prototype.getSubscription = async () => subscription as never
  }, endpoint)
}

test('a guest asks to be told, and what is pushed is shown', async ({ page, context, request }) => {
  await withPushService(page, 'https://push.example.com/guest')
  const order = await placeOrderOf(request, [{ slug: 'samosa', quantity: 1 }])
  await open(page, `/order/${order._id}`)
  const button = page.getByRole('button', { name: 'Notify me when it’s ready' })
  await button.click()
  await expect(page.getByText('We’ll notify you on this device.')).toBeVisible()
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [worker] = context.serviceWorkers()
  // This Chromium draws no notifications.
  await worker?.evaluate(() => {
    const { registration, shown } = Object.assign(globalThis, { shown: [] }) as never as WorkerScope
    registration.showNotification = async (title, { data }) => void shown.push([title, data.path])
  })
  await push(page, {
    title: `Order ${order.number} is ready`,
    body: 'Come and get it.',
    path: `/order/${order._id}`,
    tag: `order-${order.number}`,
  })
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as never as WorkerScope).shown))
    .toEqual([[`Order ${order.number} is ready`, `/order/${order._id}`]])
})

interface WorkerScope {
  shown: [string, string][]
  registration: { showNotification(title: string, options: { data: { path: string } }): Promise<void> }
}

/** As if it came from the push service. */
async function push(page: Page, notice: object) {
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
}
