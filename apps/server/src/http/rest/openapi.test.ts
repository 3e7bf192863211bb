/** The document: complete, valid according to third-party validators, and with examples that fit its schemas. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import {
  documented,
  type Operation,
  operationOf,
  resolve,
  schemaError,
  undocumentedIn,
} from '../../../test/documented.ts'
import { definitionOf, toJsonSchema } from './json-schema.ts'
import { parametersOf, type RestRoute } from './route.ts'
import { procedureNamed, procedureNames } from './procedure-named.ts'
import { restAreas, restRoutes } from './routes.ts'
import { shapes } from './shapes.ts'

const document = documented()
const named = (routes: readonly RestRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)

function documentedAs({ method, path }: RestRoute): Operation {
  const operation = operationOf(method, `/api${path.replaceAll(/:\w+/g, 'unicorn')}`)
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

test('every query and mutation has exactly one REST route; streams are tRPC only', () => {
  const called = procedureNames().filter((name) => procedureNamed(name).type !== 'subscription')
  expect(restRoutes.map(({ procedure }) => procedure).toSorted()).toEqual(called.toSorted())
})

test('a validator finds nothing', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect([valid, errors]).toEqual([true, undefined])
})

test('another validator finds nothing, not even bad style', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // A public list without input never rejects anyone.
    rules: { 'operation-4xx-response': 'off' },
  })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('it names its areas, each with its calls', () => {
  const used = new Set(restRoutes.flatMap((route) => documentedAs(route).tags))
  expect([...used].toSorted()).toEqual(restAreas.map(({ name }) => name).toSorted())
})

// A self-explanatory name tells the reader the unit or the meaning; every other parameter is described.
test('every parameter is described, except those whose name says it all', () => {
  const plain = new Set([
    'status',
    'state',
    'format',
    'from',
    'to',
    'day',
    'partySize',
    'userId',
    'subjectId',
    'q',
  ])
  const parameters = restRoutes.flatMap((route) => documentedAs(route).parameters.map((one) => resolve(one)))
  const silent = parameters.filter(({ name, description }) => !description && !plain.has(name))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test.each(Object.entries(shapes))('%s has an example that fits', (name, { example }) => {
  expect(schemaError({ $ref: `#/components/schemas/${name}` }, example)).toBeNull()
})

test('a shape has the same name in an input and in an answer', () => {
  const inputs = restRoutes.flatMap(({ procedure }) => procedureNamed(procedure).inputs)
  const sent = JSON.stringify(inputs.map((input) => toJsonSchema(input, 'input')))
  const names = [
    ...new Set(Array.from(sent.matchAll(/components\/schemas\/(\w+)/g), ([, name = '']) => name)),
  ]
  expect(names).not.toEqual([])
  for (const name of names) {
    const { schema } = shapes[name] ?? {}
    expect(schema && definitionOf(schema, name, 'input')).toEqual(schema && definitionOf(schema, name))
  }
})

const withKey = { apiKey: [] }

test.each([
  ['auth.logout', []],
  ['promotions.list', [withKey]],
  ['coupons.check', []],
])('%s is public and still accepts a token', (procedure, keys) => {
  const routes = restRoutes.filter((route) => route.procedure === procedure)
  const [operation] = routes.map(documentedAs)
  expect(operation?.security).toEqual([{}, { bearer: [] }, ...keys])
  expect(operation?.description).toContain('A token is optional; an expired one is ignored')
})

test('a call says whether it takes an API key', () => {
  const saysSo = ({ security, description }: Operation) => [
    security.some((one) => 'apiKey' in one),
    /Also with an API key/.test(description),
    /API keys are not accepted/.test(description),
  ]
  const of = (procedure: string) =>
    saysSo(documentedAs(restRoutes.find((route) => route.procedure === procedure) as RestRoute))
  expect(of('orders.list')).toEqual([true, true, false])
  expect(of('account.get')).toEqual([false, false, true])
  expect(of('apiKeys.create')).toEqual([false, false, true])
  expect(of('orders.place')).toEqual([false, false, true])
})

test('a test that gets an undocumented answer fails', () => {
  const answered = { method: 'GET', status: 200, contentType: 'application/json', body: '{}' }
  expect(undocumentedIn({ ...answered, url: '/api/unicorns' })).toContain('is not in the document')
  expect(undocumentedIn({ ...answered, url: '/api/docsy' })).toContain('is not in the document')
  for (const url of ['/api/openapi.json?fresh', '/api/docs', '/api/docs/1/start.js'])
    expect(undocumentedIn({ ...answered, url })).toBeNull()
})

describe.each(named(restRoutes))('%s', (_name, route) => {
  const operation = documentedAs(route)
  const { requestBody, responses } = operation

  test('has a description, and an answer for success and failure', () => {
    expect(operation.description).toMatch(/\*\*Access:\*\* \w+/)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([String(route.status), '500']))
    const { access } = procedureNamed(route.procedure).meta
    // A key that does not work is rejected everywhere.
    const name = responses['401']?.$ref
    expect(name).toContain('KeyInvalidOrKeyEnded')
    expect(name?.includes('Unauthenticated')).toBe(
      access !== 'open' || route.errors?.includes('UNAUTHENTICATED') === true,
    )
  })

  test('has the parameters of its path, and no others there', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath).toHaveLength(parametersOf(route.path).length)
    for (const { required, schema } of inPath) expect([required, schema.type]).toEqual([true, 'string'])
  })

  test('does not repeat path parameters in the body', () => {
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      // What is in a list may have an id of its own.
      const text = JSON.stringify(schema, (key, value: unknown) => (key === 'items' ? undefined : value))
      for (const name of parametersOf(route.path)) expect(text).not.toContain(`"${name}":`)
    }
  })

  test('has examples that fit', () => {
    const parameters = operation.parameters.map((one) => resolve(one))
    const shown = parameters.filter(({ example }) => example !== undefined)
    expect(shown.map(({ schema, example }) => schemaError(schema, example)).filter(Boolean)).toEqual([])
    const needed = parameters.filter((one) => one.in === 'path' || one.required)
    expect(needed.filter(({ example }) => example === undefined)).toEqual([])
    for (const { schema, example, examples } of jsonOf(operation)) {
      const values = examples ? Object.values(examples).map(({ value }) => value) : [example]
      expect(values.map((value) => schemaError(schema, value) ?? 'fits')).toEqual(values.map(() => 'fits'))
      expect(values).not.toContain(undefined)
    }
  })
})

/** A file has no readable example. */
const jsonOf = ({ requestBody, responses }: Operation) =>
  [requestBody, ...Object.values(responses).map((answer) => resolve(answer))].flatMap((part) => {
    const json = part?.content?.['application/json']
    return json ? [json] : []
  })

