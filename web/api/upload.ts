/** A `fetch` that reports the share of the body that is sent, from 0 to 1: the browser's own reports no progress. */
export function withProgress(onProgress: (share: number) => void): typeof fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
      request.onload = () => done(answerOf(request))
      request.onerror = () => fail(new TypeError('No answer came'))
      request.onabort = () => fail(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
  return new Response(request.responseText || null, { status: request.status, headers })
}
