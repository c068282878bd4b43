import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder of a setting, where it is missing. Throws a sentence for the operator where it cannot be written. */
export async function makeWritable(setting: 'DATA_DIR' | 'FILES_URL', folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The folder of ${setting} cannot be written: ${folder} (${code}). Name another folder, or let this user write it.`,
    )
  }
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
