import { isBlank, parseRichText, type RichNode, textOf } from '@filao/domain/company/rich-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { fold } from '@filao/domain/kernel/text'
import { termsLanguage } from '@filao/domain/rentals/document/terms-language'
import { paperMessages } from './paper/messages.ts'
import { wordsIn } from './paper/paper.ts'
import { RichText } from './RichText.tsx'

/** Terms longer than this many letters fill much of a page: they begin on a new one, in two columns. */
const manyLetters = 1800

type Props = {
  title: string
  html: string
  /** The languages of the document. */
  languages: readonly [Language, ...Language[]]
  /** Returns the values of the placeholders in the language of the terms. */
  valuesIn: (written: Language) => Record<string, string>
  isGeneral?: boolean
}

/**
 * Renders terms with their placeholders filled; nothing when they are blank. Terms in another language than the
 * customer's, which is the last one of the document, are marked as such.
 */
export function Terms({ title, html, languages, valuesIn, isGeneral = false }: Props) {
  const nodes = withoutTitle(parseRichText(html), title)
  if (isBlank(nodes)) return null
  const written = termsLanguage(nodes)
  const isLong = isGeneral && lettersOf(nodes) > manyLetters
  return (
    <section className={isLong ? 'document-terms is-long' : 'document-terms'}>
      <h2>
        {title}
        {written !== languages.at(-1) && ` (${wordsIn(paperMessages, languages).writtenIn[written]})`}
      </h2>
      <div className="document-rich" lang={written}>
        <RichText nodes={nodes} values={valuesIn(written)} />
      </div>
    </section>
  )
}

/** Removes the first heading when it repeats the document's title. */
function withoutTitle(nodes: RichNode[], title: string): RichNode[] {
  const [first, ...rest] = nodes
  if (!first || typeof first === 'string' || !/^h\d$/.test(first.tag)) return nodes
  return fold(textOf(first)) === fold(title) ? rest : nodes
}

function lettersOf(nodes: RichNode[]): number {
  return nodes.reduce((sum, node) => sum + textOf(node).length, 0)
}
