import { expect, test } from 'vitest'
import { mergeRefusal } from './mergeable.ts'
import { checkUndoable } from './undo-merge.ts'
import { undoneFields } from './undone-fields.ts'

test('what was edited since the merge stays, the rest goes back', () => {
  const changes = { city: [null, 'Gosier'], phoneNumbers: [[], ['590690123456']], email: ['a@b.c', 'd@e.f'] } as never
  const now = { firstName: 'Zoé', city: 'Le Moule', phoneNumbers: ['590690123456'], email: 'd@e.f' }
  expect(undoneFields(now, changes)).toEqual({ phoneNumbers: [], email: 'a@b.c' })
})

test('nothing goes back without which the customer could not be', () => {
  const now = { kind: 'company', companyName: 'SARL', firstName: 'Zoé' }
  expect(undoneFields(now, { companyName: [null, 'SARL'], firstName: ['Z', 'Zoé'] })).toEqual({ firstName: 'Z' })
})

test('a merge can be undone until a day later, once, while its data is there', () => {
  const facts = { mergedAt: '2026-03-01T12:00:00Z', undoneAt: null, isStored: true, mergedOnInto: null }
  const undo = (over: object, now = '2026-03-02T11:59:59Z') => {
    checkUndoable({ ...facts, ...over }, now)
    return 'undone'
  }
  expect(undo({})).toBe('undone')
  expect(() => undo({}, '2026-03-02T12:00:00Z')).toThrow('more than a day')
  expect(() => undo({ undoneAt: '2026-03-01T13:00:00Z' })).toThrow('already')
  expect(() => undo({ isStored: false })).toThrow('erased')
  expect(() => undo({ mergedOnInto: '202603-0007' })).toThrow('202603-0007')
})

test('two of one kind can be merged, unless one asked to be erased', () => {
  const one = { id: 1, kind: 'person', erasureRequestedAt: null } as const
  expect(mergeRefusal(one, { ...one, id: 2 })).toBe(null)
  expect(mergeRefusal(one, one)?.en).toContain('different')
  expect(mergeRefusal(one, { ...one, id: 2, kind: 'company' })?.en).toContain('type')
  expect(mergeRefusal(one, { ...one, id: 2, erasureRequestedAt: '2026-03-01T12:00:00Z' })?.en).toContain('erased')
})
