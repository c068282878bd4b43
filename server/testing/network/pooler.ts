import { type AddressInfo, connect, createServer } from 'node:net'

/** Forwards connections to a server and, as poolers do, announces another process than the one that serves them. */
export async function fakePooler(url: string) {
  const target = new URL(url)
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
    near.pipe(far)
    far
      .on('end', () => near.end())
      .on('data', (data) => {
        const bytes = Buffer.from(data as Buffer)
        const key = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
        if (key >= 0) bytes.writeInt32BE(1, key + 5)
        near.write(bytes)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    close: () => server.close(),
  }
}
