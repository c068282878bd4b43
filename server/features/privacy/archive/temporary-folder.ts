import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dayMs = 86_400_000
const ours = /^filao-(company|import)-/

/**
 * Creates a temporary folder for an archive or an import. Removes those that a killed process left more than a day ago.
 */
export async function temporaryFolder(purpose: 'company' | 'import'): Promise<string> {
  await removeOld()
  return await mkdtemp(join(tmpdir(), `filao-${purpose}-`))
}

async function removeOld(): Promise<void> {
  const names = (await readdir(tmpdir()).catch(() => [])).filter((name) => ours.test(name))
  for (const name of names) {
    const path = join(tmpdir(), name)
    try {
      if (Date.now() - (await lstat(path)).mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
    } catch {
      // It is gone already, or another user of this machine has it.
    }
  }
}
