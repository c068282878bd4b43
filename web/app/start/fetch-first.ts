import { requestEarly } from '#api/early'
import { urlOf } from '#api/input'
import { type CompanyRead, fetchCode, registerScreens, screensAt } from '#session/screen'
import { listReadable, requestFirstReads } from '../first-reads.ts'
import { languageAtStart, readCatalogue } from './app-messages.ts'
import { frame, signInScreens } from './screens.ts'

registerScreens([...signInScreens, frame], async (name) => readCatalogue(await languageAtStart(), name))

/**
 * Asks for the code, the words and the first data of the screen at an address, all at once. Without the links that the
 * server puts into the page of a browser with a session, a framed screen is left to the router: it leads to the
 * sign-in.
 */
export function fetchFirst(address: { href: string; pathname: string }): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')]
  // A preload stays in the page until a request takes it: taken at once, it is dropped when the session ends.
  const responses = new Map(links.map(({ href }) => [new URL(href).pathname, requestEarly(new URL(href).pathname)]))
  const framed = links.length > 0 ? screensAt(address.pathname, [frame]) : []
  fetchCode([...screensAt(address.pathname, signInScreens), ...framed])
  const [me, companies] = ['/users/me', '/companies'].map((path) => responses.get(urlOf(path, {})))
  if (framed.length > 0 && me && companies) {
    askForData(new URL(address.href), listReadable(me, companies)).catch(() => undefined)
  }
}

async function askForData(address: URL, readable: Promise<CompanyRead[]>): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await requestFirstReads(address, readable)
}
