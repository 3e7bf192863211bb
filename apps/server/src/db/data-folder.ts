import { access, constants, stat } from 'node:fs/promises'
import { makeFolder } from './make-folder.ts'

/** The folder of the settings cannot be one; the message is one sentence for whoever has set it. */
export class UnusableFolder extends Error {
  constructor(because: string) {
    super(`The setting DATA_DIR cannot be used: ${because}.`)
    this.name = 'UnusableFolder'
  }
}

/** Throws UnusableFolder where something else has its name. That it is not there yet is no fault. */
export async function refuseOtherThanFolder(path: string): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw explained(error as NodeJS.ErrnoException, path)
  }
  throw isNoFolder(path)
}

/** Makes it where it is missing. Throws UnusableFolder unless something can be kept in it. */
export async function openDataFolder(path: string): Promise<void> {
  await refuseOtherThanFolder(path)
  try {
    await makeFolder(path)
    await access(path, constants.W_OK)
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path)
  }
}

const isNoFolder = (path: string) => new UnusableFolder(`${path} is not a folder`)

function explained(error: NodeJS.ErrnoException, path: string): Error {
  const { code = '' } = error
  if (['ENOTDIR', 'EEXIST'].includes(code)) return isNoFolder(path)
  if (code === 'ENOENT') return new UnusableFolder(`the folder ${path} cannot be created`)
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new UnusableFolder(`this user is not allowed to write to ${path}`)
  return error
}
