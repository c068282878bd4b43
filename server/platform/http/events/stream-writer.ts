import type { FastifyReply } from 'fastify'

/**
 * Writes server-sent events. After the end of the stream nothing is written, and every `onEnd` listener has been called
 * once.
 */
export type StreamWriter = {
  write: (text: string) => void
  end: () => void
  onEnd: (listener: () => void) => void
}

/** Bytes that may wait in memory for a reader that no longer reads. A browser resumes after its last event. */
const mostWaitingBytes = 1024 * 1024

/**
 * Sends the head of the answer. A client that leaves, a failing connection and a reader that stalls end the stream too.
 */
export function startStream(reply: FastifyReply): StreamWriter {
  const { raw } = reply
  const listeners: (() => void)[] = []
  let isOpen = true
  const ended = () => {
    isOpen = false
    for (const listener of listeners.splice(0)) listener()
  }
  raw.on('close', ended)
  raw.on('error', () => raw.destroy())
  // A header of `writeHead` alone cannot be read again, and the log knows a stream by its type.
  raw.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  return {
    write(text) {
      if (!isOpen) return
      raw.write(text)
      if (raw.writableLength <= mostWaitingBytes) return
      ended()
      raw.destroy()
    },
    end() {
      ended()
      raw.end()
    },
    onEnd: (listener) => void listeners.push(listener),
  }
}
