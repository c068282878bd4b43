/** The parts of a French address: at most three lines, and its last line « 97110 Pointe-à-Pitre » in two. */
type PostalAddress = { lines: string[]; postalCode: string | null; city: string | null }

/** Reads an address as documents print it. An address whose end is no postal code with a city has lines alone. */
export function postalAddressOf(text: string | null): PostalAddress {
  const typed = (text ?? '')
    .split(/\n|,\s*(?=\d{5}\s)/)
    .map((line) => line.trim())
    .filter(Boolean)
  const [, postalCode = null, city = null] = typed.at(-1)?.match(/^(\d{5})\s+(.+)$/) ?? []
  const [first, second, ...others] = city === null ? typed : typed.slice(0, -1)
  return { lines: [first, second, others.join(', ')].flatMap((line) => line || []), postalCode, city }
}
