import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DoneStep } from './DoneStep.tsx'
import type { RowStatus } from './import-state.ts'
import type { ImporterWords } from './importer-words.ts'

vi.mock('./RowList.tsx', () => ({ RowList: () => null, useReason: () => () => '' }))
vi.mock('./steps/UndoImports.tsx', () => ({ UndoImports: () => null, Undone: () => null }))
vi.mock('#ui/LinkButton', () => ({ LinkButton: () => null }))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'fr' } }),
}))

/** Returns the counts that the last step shows for rows with these statuses. */
function counts(...statuses: RowStatus[]): Record<string, string> {
  const never = () => undefined
  const html = renderToString(
    <DoneStep
      importKey=""
      kind={{ name: () => '', fields: [] }}
      words={{ created: (count: number) => `${count}` } as ImporterWords}
      checked={[]}
      statuses={statuses.map((status) => ({ status, repeats: null }))}
      listPath="/"
      problem={null}
      undone={null}
      onUndone={never}
      onAgain={never}
      onCorrect={never}
      onOther={never}
    />,
  )
  return Object.fromEntries(
    [...html.matchAll(/<dt>counts\.(\w+)<\/dt><dd>(.*?)<\/dd>/g)].map(([, key, count]) => [key, count]),
  )
}

test('rows that a stopped import has left are not counted as left out by the user', () => {
  expect(counts('created', 'leftOut', 'ready', 'ready')).toMatchObject({ created: '1', out: '1', left: '2' })
  expect(counts('created', 'leftOut')).not.toHaveProperty('left')
})
