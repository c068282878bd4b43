import { expect, test, vi } from 'vitest'
import { confirm, hideMessage, popupsWanted, providePopups, showMessage } from './popups.ts'

vi.mock('./PopupHost.tsx', () => ({ PopupHost: () => null }))

const heard: string[] = []

/** Shows nothing, and remembers what it should show. */
function host() {
  const destroy = (key?: unknown) => void heard.push(`hide ${key}`)
  const open = ({ content }: { content?: unknown }) => void heard.push(`show ${content}`)
  const ask = ({ title }: { title?: unknown }) => {
    heard.push(`ask ${title}`)
    return Object.assign(Promise.resolve(title === 'yes'), { destroy: () => void heard.push(`end ${title}`) })
  }
  return { message: { open, destroy }, modal: { confirm: ask } } as never
}

test('messages and questions wait until something shows them, in their order', async () => {
  hideMessage('nothing was shown yet')
  expect(popupsWanted.get()).toBe(false)
  let shown = 0
  popupsWanted.subscribe(() => {
    shown += 1
  })
  showMessage({ content: 'one' })
  const response = confirm({ title: 'yes' })
  const other = confirm({ title: 'no' })
  await expect.poll(() => popupsWanted.get()).toBe(true)
  expect([shown > 0, heard]).toEqual([true, []])
  const gone = providePopups(host())
  expect([await response, await other]).toEqual([true, false])
  hideMessage('one')
  await expect.poll(() => heard).toEqual(['show one', 'ask yes', 'ask no', 'hide one'])
  gone()
})

test('a question whose screen has gone is taken away, or not asked at all', async () => {
  heard.length = 0
  const left = new AbortController()
  const requested = confirm({ title: 'no' }, left.signal)
  const gone = providePopups(host())
  await requested
  left.abort()
  expect(heard).toEqual(['ask no', 'end no'])
  expect(await confirm({ title: 'late' }, left.signal)).toBe(false)
  expect(heard).toHaveLength(2)
  gone()
})
