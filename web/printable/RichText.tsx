import { fillPlaceholders } from '@filao/domain/company/placeholders'
import type { RichNode } from '@filao/domain/company/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'

type Props = { nodes: RichNode[]; values: Record<string, string> }

/** Renders terms as written, their placeholders filled. */
export function RichText({ nodes, values }: Props): ReactNode {
  return nodes.map((node, at) => {
    const key = `${at}`
    if (typeof node === 'string') return <Fragment key={key}>{breakable(fillPlaceholders(node, values))}</Fragment>
    const { tag, href, children } = node
    const inner = children.length ? <RichText nodes={children} values={values} /> : null
    return createElement(tag, { key, ...(href && { href }) }, inner)
  })
}

/**
 * Returns the text with invisible break points in every word longer than a line: without them some text takes a printer
 * minutes.
 */
function breakable(text: string): string {
  return text.replaceAll(/[^ \t\r\n]{500}/gu, '$&\u200b')
}
