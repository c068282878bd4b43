import { expect, test } from 'vitest'
import { viewQuery } from './view-query.ts'

test('a view is its filters and order, without the page', () => {
  const typed = new URLSearchParams('status=pending&order=-end&cursor=abc&page=3&agency=')
  expect(viewQuery(typed)).toBe('order=-end&status=pending')
  expect(viewQuery(new URLSearchParams('order=-end&status=pending'))).toBe(viewQuery(typed))
  expect(viewQuery(new URLSearchParams('cursor=abc'))).toBe('')
})
