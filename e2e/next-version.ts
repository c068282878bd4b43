import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of the real one, which gives its screens another version when a journey releases one. */
export async function nextVersion() {
  const origin = process.env.FILAO_URL ?? ''
  let isReleased = false
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const kept = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|accept-encoding|if-.*)$/.test(name),
    )
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(Object.fromEntries(kept) as Record<string, string>), origin },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    })
    const given = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|etag|last-modified)$/.test(name),
    )
    response.writeHead(answer.status, given.flat())
    const isText = /html|sw\.js/.test(`${answer.headers.get('content-type')} ${request.url}`)
    if (!isText) {
      if (answer.body) for await (const part of answer.body) response.write(part)
      return response.end()
    }
    const text = await answer.text()
    // The same file under another name stands for the entry of another build.
    response.end(isReleased ? text.replaceAll(/assets\/entry-[\w-]+\.js/g, '$&?next') : text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
