import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { exitCodes } from './exit-codes.ts'

const errorOf = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: no`), { code, ...more })

test.each([
  [errorOf('ENOSPC', { syscall: 'write' }), /^There is no room left on the disk\. Nothing half written/],
  [errorOf('EDQUOT', { path: '/mnt/stick/a' }), /^There is no room left on the disk of \/mnt\/stick\/a\./],
  [
    new DrizzleQueryError('insert', [], errorOf('53100')),
    /^There is no room left on the disk of the database\. Nothing was changed\./,
  ],
  [errorOf('EACCES', { path: '/root/menu.csv' }), /^This user may not open or change \/root\/menu\.csv\.$/],
  [errorOf('EROFS', { path: '/mnt/cd/a' }), /^This user may not open or change \/mnt\/cd\/a\.$/],
])('%s is told in words, without a stack', (error, says) => {
  const { exitCode, body, stack } = explainFailure(error)
  expect([exitCode, stack]).toEqual([exitCodes.refused, undefined])
  expect(body.message).toMatch(says)
})

test('what nobody foresaw keeps its stack', () => {
  expect(explainFailure(errorOf('EMFILE'))).toMatchObject({
    exitCode: exitCodes.unforeseen,
    stack: expect.any(String) as string,
  })
})
