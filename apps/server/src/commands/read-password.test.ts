import { PassThrough, Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { WrongUsage, type CommandContext } from './command.ts'
import { readPassword } from './read-password.ts'

const read = (typed: string, source: { passwordStdin: boolean; generate: boolean }) =>
  readPassword({ stdin: Readable.from([typed]) } as unknown as CommandContext, source)
const fromStdin = { passwordStdin: true, generate: false }

test.each(['saffron lassi', 'saffron lassi\n', 'saffron lassi\r\n'])(
  '%j is read without its line ending',
  async (typed) => {
    expect(await read(typed, fromStdin)).toEqual({ password: 'saffron lassi', isGenerated: false })
  },
)

test('spaces are part of a password', async () => {
  expect(await read('  spaces  \n', fromStdin)).toMatchObject({ password: '  spaces  ' })
})

test('a terminal prompt does not echo, even with --password-stdin', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() })
  const note = () => void setImmediate(() => stdin.write('saffron lassi\r'))
  const ctx = { stdin, out: { note } } as unknown as CommandContext
  expect(await readPassword(ctx, fromStdin)).toEqual({ password: 'saffron lassi', isGenerated: false })
  // A terminal in raw mode does not show what is typed.
  expect(stdin.setRawMode).toHaveBeenCalledWith(true)
})

test('generated passwords differ', async () => {
  const source = { passwordStdin: false, generate: true }
  const [one, other] = [await read('', source), await read('', source)]
  expect(one).toEqual({ password: expect.stringMatching(/^[\w-]{16}$/) as string, isGenerated: true })
  expect(one.password).not.toBe(other.password)
})

test.each([
  ['short', fromStdin, 'This password cannot be used: At least 8 characters.'],
  ['', fromStdin, 'This password cannot be used: Password is required.'],
  ['saffron lassi', { passwordStdin: true, generate: true }, 'Use --password-stdin or --generate, not both.'],
  ['saffron lassi', { passwordStdin: false, generate: false }, 'No terminal to ask for the password'],
])('%j with %j is wrong usage', async (typed, source, says) => {
  const reading = read(typed, source)
  await expect(reading).rejects.toThrow(WrongUsage)
  await expect(reading).rejects.toThrow(says)
})
