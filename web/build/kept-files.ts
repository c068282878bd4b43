import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The entries whose files the service worker keeps: those of every screen, and the screens that open without a network. */
const kept = [
  'app/start/app.tsx',
  'app/start/first-reads.ts',
  'app/layout/Layout.tsx',
  'app/layout/MenuDrawer.tsx',
  'app/layout/UserMenu.tsx',
  'app/offline/Offline.tsx',
  'features/rentals/handover/outbox/WaitingChecks.tsx',
  'features/home/HomePage.tsx',
  'features/planning/PlanningPage.tsx',
  'features/planning/counter/CounterPage.tsx',
  'features/rentals/list/RentalsPage.tsx',
  'features/rentals/summary/RentalSummaryPage.tsx',
  'features/invoicing/rental/RentalInvoices.tsx',
]

/** Their words, in both languages. */
const words =
  /^(app|ui|features\/(home|planning|rentals|upkeep|cash|invoicing|fleet\/damage))\/([\w-]+\/)*messages\.\w+\.ts$/

/**
 * Lists the files of the page and of the kept screens, with what they import; `entry` is the page's last script, which
 * names all others and so changes with each of them. Throws where a screen has moved.
 */
export function keptFilesOf(manifest: Manifest, page: string): { entry: string; files: string[] } {
  const missing = kept.filter((name) => !manifest[name])
  if (missing.length > 0) throw new Error(`No file of the build is made of ${missing.join(', ')}.`)
  const ofPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => String(file))
  const entry = ofPage.findLast((file) => file.endsWith('.js'))
  if (!entry) throw new Error('The page loads no script.')
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of manifest[name]?.imports ?? []) follow(imported)
  }
  for (const name of [...kept, ...Object.keys(manifest).filter((one) => words.test(one))]) follow(name)
  const chunks = [...found].flatMap((name) => manifest[name] ?? [])
  return { entry, files: [...new Set([...ofPage, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])])] }
}

/** Tells the service worker, which is built after the screens, the files in a folder that these are made of. */
export function keptFiles(built: string): Plugin {
  const name = 'virtual:kept-files'
  const read = (file: string) => readFile(join(built, file), 'utf8')
  return {
    name: 'kept-files',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) => {
      if (id !== `\0${name}`) return null
      const { entry, files } = keptFilesOf(JSON.parse(await read('.vite/manifest.json')), await read('index.html'))
      return `export const entry = ${JSON.stringify(entry)}\nexport const files = ${JSON.stringify(files)}`
    },
  }
}
