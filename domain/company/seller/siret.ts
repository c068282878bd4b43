const laPoste = '356000000'

/**
 * Returns true when text is a SIRET: a SIREN and five digits, all with Luhn's sum, or for establishments of La Poste
 * with a digit sum divisible by 5.
 */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || !isSiren(sirenOf(text))) return false
  if (luhnSum(text) % 10 === 0) return true
  return text.startsWith(laPoste) && digitSum(text) % 5 === 0
}

/** Returns the SIREN of a company: the first nine digits of the SIRET of its establishment. */
export function sirenOf(siret: string): string {
  return siret.slice(0, 9)
}

/** Returns true when text is a SIREN: nine digits with Luhn's sum, not all zeros. */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && /[1-9]/.test(text) && luhnSum(text) % 10 === 0
}

/** Writes a SIREN in its groups of three digits: 732 829 320. */
export function formatSiren(siren: string): string {
  return siren.replace(/\d{3}(?=\d)/g, '$&\u202f')
}

/** Writes a SIRET as its SIREN in groups and the number of its establishment: 732 829 320 00074. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0)
}
