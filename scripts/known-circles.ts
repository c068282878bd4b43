/** The groups of folders that still depend on each other in a circle; a new one is refused. */
export const knownCircles: string[][] = [
  [
    'domain/rentals',
    'domain/rentals/availability',
    'domain/rentals/cancellation',
    'domain/rentals/document',
    'domain/rentals/document/conditions',
    'domain/rentals/drivers',
    'domain/rentals/handover',
    'domain/rentals/import',
    'domain/rentals/list',
    'domain/rentals/mail',
    'domain/rentals/money',
    'domain/rentals/public-page',
    'domain/rentals/refused-request',
  ],
]
