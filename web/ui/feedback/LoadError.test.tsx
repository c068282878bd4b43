import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiProblem } from '#api/problem'
import { LoadError } from './LoadError.tsx'

test.each([
  ['not_found', 404, 'Ce client a été archivé.', false],
  ['forbidden', 403, 'Réservé aux administrateurs.', false],
  ['conflict', 409, 'Modifié entre-temps.', true],
] as const)(
  'a read refused as %s says why, with a retry unless it would be refused again',
  (code, status, why, isRetried) => {
    const shown = renderToString(<LoadError error={new ApiProblem(code, status, why)} onRetry={() => undefined} />)
    expect(shown).toContain(why)
    expect(shown.includes('<button')).toBe(isRetried)
    expect(shown.includes('loadError')).toBe(code !== 'not_found')
  },
)
