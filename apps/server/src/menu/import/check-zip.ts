/** Checks a zip before anyone reads its content: an .xlsx of a few KB can unpack to gigabytes. */
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { isDamaged, isProtected, SheetRefusal, wrongKind } from './sheet-refusal.ts'

const MAX_ENTRIES = 64
const MAX_ENTRY_BYTES = 64 * 1024 * 1024
const MAX_TOTAL_BYTES = 96 * 1024 * 1024
const DOCTYPE = Buffer.from('<!DOCTYPE')

const unpacksTooFar = () => new SheetRefusal('TOO_LARGE', 'The file is too large once unpacked.')
const isSuspicious = () =>
  new SheetRefusal('VALIDATION', 'The file contains parts that don’t belong in a spreadsheet.')

/** Unpacks everything once, counting, and stores none of it. */
export async function checkZip(bytes: Buffer): Promise<void> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
    await checkEntries(zip)
  } catch (error) {
    throw error instanceof SheetRefusal ? error : isDamaged()
  }
}

async function checkEntries(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw unpacksTooFar()
  let left = MAX_TOTAL_BYTES
  const names = new Set<string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw isProtected()
    // If two parts had the same name, another program might read the unchecked one.
    if (names.has(entry.fileName)) throw isSuspicious()
    names.add(entry.fileName)
    left -= await checkEntry(zip, entry, Math.min(MAX_ENTRY_BYTES, left))
  }
  if (!names.has('xl/workbook.xml')) throw wrongKind()
}

async function checkEntry(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0
  let tail: Buffer = Buffer.alloc(0)
  const stream = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    // The size in the entry's header is not trusted.
    if (size > limit) throw unpacksTooFar()
    const seen = Buffer.concat([tail, chunk])
    if (seen.includes(DOCTYPE)) throw isSuspicious()
    tail = seen.subarray(-DOCTYPE.length)
  }
  return size
}