test('every write has a body, except those that need none', () => {
  const isBodiless = (route: RestRoute) =>
    route.method !== 'GET' && route.method !== 'DELETE' && !documentedAs(route).requestBody
  expect(
    named(restRoutes.filter(isBodiless))
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([
    'POST /account/authenticator-app/setup',
    'POST /account/logout-everywhere',
    'POST /account/passkeys/setup',
    'POST /account/recovery-codes',
    'POST /account/verification',
    'POST /admin/closings/:id/ticket',
    'POST /admin/keys/:id/revoke',
    'POST /admin/kitchen/boards',
    'POST /admin/kitchen/resume',
    'POST /admin/payment-providers/:provider/:mode/test',
    'POST /admin/payment-providers/:provider/:mode/use',
    'POST /admin/printers/:id/address',
    'POST /admin/printers/:id/next',
    'POST /admin/printers/:id/test',
    'POST /admin/setup/menu',
    'POST /admin/site-preview',
    'POST /admin/tickets/:id/again',
    'POST /admin/tickets/:id/printed',
    'POST /admin/webhooks/:id/deliveries/:deliveryId/again',
    'POST /admin/webhooks/:id/pause',
    'POST /admin/webhooks/:id/resume',
    'POST /admin/webhooks/:id/test',
    'POST /auth/logout',
    'POST /auth/passkey/request',
    'POST /customers/:id/disable',
    'POST /customers/:id/enable',
    'POST /orders/:id/cancel',
    'POST /orders/:id/check-payment',
    'POST /orders/:id/pay-at-pickup',
    'POST /products/:id/painting',
    'POST /reservations/:id/cancel',
    'POST /staff/:id/disable',
    'POST /staff/:id/enable',
    'POST /staff/:id/invitation',
    'POST /staff/:id/invitation-link',
    'POST /subscribers/:id/unsubscribe',
  ])
})

test('no DELETE takes a body that names what to delete', () => {
  const deletes = restRoutes.filter(({ method }) => method === 'DELETE')
  expect(deletes.filter((route) => documentedAs(route).requestBody)).toEqual([])
})
