import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Upload } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import { contentTypeOf, type FileType } from '#platform/files/content-type'
import { writePng } from '#platform/files/picture'
import { inTurns } from '#platform/turns'
import { isStrangerGroup } from './network.ts'
import type { ReceivedFile } from './upload.ts'

/**
 * A file with a content type that the call accepts. `thumbnail` is the path of a picture's thumbnail, when the call
 * asks for one.
 */
export type AcceptedFile = ReceivedFile & { contentType: FileType; thumbnail: string | null }

const types = {
  picture: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  document: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic'],
} satisfies Record<Upload['as'], FileType[]>

/**
 * Large pictures are decoded in memory: two at once, one of each company, and one slot for companies that sent few
 * lately, so that no company waits for all pictures of others. While pictures wait, a slot rests after each one.
 */
const decoding = inTurns({
  resource: 'pictures',
  atOnce: 2,
  perGroup: 1,
  waiting: 60,
  waitingPerGroup: 20,
  spare: { slots: 1, busyMs: 5000 },
  longestRestMs: 250,
  isStranger: isStrangerGroup,
})

/** The group in whose turn a picture is decoded, and the signal that cancels it. */
type Turn = { group: string; signal: AbortSignal }

/**
 * Detects the type of an upload from its content, and encodes a picture again. Runs before the transaction, since it
 * may take a second. Throws `unavailable` when too many pictures are waiting.
 */
export async function acceptFile(
  file: ReceivedFile,
  upload: Upload,
  body: unknown,
  { group, signal }: Turn,
): Promise<AcceptedFile> {
  const { as, sizes } = upload
  const contentType = await contentTypeOf(file.path)
  if (!contentType || !(types[as] as FileType[]).includes(contentType)) throw wrongType(as)
  if (as !== 'picture') return { ...file, contentType, thumbnail: null }
  const path = join(dirname(file.path), 'picture')
  const thumbnail = sizes ? join(dirname(file.path), 'thumbnail') : null
  const draw = async () => {
    await writePng(file.path, path, sizes?.full ?? (body as { resize: number }).resize)
    if (sizes && thumbnail) await writePng(path, thumbnail, sizes.thumbnail)
  }
  await decoding(group, draw, signal)
  return { ...file, path, bytes: (await stat(path)).size, contentType: 'image/png', thumbnail }
}

function wrongType(as: Upload['as']): Problem {
  const names = types[as].map((type) => type.split('/')[1]?.toUpperCase())
  const last = names.pop()
  return new Problem('unsupported_media', {
    fr: `Ce fichier n’est pas d’un format accepté\u202f: ${names.join(', ')} ou ${last}.`,
    en: `This file format is not accepted. Send one of: ${names.join(', ')} or ${last}.`,
  })
}
