/** Text as a search sees it: lower case, without accents, ligatures opened, each run of white space one space, none at the ends. */
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

/** Text between French guillemets, with the no-break spaces that keep them on its line. */
export function guillemets(text: string): string {
  return `«\u00a0${text}\u00a0»`
}
