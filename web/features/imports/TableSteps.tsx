import type { Resource } from '@filao/domain/billing/plan'
import type { ImportKind } from '@filao/domain/imports/kind'
import type { ImportState } from './rows/import-state.ts'
import { ColumnsStep } from './steps/ColumnsStep.tsx'
import type { ImporterMessages } from './steps/importer-messages.ts'
import { ConfirmStep, DoneStep, RowsStep } from './steps/late-steps.ts'
import type { ImportNow } from './use-import.ts'

type Props<Thing> = {
  kind: ImportKind<Thing>
  resource: Resource | null
  words: ImporterMessages
  listPath: string
  table: ImportState
  state: ImportNow<Thing>
}

/** Shows the steps after a table was read: its columns, its rows, the counts, and the results of the creation. */
export function TableSteps<Thing>({ kind, resource, words, listPath, table, state }: Props<Thing>) {
  const { step, setStep, checked, statuses, sending } = state
  if (step === 'columns') {
    return (
      <ColumnsStep
        kind={kind}
        state={table}
        recall={state.recall}
        onChange={state.setTable}
        onBack={() => setStep('source')}
        onNext={state.toRows}
      />
    )
  }
  if (step === 'rows') {
    return (
      <RowsStep
        kind={kind}
        columns={table.columns}
        checked={checked}
        statuses={statuses}
        changeRows={state.changeRows}
        looking={state.looking}
        problem={sending.problem}
        onSkip={state.skipLookups}
        onBack={() => setStep('columns')}
        onNext={() => void state.toConfirm()}
      />
    )
  }
  if (step === 'confirm') {
    return (
      <ConfirmStep
        kind={kind}
        resource={resource}
        words={words}
        checked={checked}
        statuses={statuses}
        state={table}
        ask={state.gate.ask}
        onBack={() => setStep('rows')}
        onCreate={(count) => void state.create(count)}
      />
    )
  }
  return (
    step === 'done' && (
      <DoneStep
        importKey={state.importKey}
        kind={kind}
        words={words}
        checked={checked}
        statuses={statuses}
        listPath={listPath}
        problem={sending.problem}
        undone={state.undone}
        onUndone={state.showUndone}
        onAgain={state.sendAgain}
        onCorrect={state.correct}
        onOther={state.startOver}
      />
    )
  )
}
