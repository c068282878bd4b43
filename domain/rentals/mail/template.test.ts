import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../kernel/problem.ts'
import { frenchTemplates } from './original-templates.fr.ts'
import { originalTemplate } from './original-templates.ts'
import { type Placeholder, placeholdersOf, written } from './placeholders.ts'
import { TemplateText } from './template.schema.ts'
import { checkTemplate, fillTemplate } from './template.ts'
import { TemplateKind } from './template-kind.schema.ts'
import { templateOf } from './template-kind.ts'

const values = { customer: 'Zoé Éboué', company: 'Karukera Auto', rental: 'R-12', balance: '12,00\u00a0€' }
const filled = (body: string, more: object = {}) =>
  fillTemplate({ subject: 'x', body }, { ...values, ...more }).paragraphs

/** Returns the code of the field that refuses these words, or null. */
function refusal(kind: TemplateKind, words: TemplateText): string | null {
  try {
    checkTemplate(kind, words, 'fr')
    return null
  } catch (error) {
    return (error as Problem).details.fields?.[0]?.path.replace('words.', '') ?? 'none'
  }
}

describe('words with placeholders', () => {
  test('are filled in either language, despite case, accents and spaces', () => {
    expect(filled('Bonjour {{client}}, {{ CUSTOMER }}, {{Client}}')).toEqual([
      'Bonjour Zoé Éboué, Zoé Éboué, Zoé Éboué',
    ])
    expect(filled('{{vehicule}} = {{véhicule}}', { vehicle: 'Clio' })).toEqual(['Clio = Clio'])
  })

  test('are paragraphs between empty lines, of one or several lines', () => {
    expect(filled('\n\nA\r\nB\n \t\nC\n\n\n')).toEqual(['A\nB', 'C'])
  })

  test('ask for a means of payment only where there is a deposit', () => {
    const { body } = originalTemplate('accepted', 'fr')
    expect(filled(body, { deposit: '800\u00a0€' }).at(-1)).toContain('pour la caution de 800\u00a0€')
    expect(filled(body).at(-1)).toContain('votre permis de conduire')
    expect(filled(body).join()).not.toContain('caution')
  })

  test('leave out a line that has nothing to say', () => {
    const body = 'A\n\nDes frais de {{frais}} restent dus.\n\nB\nAppelez le {{téléphone}}'
    expect(filled(body)).toEqual(['A', 'B'])
    expect(filled(body, { fee: '30\u00a0€', phone: '0590' })).toEqual([
      'A',
      'Des frais de 30\u00a0€ restent dus.',
      'B\nAppelez le 0590',
    ])
  })

  test('take values as text: a name that looks like a placeholder stays a name', () => {
    expect(filled('{{client}}', { customer: '{{solde}}' })).toEqual(['{{solde}}'])
  })

  test('make a subject of one line', () => {
    expect(fillTemplate({ subject: ' {{client}}  a ', body: 'b' }, { customer: 'Zoé\r\nBcc: x' }).subject).toBe(
      'Zoé Bcc: x a',
    )
  })

  test('never throw, and lose nothing that is not a placeholder', () => {
    const typed = fc.string({
      unit: fc.constantFrom('{', '}', '{{', '}}', 'client', 'é', '\n', '\r', ' ', '<b>', '&', '\ud800', '$&'),
    })
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const { paragraphs, ...rest } = fillTemplate({ subject, body }, values)
        expect(rest.subject).not.toMatch(/[\r\n]/)
        for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/\r|\n\n/)
        if (/\{\{/.test(body)) return
        expect(paragraphs.join('').replaceAll(/\s/g, '')).toBe(body.replaceAll(/\s/g, ''))
      }),
    )
  })
})

