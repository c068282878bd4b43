import type { User } from '@filao/domain/access/user'
import type { Company } from '@filao/domain/company/company.schema'
import type { CompanyPermission } from '@filao/domain/kernel/permission'
import type { ComponentType } from 'react'
import type { Read } from '#api/input'

/** Identifies a company, with its country, which gives the time zone of the first reads. */
export type CompanyRead = Pick<Company, 'id' | 'countryCode'> & Partial<Pick<User, 'boardView'>>

/**
 * Returns the reads that a screen shows first, for the company of the user and the screen's address. They are asked for
 * while the screen's code still loads.
 */
export type FirstReads = (company: CompanyRead, address: URL) => Read[]

/** A screen of a feature, with everything that it loads. */
export type Screen = {
  path: string
  /** The catalogues of its words. */
  words: string[]
  load: () => Promise<ComponentType>
  /** The permission needed to open it in the frame; null when every member may. */
  can: CompanyPermission | null
  /** Screens that render in its outlet. */
  children: Screen[]
}

/**
 * Describes a screen whose code and words are fetched when it is first opened. Only members who may read the company
 * open it, unless `can` names another permission.
 */
export function screen(
  path: string,
  words: string[],
  load: Screen['load'],
  { can = 'company.read', children = [] }: Partial<Pick<Screen, 'can' | 'children'>> = {},
): Screen {
  return { path, words, load, can, children }
}

/** Every screen, and the way to read a catalogue: known here without importing the features, which import this file. */
let screens: Screen[] = []
let readWords: (catalogue: string) => Promise<unknown> = async () => undefined

/** Makes the screens, and their words, known to `fetchCode` and `prefetch`. */
export function registerScreens(all: Screen[], read: typeof readWords): void {
  screens = all
  readWords = read
}

/** Lists the screens at a path: one, and the screens around it. */
export function screensAt(path: string, among: Screen[]): Screen[] {
  for (const one of among) {
    const below = screensAt(
      path,
      one.children.map((child) => ({ ...child, path: child.path || one.path })),
    )
    if (below.length > 0 || patternOf(one.path).test(path)) return [one, ...below]
  }
  return []
}

/** `id` and `…Id` are numbers, as in the contract, so that `/new` is no id. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/:(\w+)/g, (_, name: string) => (/^id$|Id$/.test(name) ? '\\d+' : '[^/]+'))
  return new RegExp(`^${pattern.replace(/\/$/, '')}/?$`)
}

/** Fetches the code and words of screens. A failure is left to the navigation, which meets it again. */
export function fetchCode(found: Screen[]): void {
  for (const { load, words } of found) {
    for (const piece of [load(), ...words.map(readWords)]) piece.catch(() => undefined)
  }
}

/**
 * Fetches the code and words of the screen behind an address before the user goes there. Not while offline: the browser
 * would remember the failure, and the screen could not open once the network is back.
 */
export function prefetch(path: string): void {
  if (navigator.onLine) fetchCode(screensAt(path, screens))
}
