import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWideScreen } from '#ui/wide-screen'
import { placeCard } from './place-card.ts'
import './card.css'

type Props = {
  title: ReactNode
  /** Tags above the title. */
  tags: ReactNode
  /** The clicked element: the card is placed beside it, and the focus returns there. */
  anchor: HTMLElement
  onClose: () => void
  onReturn: () => void
  children: ReactNode
}

/**
 * Renders a card below or above the clicked element, or from below on a phone. The focus is trapped in it, Escape
 * closes it and returns the focus. On a wide screen the page beside the card stays usable: a press there closes it.
 */
export function CardFrame({ title, tags, anchor, onClose, onReturn, children }: Props) {
  const { t } = useTranslation('planning/card')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isWide = useIsWideScreen()
  const close = useCallback(() => {
    // A modal dialog keeps the focus out of the page behind it.
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
    // Keys must not act on the board behind the card.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab') trapTab(event)
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

/** Opens the card, as a modal on a phone. Nothing in it has the focus at first, so that its name is read. */
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

/** Keeps the card beside its bar when the card grows and when the window is resized. */
function usePlaced(dialog: Ref, anchor: HTMLElement, isWide: boolean): void {
  useLayoutEffect(() => {
    const placed = dialog.current
    if (!placed) return
    const place = () => {
      const row = anchor.closest('[data-row]')
      // A bar that began earlier goes on below the vehicles' column.
      const from = Math.max(
        anchor.getBoundingClientRect().left,
        row?.querySelector('th')?.getBoundingClientRect().right ?? 0,
      )
      const { top: upper, bottom } = (row ?? anchor).getBoundingClientRect()
      const border = placed.offsetHeight - placed.clientHeight
      const card = { width: placed.offsetWidth, height: placed.scrollHeight + border }
      const { left, top, maxHeight } = placeCard({ left: from, top: upper, bottom }, card, {
        width: innerWidth,
        height: innerHeight,
      })
      placed.style.inset = isWide ? `${top}px auto auto ${left}px` : ''
      placed.style.maxHeight = isWide ? `${maxHeight}px` : ''
    }
    const grown = new ResizeObserver(place)
    // The content grows also where the card itself is already as high as it can be.
    for (const element of [placed, ...placed.children]) grown.observe(element)
    addEventListener('resize', place)
    return () => {
      grown.disconnect()
      removeEventListener('resize', place)
    }
  }, [dialog, anchor, isWide])
}

/** Closes the card when another element is pressed, which then gets the focus. */
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

/**
 * Moves the focus to the card when the focused element disappears, as a step does once it is done, so that keys still
 * work.
 */
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

/** Makes Tab cycle within the card. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  const isAtStart = event.shiftKey && event.target === event.currentTarget
  if (event.target !== from && !isAtStart) return
  event.preventDefault()
  to?.focus()
}
