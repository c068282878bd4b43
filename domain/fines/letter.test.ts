import { expect, test } from 'vitest'
import { statusAfterFee } from './fee.ts'
import { fineStatuses } from './fine.ts'
import { type FineLetter, letterText, noticeLines, reportedLines } from './letter.ts'

const fine = {
  kind: 'designation',
  registrationNumber: 'ab123cd',
  committedAt: '2026-03-03T14:05:00Z',
  timezone: 'America/Guadeloupe',
  noticeDate: '2026-03-08',
  noticeNumber: '4512345678',
  place: null,
  amount: 90,
  rental: { id: 3, publicId: '202603-0042' },
  fee: null,
}
const driver = {
  kind: 'person',
  language: 'fr',
  firstName: 'Zoé',
  lastName: 'Éboué',
  email: 'zoe@example.test',
  drivingLicenseNumber: '12AA34567',
}
const letter = (over: object, ofDriver: object = {}) =>
  ({
    fine: { ...fine, ...over },
    driver: { ...driver, ...ofDriver },
    writtenOn: '2026-03-10',
  }) as unknown as FineLetter

test('the letter names the notice on the clock of the vehicle’s agency, and leaves out what is not known', () => {
  expect(noticeLines(letter({}))).toEqual([
    ['Avis n°', '4512345678'],
    ['Date de l’avis', '8 mars 2026'],
    ['Infraction', expect.stringContaining('10h05')],
    ['Véhicule', 'AB-123-CD'],
    ['Location', '202603-0042'],
    ['Montant de l’avis', expect.stringMatching(/^90,00/)],
  ])
  expect(noticeLines(letter({ timezone: 'Indian/Reunion' }))[2]?.[1]).toContain('18h05')
})

test('only of a driver to be named the details are told, never the e-mail, in the driver’s language', () => {
  expect(reportedLines(letter({}))).toEqual([
    ['Nom', 'Éboué'],
    ['Prénom', 'Zoé'],
    ['Numéro du permis', '12AA34567'],
  ])
  expect(reportedLines(letter({}, { language: 'en' }))[0]).toEqual(['Last name', 'Éboué'])
  expect(reportedLines(letter({ kind: 'parking' }))).toEqual([])
})

test('the dates of a driver are in words, so that nobody reads a month as a day', () => {
  const dates = { birthDate: '1968-08-06', drivingLicenseIssuedOn: '2011-10-12' }
  expect(reportedLines(letter({}, dates))).toEqual(
    expect.arrayContaining([
      ['Date de naissance', '6 août 1968'],
      ['Permis délivré le', '12 octobre 2011'],
    ]),
  )
  expect(reportedLines(letter({}, { ...dates, language: 'en' }))).toEqual(
    expect.arrayContaining([
      ['Date of birth', '6 August 1968'],
      ['Licence issued on', '12 October 2011'],
    ]),
  )
})

test('the text follows the kind of the notice, and states a fee only once it was charged', () => {
  expect(letterText(letter({})).join(' ')).toMatch(/L\. 121-6/)
  expect(letterText(letter({})).join(' ')).not.toMatch(/frais de dossier/)
  expect(letterText(letter({ fee: { chargeId: 1, amount: 25 } })).join(' ')).toMatch(/frais de dossier de 25,00/)
  expect(letterText(letter({ kind: 'parking' })).join(' ')).toMatch(/rembourser est de 90,00/)
  expect(letterText(letter({ kind: 'abroad' })).join(' ')).toMatch(/étranger/)
})

test('a fee bills a notice that is settled with the administration, and hides nothing that is still to do', () => {
  expect(fineStatuses.map(statusAfterFee)).toEqual(['to_do', 'billed', 'billed', 'contested', 'billed', 'closed'])
})
