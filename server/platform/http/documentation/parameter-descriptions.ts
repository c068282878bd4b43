import { fieldLabel } from '../labels/field-labels.ts'

/** Describes a parameter of a path or a query in the API's documentation, at least by its label. */
export function parameterDescription(call: string, name: string): string {
  return descriptions[name] ?? fieldLabel(call, [name]).en
}

const descriptions: Record<string, string | undefined> = {
  age: 'How long the amount has been due.',
  anchor: 'The fingerprint of an earlier entry, noted outside: the journal must still have it.',
  by: 'What the figures are grouped by.',
  cursor: 'Where the page starts: taken from the `Link` of the page before.',
  end: 'The end of the period.',
  entity: 'The kind of the changed record, such as `rental`.',
  entityId: 'The id of the changed record.',
  excludeRentalId: 'The rental that is being edited: it never conflicts with itself.',
  from: 'The first day, included.',
  ids: 'Comma separated ids, at most 100: only these.',
  limit: 'The most rows of a page.',
  of: 'What the file lists.',
  only: '`bars` returns the bars alone, for a client that has the rest.',
  sort: 'The key by which rows are ordered, descending with a minus.',
  start: 'The start of the period.',
  step: 'The length of a part of the period.',
  to: 'The last day, included.',
}
