import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a stop waits for what was asked before it cuts the connections that are left. */
const patienceMs = 5000

/**
 * Ends every connection when the application closes: at once where nothing is asked, with its answer where something is, and
 * by force after five seconds. Without it a connection that the other side keeps open holds up the whole stop.
 */
export function endConnections(app: FastifyInstance, { waitMs = patienceMs } = {}): void {
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
  // Closing calls this. Node's own also cuts answers that are still on their way to somebody who reads slowly.
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy()
  }
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    timer = setTimeout(() => server.closeAllConnections(), waitMs)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}
