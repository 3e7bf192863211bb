import type { Parser, ReadEntry } from 'tar'

const BLOCK_BYTES = 512
const blocksOf = (bytes: number) => BLOCK_BYTES * Math.ceil(bytes / BLOCK_BYTES)

/**
 * Detects anything but zeros after the last member: tar readers ignore it, but a backup has nothing there, so two files
 * were mixed up.
 */
export function detectExtraData(parser: Parser) {
  let membersBytes = 0
  let readBytes = 0
  let filledBytes = 0
  parser.on('entry', ({ startBlockSize }: ReadEntry) => (membersBytes += BLOCK_BYTES + startBlockSize))
  // A long name precedes its member.
  parser.on('meta', (text: string) => (membersBytes += BLOCK_BYTES + blocksOf(Buffer.byteLength(text))))
  return {
    see(chunk: Buffer) {
      const last = chunk.findLastIndex((byte) => byte !== 0)
      if (last !== -1) filledBytes = readBytes + last + 1
      readBytes += chunk.length
    },
    hasExtraData: () => filledBytes > membersBytes,
  }
}
