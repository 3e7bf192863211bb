/** A program's key at two built servers: what is decided at one of them holds at the other with the next call. */
import type { NewApiKey, StaffOrder } from '@tiffin/contract'
import { expect, inject, test } from 'vitest'
import { orderOf } from './create-test-app.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const isShared = inject('database').kind === 'postgres'
const { here, there } = useTwoProcesses()

const endsOn = Temporal.Now.plainDateISO().add({ days: 30 }).toString()

async function make(path: string, more: object = {}) {
  const { status, body } = await here<NewApiKey>(path, { endsOn, ...more }, 'asha')
  expect(status, body.message).toBe(201)
  return { id: body.apiKey._id, key: body.key as `tiffin_${string}` }
}

test.runIf(isShared)(
  'a key made here works there; revoked here, it does nothing there any more',
  async () => {
    const { id, key } = await make('/admin/keys', { name: 'Till', permissions: ['orders'] })
    const placed = await here<StaffOrder>('/orders', orderOf([{ slug: 'samosa' }]))
    const path = `/admin/orders/${placed.body._id}`
    const reads = await Promise.all([here(path, undefined, key), there(path, undefined, key)])
    expect(reads.map(({ status }) => status)).toEqual([200, 200])
    expect((await here(`/admin/keys/${id}/revoke`, {}, 'ravi')).status).toBe(200)
    const move = { from: 'placed', to: 'accepted' }
    const after = await there(`${path}/status`, move, key)
    expect([after.status, after.body.code]).toEqual([401, 'KEY_ENDED'])
    expect((await here<StaffOrder>(path, undefined, 'asha')).body.status).toBe('placed')
  },
)

test.runIf(isShared)('replaced here, the old and the new one work there until the overlap ends', async () => {
  const old = await make('/admin/keys', { name: 'Printer', permissions: ['orders'] })
  const next = await make(`/admin/keys/${old.id}/replacement`, { overlapHours: 1 })
  const read = async (key: `tiffin_${string}`) => (await there('/admin/orders', undefined, key)).status
  expect([await read(old.key), await read(next.key)]).toEqual([200, 200])
  await here(`/admin/keys/${old.id}/revoke`, {}, 'asha')
  expect([await read(old.key), await read(next.key)]).toEqual([401, 200])
})
