import { isBlank, parseRichText, type RichNode } from '@filao/domain/company/rich-text'
import { RichText } from './RichText.tsx'

/** More letters than this fill a good part of a page: they begin on one of their own, in two columns. */
const manyLetters = 1800

type Props = { title: string; html: string; values: Record<string, string>; isGeneral?: boolean }

/** Terms with their placeholders filled; nothing where they are blank. */
export function Terms({ title, html, values, isGeneral = false }: Props) {
  const nodes = parseRichText(html)
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

function lettersOf(nodes: RichNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? node.length : lettersOf(node.children)), 0)
}
