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
  type Place,
  placeNow,
  placeOf,
  readSubject,
  type Subject,
} from './subject.ts'
import { useSaveMove } from './use-save-move.ts'

/** Saves a confirmed move and offers to undo it, or shows why it was refused. Returns true once it is saved. */
export type Change = (bar: Bar, subject: Subject, proposed: Place) => Promise<boolean>

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
      toast.success(await moves.holdFocus(done.bar, () => putBack(done)))
    } catch (refusal) {
      toast.problem(refusal)
      if (hasResponse(refusal)) return
      const { undoable } = moves.send({ is: 'notUndone', done, at: Date.now() })
      if (undoable?.done === done) offerUndo(done)
    }
  }
  /** Puts a changed item back, and returns the words that say so. */
  const putBack = async ({ bar, before, after, ...rest }: Done) => {
    // Read again: if a colleague has moved it since, the colleague's move wins.
    const moved = { ...bar, vehicleId: after.vehicleId }
    const now = await readSubject(companyId, moved)
    if (!isSamePlace(now.is, after)) throw overtaken({ bar, ...rest }, now)
    const status = isQuote(before) ? { status: 'quote' as const } : {}
    return undoneWords(before, await save({ ...rest, bar: moved, subject: now, place: placeNow(before), ...status }))
  }
  const undoneWords = ({ kind, is }: Subject, saved: object) => {
    const price = 'totalAmount' in saved ? (saved.totalAmount as number | null) : null
    if (kind !== 'rental' || price === is.totalAmount || price === null || is.totalAmount === null)
      return t('done.undone')
    const [now, before] = [price, is.totalAmount].map((euros) => formatEuros(euros, language))
    return t('done.undonePrice', { price: now, before })
  }
  /** Undoes the change that is being saved rather than the one before it. */
  const undoLatest = async () => {
    if ((await saving.current) !== false) await undo()
  }
  useUndoKeys(() => saving.current !== null || moves.get().undoable !== null, undoLatest)
  useEffect(() => () => hideMessage(toastKey), [])

  const offerUndo = ({ before }: Done) => {
    const words = before.kind === 'rental' ? t('done.rental', { number: before.is.publicId }) : t('done.unavailability')
    const content = (
      <span className="move-done">
        {words}
        <Button size="small" onClick={undo}>
          {t('done.undo')}
        </Button>
      </span>
    )
    showMessage({ key: toastKey, type: 'success', duration: toastSeconds, content })
  }

  const saveMove: Change = async (bar, subject, proposed) => {
    const shared = { bar, zones: zonesOf(bar, setting), plateOf: plateIn(setting) }
    const place = placeOf(subject, proposed)
    // The quote's terms have changed, so it has to be offered again.
    const status = isQuote(subject) ? { status: 'draft' as const } : {}
    try {
      if (!isAsDrawn(bar, subject)) {
        markStale('planning')
        throw overtaken(shared, subject)
      }
      await save({ ...shared, subject, place, ...status })
      const done = { ...shared, before: subject, after: place }
      moves.send({ is: 'saved', done, at: Date.now() })
      offerUndo(done)
      return true
    } catch (refusal) {
      moves.send({ is: 'failed' })
      toast.problem(refusal)
      return false
    }
  }
  return async (bar, subject, proposed) => {
    const saved = moves.holdFocus(bar, () => saveMove(bar, subject, proposed))
    saving.current = saved
    await saved
    if (saving.current === saved) saving.current = null
    return saved
  }
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
