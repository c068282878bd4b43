import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const web = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** Names the modules that every page loads at once, then the application, then the frame of the back-office. */
const entry = ['index.html']
const start = ['app/start/app.tsx']
const frame = ['app/layout/Layout.tsx']

/** The screens that people open first. */
const home = ['features/home/HomePage.tsx']
const formPage = ['features/rentals/form/RentalEditPage.tsx']
const pages = ['features/planning/PlanningPage.tsx', ...formPage]

/** Names the modules that these load after their first paint. */
const actions = ['features/planning/actions.ts']
const fields = ['features/planning/toolbar/fields.ts']
const form = ['features/rentals/form/RentalForm.tsx']

/** Names the modules that the idle frame loads: `late` on every device, the rest where the user does not save data. */
const late = ['app/offline/Offline.tsx', 'features/rentals/handover/outbox/WaitingChecks.tsx']
const afterFrame = ['ui/form/FormScreen.tsx', 'ui/SearchBox.tsx', 'app/layout/UserMenu.tsx']

/** The screens without a session: none loads what only the back-office needs. */
const lightScreen = /\/features\/access\/(factor\/)?[^/]+Page\.tsx$/

/** Bytes per screen that uses it, up to which unneeded code costs a screen less than one more request. */
const smallPerScreen = 800

/** Parts of the first pages or the rental form that few other screens use join a file, up to this many bytes. */
const fewScreens = 3
const smallOfFew = 12_000

/**
 * The file that each module goes into, and the file of the styles that each imports. Modules that are absent, and their
 * styles, stay where the bundler puts them.
 */
export type Groups = { scripts: Map<string, string>; styles: Map<string, string> }

/** Files of styles, in the order in which screens load them. */
const sheets = ['entry', 'frame', 'pages']

/** Returns the file of a module, and of a style sheet the first file that one of its importers wants; null for none. */
export function fileOf({ scripts, styles }: Groups, id: string, importers: readonly string[]): string | null {
  if (!id.endsWith('.css')) return scripts.get(id) ?? null
  const wanted = new Set(importers.map((importer) => styles.get(importer)))
  return sheets.find((sheet) => wanted.has(sheet)) ?? null
}

/**
 * Returns the file that each module goes into. Modules that load together share one, since each request of a distant
 * phone costs its latency.
 *
 * Reads the chunks of a build without groups: they leave out unused modules, and each holds the modules that the same
 * set of screens shares.
 */
export function groupModules(chunks: Chunk[], root = web): Groups {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (entries: Chunk[], found = new Set<Chunk>()): Set<Chunk> => {
    for (const chunk of entries) {
      if (found.has(chunk)) continue
      found.add(chunk)
      const imported = chunk.imports.flatMap((name) => byFile.get(name) ?? [])
      withImports(imported, found)
    }
    return found
  }
  const loadedBy = (files: string[]) =>
    withImports(chunks.filter(({ facadeModuleId }) => files.some((file) => facadeModuleId === root + file)))
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('Page.tsx'))
  const closures = screens.map((screen) => withImports([screen]))
  const users = (chunk: Chunk) => closures.filter((closure) => closure.has(chunk)).length
  const isSmall = (chunk: Chunk) => chunk.code.length < smallPerScreen * users(chunk)

  /** Adds chunks of which a condition holds, and which import nothing that is not there. */
  const grow = (there: Set<Chunk>, isWanted: (chunk: Chunk) => boolean): Set<Chunk> => {
    const wanted = chunks.filter((chunk) => !chunk.isDynamicEntry && isWanted(chunk))
    for (let before = -1; before < there.size; ) {
      before = there.size
      for (const chunk of wanted) if (withImports([chunk]).isSubsetOf(new Set([...there, chunk]))) there.add(chunk)
    }
    return there
  }

  const atEntry = loadedBy(entry)
  const atStart = loadedBy(start)
  const atSignIn = withImports(screens.filter(({ facadeModuleId }) => lightScreen.test(facadeModuleId ?? '')))
  const onHome = loadedBy(home)
  const inFrame = new Set([...loadedBy(frame), ...[...onHome].filter((chunk) => !chunk.isDynamicEntry)])
  const onPages = loadedBy(pages)
  const inActions = loadedBy(actions)
  const inFields = loadedBy(fields)
  const loadedLate = loadedBy(late)
  const inForm = loadedBy(form)
  const onForm = loadedBy(formPage)
  const isLate = (chunk: Chunk) => loadedLate.has(chunk) && !chunk.isDynamicEntry
  const framed = new Set([...atEntry, ...atStart, ...inFrame, ...loadedBy(afterFrame)])
  const shared = grow(framed, (chunk) => users(chunk) >= 2 && (isSmall(chunk) || users(chunk) > screens.length / 3))
  const ofFew = grow(new Set(shared), (chunk) => users(chunk) <= fewScreens && chunk.code.length < smallOfFew)
  const needsSchemas = (chunk: Chunk) =>
    [...withImports([chunk])].some(({ moduleIds }) => moduleIds.some((id) => id.includes('/node_modules/zod/')))
  const groupOfShared = (chunk: Chunk) => {
    if (onPages.has(chunk)) return 'pages'
    if (inActions.has(chunk) || isLate(chunk)) return 'dialogs'
    if (inFields.has(chunk)) return 'fields'
    if (inForm.has(chunk)) return 'form'
    // Running the schema library blocks a slow phone for 0.1 s: only a screen that checks what is typed loads it.
    return needsSchemas(chunk) ? 'schemas' : 'pieces'
  }
  const groupOf = (chunk: Chunk) => {
    if (atEntry.has(chunk)) return 'entry'
    if (atStart.has(chunk)) return 'start'
    if (atSignIn.has(chunk)) return shared.has(chunk) ? 'common' : null
    if (inFrame.has(chunk)) return 'frame'
    if (shared.has(chunk)) return groupOfShared(chunk)
    if (isLate(chunk)) return 'late'
    if (!ofFew.has(chunk)) return null
    if (onPages.has(chunk)) return 'pages'
    if (!inForm.has(chunk)) return null
    return inActions.has(chunk) ? 'dialogs' : 'rental'
  }
  // One file of styles serves the page, the application and the sign-in, another the groups of shared code and the
  // rental form: each costs less than more requests.
  const sheetOf = (chunk: Chunk) => {
    const group = groupOf(chunk)
    if (group === 'entry' || group === 'start' || (atSignIn.has(chunk) && framed.has(chunk))) return 'entry'
    if (inFrame.has(chunk) || onHome.has(chunk)) return 'frame'
    return group === 'pieces' || group === 'schemas' || group === 'pages' || inForm.has(chunk) || onForm.has(chunk)
      ? 'pages'
      : null
  }
  const byModule = (of: (chunk: Chunk) => string | null) =>
    new Map(
      chunks.flatMap((chunk) => {
        const file = of(chunk)
        return file === null ? [] : chunk.moduleIds.map((id) => [id, file] as const)
      }),
    )
  return { scripts: byModule(groupOf), styles: byModule(sheetOf) }
}
