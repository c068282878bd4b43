import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder of a setting or command, where it is missing. Throws a sentence for the operator where it cannot be
 * written.
 */
export async function makeWritable(
  use: 'DATA_DIR' | 'FILES_URL' | 'the backups',
  folder: string,
  mode?: number,
): Promise<void> {
  try {
    await makeFolder(folder, mode)
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The folder of ${use} cannot be written: ${folder} (${code}). Name another folder, or let this user write it.`,
    )
  }
}

/** Takes a folder of customers' documents from the machine's other users, where it exists and this user may do it. */
export async function closeToOthers(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found && found.mode & 0o007) await chmod(folder, found.mode & 0o770).catch(() => undefined)
}

/** Returns an error as an operator can use it: of a full disk, the system's own names no folder. */
export function namingFolder(error: unknown, folder: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return error
  return new Error(`The disk of ${folder} is full: make room there, or name a folder on another one.`, { cause: error })
}

/** Creates a folder and those above it one by one: below `/proc`, `mkdir` with `recursive` never ends. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = dirname(folder)
  await mkdir(folder, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    if (await isFolder(folder)) return
    if (error.code !== 'ENOENT' || (await isFolder(above))) throw error
    await makeFolder(above, mode)
    await makeFolder(folder, mode)
  })
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
