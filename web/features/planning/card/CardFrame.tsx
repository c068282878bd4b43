import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWide } from '#ui/wide'
import { placeCard } from './place-card.ts'
import './card.css'

type Props = {
  title: ReactNode
  /** Tags above the title. */
  tags: ReactNode
  /** What it belongs to: it stands beside it, and the focus returns there. */
  anchor: HTMLElement
  onClose: () => void
  onReturn: () => void
  children: ReactNode
}

/**
 * A card beside what was clicked; on a phone it comes from below. The focus goes in and stays in, Escape closes, and what
 * was clicked has the focus again. On a wide screen what lies beside the card stays in use: pressing there closes it.
 */
export function CardFrame({ title, tags, anchor, onClose, onReturn, children }: Props) {
  const { t } = useTranslation('planning/card')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isWide = useIsWide()
  const close = useCallback(() => {
    // While it is open over everything, nothing behind it can have the focus.
    dialog.current?.close()
    onClose()
    if (anchor.isConnected) anchor.focus({ preventScroll: true })
    else onReturn()
  }, [anchor, onClose, onReturn])
  useOpened(dialog, isWide)
  usePlaced(dialog, anchor, isWide)
  usePressOutside(dialog, isWide, onClose)
  useKeptFocus(dialog)
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Keys of the board must not act on what lies behind.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab') keepInside(event)
  }
  return (
    <dialog
      ref={dialog}
      className="bar-card"
      data-sheet={!isWide}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && !isWide && close()}
    >
      <div className="bar-card-content">
        <header>
          <div className="bar-card-tags">{tags}</div>
          <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
        </header>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

type Ref = React.RefObject<HTMLDialogElement | null>

/** Opens it, over everything on a phone. Nothing in it has the focus at first, so that its name is read. */
function useOpened(dialog: Ref, isWide: boolean): void {
  useEffect(() => {
    const opened = dialog.current
    if (!opened) return
    if (isWide) opened.show()
    else opened.showModal()
    opened.focus({ preventScroll: true })
    return () => opened.close()
  }, [dialog, isWide])
}

/** Keeps it beside its bar while it grows and while the window changes. */
function usePlaced(dialog: Ref, anchor: HTMLElement, isWide: boolean): void {
  useLayoutEffect(() => {
    const placed = dialog.current
    if (!placed) return
    const place = () => {
      const bar = anchor.getBoundingClientRect()
      const card = { width: placed.offsetWidth, height: placed.offsetHeight }
      const { left, top } = placeCard(bar, card, { width: innerWidth, height: innerHeight })
      placed.style.inset = isWide ? `${top}px auto auto ${left}px` : ''
    }
    const grown = new ResizeObserver(place)
    grown.observe(placed)
    addEventListener('resize', place)
    return () => {
      grown.disconnect()
      removeEventListener('resize', place)
    }
  }, [dialog, anchor, isWide])
}

/** Closes where something else is pressed, which then has the focus. */
function usePressOutside(dialog: Ref, isWide: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isWide) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !dialog.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [dialog, isWide, onClose])
}

/** What had the focus may go, as a step does once it is done: the card has it then, so that keys still reach it. */
function useKeptFocus(dialog: Ref): void {
  useEffect(() => {
    const card = dialog.current
    if (!card) return
    const changes = new MutationObserver(() => {
      if (card.open && document.activeElement === document.body) card.focus({ preventScroll: true })
    })
    changes.observe(card, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [dialog])
}

/** From the last thing in it Tab leads to the first, and back. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  const isAtStart = event.shiftKey && event.target === event.currentTarget
  if (event.target !== from && !isAtStart) return
  event.preventDefault()
  to?.focus()
}
