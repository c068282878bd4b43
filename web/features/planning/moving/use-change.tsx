import { formatEuros } from '@filao/domain/kernel/money'
import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { markStale } from '#api/cache'
import { useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { useLanguage } from '#ui/language'
import { hideMessage, showMessage } from '#ui/popups/popups'
import { plateIn } from './board-context.ts'
import { zonesOf } from './board-now.ts'
import { undoableAt } from './move-state.ts'
import type { Moves } from './moves.ts'
import { isAsDrawn, isSamePlace, type Place, placeNow, placeOf, readSubject, type Subject } from './subject.ts'
import { useSaveMove } from './use-save-move.ts'

/** Saves a confirmed move and offers to undo it, or shows why it was refused. */
export type Change = (bar: Bar, subject: Subject, proposed: Place) => Promise<void>

const toastKey = 'planning-undo'
const toastSeconds = 8

/** Returns the change. It can be undone for a while in a toast, or with Ctrl+Z or Cmd+Z. */
export function useChange(moves: Moves, setting: Setting): Change {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const { companyId } = useSession()
  const toast = useToast()
  const { save, overtaken } = useSaveMove()

  const undo = async () => {
    const done = undoableAt(moves.get(), Date.now())
    moves.send({ is: 'undo' })
    hideMessage(toastKey)
    if (!done) return
    const { bar, before, after, ...rest } = done
    try {
      // Read again: if a colleague has moved it since, the colleague's move wins.
      const moved = { ...bar, vehicleId: after.vehicleId }
      const now = await readSubject(companyId, moved)
      if (!isSamePlace(now.is, after)) throw overtaken({ bar, ...rest }, now)
      const status = isQuote(before) ? { status: 'quote' as const } : {}
      const saved = await save({ ...rest, bar: moved, subject: now, place: placeNow(before), ...status })
      toast.success(undoneWords(before, saved))
    } catch (refusal) {
      toast.problem(refusal)
    }
  }
  const undoneWords = ({ kind, is }: Subject, saved: object) => {
    const price = 'totalAmount' in saved ? (saved.totalAmount as number | null) : null
    if (kind !== 'rental' || price === is.totalAmount || price === null || is.totalAmount === null)
      return t('done.undone')
    const [now, before] = [price, is.totalAmount].map((euros) => formatEuros(euros, language))
    return t('done.undonePrice', { price: now, before })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (!isUndo || !moves.get().undoable || isTyping(event.target)) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listen)
      hideMessage(toastKey)
    }
  }, [])

  const offerUndo = (before: Subject) => {
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

  return async (bar, subject, proposed) => {
    const told = { bar, zone: zonesOf(bar, setting).start, plateOf: plateIn(setting) }
    const place = placeOf(subject, proposed)
    // The quote's terms have changed, so it has to be offered again.
    const status = isQuote(subject) ? { status: 'draft' as const } : {}
    try {
      if (!isAsDrawn(bar, subject)) {
        markStale('planning')
        throw overtaken(told, subject)
      }
      await save({ ...told, subject, place, ...status })
      moves.send({ is: 'saved', done: { ...told, before: subject, after: place }, at: Date.now() })
      offerUndo(subject)
    } catch (refusal) {
      moves.send({ is: 'failed' })
      toast.problem(refusal)
    }
  }
}

function isQuote({ kind, is }: Subject): boolean {
  return kind === 'rental' && is.status === 'quote'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
