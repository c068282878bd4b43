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
])('%s: %j would soon be guessed', (code, password) => {
  expect(passwordWeakness(password, email)?.code).toBe(code)
})

test.each(['aaaaaaab', 'le grand cul-de-sac marin', 'marie.dupont aime les filaos', '日本語のパスワード'])(
  '%j may be chosen',
  (password) => {
    expect(passwordWeakness(password, email)).toBeNull()
  },
)

test('an address of signs alone forbids nothing', () => {
  expect(passwordWeakness('!!??!!??', '__@example.fr')).toBeNull()
})

test('where the address is not known, the rest is refused all the same', () => {
  expect(passwordWeakness('marie.dupont', null)).toBeNull()
  expect(passwordWeakness('zzzzzzzz', null)?.code).toBe('repeated')
})

test('the demo login keeps the password that is published for it', () => {
  expect(passwordWeakness(demoLogin.password, demoLogin.email)).toBeNull()
})
