import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ImporterWords } from './importer-words.ts'
import { SourceStep } from './SourceStep.tsx'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { most }: { most?: number } = {}) => (most ? `${key} ${most}` : key),
    i18n: { language: 'fr' },
  }),
}))

test.each([
  [undefined, 'source.hint 10000'],
  [2000, 'source.hint 2000'],
])('an import of at most %j rows says so before a file is chosen', (most, hint) => {
  const html = renderToString(
    <SourceStep
      kind={{ fields: [] }}
      words={{} as ImporterWords}
      example={{}}
      prepare={undefined}
      arrange={undefined}
      recall={() => null}
      most={most}
      onRead={() => undefined}
      onBack={() => undefined}
    />,
  )
  expect(html).toContain(hint)
})
