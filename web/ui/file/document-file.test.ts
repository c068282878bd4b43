import { expect, test } from 'vitest'
import { fileSize, refusalOf, viewOf } from './document-file.ts'

test('a file that the server would refuse is not sent', () => {
  expect(refusalOf({ type: 'application/pdf', size: 15 * 1024 * 1024 })).toBe(null)
  expect(refusalOf({ type: 'application/pdf', size: 15 * 1024 * 1024 + 1 })).toBe('tooLarge')
  expect(refusalOf({ type: 'text/html', size: 10 })).toBe('wrongType')
})

test('a phone’s photo is sent, whatever type the system gives it', () => {
  for (const type of ['image/heic', 'image/heif', '']) expect(refusalOf({ type, size: 10 })).toBe(null)
})

test('sizes are shown in the user’s units', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(plain(fileSize(340_400, 'fr'))).toBe('340 ko')
  expect(plain(fileSize(1_240_000, 'fr'))).toBe('1,2 Mo')
  expect(plain(fileSize(12, 'en'))).toBe('1 kB')
})

test('pages are shown where the browser can', () => {
  expect(viewOf('application/pdf', { pdfViewerEnabled: true })).toBe('pages')
  expect(viewOf('application/pdf', { pdfViewerEnabled: false })).toBe(null)
  expect(viewOf('image/heic', { pdfViewerEnabled: true })).toBe('picture')
})
