/** @jsxImportSource preact */
import { isBlank, parseRichText, type RichNode } from '@filao/domain/company/rich-text'
import { createElement, Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { useMessages } from './reservation/catalogue.ts'

/** Renders the company's terms, folded at first. Their text is in the company's own language. */
export function Terms({ html }: { html: string }) {
  const { w } = useMessages()
  const nodes = useMemo(() => parseRichText(html), [html])
  if (isBlank(nodes)) return null
  return (
    <details class="card terms">
      <summary>{w.terms}</summary>
      <div class="rich-text">
        <RichNodes nodes={nodes} />
      </div>
    </details>
  )
}

/** Keeps the headings of the terms at a lower level than those of the page. */
const lowered: Record<string, string> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5' }

function RichNodes({ nodes }: { nodes: RichNode[] }) {
  return nodes.map((node, at) => {
    const key = `${at}`
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    const { tag, href, children } = node
    const props = { key, ...(href && { href, target: '_blank', rel: 'noreferrer' }) }
    return createElement(lowered[tag] ?? tag, props, children.length ? <RichNodes nodes={children} /> : null)
  })
}
