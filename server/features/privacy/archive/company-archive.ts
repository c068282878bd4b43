import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { exportCompany } from '@filao/domain/privacy/contract'
import { companyDay, loadCompany } from '#features/company/public'
import { newestVersion } from '#platform/database/migrations/migrate'
import { auditExport, author } from '#platform/feature/audit'
import { type Files, noRoom } from '#platform/files/files'
import { zipStream } from '#platform/files/zip'
import type { Call } from '#platform/http/call'
import { version } from '#platform/version'
import { type Manifest, manifestName } from './manifest.ts'
import { archiveReadme } from './readme.ts'
import { type Spool, spoolCompany } from './spool.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The companies whose archive is made or sent by this process: each takes room in the temporary folder until then. */
const underWay = new Set<number>()

/**
 * Reads the rows of the whole company at one instant into a temporary folder, in the company's turn among long calls,
 * so that the database waits for no download. The folder goes with the answer. Refuses a second archive meanwhile.
 */
export async function spoolForCall(call: Omit<Call<typeof exportCompany>, 'tx'>): Promise<Spool> {
  const { companyId } = call.params
  if (underWay.has(companyId)) throw alreadyUnderWay()
  underWay.add(companyId)
  const { raw } = call.reply
  let folder: string | undefined
  const discard = async () => {
    underWay.delete(companyId)
    const left = (err: unknown) => call.request.log.error({ err, folder }, 'the folder of an archive was not removed')
    if (folder) await rm(folder, { recursive: true, force: true }).catch(left)
  }
  let hasReader = false
  try {
    const path = await temporaryFolder('company')
    folder = path
    const spool = await call.snapshot((tx) => spoolCompany(tx, companyId, path, call.language))
    hasReader = !raw.destroyed
    return spool
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error
  } finally {
    // The folder is removed only now that nothing writes into it, also when the client left long ago.
    if (hasReader) raw.once('close', () => void discard())
    else await discard()
  }
}

function alreadyUnderWay(): Problem {
  return new Problem('conflict', {
    fr: 'Une archive de votre entreprise est déjà en cours de préparation ou de téléchargement. Attendez qu’elle soit terminée.',
    en: 'An archive of your company is already being prepared or downloaded. Wait until it is finished.',
  })
}

/**
 * Sends the archive of the company. Files are read one by one while it is sent; one removed meanwhile is left out, and
 * one that cannot be read cuts the archive, which an import then refuses.
 */
export async function companyArchive(
  call: Call<typeof exportCompany>,
  spool: Spool,
  files: Files,
): Promise<BinaryResponse> {
  const { tx, params, now } = call
  const { name } = await loadCompany(tx, params.companyId)
  const day = await companyDay(tx, params.companyId, now)
  const rows = Object.values(spool.counts).reduce((sum, count) => sum + count, 0)
  await auditExport(tx, author(call), { archive: rows, files: spool.files.size })
  const about = { company: name, madeAt: now, schema: await newestVersion() }
  const content = zipStream(partsOf(spool, about, files), new Date(now))
  return { contentType: 'application/zip', fileName: `filao-${day}.zip`, content }
}

const gone = new Error('a stored file is gone')

async function* partsOf(
  { tables, counts, numbers, files: stored }: Spool,
  about: Pick<Manifest, 'company' | 'madeAt' | 'schema'>,
  files: Files,
) {
  const entries: Manifest['entries'] = []
  const readme = archiveReadme()
  yield { name: 'README.md', content: readme }
  entries.push({ name: 'README.md', bytes: Buffer.byteLength(readme), sha256: sha256(readme) })
  for (const table of tables) {
    const { name, bytes, sha256, read } = table
    entries.push({ name, bytes, sha256 })
    yield { name, content: read() }
  }
  for (const [key, name] of stored) {
    const content = await buffer(files.read(key, () => gone)).catch((error) => {
      if (error === gone) return null
      throw error
    })
    if (!content) continue
    entries.push({ name, bytes: content.length, sha256: sha256(content) })
    yield { name, content, isStored: true }
  }
  const manifest: Manifest = { software: 'Filao', format: 2, version, ...about, counts, numbers, entries }
  yield { name: manifestName, content: `${JSON.stringify(manifest, null, 2)}\n` }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
