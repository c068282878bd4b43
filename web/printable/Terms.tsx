import { isBlank, parseRichText, type RichNode } from '@filao/domain/company/rich-text'
import { fold } from '@filao/domain/kernel/text'
import { RichText } from './RichText.tsx'

/** More letters than this fill a good part of a page: they begin on one of their own, in two columns. */
const manyLetters = 1800

type Props = { title: string; html: string; values: Record<string, string>; isGeneral?: boolean }

/** Terms with their placeholders filled; nothing where they are blank. */
export function Terms({ title, html, values, isGeneral = false }: Props) {
  const nodes = withoutTitle(parseRichText(html), title)
  if (isBlank(nodes)) return null
  const isLong = isGeneral && lettersOf(nodes) > manyLetters
  return (
    <section className={isLong ? 'document-terms is-long' : 'document-terms'}>
      <h2>{title}</h2>
      <div className="document-rich">
        <RichText nodes={nodes} values={values} />
      </div>
    </section>
  )
}

/** Terms that begin with the very title the document gives them do not say it twice. */
function withoutTitle(nodes: RichNode[], title: string): RichNode[] {
  const [first, ...rest] = nodes
  if (!first || typeof first === 'string' || !/^h\d$/.test(first.tag)) return nodes
  return fold(textOf(first)) === fold(title) ? rest : nodes
}

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

function lettersOf(nodes: RichNode[]): number {
  return nodes.reduce((sum, node) => sum + textOf(node).length, 0)
}
