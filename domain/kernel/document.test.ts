import { expect, it } from 'vitest'
import { documentName } from './document.ts'

it.each([
  ['Permis de conduire.pdf', 'application/pdf', 'Permis de conduire.pdf'],
  ['PIÈCE d’identité.JPG', 'image/jpeg', 'PIÈCE d’identité.JPG'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Temp\\scan.png', 'image/png', 'scan.png'],
  ['facture.exe', 'application/pdf', 'facture.exe.pdf'],
  ['page.html', 'image/webp', 'page.html.webp'],
  ['a\r\nSet-Cookie: x=1.pdf', 'application/pdf', 'aSet-Cookie_ x=1.pdf'],
  ['nul\0.heic', 'image/heic', 'nul.heic'],
  ['\u202Efdp.exe', 'application/pdf', 'fdp.exe.pdf'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
  ['', 'image/png', 'document.png'],
  ['...', 'image/png', 'document.png'],
  ['\ud800', 'image/png', '\ufffd.png'],
])('keeps %j, a %s, as %j', (sent, type, kept) => {
  expect(documentName(sent, type)).toBe(kept)
})

it('shortens a long name and keeps its extension', () => {
  const name = documentName(`${'é'.repeat(5000)}.pdf`, 'application/pdf')
  expect(name).toBe(`${'é'.repeat(110)}.pdf`)
})
