/**
 * How a key is written: `tiffin_live_`, thirty random characters, and six that are a checksum of all before them. Scanners of
 * secrets recognize the prefix, and what was cut off or mistyped is rejected without asking the database.
 */
import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6
export const KEY_HINT_LENGTH = 4

const kinds = { live: 'tiffin_live_', demo: 'tiffin_demo_' } as const
export type KeyKind = keyof typeof kinds

export const keyKindOf = ({ isDemo }: { isDemo: boolean }): KeyKind => (isDemo ? 'demo' : 'live')
export const keyPrefixOf = (kind: KeyKind): string => kinds[kind]

/** Whether it is meant to be a key, and so is no session's token. */
export const isKeyLike = (token: string): boolean => token.startsWith('tiffin_')

/** Finds keys, whole or nearly so, in any text. */
export const KEY_IN_TEXT = /tiffin_(?:live|demo)_[0-9A-Za-z]{20,}/

export function makeKeyText(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  const begun = kinds[kind] + random
  return begun + checksumOf(begun)
}

/** Which kind of site the key is for; null if it is damaged. */
export function readKeyKind(key: string): KeyKind | null {
  const [, kind, random = ''] = /^tiffin_(live|demo)_([0-9A-Za-z]+)$/.exec(key) ?? []
  if (kind === undefined || random.length !== RANDOM_LENGTH + CHECKSUM_LENGTH) return null
  const checksum = key.slice(-CHECKSUM_LENGTH)
  return checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === checksum ? (kind as KeyKind) : null
}

/** CRC-32 as six digits of base 62, which is room for all of its values. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    written = (DIGITS[rest % DIGITS.length] ?? '') + written
    rest = Math.floor(rest / DIGITS.length)
  }
  return written
}
