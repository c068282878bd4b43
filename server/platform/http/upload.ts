import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'
import { noRoom } from '#platform/files/files'

/** A received file: its path for the time of the call, and its name at the sender. */
export type ReceivedFile = { path: string; name: string; bytes: number; sha256: string }

type Received = { file: ReceivedFile; fields: Record<string, string>; discard: () => Promise<void> }

/** Room for the other fields and the boundaries of the form. */
const envelopeBytes = 64 * 1024

/**
 * Streams the one file of a multipart request to a temporary folder. A file that is too large gives 413 and is removed.
 */
export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<Received> {
  if (!request.isMultipart()) throw notMultipart()
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw tooLarge(maxBytes)
  const folder = await mkdtemp(join(tmpdir(), 'filao-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await readParts(request, join(folder, 'file'), maxBytes)), discard }
  } catch (error) {
    await discard()
    throw refusal(error, maxBytes)
  }
}

async function readParts(request: FastifyRequest, path: string, maxBytes: number) {
  const fields: Record<string, string> = {}
  let file: ReceivedFile | null = null
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 21 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge(maxBytes)
      fields[part.fieldname] = String(part.value)
      continue
    }
    file = await writeFile(part, path)
    if (!file) throw tooLarge(maxBytes)
    if (part.fieldname !== 'file') file = null
  }
  if (!file) throw fieldProblem('file', 'required', { fr: 'Choisissez un fichier.', en: 'Choose a file.' })
  if (file.bytes === 0) throw empty()
  return { file, fields }
}

/** Writes a file; null as soon as it is too large, since it may never end. */
async function writeFile(part: MultipartFile, path: string): Promise<ReceivedFile | null> {
  const limit = new AbortController()
  part.file.once('limit', () => limit.abort())
  const hash = createHash('sha256')
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(part.file, hashed, createWriteStream(path), { signal: limit.signal }).catch((error) => {
    if (!limit.signal.aborted) throw error
  })
  if (part.file.truncated) return null
  return { path, name: unescaped(part.filename ?? ''), bytes: part.file.bytesRead, sha256: hash.digest('hex') }
}

/** Restores the three characters that browsers escape in the file name of a form (HTML, multipart/form-data). */
function unescaped(fileName: string): string {
  return fileName.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

/** Maps an error of the form parser to a Problem. Any defect of the form itself is a malformed request. */
function refusal(error: unknown, maxBytes: number): unknown {
  if (error instanceof Problem) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (code === 'FST_FILES_LIMIT') {
    const oneOnly = { fr: 'Envoyez un seul fichier à la fois.', en: 'Send one file at a time.' }
    return fieldProblem('file', 'too_many', oneOnly)
  }
  if (code === 'ENOSPC') return noRoom()
  if (syscall && syscall !== 'read') return error
  return new Problem('malformed', {
    fr: 'L’envoi est illisible ou incomplet.',
    en: 'What was sent is unreadable or incomplete.',
  })
}

function tooLarge(maxBytes: number): Problem {
  const megabytes = Math.floor(maxBytes / 1_048_576)
  return new Problem('too_large', {
    fr: `Ce fichier est trop volumineux\u202f: ${megabytes} Mo au plus.`,
    en: `This file is too large: ${megabytes} MB at most.`,
  })
}

function empty(): Problem {
  return new Problem('unsupported_media', { fr: 'Ce fichier est vide.', en: 'This file is empty.' })
}

function notMultipart(): Problem {
  return new Problem('unsupported_media', {
    fr: 'Envoyez le fichier dans un formulaire (multipart/form-data).',
    en: 'Send the file as a form (multipart/form-data).',
  })
}
