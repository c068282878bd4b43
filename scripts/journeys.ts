import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '../web/session/paths.ts'

const root = join(import.meta.dirname, '..')

/** The feature of a file in any workspace, and the folder in it. */
const ofFeature = /^(?:domain|server\/features|web\/features)\/([\w-]+)\/(?:([\w-]+)\/)?/

/** Journeys that reach the screens of a feature by its links alone. */
const byLinks: Record<string, string[]> = {
  access: ['sign-in', 'sign-in-with-a-passkey', 'lose-the-phone', 'prove-the-address', 'look-after-the-team'],
  calendars: ['subscribe-to-a-calendar'],
  journal: ['keep-the-journal'],
  webhooks: ['notify-a-program'],
}

/** Journeys through most of the product, for a change of it that belongs to no feature. */
const widest = ['rent-a-car', 'answer-a-reservation']

/**
 * Lists the journeys that changed files can touch: those that open a screen of a changed feature, or of the changed
 * folder in it, those that changed themselves or import a helper that did, and the widest ones for any other change of
 * the product.
 */
export function journeysOf(changed: string[]): string[] {
  const found = changed.flatMap((file) => {
    if (file.startsWith('e2e/'))
      return namesOf((text, name) => text.includes(`./${basename(file)}'`) || file.includes(`/${name}.spec`))
    if (!/^(domain|server|web)\//.test(file) || /\.test\.tsx?$/.test(file)) return []
    const [, feature = '', folder] = ofFeature.exec(file) ?? []
    const addresses = addressesOf(feature, folder)
    const opened = [...namesOf((text) => addresses.some((address) => address.test(text))), ...(byLinks[feature] ?? [])]
    return opened.length > 0 ? opened : widest
  })
  return [...new Set(found)].sort().map((name) => `e2e/${name}.spec.ts`)
}

/** Lists the journeys whose text or name a test accepts. */
function namesOf(accepts: (text: string, name: string) => boolean): string[] {
  return globSync('*.spec.ts', { cwd: join(root, 'e2e') })
    .map((file) => basename(file, '.spec.ts'))
    .filter((name) => accepts(readFileSync(join(root, 'e2e', `${name}.spec.ts`), 'utf8'), name))
}

/** Returns what a journey writes to open the screens of a feature: the name of a path, or the path itself. */
function addressesOf(feature: string, folder: string | undefined): RegExp[] {
  const [file] = globSync(`web/features/${feature}/screens.ts`, { cwd: root })
  if (!file) return []
  const screens = readFileSync(join(root, file), 'utf8')
    .split(/\bscreen\(/)
    .slice(1)
  const inFolder = screens.filter((screen) => folder && screen.includes(`import('./${folder}/`))
  return (inFolder.length > 0 ? inFolder : screens).flatMap((screen) => {
    const name = /\bpaths\.(\w+)/.exec(screen)?.[1] ?? ''
    if (!isPath(name)) return []
    const path = paths[name]
    const [start = ''] = (typeof path === 'string' ? path : path()).split(':')
    const named = new RegExp(`\\bpaths\\.${name}\\b`)
    return start === '/' ? [named] : [named, new RegExp(`['"\`]${start}(?![\\w-])`)]
  })
}

function isPath(name: string): name is keyof typeof paths {
  return name in paths
}
