import { Button } from 'antd'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomKey } from '#api/attempt'
import { markStale } from '#api/cache'
import { rememberOwnWrite } from '#api/own-writes'
import { Dialog } from '../feedback/Dialog.tsx'
import { useProblemText } from '../feedback/problem-text.ts'
import type { Selection } from './data-table.ts'

export type BulkDialogProps<Row> = {
  /** The action in a word or two: the title, and the button that starts it. */
  label: string
  /** Says what will happen to so many rows. */
  text: (count: number) => string
  /** Says what was done to so many rows. */
  done: (count: number) => string
  selection: Selection<Row>
  /** Returns the reason why a row is left out, or null. */
  leftOut?: (row: Row) => string | null
  /** Sends it for one row, with the key of this write. A refusal is reported beside the name of the row. */
  act: (row: Row, idempotencyKey: string) => Promise<unknown>
  /** The reads that become stale. */
  stale: string
  onClose: () => void
}

type Failure<Row> = { row: Row; reason: string }
type State<Row> =
  | { step: 'ask' }
  | { step: 'run'; at: number }
  | { step: 'done'; done: number; failed: Failure<Row>[]; notBegun: Row[] }

/**
 * Says what an action will do to the chosen rows, does it one row after another, and reports each refusal with its row.
 * It stays open until its result was read: a button stops it before the next row. Refused rows stay chosen, and those
 * not begun.
 */
export function BulkDialog<Row extends { id: number }>(props: BulkDialogProps<Row>) {
  const { label, text, done, selection, leftOut = () => null, act, stale, onClose } = props
  const { t } = useTranslation('ui')
  const reasonOf = useProblemText('reading')
  const isOpen = useRef(true)
  const isStopped = useRef(false)
  const [isStopping, setIsStopping] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const [rows] = useState(() => [...selection.chosen.values()])
  const [state, setState] = useState<State<Row>>({ step: 'ask' })
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  // The window focuses its own button when it opens, so `autoFocus` would be lost.
  useEffect(() => {
    const begun = state.step === 'ask' ? start : result
    begun.current?.focus()
  }, [state.step])
  const left = rows.flatMap((row) => {
    const reason = leftOut(row)
    return reason ? [{ row, reason }] : []
  })
  const meant = rows.filter((row) => !left.some((one) => one.row.id === row.id))
  const run = async () => {
    const failed: Failure<Row>[] = []
    let at = 0
    for (const row of meant) {
      if (!isOpen.current || isStopped.current) break
      setState({ step: 'run', at: ++at })
      const key = randomKey()
      // The list is read again at the end, not after each row.
      rememberOwnWrite(key)
      await act(row, key).catch((error) => failed.push({ row, reason: reasonOf(error) }))
    }
    const notBegun = meant.slice(at)
    // The page was left meanwhile.
    if (!isOpen.current) selection.choose([...failed.map((one) => one.row), ...notBegun])
    markStale(stale)
    setState({ step: 'done', done: at - failed.length, failed, notBegun })
  }
  const stop = () => {
    isStopped.current = true
    setIsStopping(true)
  }
  // Waits for the window to close: an empty selection removes the bar, and this window with it, and focuses the list.
  const close = () => {
    if (state.step === 'done') selection.choose([...state.failed.map(({ row }) => row), ...state.notBegun])
    onClose()
  }
  return (
    <Dialog title={label} className="bulk-dialog" isOnce={state.step === 'run'} onClose={close}>
      {state.step === 'ask' && (
        <>
          <p>{meant.length ? text(meant.length) : t('bulk.nothing')}</p>
          {left.length > 0 && <p>{t('bulk.left', { count: left.length })}</p>}
          <Report failures={left} nameOf={selection.nameOf} />
          {meant.length > 0 && (
            <p className="bulk-confirm">
              <Button type="primary" ref={start} onClick={() => void run()}>
                {label}
              </Button>
            </p>
          )}
        </>
      )}
      {state.step !== 'ask' && (
        <div role="status" tabIndex={-1} ref={result} className="bulk-result">
          {state.step === 'run' && <p>{t('bulk.progress', { at: state.at, count: meant.length })}</p>}
          {state.step === 'done' && (
            <>
              {state.done > 0 && <p>{done(state.done)}</p>}
              {state.failed.length > 0 && <p>{t('bulk.failed', { count: state.failed.length })}</p>}
              <Report failures={state.failed} nameOf={selection.nameOf} />
            </>
          )}
        </div>
      )}
      {state.step === 'run' && state.at < meant.length && (
        <p className="bulk-confirm">
          <Button loading={isStopping} onClick={stop}>
            {t('bulk.stop')}
          </Button>
        </p>
      )}
      {state.step === 'done' && (
        <p className="bulk-confirm">
          <Button onClick={closeOnce}>{t('close')}</Button>
        </p>
      )}
    </Dialog>
  )
}

/** Closes the window, unless by the second click of two on the button that started the action. */
function closeOnce({ detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail < 2) currentTarget.closest('dialog')?.close()
}

function Report<Row extends { id: number }>({
  failures,
  nameOf,
}: {
  failures: Failure<Row>[]
  nameOf: (row: Row) => string
}) {
  if (failures.length === 0) return null
  return (
    <ul className="bulk-report">
      {failures.map(({ row, reason }) => (
        <li key={row.id}>
          <strong>{nameOf(row)}</strong>
          {reason}
        </li>
      ))}
    </ul>
  )
}
