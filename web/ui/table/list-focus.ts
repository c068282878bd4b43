import { type RefObject, useRef } from 'react'
import { useFocusAfter } from '../feedback/focus-after.ts'

/**
 * Focuses the list above its links to other pages when the link that had the focus is gone, as "Next" is on the last
 * page. `page` is what changes with them; the result is the ref of the element around the links.
 */
export function usePageFocus<Links extends HTMLElement>(page: string): RefObject<Links | null> {
  const links = useRef<Links>(null)
  const hadFocus = links.current?.contains(document.activeElement)
  useFocusAfter(page, () => (hadFocus ? listAbove(links.current) : null))
  return links
}

function listAbove(links: HTMLElement | null): HTMLElement | null {
  const above = links?.previousElementSibling
  const list = above?.querySelector('table') ?? above
  if (!(list instanceof HTMLElement)) return null
  list.tabIndex = -1
  return list
}

/** Returns the table or the cards, which take the focus only from here; the screen while there are none. */
export function findList(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('.data-table :is(table, ul), main:not(:has(.data-table))')
  if (list) list.tabIndex = -1
  return list
}
