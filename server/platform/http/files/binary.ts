import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { FastifyReply } from 'fastify'

/**
 * Sets the headers of an answer that is not JSON and returns its content. Uploaded content is never shown as a page of
 * ours: a file with a name is an attachment, and nothing in it may run.
 */
export function sendBinary(response: BinaryResponse, reply: FastifyReply): Buffer | string | Readable {
  const { contentType, content, fileName, maxAgeSeconds, isRevalidated } = response
  reply.type(contentType)
  reply.header('Cache-Control', maxAgeSeconds ? `private, max-age=${maxAgeSeconds}` : 'private, no-store')
  if (fileName) {
    // For programs that read no UTF-8 name: without accents.
    const plain = fileName
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_')
    reply.header(
      'Content-Disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
  }
  if (isRevalidated && typeof content === 'string') return ifChanged(content, reply)
  if (typeof content === 'string') return content
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content)
}

/** Answers 304 without content to a program that has it already. */
function ifChanged(content: string, reply: FastifyReply): string {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
  const kept = reply.request.headers['if-none-match'] ?? ''
  const isKept = kept.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  if (!isKept) return content
  reply.code(304)
  return ''
}
