import type { ShownKind } from '@filao/domain/imports/kind'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Room } from '#features/billing/public'
import { ConfirmStep } from './ConfirmStep.tsx'
import { readSource } from './import-state.ts'
import type { ImporterWords } from './importer-words.ts'

const billing = vi.hoisted(() => ({ room: null as Room | null }))
vi.mock('#features/billing/public', () => ({ useRoom: () => billing.room }))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'fr' } }),
}))

const kind: ShownKind = {
  name: ({ name }) => name ?? '',
  fields: [
    { key: 'name', label: { fr: 'Nom', en: 'Name' }, headings: [], isRequired: true, read: (text: string) => text },
  ],
}

/** Renders the step for three rows that are ready, in a plan with this room. */
function step(room: Partial<Room>): string {
  billing.room = { stop: null, planName: 'Pro', limit: 0, used: 7, left: 0, next: null, ...room }
  const state = readSource(kind, null, 'Nom\nZoé\nAwa\nLéa\n', () => null)
  if ('problem' in state) throw new Error(state.problem)
  const never = async () => false
  return renderToString(
    <ConfirmStep
      kind={kind}
      resource="customers"
      words={{ create: (count: number) => `create ${count}` } as ImporterWords}
      state={state}
      checked={[]}
      statuses={state.rows.map(() => ({ status: 'ready' as const, repeats: null }))}
      ask={never}
      onBack={() => undefined}
      onCreate={() => undefined}
    />,
  )
}

test.each(['suspended', 'ended'] as const)('a subscription that is %s is told, and no room or other plan', (stop) => {
  const html = step({ stop })
  expect(html).toContain(`confirm.${stop}`)
  expect(html).toContain('confirm.goOn')
  expect(html).not.toMatch(/confirm\.(tooMany|use|next|plans)/)
})

test('a plan that is too small tells its room and the next plan', () => {
  const html = step({ limit: 9, left: 2, next: { name: 'Illimité', limit: null } })
  expect(html).toMatch(/confirm\.tooMany.*confirm\.use confirm\.nextUnlimited.*confirm\.plans/s)
})
