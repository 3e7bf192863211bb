/** Who has taken this browser's session over with their PIN: the person who stands there now, not the account that logged in. */
import { ACTOR_KEY } from './forget-person.ts'
import { createLocalStorageStore } from '../storage/stores.ts'
import { userStore } from './session.ts'

export interface Actor {
  _id: string
  name: string
  email: string
  /** The account that logged in: after another login it is nobody's. */
  accountId: string
}

/** As the server said last; the same in all tabs. */
export const actorStore = createLocalStorageStore<Actor | null>({
  key: ACTOR_KEY,
  empty: null,
  parse: (raw) => (isActor(raw) ? raw : null),
})

/** Under whose name the server puts what is done here. */
export function whoActs(): { _id: string; email: string } | null {
  const user = userStore.get()
  const actor = actorStore.get()
  return actor !== null && actor.accountId === user?._id ? actor : user
}

function isActor(raw: unknown): raw is Actor {
  const { _id, name, email, accountId } = (raw ?? {}) as Partial<Actor>
  return [_id, name, email, accountId].every((part) => typeof part === 'string')
}
