import { listAgencies } from '@filao/domain/company/contract'
import { listCategories, listVehicles } from '@filao/domain/fleet/contract'
import { Steps } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { LoadError } from '#ui/feedback/LoadError'
import { takeDraft } from '#ui/form/draft'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { PageHeader } from '#ui/PageHeader'
import { useIsWideScreen } from '#ui/wide-screen'
import { EntryStep } from './EntryStep.tsx'
import { type Entry, emptyEntry, platesOf } from './entry.ts'
import { IntroStep } from './IntroStep.tsx'
import { type ImportRow, progressOf, type RowChange, rowsFor, toCreate } from './import-rows.ts'
import { RecapStep } from './RecapStep.tsx'
import { RunStep } from './RunStep.tsx'
import { useCreation } from './use-creation.ts'
import './import.css'

/** Used until the lists are read. */
const none: never[] = []

/**
 * Imports vehicles by their plates: an introduction, the plates from a file or typed, a recap, and the creation one by
 * one.
 */
export function VehicleImportPage() {
  const { t } = useTranslation('fleet/import')
  const { companyId } = useSession()
  const vehicles = useRead(listVehicles, { params: { companyId } })
  const categories = useRead(listCategories, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  const { pathname } = useLocation()
  const [draft] = useState(() => takeDraft(pathname) as Entry | null)
  const [step, setStep] = useState(draft ? 1 : 0)
  const [isBegun, setIsBegun] = useState(false)
  const [entry, setEntry] = useState(draft ?? emptyEntry)
  const [rows, setRows] = useState<ImportRow[]>([])
  const changeRows = useCallback((to: (row: ImportRow) => RowChange | null) => {
    setRows((now) => now.map((row) => withChange(row, to(row))))
  }, [])
  const change = useCallback(
    (plate: string, to: (row: ImportRow) => RowChange) => changeRows((row) => (row.plate === plate ? to(row) : null)),
    [changeRows],
  )
  const remove = useCallback((plate: string) => setRows((now) => now.filter((row) => row.plate !== plate)), [])
  const creation = useCreation(changeRows)
  const gate = useGate('vehicles')
  const own = new Set(rows.filter(({ outcome }) => outcome === 'created').map(({ plate }) => plate))
  // Vehicles created by this import are in the fleet too, but must not count as existing ones.
  const fleet = useMemo(
    () => new Set(vehicles.data?.map(({ registrationNumber }) => registrationNumber)),
    [vehicles.data],
  )
  const before = new Set([...fleet].filter((plate) => !own.has(plate)))
  const open = toCreate(rows, before)
  const isOver = isBegun && open.length === 0
  useUnsavedGuard(() => entry, !isOver && (rows.length > 0 || platesOf(entry).count > 0))

  const failed = [vehicles, categories, agencies].find(({ error }) => error)
  if (failed) return <LoadError error={failed.error} onRetry={failed.refetch} />
  const recap = () => {
    const [category, agency] = [only(categories.data), only(agencies.data)]
    setRows((now) => rowsFor(platesOf(entry), now, { categoryId: category, locationId: agency }))
    setStep(2)
  }
  const correct = () => {
    setRows((now) => now.filter(({ outcome }) => outcome !== 'created'))
    setIsBegun(false)
  }
  const begin = async (which: ImportRow[]): Promise<void> => {
    setIsBegun(true)
    const { halt, left } = await creation.start(which)
    if (isProblem(halt, 'plan_limit') && (await gate.ask(left.length))) await begin(left)
  }
  return (
    <div className="vehicle-import">
      <PageHeader title={t('title')} />
      <StepBar current={step} />
      {step === 0 && (
        <IntroStep
          hasCategory={categories.data?.length !== 0}
          hasAgency={agencies.data?.length !== 0}
          onStart={() => setStep(1)}
        />
      )}
      {step === 1 && <EntryStep entry={entry} onChange={setEntry} onBack={() => setStep(0)} onNext={recap} />}
      {step === 2 && !isBegun && (
        <RecapStep
          rows={rows}
          fleet={before}
          categories={categories.data ?? none}
          agencies={agencies.data ?? none}
          change={change}
          changeRows={changeRows}
          remove={remove}
          onBack={() => setStep(1)}
          onFinish={() => void begin(open)}
        />
      )}
      {step === 2 && isBegun && (
        <RunStep
          rows={rows.filter(({ plate }) => !before.has(plate))}
          {...progressOf(rows)}
          creation={creation}
          onStart={(which) => void begin(which)}
          onCorrect={correct}
        />
      )}
      {gate.prompt}
    </div>
  )
}

function StepBar({ current }: { current: number }) {
  const { t } = useTranslation('fleet/import')
  const isWide = useIsWideScreen()
  const titles = [t('steps.intro'), t('steps.entry'), t('steps.recap')]
  return isWide ? (
    <Steps current={current} size="small" items={titles.map((title) => ({ title }))} />
  ) : (
    <p className="vehicle-import-step">
      {current + 1} / {titles.length} · <strong>{titles[current]}</strong>
    </p>
  )
}

/** Returns the same object for a row that does not change, so that it does not render again. */
function withChange(row: ImportRow, change: RowChange | null): ImportRow {
  return change ? { ...row, ...change } : row
}

/** Returns the id of the only choice; null when there are several or none. */
function only(choices: { id: number }[] | undefined): number | null {
  return choices?.length === 1 ? (choices[0]?.id ?? null) : null
}
