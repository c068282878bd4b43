import type { Resource } from '@filao/domain/billing/plan'
import type { ImportKind } from '@filao/domain/imports/kind'
import type { Sheet } from '@filao/domain/imports/table'
import type { ImportUndone } from '@filao/domain/imports/undo.schema'
import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { randomKey } from '#api/attempt'
import { useGate } from '#features/billing/public'
import { useSession } from '#session/session'
import { takeDraft } from '#ui/form/draft'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { Progressing } from './Progressing.tsx'
import { recallColumns, rememberColumns } from './remembered-columns.ts'
import { changed, type ImportRow, type ImportState, rowChecker, statusesOf } from './rows/import-state.ts'
import { ColumnsStep } from './steps/ColumnsStep.tsx'
import { IntroStep } from './steps/IntroStep.tsx'
import type { ImporterWords } from './steps/importer-words.ts'
import { forgetImport, interruptedKey, noteImport } from './steps/interrupted.ts'
import { ConfirmStep, DoneStep, loadLateSteps, RowsStep } from './steps/late-steps.ts'
import { SourceStep } from './steps/SourceStep.tsx'
import { type Step, StepBar, steps } from './steps/StepBar.tsx'
import { type ImportCalls, useCalls } from './use-calls.ts'
import { type Lookup, useLookups } from './use-lookups.ts'
import './imports.css'

type Props<Thing> = {
  kind: ImportKind<Thing>
  /** The resource that the plan limits; null for things without a limit. */
  resource: Resource | null
  /** The top-level path whose reads become stale. */
  stale: string
  words: ImporterWords
  calls: ImportCalls<Thing>
  /** The screen that lists the created things. */
  listPath: string
  example: Readonly<Record<string, string>>
  /** Prepares pasted or read text, before it is read as a table. */
  prepare?: (text: string) => string
  /** Joins all sheets of a workbook to one table; without it its first sheet is read. */
  arrange?: (sheets: Sheet[]) => CsvRecord[]
  lookup?: Lookup | undefined
  /** The first step: what the import does, and what it needs. */
  intro: ReactNode
  /** False while something that every row needs is missing. */
  isReady?: boolean
}

/**
 * Imports a table: an introduction, a file or pasted text, its columns, its rows with every refused cell, the counts
 * and the plan's limit, then the creation with its results. Nothing is written before the counts are confirmed.
 */
