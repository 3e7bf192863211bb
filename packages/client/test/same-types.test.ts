import type { FileDownload } from '@tiffin/contract'
import type { AppRouter } from '@tiffin/server/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { expect, test } from 'vitest'
import type { Download, TiffinApi } from '../src/index.ts'

// Subscriptions are streams, not calls.
type Inputs = Omit<inferRouterInputs<AppRouter>, 'live'>
type Outputs = inferRouterOutputs<AppRouter>

type Method = (input: never, options: never) => Promise<unknown>
type InputOf<Called> = Called extends (input: infer Input, options: never) => unknown ? Present<Input> : never
type OutputOf<Called extends Method> = Awaited<ReturnType<Called>>

/** Ignores whether a call may be made without input: `undefined` is sent as `{}`. */
type Present<Input> = Exclude<Input, void | undefined>

/** The client's type is narrower where the server accepts anything and validates later, and where a form has a file. */
type WhereSaid<Server, Client> = Server extends Uint8Array
  ? Client
  : Server extends (infer Item)[]
    ? WhereSaid<Item, At<Client, number>>[]
    : Server extends object
      ? SaidFields<Server, Client> & FieldsLeftOpen<Server, Client>
      : Server

type SaidFields<Server, Client> = {
  [Key in keyof Server as IsOpen<Server[Key]> extends true ? never : Key]: WhereSaid<
    Server[Key],
    At<Client, Key>
  >
}
type FieldsLeftOpen<Server, Client> = {
  [
    Key in keyof Client as Key extends keyof Server ? (IsOpen<Server[Key]> extends true ? Key : never) : never
  ]: Client[Key]
}
type IsOpen<Field> = unknown extends Field ? true : false

type At<Client, Key> = Client extends unknown ? (Key extends keyof Client ? Client[Key] : never) : never

/** Files are transferred as text. */
type Unpacked<Server> = Server extends FileDownload ? Download : Server

type IsSame<Server, Client> = [Server] extends [Client] ? ([Client] extends [Server] ? true : false) : false

type Difference<Server, Client, Name extends string> = IsSame<Server, Client> extends true ? never : Name

type DifferencesOf<F extends keyof Inputs & keyof TiffinApi> = {
  [C in keyof Inputs[F] & keyof TiffinApi[F] & string]: TiffinApi[F][C] extends infer Called extends Method
    ? | Difference<
          WhereSaid<Present<Inputs[F][C]>, InputOf<Called>>,
          InputOf<Called>,
          `${F}.${C} takes another input`
        >
      | Difference<
          Unpacked<Outputs[F][C & keyof Outputs[F]]>,
          OutputOf<Called>,
          `${F}.${C} answers otherwise`
        >
    : `${F}.${C} is no call`
}[keyof Inputs[F] & keyof TiffinApi[F] & string]

type Differences = { [F in keyof Inputs & keyof TiffinApi]: DifferencesOf<F> }[keyof Inputs & keyof TiffinApi]

type NamesOf<Api> = { [F in keyof Api & string]: `${F}.${keyof Api[F] & string}` }[keyof Api & string]

/** A table with a row for each name in `Found`, which should be empty: otherwise the compiler misses a row. */
type Rest<Found extends string> = Record<'all the rest' | Found, 'the same'>
const rest = { 'all the rest': 'the same' } as const

test('the client knows every call of the router, and no other', () => {
  const unknown: Rest<Exclude<NamesOf<Inputs>, NamesOf<TiffinApi>>> = rest
  const made: Rest<Exclude<NamesOf<TiffinApi>, NamesOf<Inputs>>> = rest
  expect(unknown).toBe(made)
})

test("each call's input and output are the router's own", () => {
  const other: Rest<Differences> = rest
  expect(other).toBe(rest)
})
