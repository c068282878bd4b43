/** One event as received. */
type Told = { id: number; event: string; data: { top?: string; key?: string | null } }

/** Listens to a company's events at that URL as a browser does; `next` waits for the next event. */
export async function openStream(
  url: string,
  by: { cookie: string; companyId: number },
  companyId = by.companyId,
  lastId?: number,
) {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/companies/${companyId}/events`, {
    headers: { cookie: by.cookie, ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }) },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Told> => {
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
      const event = field('event')
      if (event) return { id: Number(field('id')), event, data: JSON.parse(field('data') ?? '{}') }
    }
  }
  return { response, next, stop: () => stop.abort() }
}
