import { posix } from 'node:path'
import { isTest, withoutComments } from './architecture-violations.ts'
import { importedFiles, nounOf, type Sources } from './circles.ts'

const mostFiles = 20
const mostLines = 250
const mostFunctionLines = 100

/**
 * Finds folders with more code files than a person takes in at a glance. Tests, message catalogues and styles do not
 * count, and the schemas of a noun count with it.
 */
export function crowdedFolders(sources: Sources): string[] {
  const isCode = (path: string) => /\.tsx?$/.test(path) && !isTest(path) && !isCatalogue(path)
  const code = [...new Set([...sources.keys()].filter(isCode).map(nounOf))]
  return Object.entries(Object.groupBy(code, (path) => posix.dirname(path)))
    .filter(([, files = []]) => files.length > mostFiles)
    .map(([folder, files = []]) => `${folder} holds ${files.length} code files, at most ${mostFiles}`)
}

/**
 * Finds files that are long enough to hold a second idea. Tests, message catalogues, contracts, their calls and
 * queries may be longer.
 */
export function longFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /\.(tsx?|css)$/.test(path) && !isTest(path) && !isCatalogue(path))
    .filter(([path]) => !/(contract|calls|queries|schema)\.ts$/.test(path))
    .map(([path, source]) => ({ path, lines: source.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${mostLines}`)
}

/** The first line of a function as the formatter writes it, and of a component in `memo`. */
const functionStart = /^(?:export )?(?:(?:async )?function\*? (\w+)|const (\w+) = .*(?:=> \{|\bfunction\b.*)$)/

/** Finds functions that are read only by scrolling, tests aside: their callbacks list cases or steps. */
export function longFunctions(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path) && !isTest(path))
    .flatMap(([path, source]) => {
      const lines = source.split('\n')
      return lines.flatMap((line, start) => {
        const name = functionStart.exec(line)?.slice(1).find(Boolean)
        if (!name) return []
        const length = lines.slice(start).findIndex((one) => /^\}\)?$/.test(one)) + 1
        return length > mostFunctionLines ? [`${path}: ${name} has ${length} lines, at most ${mostFunctionLines}`] : []
      })
    })
}

/**
 * Finds modules of `domain` that have rules, words or constants beside their schemas. A screen that needs only those
 * would load zod with them, so the schemas of a noun are in a file named after it, with .schema before .ts.
 */
export function mixedSchemas(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /^domain\/(?!kernel\/).*(?<!\.schema|contract|\.test)\.ts$/.test(path))
    .filter(([, source]) => /^import \{[^}]*\bz\b[^}]*\} from 'zod'/m.test(source) && !source.includes('= endpoint('))
    .filter(([, source]) => /^export const [A-Z]\w* =/m.test(source))
    .filter(([, source]) => /^export (async )?(function |const [a-z])/m.test(source))
    .map(([path]) => `${path} has more than schemas: they belong into ${path.replace(/\.ts$/, '.schema.ts')}`)
}

/**
 * Finds files whose only component or hook has another name: `Board.tsx` exports `Board`, `use-price.ts` exports
 * `usePrice`. A file that loads a component late may have `Lazy` before its name.
 */
export function misnamedFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /^web\/.*\/([A-Z]\w*\.tsx|use-[\w-]+\.tsx?)$/.test(path) && !isTest(path))
    .flatMap(([path, source]) => {
      const stem = posix.basename(path).replace(/\.tsx?$/, '')
      const name = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const pattern = stem === name ? /^export (?:function|const) ([A-Z]\w*)/gm : /^export function (use[A-Z]\w*)/gm
      const [only = name, ...others] = [...withoutComments(source).matchAll(pattern)].map((match) => match[1])
      if (others.length > 0 || only === name || `Lazy${only}` === name) return []
      return [`${path} exports ${only}, not ${name}`]
    })
}

/** Stand-ins for a name in a document: `XxxPage.tsx`, `NNNN_name.sql`. */
const placeholder = /Xxx|NNNN|kebab-case|PascalCase|^\.test\./

/**
 * Finds files that a comment or a document names although the repository has no such file. Placeholders are no names.
 */
export function deadCitations(path: string, source: string, everyPath: string[]): string[] {
  const prose = path.endsWith('.md') ? source : comments(source)
  const cited = prose.match(/(?<![\w:/.@#-])(?:[\w-]+\/)*[\w.-]*[\w-]\.(?:md|mjs|tsx?|css|sql)\b(?!\.\w)/g) ?? []
  return [...new Set(cited)]
    .filter((name) => !placeholder.test(name))
    .filter((name) => !everyPath.some((one) => one === name || one.endsWith(`/${name}`)))
    .filter((name) => !everyPath.includes(posix.join(posix.dirname(path), name)))
    .map((name) => `${path} cites ${name}, which is not in the repository`)
}

/** Finds entries of a list in `architecture.ts` that match no file any more. */
export function deadEntries(entries: (string | RegExp)[], everyPath: string[]): string[] {
  return entries
    .filter((entry) => !everyPath.some((path) => (entry instanceof RegExp ? entry.test(path) : path === entry)))
    .map((entry) => `architecture.ts allows ${entry}, which is no file`)
}

/** The files that a feature brings, and the list that joins them. In the web, a feature without a page brings none. */
const featureLists = [
  { folder: 'server/features', file: 'feature', list: 'server/app/features.ts', has: /\.ts$/ },
  { folder: 'web/features', file: 'screens', list: 'web/app/start/screens.ts', has: /Page\.tsx$/ },
]

/** Finds features that a list of features leaves out: their calls, jobs, URLs or screens would not exist. */
export function unlistedFeatures(sources: Sources): string[] {
  return featureLists.flatMap(({ folder, file, list, has }) => {
    const listed = importedFiles(list, sources).map((path) => path.replace(/\.tsx?$/, ''))
    const inFolder = [...sources.keys()].filter((path) => path.startsWith(`${folder}/`) && has.test(path))
    const features = new Set(inFolder.map((path) => path.split('/')[2] ?? ''))
    return [...features]
      .filter((feature) => !listed.includes(`${folder}/${feature}/${file}`))
      .map((feature) => `${list} does not list ${folder}/${feature}/${file}`)
  })
}

/** Names of the environment that another program defines. */
const foreignSettings = ['PATH', 'CI', 'PLAYWRIGHT_JSON_OUTPUT_NAME', 'SITE_ADDRESS', 'TEST_LONG']

/** Returns the names of the settings in the source of `server/platform/config.ts`. */
export function settingsOf(config: string): string[] {
  const table = config.match(/const Settings = z\.object\(\{[\s\S]*?\n\}\)/)?.[0] ?? ''
  return [...table.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name)
}

/** Finds settings that a document or a script names although the server has none of that name. */
export function unknownSettings(path: string, source: string, settings: string[]): string[] {
  const named = source.matchAll(
    /\b(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|[A-Z][A-Z0-9]+(?==)|(?<=\benv\.)[A-Z][A-Z0-9]*\b)/g,
  )
  return [...new Set([...named].map(([name]) => name))]
    .filter((name) => !settings.includes(name) && !foreignSettings.includes(name))
    .map((name) => `${path} names the setting ${name}, which does not exist`)
}

/** Finds settings that the manual does not name. */
export function unnamedSettings(manual: string, settings: string[]): string[] {
  return settings
    .filter((name) => !manual.includes(`\`${name}\``))
    .map((name) => `docs/OPERATING.md does not name the setting ${name}`)
}

function comments(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$|(?<=^|\s)--.*$/gm) ?? []).join('\n')
}

function isCatalogue(path: string): boolean {
  return /(^|[/-])messages\.(fr|en)\.ts$/.test(path)
}
