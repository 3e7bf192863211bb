import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { exitCodes } from './command.ts'

const errorOf = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: no`), { code, ...more })

test.each([
  [errorOf('ENOSPC', { syscall: 'write' }), /^The disk is full\. No partial files/],
  [errorOf('EDQUOT', { path: '/mnt/stick/a' }), /^The disk is full of \/mnt\/stick\/a\./],
  [
    new DrizzleQueryError('insert', [], errorOf('53100')),
    /^The database’s disk is full\. Nothing was changed\./,
  ],
  [
    errorOf('EACCES', { path: '/root/menu.csv' }),
    /^This user is not allowed to read or write \/root\/menu\.csv\.$/,
  ],
  [errorOf('EROFS', { path: '/mnt/cd/a' }), /^This user is not allowed to read or write \/mnt\/cd\/a\.$/],
])('%s is explained in plain text, without a stack', (error, says) => {
  const { exitCode, body, stack } = explainFailure(error)
  expect([exitCode, stack]).toEqual([exitCodes.refused, undefined])
  expect(body.message).toMatch(says)
})

test('an unexpected error keeps its stack', () => {
  expect(explainFailure(errorOf('EMFILE'))).toMatchObject({
    exitCode: exitCodes.unforeseen,
    stack: expect.any(String) as string,
  })
})
