import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { cache } from '#api/cache'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import type { RowStatus } from '../rows/import-state.ts'
import { DoneStep } from './DoneStep.tsx'
import type { ImporterMessages } from './importer-messages.ts'

/** Returns the counts that the last step shows for rows with these statuses. */
function counts(...statuses: RowStatus[]): Record<string, string> {
  const never = () => undefined
  const html = renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={{ companyId: 7, company: { countryCode: 'GP' }, role: 'admin' } as never}>
        <MemoryRouter>
          <DoneStep
            importKey=""
            kind={{ name: () => '', fields: [] }}
            words={{ created: (count: number) => `${count}` } as ImporterMessages}
            checked={[]}
            statuses={statuses.map((status) => ({ status, repeats: null }))}
            listPath="/"
            problem={null}
            undone={null}
            onUndone={never}
            onAgain={never}
            onCorrect={never}
            onOther={never}
          />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  return Object.fromEntries(
    [...html.matchAll(/<dt>counts\.(\w+)<\/dt><dd>(.*?)<\/dd>/g)].map(([, key, count]) => [key, count]),
  )
}

test('rows that a stopped import has left are not counted as left out by the user', () => {
  expect(counts('created', 'leftOut', 'ready', 'ready')).toMatchObject({ created: '1', out: '1', left: '2' })
  expect(counts('created', 'leftOut')).not.toHaveProperty('left')
})
