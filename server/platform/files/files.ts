import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Problem } from '@filao/domain/kernel/problem'
import { Disk, type DriveFile } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { DriverContract } from 'flydrive/types'
import type { Config } from '../config.ts'
import { defineJob } from '../jobs/jobs.ts'
import { closeToOthers, makeWritable } from './writable-folder.ts'

/** The content of a file: bytes, or a file of this machine. */
export type Content = Uint8Array | { path: string }

/** The store of uploaded files, under keys such as `vehiclePhotos/7/k3v….png`: a folder or an S3 bucket. */
export type Files = {
  put: (key: string, content: Content) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Returns the content, opened at the first read. Throws the error of `missing` when there is no such file. */
  read: (key: string, missing: () => Error) => AsyncIterable<Uint8Array>
  /** Lists the keys below a prefix that ends with a slash. */
  list: (prefix: string) => Promise<string[]>
  /** Removes a file; a missing one is no failure. */
  remove: (key: string) => Promise<void>
}

type Place = Pick<Config, 'filesUrl' | 's3'>

type Folders = Pick<Config, 'filesUrl' | 'dataDir' | 'smtpUrl'>

/** Throws a sentence for the operator where files or mails are kept in a folder that this process cannot write. */
export async function checkFolders({ filesUrl, dataDir, smtpUrl }: Folders): Promise<void> {
  if (!smtpUrl) await makeWritable('DATA_DIR', dataDir)
  await closeToOthers(join(dataDir, 'mail'))
  if (filesUrl.startsWith('s3://')) return
  await makeWritable('FILES_URL', filesUrl)
  await closeToOthers(filesUrl)
}

/** Opens the configured store. It connects at the first use. */
export function openFiles(place: Place): Files {
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= driver(place).then((chosen) => new Disk(chosen))
    return opened
  }
  return {
    async put(key, content) {
      const files = await disk()
      const bytes = content instanceof Uint8Array ? content : await readFile(content.path)
      try {
        await files.put(key, bytes)
      } catch (error) {
        // A full disk may have stored half of it.
        await files.delete(key).catch(() => undefined)
        throw ((error as Error).cause as NodeJS.ErrnoException)?.code === 'ENOSPC' ? noRoom() : error
      }
    },
    async exists(key) {
      return await (await disk()).exists(key)
    },
    async *read(key, missing) {
      const files = await disk()
      if (!(await files.exists(key))) throw missing()
      yield* Readable.from(await files.getStream(key))
    },
    async list(prefix) {
      const files = await disk()
      const keys: string[] = []
      let paginationToken: string | undefined
      do {
        const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) }
        const part = await files.listAll(prefix, options).catch((error) => {
          // A folder without such files has no such folder either.
          if ((error.cause ?? error).code === 'ENOENT')
            return { objects: [] as DriveFile[], paginationToken: undefined }
          throw error
        })
        for (const object of part.objects) if (object.isFile) keys.push(object.key)
        paginationToken = part.paginationToken
      } while (paginationToken)
      return keys
    },
    async remove(key) {
      await (await disk()).delete(key)
    },
  }
}

/**
 * Removes stored files without any reference. A file outlives its last reference by a week, so that a backup, which
 * copies the files after the database, holds everything that the database refers to.
 */
export const removeFilesJob = defineJob<{ keys: string[] }>('removeFiles', { delay: 7 * 86_400 })

/** Removes files, some time after the commit that deleted their rows; safe to repeat. */
export async function removeFiles(files: Files, keys: string[]): Promise<void> {
  for (const key of keys) await files.remove(key)
}

/** Returns the refusal of a file for which the disk has no room. */
export function noRoom(): Problem {
  return new Problem('unavailable', {
    fr: 'Il n’y a plus de place pour enregistrer ce fichier. Réessayez plus tard.',
    en: 'There is no room left to store this file. Try again later.',
  })
}

const bucketAddress = /^s3:\/\/([^/]+)\/?$/

async function driver({ filesUrl, s3 }: Place): Promise<DriverContract> {
  const bucket = bucketAddress.exec(filesUrl)?.[1]
  if (!bucket) return new FSDriver({ location: filesUrl, visibility: 'private' })
  // Amazon's client is large, so it is only loaded for a bucket.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { endpoint, region, accessKeyId, secretAccessKey } = s3
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // S3 servers of other makers use path-style buckets, and no newer checksums of Amazon.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
