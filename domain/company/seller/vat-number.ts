/** The digits and letters after the prefix of each country of the VAT area (directive 2006/112/CE, art. 215). */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland, for goods.
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/**
 * Returns true for a VAT number in the format of its country. A French one has a key computed from its SIREN; keys with
 * letters are not computed. Nothing is looked up.
 */
export function isVatNumber(text: string): boolean {
  const digits = text.slice(2)
  if (!formats[text.slice(0, 2)]?.test(digits)) return false
  const key = digits.slice(0, 2)
  return !text.startsWith('FR') || !/^\d\d$/.test(key) || Number(key) === frenchKey(digits.slice(2))
}

/** Returns false when a French VAT number belongs to another SIREN; numbers of other countries have no SIREN. */
export function isOfSiren(vatNumber: string, siren: string): boolean {
  return !vatNumber.startsWith('FR') || vatNumber.slice(4) === siren
}

/** The sentence for a French VAT number that belongs to another SIREN. */
export const notOfSiren = {
  fr: 'Ce numéro de TVA ne correspond pas au SIREN\u202f: ses neuf derniers chiffres doivent être les mêmes',
  en: 'This VAT number does not match the SIREN: its last nine digits must be the same',
}

function frenchKey(siren: string): number {
  return (12 + 3 * (Number(siren) % 97)) % 97
}
