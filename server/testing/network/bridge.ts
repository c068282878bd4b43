import { connect, createServer, type Server, type Socket } from 'node:net'

/** Forwards connections between the application and its database, and can be cut. */
export async function bridge(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server
  let isAway = false
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      isAway = false
      server = createServer((near) => {
        // The system accepted it a moment before the cut.
        if (isAway) return near.destroy()
        const far = connect(Number(target.port), target.hostname)
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
        }
        return near.pipe(far).pipe(near)
      })
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const take = () =>
    new Promise<void>((resolve) => {
      isAway = true
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const port = await open(0)
  const bridged = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  return { url: bridged, take, putBack: () => open(port) }
}
