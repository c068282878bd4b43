import { expect, test } from 'vitest'
import { typeOf } from './content-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\x89PNG\r\n\x1a\n\0', 'image/png'],
  ['\x89PNG\n\x1a\n', null],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['%PDF-1.4', 'application/pdf'],
  [' %PDF-1.4', null],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
  ['\0\0\0\x14ftypmif1\0\0\0\0mif1avif', null],
  ['\0\0\0\x18ftypisom\0\0\0\0isommp41', null],
  ['\0\0\0\0ftyp', null],
  ['<svg xmlns=', null],
  ['', null],
])('%j is %s', (head, type) => {
  expect(typeOf(bytes(head))).toBe(type)
})