describe('words are refused', () => {
  const words = (body: string, subject = 'Bonjour') => ({ subject, body })

  test.each<[TemplateKind, TemplateText, string | null]>([
    ['quote', words('Bonjour {{client}}, {{lien}}'), null],
    ['quote', words('Bonjour {{cliant}}'), 'body'],
    ['quote', words('Bonjour', '{{frais}}'), 'subject'],
    ['quote', words('Bonjour', '{{lien}}'), 'subject'],
    ['quote', words('Bonjour', '{{caution}}'), 'subject'],
    ['quote', words('Bonjour', '« {{caution}} » – {{téléphone}}\u202f!'), 'subject'],
    ['quote', words('Bonjour', '{{caution}} {{véhicule}}'), null],
    ['quote', words('Bonjour', 'Caution {{caution}}'), null],
    ['quote', words('Bonjour', '–'), 'subject'],
    ['quote', words('Bonjour {{client}'), 'body'],
    ['quote', words('Bonjour {{'), 'body'],
    ['quote', words('Bonjour {{}}'), 'body'],
    ['quote', words('Une {accolade} seule'), null],
    ['quote', words('{{constructor}}'), 'body'],
    ['payment_reminder', words('Merci de payer'), 'body'],
    ['payment_reminder', words('Merci de payer', '{{balance}} à régler'), null],
    ['cancelled', words('Annulée'), 'body'],
    ['cancelled', words('Frais\u202f: {{frais}}'), null],
  ])('%s %o: %s', (kind, typed, path) => {
    expect(refusal(kind, typed)).toBe(path)
  })

  test('in sentences that name what was typed and what to add', () => {
    expect(() => checkTemplate('quote', words('{{cliant}}'), 'fr')).toThrow('“{{cliant}}” cannot be filled in here')
    expect(() => checkTemplate('cancelled', words('a'), 'en')).toThrow('Add {{fee}} (cancellation or no-show fee)')
  })

  test('when they are too long, empty, or have a line break in the subject', () => {
    const isTaken = (typed: object) => TemplateText.safeParse(typed).success
    expect(isTaken(words('x'.repeat(4000), 'x'.repeat(150)))).toBe(true)
    expect(isTaken(words('x'.repeat(4001)))).toBe(false)
    expect(isTaken(words('x', 'x'.repeat(151)))).toBe(false)
    expect(isTaken(words(' \n '))).toBe(false)
    expect(isTaken(words('x', 'a\nb'))).toBe(false)
  })
})

test.each(TemplateKind.options)('the original words of %s are valid, and leave no placeholder', (kind) => {
  const all = Object.fromEntries(placeholdersOf(kind).map((name): [Placeholder, string] => [name, name]))
  for (const language of ['fr', 'en'] as const) {
    const words = originalTemplate(kind, language)
    expect(TemplateText.parse(words)).toEqual(words)
    expect(refusal(kind, words)).toBe(null)
    const { subject, paragraphs } = fillTemplate(words, all)
    expect([subject, ...paragraphs].join(' ')).not.toMatch(/[{}]/)
    for (const name of placeholdersOf(kind)) expect(filled(written(name, language), all)).toEqual([name])
  }
})

test('a document has the words of its rental’s state; a mail to the company has none', () => {
  expect((['quote', 'pending', 'ongoing', 'done'] as const).map((status) => templateOf('document', status))).toEqual([
    'quote',
    'document',
    'departure',
    'document',
  ])
  expect(templateOf('receipt', 'done')).toBe('receipt')
  expect(templateOf('answer', 'pending')).toBe(null)
})

test('the mail about an expired offer says nothing of a vehicle that was held, since a quote holds none', () => {
  const bodies = (['fr', 'en'] as const).map((language) => originalTemplate('lapsed', language).body)
  expect(bodies.join(' ')).not.toMatch(/plus retenu|no longer reserved/)
})

test.each([
  [
    'reminder',
    { return: 'ven. 6 mars 2026, 8h00' },
    'Rappel\u202f: retour de votre véhicule le ven. 6 mars 2026, 8h00',
  ],
  ['payment_reminder', { rental: '7', balance: '1,00\u00a0€' }, 'Location 7\u202f: il reste 1,00\u00a0€ à régler'],
] as const)('the French subject of a %s reads as a sentence', (kind, values, subject) => {
  expect(fillTemplate(frenchTemplates[kind], values).subject).toBe(subject)
})
