import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test, vi } from 'vitest'
import { openBreakableConnection } from '../../test/breakable-connection.ts'
import { createDatabase, dropDatabase } from '../../test/start-postgres.ts'
import { newId } from './new-id.ts'
import { openListener } from './postgres-listener.ts'

const database = inject('database')

test.runIf(database.kind === 'postgres')(
  'a connection that is closed while it is checked is replaced: the database is not taken for down',
  async () => {
    if (database.kind !== 'postgres') return
    await using open = new AsyncDisposableStack()
    const name = `tiffin_listener_${newId()}`
    const router = await openBreakableConnection(await createDatabase(database.serverUrl, name))
    open.defer(() => dropDatabase(database.serverUrl, name))
    open.defer(router.close)
    const [onDown, onUp, onNotify] = [vi.fn(), vi.fn(), vi.fn()]
    const listener = openListener(router.databaseUrl, { onDown, onUp })
    open.defer(listener.close)
    await listener.listen('news', onNotify)

    await router.turn('silent')
    // It checks every second, and waits longer than that for the answer.
    await wait(1700)
    await router.turn('open')
    await expect.poll(() => onUp.mock.calls.length).toBe(2)
    expect(onDown).not.toHaveBeenCalled()
    expect(onNotify).toHaveBeenLastCalledWith()
  },
)
