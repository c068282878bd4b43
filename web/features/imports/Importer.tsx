import type { Sheet } from '@filao/domain/imports/table'
import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import { type ReactNode, useEffect, useRef } from 'react'
import { Progressing } from './Progressing.tsx'
import { IntroStep } from './steps/IntroStep.tsx'
import type { ImporterMessages } from './steps/importer-messages.ts'
import { loadLateSteps } from './steps/late-steps.ts'
import { SourceStep } from './steps/SourceStep.tsx'
import { type Step, StepBar, steps } from './steps/StepBar.tsx'
import { TableSteps } from './TableSteps.tsx'
import { type Import, useImport } from './use-import.ts'

type Props<Thing> = Import<Thing> & {
  words: ImporterMessages
  /** The screen that lists the created things. */
  listPath: string
  example: Readonly<Record<string, string>>
  /** Prepares pasted or read text, before it is read as a table. */
  prepare?: (text: string) => string
  /** Joins all sheets of a workbook to one table; without it its first sheet is read. */
  arrange?: (sheets: Sheet[]) => CsvRecord[]
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
  words,
  listPath,
  example,
  prepare,
  arrange,
  intro,
  isReady = true,
  ...things
}: Props<Thing>) {
  const { kind, resource, stale, calls } = things
  const state = useImport(things)
  const { step, table, sending } = state
  const top = useStepInView(step)
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
              state.setStep('source')
            }}
            onUndone={state.forget}
          >
            {intro}
          </IntroStep>
        ) : !table || step === 'source' ? (
          <SourceStep
            kind={kind}
            words={words}
            example={example}
            prepare={prepare}
            arrange={arrange}
            recall={state.recall}
            most={calls.most}
            onRead={state.begin}
            onBack={() => state.setStep('intro')}
          />
        ) : (
          !sending.progress && (
            <TableSteps kind={kind} resource={resource} words={words} listPath={listPath} table={table} state={state} />
          )
        )}
      </div>
      {state.gate.prompt}
    </div>
  )
}

/** Moves the focus to the top of each step after the introduction. */
function useStepInView(step: Step) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step === 'intro') return
    top.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
  return top
}
