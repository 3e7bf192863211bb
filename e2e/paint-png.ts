import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one random colour, so that no other journey has uploaded it. */
export function paintPng(width: number, height: number): Buffer {
  const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content])
    return Buffer.concat([number(content.length), named, number(crc32(named))])
  }
  const row = Buffer.concat([Buffer.from([0]), ...Array<Buffer>(width).fill(randomBytes(3))])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
