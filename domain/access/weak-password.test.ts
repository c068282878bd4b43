import { expect, test } from 'vitest'
import { demoLogin } from './demo-login.ts'
import { passwordWeakness } from './weak-password.ts'

const email = 'marie.dupont+filao@example.fr'

test.each([
  ['blank', '        '],
  ['blank', '\u00a0 \t \u2003   '],
  ['repeated', 'aaaaaaaa'],
  ['repeated', 'aAaAaAaA'],
  ['repeated', '🌴🌴🌴🌴🌴🌴🌴🌴'],
  ['own_address', email],
  ['own_address', 'MARIE.DUPONT+FILAO@example.fr'],
  ['own_address', 'marie.dupont'],
  ['own_address', 'Marie Dupont'],
  ['own_address', 'mariédupont'],
  ['own_address', 'marie.dupont@example.fr'],
  ['published', demoLogin.password],
  ['published', 'Alizes et Filaos'],
])('%s: %j is easy to guess', (code, password) => {
  expect(passwordWeakness(password, email)?.code).toBe(code)
})

test.each(['aaaaaaab', 'le grand cul-de-sac marin', 'marie.dupont aime les filaos', '日本語のパスワード'])(
  '%j may be chosen',
  (password) => {
    expect(passwordWeakness(password, email)).toBeNull()
  },
)

test('an address without letters or digits forbids no password', () => {
  expect(passwordWeakness('!!??!!??', '__@example.fr')).toBeNull()
})

test('without an address, the other weak passwords are still refused', () => {
  expect(passwordWeakness('marie.dupont', null)).toBeNull()
  expect(passwordWeakness('zzzzzzzz', null)?.code).toBe('repeated')
})

test('the published password of the demo login is accepted', () => {
  expect(passwordWeakness(demoLogin.password, demoLogin.email)).toBeNull()
})
