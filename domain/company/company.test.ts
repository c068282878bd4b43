import { describe, expect, test } from 'vitest'
import { fieldProblems } from '../kernel/validation.ts'
import { CompanyChange } from './company.schema.ts'

/** Returns the refused field and its English sentence, or null. */
function refusal(change: object) {
  const { error } = CompanyChange.safeParse(change)
  const [problem] = error ? fieldProblems(error, undefined, change) : []
  return problem ? [problem.path, problem.message.en] : null
}

describe('the VAT rate', () => {
  test.each([0, 8.5, 2.1, 8.55, 19.99, 100, null])('%s is kept unchanged', (vatRate) => {
    expect(CompanyChange.parse({ vatRate })).toEqual({ vatRate })
  })

  test.each([8.555, 0.001, 99.999])('%s is refused for its third decimal', (vatRate) => {
    expect(refusal({ vatRate })).toEqual(['vatRate', 'A rate has at most two decimals'])
  })
})

describe('the website', () => {
  test.each([
    ['https://www.exemple.fr', 'https://www.exemple.fr'],
    ['http://exemple.fr/agence?ville=1', 'http://exemple.fr/agence?ville=1'],
    ['HTTPS://Exemple.fr', 'HTTPS://Exemple.fr'],
    [' www.exemple.fr ', 'https://www.exemple.fr'],
    ['exemple.fr/location', 'https://exemple.fr/location'],
    ['exemple.fr:8443', 'https://exemple.fr:8443'],
    ['île-location.gp', 'https://île-location.gp'],
    ['', null],
    ['\u200b', null],
    [null, null],
  ])('%j is kept as %j', (website, kept) => {
    expect(CompanyChange.parse({ website })).toEqual({ website: kept })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//exemple.fr',
    'javascript:1.fr',
    'data:text/html,x',
    'ftp://exemple.fr',
    'mailto:a@exemple.fr',
    'contact@exemple.fr',
    'https://moi:secret@exemple.fr',
    'Voir Facebook',
    'https://exemple',
    'https:// exemple.fr',
    'https://',
    'exemple',
  ])('%j is not a web address', (website) => {
    expect(refusal({ website })).toEqual(['website', 'Enter a web address, for example www.example.com'])
  })
})
