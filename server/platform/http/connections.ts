import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The time in milliseconds that a stop waits for open requests before it cuts the remaining connections. */
const timeoutMs = 5000

type Ending = { waitMs?: number; isLeaving?: () => boolean }

/**
 * Ends every connection when the application closes: idle ones at once, busy ones after their answer, the rest by force
 * after five seconds. Without it a connection that the client keeps open delays the whole stop. While the process is
 * leaving its balancer, each connection already ends after its answer.
 */
export function endConnections(
  app: FastifyInstance,
  { waitMs = timeoutMs, isLeaving = () => false }: Ending = {},
): void {
  const { server } = app
  const idle = new Set<Socket>()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (isClosing) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  // Called when the server closes. Node's own version also cuts answers that a slow reader is still receiving.
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy()
  }
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isLeaving()) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    timer = setTimeout(() => server.closeAllConnections(), waitMs)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
