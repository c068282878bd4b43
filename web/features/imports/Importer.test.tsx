import { mostRows } from '@filao/domain/imports/table'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Importer } from './Importer.tsx'
import type { ImportState } from './rows/import-state.ts'
import { noteImport } from './steps/interrupted.ts'

const kept = vi.hoisted(() => ({ values: (): unknown => undefined, draft: null as object | null, importKey: '' }))

vi.mock('#ui/form/unsaved', () => ({
  useUnsavedGuard: (values: () => unknown) => {
    kept.values = values
  },
}))
vi.mock('#ui/form/draft', () => ({ takeDraft: () => kept.draft }))
vi.mock('#session/session', () => ({ useSession: () => ({ companyId: 7, user: { id: 3 } }) }))
vi.mock('#features/billing/public', () => ({ useGate: () => ({ ask: null, prompt: null }) }))
vi.mock('react-router', () => ({ useLocation: () => ({ pathname: '/customer/import' }) }))
vi.mock('./use-calls.ts', () => ({
  useCalls: ({ importKey }: { importKey: string }) => {
    kept.importKey = importKey
    return { progress: null, problem: null }
  },
}))
vi.mock('./steps/ColumnsStep.tsx', () => ({ ColumnsStep: () => null }))
vi.mock('./steps/late-steps.ts', () => ({
  ConfirmStep: () => null,
  DoneStep: () => null,
  RowsStep: () => null,
  loadLateSteps: () => undefined,
}))
vi.mock('./steps/SourceStep.tsx', () => ({ SourceStep: () => null }))
vi.mock('./steps/IntroStep.tsx', () => ({ IntroStep: () => null }))
vi.mock('./steps/StepBar.tsx', () => ({ StepBar: () => null, steps: [] }))

test('the longest list survives the end of the session, and goes on as the same import', () => {
  const row = {
    cells: ['Zoé'],
    edits: {},
    found: null,
    without: [],
    confirmed: [],
    isLeftOut: true,
    outcome: null,
  }
  const rows = Array.from({ length: mostRows }, (_, at) => ({ ...row, line: at + 2 }))
  const state = {
    name: 'clients.csv',
    records: [{ line: 2, cells: ['Zoé'] }],
    hasHeading: true,
    headings: [],
    columns: [],
    defaults: {},
    orders: {},
  }
  kept.draft = { ...state, rows } satisfies ImportState
  const kind = { fields: [], schema: { safeParse: () => ({ success: true, data: {} }) }, identity: () => null } as never
  const none = {} as never
  noteImport('customers:7:3', 'import-1', state.records)
  renderToString(
    <Importer
      kind={kind}
      resource={null}
      stale="customers"
      words={none}
      calls={none}
      listPath="/customer"
      example={{}}
      intro={null}
    />,
  )
  expect(kept.values()).toBe(kept.draft)
  expect(kept.importKey).toBe('import-1')
})
