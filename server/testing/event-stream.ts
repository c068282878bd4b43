/** One event as received. */
type Told = { id: number; event: string; data: { top?: string; key?: string | null } }

/** Selects the first events of a stream: those after an id (`Last-Event-ID`), or of the last `age` milliseconds. */
type From = { lastId?: number | string; age?: number | string }

/**
 * Listens to a company's events at that URL as a browser does; `head` waits for the id of the stream's head, `next` for
 * the next event.
 */
export async function openStream(
  url: string,
  by: { cookie: string; companyId: number },
  companyId = by.companyId,
  { lastId, age }: From = {},
) {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/companies/${companyId}/events${age === undefined ? '' : `?age=${age}`}`, {
    headers: { cookie: by.cookie, ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }) },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const nextWith = async (wanted: string) => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('the stream ended')
        text += value
        continue
      }
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      if (field(wanted)) return field
    }
  }
  const head = async (): Promise<string> => (await nextWith('id'))('id') ?? ''
  const next = async (): Promise<Told> => {
    const field = await nextWith('event')
    if (field('event') === 'head') return await next()
    return { id: Number(field('id')), event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}') }
  }
  return { response, head, next, stop: () => stop.abort() }
}
