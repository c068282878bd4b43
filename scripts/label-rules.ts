import { features } from '../architecture.ts'
import { isTest } from './architecture-violations.ts'
import type { Sources } from './circles.ts'

/** A text in both languages, under the name that it has in its file. */
type Entry = { name: string; words: string }

/** Entries that read like a label and mean something else, each with the reason. */
const otherMeanings: Record<string, string> = {
  'domain/rentals/mail/placeholders.ts meaning': 'a placeholder; the record of a rental, whose label it is, uses mails',
  'web/features/access/team/messages.fr.ts name': 'the full name of a member',
  'web/features/fleet/driver-rules/driver-rules-messages.fr.ts young': 'a heading',
  'web/features/home/messages.fr.ts preparation': 'why a vehicle is not free',
  'web/features/planning/board/messages.fr.ts year': 'a scale of the board',
  'web/features/rentals/money/messages.fr.ts takenBack': 'what was done, not an entry of the journal',
  'web/features/rentals/timeline/messages.fr.ts lapsed': 'a step of the rental, not its mail',
  'web/features/rentals/timeline/messages.fr.ts uncharged': 'a step of the rental, not an entry of the journal',
  'web/features/upkeep/messages.fr.ts categories': 'a link to the categories',
}

/**
 * Finds labels of `domain` that are typed again where they could be used. One word may mean anything: it counts in
 * features only, and only under the name of the field that has it as its label.
 */
export function labelCopies(sources: Sources, exceptions = otherMeanings): string[] {
  const labels = [...sources].flatMap(([path, source]) => (isDomain(path) ? labelsOf(path, source) : []))
  const copies = [...sources].flatMap(([path, source]) =>
    typedIn(path, source, sources)
      .filter((entry) => labels.some((label) => isCopy(path, entry, label)))
      .map(({ name, words }) => ({ place: `${path} ${name}`, words })),
  )
  const dead = Object.keys(exceptions).filter((place) => !copies.some((copy) => copy.place === place))
  return [
    ...copies.filter(({ place }) => !(place in exceptions)).map(({ place, words }) => `${place} repeats ${words}`),
    ...dead.map((place) => `${place} repeats no label`),
  ]
}

/** The labels of fields and of values: a field's objects of labels name it by `keyof`. */
const labelBlock = /^(?:export )?const \w*[lL]abels\b[^=\n]*= \{\n[\s\S]*?^\}.*$/gm

function labelsOf(path: string, source: string) {
  return (source.match(labelBlock) ?? []).flatMap((block) =>
    entriesIn(block).map((entry) => ({ ...entry, path, isOfField: block.includes('keyof') })),
  )
}

function isCopy(path: string, { name, words }: Entry, label: ReturnType<typeof labelsOf>[number]): boolean {
  if (words !== label.words) return false
  const [from, to] = [featureOf(path), featureOf(label.path)]
  const mayUse = !(from in features) || !(to in features) || from === to || features[from]?.includes(to) === true
  const isOneWord = !words.split(' | ')[0]?.includes(' ')
  const isSameField = label.isOfField && name.replace(/Ids?$/, '') === label.name.replace(/Ids?$/, '')
  return mayUse && (!isOneWord || (isSameField && from in features))
}

/** The texts that a file types itself: those of a catalogue, or its sentences outside labels. */
function typedIn(path: string, source: string, sources: Sources): Entry[] {
  if (isTest(path) || !/^(domain|server|web)\/.*\.tsx?$/.test(path)) return []
  if (!path.endsWith('messages.fr.ts')) return entriesIn(isDomain(path) ? source.replace(labelBlock, '') : source)
  const english = textsIn(sources.get(path.replace('.fr.ts', '.en.ts')) ?? '')
  return textsIn(source).flatMap(({ name, words }) => {
    const translations = new Set(english.filter((one) => one.name === name).map((one) => one.words))
    return [...translations].map((translation) => ({ name, words: `${words} | ${translation}` }))
  })
}

function textsIn(catalogue: string): Entry[] {
  return [...catalogue.matchAll(/^\s*(\w+): '([^'\n]+)',$/gm)].map(([, name = '', words = '']) => ({ name, words }))
}

function entriesIn(source: string): Entry[] {
  const found = source.matchAll(/(?:(\w+)(?:: Sentence)?(?::| =) )?\{\s*fr: '([^'\n]+)',\s*en: '([^'\n]+)',?\s*\}/g)
  return [...found].map(([, name = '', french, english]) => ({ name, words: `${french} | ${english}` }))
}

function featureOf(path: string): string {
  return path.match(/^(?:domain|\w+\/features)\/(\w+)\//)?.[1] ?? ''
}

function isDomain(path: string): boolean {
  return path.startsWith('domain/') && !isTest(path)
}
