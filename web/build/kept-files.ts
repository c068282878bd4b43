import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Manifest } from './page-in-manifest.ts'

/**
 * The entries whose files the service worker keeps: those of every screen, and the screens that open without a network.
 */
const kept = [
  'index.html',
  'app/start/app.tsx',
  'app/start/first-messages.fr.ts',
  'app/start/first-messages.en.ts',
  'app/layout/Layout.tsx',
  'app/layout/Sidebar.tsx',
  'app/layout/MenuDrawer.tsx',
  'app/layout/UserMenu.tsx',
  'app/offline/Offline.tsx',
  'ui/popups/PopupHost.tsx',
  'features/rentals/handover/outbox/WaitingChecks.tsx',
  'features/home/HomePage.tsx',
  'features/planning/PlanningPage.tsx',
  'features/planning/actions.ts',
  'features/planning/toolbar/fields.ts',
  'features/planning/counter/CounterPage.tsx',
  'features/rentals/list/RentalsPage.tsx',
  'features/rentals/summary/RentalSummaryPage.tsx',
  'features/invoicing/rental/RentalInvoices.tsx',
]

/** Their other words, in both languages. */
const words = /^features\/(planning|rentals|invoicing|fleet\/damage)\/([\w-]+\/)*messages\.\w+\.ts$/

/**
 * Lists the files of the page and of the kept screens, with what they import; `entry` is the page's last script, which
 * names all others and so changes with each of them. Throws where a screen has moved.
 */
export function keptFilesOf(manifest: Manifest): { entry: string; files: string[] } {
  const missing = kept.filter((name) => !manifest[name])
  if (missing.length > 0) throw new Error(`No file of the build is made of ${missing.join(', ')}.`)
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of manifest[name]?.imports ?? []) follow(imported)
  }
  for (const name of [...kept, ...Object.keys(manifest).filter((one) => words.test(one))]) follow(name)
  const chunks = [...found].flatMap((name) => manifest[name] ?? [])
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
  return { entry: String(manifest['index.html']?.file), files: [...files] }
}

/** Tells the service worker, which is built after the screens, the files in a folder that these are made of. */
export function keptFiles(built: string): Plugin {
  const name = 'virtual:kept-files'
  return {
    name: 'kept-files',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) => {
      if (id !== `\0${name}`) return null
      const { entry, files } = keptFilesOf(JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')))
      return `export const entry = ${JSON.stringify(entry)}\nexport const files = ${JSON.stringify(files)}`
    },
  }
}
