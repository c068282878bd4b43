import type { Sentence } from '../kernel/language.ts'
import { fold } from '../kernel/text.ts'
import { demoLogin } from './demo-login.ts'

type Weakness = { code: 'blank' | 'repeated' | 'own_address' | 'published'; sentence: Sentence }

/**
 * Returns the reason why a password is easy to guess, or null. A user's own address is refused, with or without its
 * signs and accents; `email` is null where the address is unknown.
 */
export function passwordWeakness(password: string, email: string | null): Weakness | null {
  if (!password.trim()) return { code: 'blank', sentence: blank }
  if (new Set(password.toLowerCase()).size === 1) return { code: 'repeated', sentence: repeated }
  const said = letters(password)
  if (said && email && ownNames(email).includes(said)) return { code: 'own_address', sentence: ownAddress }
  const isPublished = said === letters(demoLogin.password) && email !== demoLogin.email
  return isPublished ? { code: 'published', sentence: published } : null
}

/** Returns the address, its local part, and both without the part after a plus. */
function ownNames(email: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  const [plain = ''] = local.split('+')
  return [local, plain, email, `${plain}@${domain}`].map(letters)
}

function letters(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const blank = {
  fr: 'Ce mot de passe ne contient que des espaces. Choisissez-en un autre.',
  en: 'This password is only spaces. Choose another one.',
}
const repeated = {
  fr: 'Ce mot de passe répète un seul caractère\u202f: il serait vite deviné. Choisissez-en un autre.',
  en: 'This password repeats one character and would soon be guessed. Choose another one.',
}
const ownAddress = {
  fr: 'Ce mot de passe reprend l’adresse e-mail du compte\u202f: il serait vite deviné. Choisissez-en un autre.',
  en: 'This password is the account’s own email address and would soon be guessed. Choose another one.',
}
const published = {
  fr: 'Ce mot de passe est celui de l’entreprise de démonstration\u202f: tout le monde le connaît. Choisissez-en un autre.',
  en: 'This is the password of the demo company, which everyone knows. Choose another one.',
}
