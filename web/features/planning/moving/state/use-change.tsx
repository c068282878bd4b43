import { formatEuros } from '@filao/domain/kernel/money'
import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasResponse } from '#api/attempt'
import { markStale } from '#api/cache'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { hideMessage, showMessage } from '#ui/popups/popups'
import { plateIn } from './board-context.ts'
import { zonesOf } from './board-now.ts'
import { undoableAt } from './move-state.ts'
import type { Moves } from './moves.ts'
import {
  type Done,
  isAsDrawn,
  isSamePlace,
  type MoveFacts,
  type Place,
  placeNow,
  placeOf,
  readSubject,
  type Subject,
} from './subject.ts'
import { useSaveMove } from './use-save-move.ts'

/** A confirmed move of a bar. */
type Confirmed = { bar: Bar; subject: Subject; proposed: Place }

/**
 * Saves a confirmed move, or those of two bars that exchange their vehicles, and offers to undo it, or shows why it was
 * refused. Returns true once it is saved.
 */
export type Change = (move: Confirmed, ...others: Confirmed[]) => Promise<boolean>

const toastKey = 'planning-undo'
const toastSeconds = 8

/** Returns the change. It can be undone for a while in a toast, or with Ctrl+Z or Cmd+Z. */
export function useChange(moves: Moves, setting: Setting): Change {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const { companyId } = useSession()
  const toast = useToast()
  const { save, overtaken } = useSaveMove()

  /** The change that is being saved. */
  const saving = useRef<Promise<boolean>>(null)

  const undo = async () => {
    const done = undoableAt(moves.get(), Date.now())
    moves.send({ is: 'undo' })
    hideMessage(toastKey)
    if (!done) return
    try {
      toast.success(await moves.holdFocus(done[0].bar, () => putBack(done)))
    } catch (refusal) {
      toast.problem(refusal)
      if (hasResponse(refusal)) return
      const { undoable } = moves.send({ is: 'notUndone', done, at: Date.now() })
      if (undoable?.done === done) offerUndo(done)
    }
  }
  /** Puts what has changed back, and returns the words that say so. */
  const putBack = async ([first, ...others]: Done) => {
    const saved = await save([await asBefore(first), ...(await Promise.all(others.map(asBefore)))])
    const prices = [first, ...others].flatMap(({ before }, at) => otherPrice(before, saved[at]) ?? [])
    if (prices.length === 0) return t('done.undone')
    const words = prices.map(({ number, now, before }) => {
      const [price, was] = [now, before].map((euros) => formatEuros(euros, language))
      return others.length > 0
        ? t('done.priceOf', { number, price, before: was })
        : t('done.price', { price, before: was })
    })
    return [t('done.undone'), ...words].join(language === 'fr' ? '\u202f; ' : '; ')
  }
  /** Reads an item again, to put it where it was: if a colleague has moved it since, the colleague's move wins. */
  const asBefore = async ({ bar, before, after, ...rest }: Done[0]) => {
    const moved = { ...bar, vehicleId: after.vehicleId }
    const now = await readSubject(companyId, moved)
    if (!isSamePlace(now.is, after)) throw overtaken({ bar, ...rest }, now)
    const status = isQuote(before) ? { status: 'quote' as const } : {}
    return { ...rest, bar: moved, subject: now, place: placeNow(before), ...status }
  }
  /** Undoes the change that is being saved rather than the one before it. */
  const undoLatest = async () => {
    if ((await saving.current) !== false) await undo()
  }
  useUndoKeys(() => saving.current !== null || moves.get().undoable !== null, undoLatest)
  useEffect(() => () => hideMessage(toastKey), [])

  const offerUndo = (done: Done) => {
    const numbers = done.flatMap(({ before }) => (before.kind === 'rental' ? [before.is.publicId] : []))
    const [number, other] = numbers
    const words = other ? t('done.exchange', { number, other }) : number && t('done.rental', { number })
    const content = (
      <span className="move-done">
        {words ?? t('done.unavailability')}
        <Button size="small" onClick={undo}>
          {t('done.undo')}
        </Button>
      </span>
    )
    showMessage({ key: toastKey, type: 'success', duration: toastSeconds, content })
  }

  const savingOf = ({ bar, subject, proposed }: Confirmed) => {
    const shared = { bar, zones: zonesOf(bar, setting), plateOf: plateIn(setting) }
    if (!isAsDrawn(bar, subject)) {
      markStale('planning')
      throw overtaken(shared, subject)
    }
    // The quote's terms have changed, so it has to be offered again.
    const status = isQuote(subject) ? { status: 'draft' as const } : {}
    return { ...shared, subject, place: placeOf(subject, proposed), ...status }
  }
  const saveMove: Change = async (move, ...others) => {
    try {
      const savings = [savingOf(move), ...others.map(savingOf)] as const
      await save([...savings])
      const [first, ...rest] = savings
      const done: Done = [doneOf(first), ...rest.map(doneOf)]
      moves.send({ is: 'saved', done, at: Date.now() })
      offerUndo(done)
      return true
    } catch (refusal) {
      moves.send({ is: 'failed' })
      toast.problem(refusal)
      return false
    }
  }
  return async (move, ...others) => {
    const saved = moves.holdFocus(move.bar, () => saveMove(move, ...others))
    saving.current = saved
    await saved
    if (saving.current === saved) saving.current = null
    return saved
  }
}

function doneOf({ bar, zones, plateOf, subject, place }: MoveFacts & { subject: Subject; place: Place }): Done[0] {
  return { bar, zones, plateOf, before: subject, after: place }
}

/** Returns the price of a rental that was put back, where it is not the one before; null for any other thing. */
function otherPrice({ kind, is }: Subject, saved: object = {}) {
  const now = 'totalAmount' in saved ? (saved.totalAmount as number | null) : null
  if (kind !== 'rental' || now === is.totalAmount || now === null || is.totalAmount === null) return null
  return { number: is.publicId, now, before: is.totalAmount }
}

/** Undoes with Ctrl+Z or Cmd+Z, outside of fields. */
function useUndoKeys(canUndo: () => boolean, undo: () => Promise<void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!isUndo || !canUndo() || isTyping(event.target)) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isQuote({ kind, is }: Subject): boolean {
  return kind === 'rental' && is.status === 'quote'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
