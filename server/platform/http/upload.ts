import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'

/** A file as it came: where it lies for the time of the call, and what the sender calls it. Its type is not believed. */
export type ReceivedFile = { path: string; name: string; bytes: number }

type Received = { file: ReceivedFile; fields: Record<string, string>; discard: () => Promise<void> }

/** Streams the one file of a multipart request to a temporary folder. Too large: 413, and nothing is left. */
export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<Received> {
  if (!request.isMultipart()) throw notMultipart()
  const folder = await mkdtemp(join(tmpdir(), 'filao-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await readParts(request, join(folder, 'file'), maxBytes)), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function readParts(request: FastifyRequest, path: string, maxBytes: number) {
  const fields: Record<string, string> = {}
  let file: ReceivedFile | null = null
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 21 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) throw tooLarge(maxBytes)
    file = { path, name: part.filename, bytes: part.file.bytesRead }
  }
  if (!file || file.bytes === 0) {
    throw fieldProblem('file', 'required', { fr: 'Choisissez un fichier.', en: 'Choose a file.' })
  }
  return { file, fields }
}

function tooLarge(maxBytes: number): Problem {
  const megabytes = Math.floor(maxBytes / 1_048_576)
  return new Problem('too_large', {
    fr: `Ce fichier est trop volumineux : ${megabytes} Mo au plus.`,
    en: `This file is too large: ${megabytes} MB at most.`,
  })
}

function notMultipart(): Problem {
  return new Problem('unsupported_media', {
    fr: 'Envoyez le fichier dans un formulaire (multipart/form-data).',
    en: 'Send the file as a form (multipart/form-data).',
  })
}
