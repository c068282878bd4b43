/**
 * Folds text for a search: lower case, no accents, ligatures opened, single spaces between words and none at the ends.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .trim()
    .split(/\s+/)
    .join(' ')
}

/** Puts text between French guillemets, with the no-break spaces that keep them on its line. */
export function guillemets(text: string): string {
  return `«\u00a0${text}\u00a0»`
}

/** Writes « de » before a name in French: « de Zoé », « d’Awa ». Before an h it is « de ». */
export function ofName(name: string): string {
  return /^(?:[aeiou]|y[^aeiou])/.test(fold(name)) ? `d’${name}` : `de ${name}`
}
