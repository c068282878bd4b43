import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import type { ImporterMessages } from './importer-messages.ts'
import { SourceStep } from './SourceStep.tsx'

test.each([
  [undefined, 'source.hint 10000'],
  [2000, 'source.hint 2000'],
])('an import of at most %j rows says so before a file is chosen', (most, hint) => {
  const html = renderWithKeys(
    <SourceStep
      kind={{ fields: [] }}
      words={{} as ImporterMessages}
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
