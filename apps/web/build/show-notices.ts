/** What the server sends to a device. */
interface Notice {
  title: string
  body: string
  path: string
  tag: string
  stays?: boolean
}

interface ShownNotice {
  close: () => void
  data: { path: string }
}

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
  data: { json: () => Notice } | null
  notification: ShownNotice
}

interface Window {
  url: string
  focus: () => Promise<unknown>
}

interface Worker {
  location: { origin: string }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener: (name: 'push' | 'notificationclick', listener: (event: WorkerEvent) => void) => void
}

/**
 * Shows what the server pushes to this device, and leads to its page when it is tapped: the tab that has it open, or a
 * new one. Written into the worker as text, so it must be self-contained.
 */
export function showNotices(worker: Worker) {
  worker.addEventListener('push', (event) => {
    const notice = event.data?.json()
    if (!notice) return
    const { title, body, path, tag, stays = false } = notice
    const options = {
      body,
      tag,
      renotify: true,
      requireInteraction: stays,
      icon: '/icons/192.png',
      data: { path },
    }
    event.waitUntil(worker.registration.showNotification(title, options))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { href, pathname, search } = new URL(event.notification.data.path, worker.location.origin)
    event.waitUntil(
      worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
        // Whatever it shows of the page, the board of one station is the board; one order is not another one.
        const open = windows.find(({ url }) => (search ? url === href : new URL(url).pathname === pathname))
        return open ? open.focus() : worker.clients.openWindow(href)
      }),
    )
  })
}
