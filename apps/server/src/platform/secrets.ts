/** Encrypts what has to be read again, such as a payment provider's keys: AES-256-GCM with a key that is not in the database. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from './app-error.ts'

export interface Secrets {
  /** `about` says what it is of, and has to be the same when it is opened: nobody can put one in another's place. */
  seal(text: string, about: string): Promise<string>
  /** Throws an AppError that says what to do if the key is missing, or another one. */
  open(sealed: string, about: string): Promise<string>
}

export interface SecretSettings {
  /** From the environment. */
  secretsKey: string | undefined
  /** Where a key is made if there is none; null if the site's processes share no folder. */
  folder: string | null
}

const FILE = 'secrets.key'
const ALGORITHM = 'aes-256-gcm'
const FORMAT = 'v1'
const NONCE_BYTES = 12
const OR_ELSE = 'Otherwise enter a payment provider’s keys again, or make a new secret for a webhook.'

export function createSecrets({ secretsKey, folder }: SecretSettings): Secrets {
  let known: Promise<Buffer> | null = null

  /** Not kept if it fails, so that it can be put right while the server runs. */
  function readKey(mayMake: boolean): Promise<Buffer> {
    known ??= findKey(mayMake).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  async function findKey(mayMake: boolean): Promise<Buffer> {
    if (secretsKey !== undefined) return derive(secretsKey)
    if (folder === null)
      throw new AppError(
        'CONFLICT',
        'This server has no key to encrypt secrets with. Set SECRETS_KEY in its environment, the same for all of its processes, and start it again.',
      )
    const file = join(folder, FILE)
    return derive((await readIfThere(file)) ?? (mayMake ? await makeFile(folder, file) : keyIsGone(file)))
  }

  return {
    async seal(text, about) {
      const key = await readKey(true)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return [FORMAT, nameOf(key), ...parts].join('.')
    },
    async open(sealed, about) {
      const [format, name, ...parts] = sealed.split('.')
      const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (format !== FORMAT || !nonce || !body || !tag) throw new Error('This is no sealed secret')
      const key = await readKey(false)
      if (nameOf(key) !== name)
        throw new AppError(
          'CONFLICT',
          `This was encrypted with another key than the server has now. Give it back the SECRETS_KEY or the file ${FILE} that it had. ${OR_ELSE}`,
        )
      const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'tiffin secrets', 32))

/** Tells one key from another, and nothing about it. */
const nameOf = (key: Buffer) =>
  createHash('sha256').update(key).update('name').digest('base64url').slice(0, 8)

function keyIsGone(file: string): never {
  throw new AppError(
    'CONFLICT',
    `The file ${FILE} with which the secrets were encrypted is gone. Put it back into ${file.slice(0, -FILE.length - 1)}. ${OR_ELSE}`,
  )
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of two processes that make one at once, both take the first. */
async function makeFile(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readIfThere(file)) ?? keyIsGone(file)
}
