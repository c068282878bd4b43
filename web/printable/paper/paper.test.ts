import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'

test('a paper in two languages has French first, and equal words once', () => {
  const { w, language, say } = paperOf({ languages: ['fr', 'en'], customer: { language: 'en' } })
  expect([language, w.customer, w.page, w.days(2), w.found.known]).toEqual([
    'fr',
    'Locataire / Customer',
    'page',
    '2 jours / 2 days',
    'Connus avant le départ / Known before pick-up',
  ])
  expect(say((one) => ({ fr: 'Devis', en: 'Quote' })[one])).toBe('Devis / Quote')
})

test('a paper stored by an earlier version stays in its customer’s language', () => {
  expect(paperOf({ languages: [], customer: { language: 'en' } }).w.customer).toBe('Customer')
})
