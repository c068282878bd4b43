import type { Resource } from '@filao/domain/billing/plan'
import type { ImportKind } from '@filao/domain/imports/kind'
import type { ImportUndone } from '@filao/domain/imports/undo.schema'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { randomKey } from '#api/attempt'
import { useGate } from '#features/billing/public'
import { useSession } from '#session/session'
import { takeDraft } from '#ui/form/draft'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { recallColumns, rememberColumns } from './remembered-columns.ts'
import { changed, type ImportRow, type ImportState, rowChecker, statusesOf } from './rows/import-state.ts'
import { forgetImport, interruptedKey, noteImport } from './steps/interrupted.ts'
import type { Step } from './steps/StepBar.tsx'
import { type ImportCalls, useCalls } from './use-calls.ts'
import { type Lookup, useLookups } from './use-lookups.ts'

export type Import<Thing> = {
  kind: ImportKind<Thing>
  /** The resource that the plan limits; null for things without a limit. */
  resource: Resource | null
  /** The top-level path whose reads become stale. */
  stale: string
  calls: ImportCalls<Thing>
  lookup?: Lookup | undefined
}

/** Returns the state of an import: its step, its table with what was checked and answered, and what leads on. */
export function useImport<Thing>({ kind, resource, stale, calls, lookup }: Import<Thing>) {
  const { pathname } = useLocation()
  const { companyId, user } = useSession()
  const memory = `filao:columns:${stale}:${companyId}`
  const place = `${stale}:${companyId}:${user.id}`
  const keyFor = (of: ImportState | null) => (of && interruptedKey(place, of.records)) ?? randomKey()
  const [table, setTable] = useState(() => takeDraft(pathname) as ImportState | null)
  const [step, setStep] = useState<Step>(table ? 'columns' : 'intro')
  const [isLooking, setIsLooking] = useState(true)
  const [importKey, setImportKey] = useState(() => keyFor(table))
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const check = useMemo(() => rowChecker(kind), [kind])
  const checked = useMemo(() => (table ? check(table) : []), [check, table])
  const statuses = useMemo(() => statusesOf(checked), [checked])
  const gate = useGate(resource ?? 'customers')
  const changeRows = (to: (row: ImportRow) => ImportRow) =>
    setTable((now) => now && { ...now, rows: now.rows.map((row) => to(row)) })
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
  useUnsavedGuard(() => table, table !== null && !isOver)

  const begin = (next: ImportState) => {
    setTable(next)
    setImportKey(keyFor(next))
    setUndone(null)
    setIsLooking(true)
    setStep('columns')
  }
  const toRows = () => {
    if (table?.hasHeading) rememberColumns(memory, table.headings, table.columns)
    setStep('rows')
  }
  const toConfirm = async () => {
    if (await sending.send('check', ready)) setStep('confirm')
  }
  const create = async (count: number) => {
    if (table) noteImport(place, importKey, table.records)
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
  const forget = () => forgetImport(place)
  const showUndone = (result: ImportUndone) => {
    forget()
    setUndone(result)
  }
  const startOver = () => {
    setTable(null)
    setStep('source')
  }
  return {
    step,
    setStep,
    table,
    setTable,
    checked,
    statuses,
    changeRows,
    importKey,
    undone,
    gate,
    sending,
    /** The number of rows whose lookup is waited for. */
    looking: isAsking ? checked.filter(({ row }) => row.found === null).length : 0,
    skipLookups: () => setIsLooking(false),
    recall: (headings: string[]) => recallColumns(memory, headings),
    begin,
    toRows,
    toConfirm,
    create,
    sendAgain,
    correct,
    startOver,
    forget,
    showUndone,
  }
}

export type ImportNow<Thing> = ReturnType<typeof useImport<Thing>>