export function Importer<Thing>({
  kind,
  resource,
  stale,
  words,
  calls,
  listPath,
  example,
  prepare,
  arrange,
  lookup,
  intro,
  isReady = true,
}: Props<Thing>) {
  const { pathname } = useLocation()
  const { companyId, user } = useSession()
  const memory = `filao:columns:${stale}:${companyId}`
  const place = `${stale}:${companyId}:${user.id}`
  const keyFor = (of: ImportState | null) => (of && interruptedKey(place, of.records)) ?? randomKey()
  const [state, setState] = useState(() => takeDraft(pathname) as ImportState | null)
  const [step, setStep] = useState<Step>(state ? 'columns' : 'intro')
  const [isLooking, setIsLooking] = useState(true)
  const [importKey, setImportKey] = useState(() => keyFor(state))
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const check = useMemo(() => rowChecker(kind), [kind])
  const checked = useMemo(() => (state ? check(state) : []), [check, state])
  const statuses = useMemo(() => statusesOf(checked), [checked])
  const gate = useGate(resource ?? 'customers')
  const changeRows = (to: (row: ImportRow) => ImportRow) =>
    setState((now) => now && { ...now, rows: now.rows.map((row) => to(row)) })
  const sending = useCalls({
    calls,
    importKey,
    stale,
    onOutcomes: (outcomes) => changeRows((row) => ({ ...row, outcome: outcomes.get(row.line) ?? row.outcome })),
    askForRoom: gate.ask,
  })
  const isAsking = lookup !== undefined && step === 'rows' && isLooking
  useLookups(checked, lookup, isAsking, (found) =>
    changeRows((row) => ({ ...row, found: found.get(row.line) ?? row.found })),
  )
  const ready = checked.flatMap(({ row, thing }, at) =>
    thing && statuses[at]?.status === 'ready' ? [{ line: row.line, thing }] : [],
  )
  const isOver = step === 'done' && (undone !== null || ready.length === 0)
  useUnsavedGuard(() => state, state !== null && !isOver)
  useEffect(() => {
    if (step === 'intro') return
    top.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])

  const begin = (next: ImportState) => {
    setState(next)
    setImportKey(keyFor(next))
    setUndone(null)
    setIsLooking(true)
    setStep('columns')
  }
  const recall = (headings: string[]) => recallColumns(memory, headings)
  const toRows = () => {
    if (state?.hasHeading) rememberColumns(memory, state.headings, state.columns)
    setStep('rows')
  }
  const toConfirm = async () => {
    if (await sending.send('check', ready)) setStep('confirm')
  }
  const create = async (count: number) => {
    if (state) noteImport(place, importKey, state.records)
    if ((await sending.send('create', ready.slice(0, count))) && count >= ready.length) forgetImport(place)
    setStep('done')
  }
  // The counts and the room of the plan are shown again, since they may have changed.
  const sendAgain = () => {
    changeRows((row) => (row.outcome?.state === 'failed' || row.outcome?.state === 'refused' ? changed(row, {}) : row))
    setStep('confirm')
  }
  const correct = () => {
    // A refused field stays to be corrected.
    const stays = ({ outcome }: ImportRow) => outcome?.path != null || (outcome?.isFinal && outcome.state === 'created')
    changeRows((row) => (stays(row) ? row : changed(row, {})))
    setStep('rows')
  }
  return (
    <div className="importer">
      {step !== 'done' && <StepBar current={steps.indexOf(step)} />}
      <div ref={top} tabIndex={-1} className="importer-step">
        {sending.progress && <Progressing {...sending.progress} onStop={sending.stop} />}
        {step === 'intro' ? (
          <IntroStep
            stale={stale}
            listPath={listPath}
            isReady={isReady}
            toList={words.toList}
            onStart={() => {
              loadLateSteps()
              setStep('source')
            }}
            onUndone={() => forgetImport(place)}
          >
            {intro}
          </IntroStep>
        ) : !state || step === 'source' ? (
          <SourceStep
            kind={kind}
            words={words}
            example={example}
            prepare={prepare}
            arrange={arrange}
            recall={recall}
            most={calls.most}
            onRead={begin}
            onBack={() => setStep('intro')}
          />
        ) : (
          !sending.progress && (
            <>
              {step === 'columns' && (
                <ColumnsStep
                  kind={kind}
                  state={state}
                  recall={recall}
                  onChange={setState}
                  onBack={() => setStep('source')}
                  onNext={toRows}
                />
              )}
              {step === 'rows' && (
                <RowsStep
                  kind={kind}
                  columns={state.columns}
                  checked={checked}
                  statuses={statuses}
                  changeRows={changeRows}
                  looking={isAsking ? checked.filter(({ row }) => row.found === null).length : 0}
                  problem={sending.problem}
                  onSkip={() => setIsLooking(false)}
                  onBack={() => setStep('columns')}
                  onNext={() => void toConfirm()}
                />
              )}
              {step === 'confirm' && (
                <ConfirmStep
                  kind={kind}
                  resource={resource}
                  words={words}
                  checked={checked}
                  statuses={statuses}
                  state={state}
                  ask={gate.ask}
                  onBack={() => setStep('rows')}
                  onCreate={(count) => void create(count)}
                />
              )}
              {step === 'done' && (
                <DoneStep
                  importKey={importKey}
                  kind={kind}
                  words={words}
                  checked={checked}
                  statuses={statuses}
                  listPath={listPath}
                  problem={sending.problem}
                  undone={undone}
                  onUndone={(result) => {
                    forgetImport(place)
                    setUndone(result)
                  }}
                  onAgain={sendAgain}
                  onCorrect={correct}
                  onOther={() => {
                    setState(null)
                    setStep('source')
                  }}
                />
              )}
            </>
          )
        )}
      </div>
      {gate.prompt}
    </div>
  )
}
