import { formatEuros } from '@filao/domain/kernel/money'
import type { Bar } from '@filao/domain/planning/bars'
import { App, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { useLanguage } from '#ui/language'
import { isSamePlace, type Place, readSubject, type Subject } from './subject.ts'
import { useSaveMove } from './use-save-move.ts'

/** A finished move: the subject before it, its new position, and the data of its message. */
type Done = {
  bar: Bar
  before: Subject
  after: Place
  zone: string
  plateOf: (vehicleId: number) => string
}

const toastKey = 'planning-undo'
const toastSeconds = 8

/** Milliseconds during which Ctrl/Cmd+Z still undoes the move after its toast has gone. */
const undoableMs = 60_000

/** Announces a move and offers, for a while, to undo it in a toast or with Ctrl+Z or Cmd+Z. */
export function useUndo(): (done: Done) => void {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const { companyId } = useSession()
  const { message } = App.useApp()
  const toast = useToast()
  const { save, overtaken } = useSaveMove()
  const last = useRef<{ done: Done; at: number } | null>(null)

  const undo = async () => {
    const undoable = last.current
    last.current = null
    message.destroy(toastKey)
    if (!undoable || Date.now() - undoable.at > undoableMs) return
    const { bar, before, after, ...rest } = undoable.done
    try {
      // Read again: if a colleague has moved it since, the colleague's move wins.
      const moved = { ...bar, vehicleId: after.vehicleId }
      const now = await readSubject(companyId, moved)
      if (!isSamePlace(now.is, after)) throw overtaken({ bar, ...rest }, now)
      const wasQuote = before.kind === 'rental' && before.is.status === 'quote'
      const { vehicleId, start, end } = before.is
      const place = { vehicleId, start, end }
      const saved = await save({ ...rest, bar: moved, subject: now, place, ...(wasQuote && { status: 'quote' }) })
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

  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || !last.current || isTyping(event.target)) return
      event.preventDefault()
      void latest.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      message.destroy(toastKey)
    }
  }, [message])

  return (done) => {
    last.current = { done, at: Date.now() }
    const { before } = done
    const words = before.kind === 'rental' ? t('done.rental', { number: before.is.publicId }) : t('done.unavailability')
    void message.open({
      key: toastKey,
      type: 'success',
      duration: toastSeconds,
      content: (
        <span className="move-done">
          {words}
          <Button size="small" onClick={() => latest.current()}>
            {t('done.undo')}
          </Button>
        </span>
      ),
    })
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
