import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/react/sortable'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRemovable, type Part } from './token-list.ts'

type Props = {
  /** Set on the first part, so that the form finds the field. */
  id: string | undefined
  part: Part
  index: number
  name: string
  isChosen: boolean
  describedBy: string
  onChoose: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** Renders a part of a pattern, which can be dragged, or moved with the arrows while it has the focus. */
export function PatternPart({ id, part, index, name, isChosen, describedBy, ...act }: Props) {
  const { t } = useTranslation('company/preferences')
  const { ref, handleRef, isDragging } = useSortable({ id: part.key, index, transition: { duration: 140 } })
  const button = useKeptFocus(index)
  const mayGo = isRemovable(part)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: Number.MAX_SAFE_INTEGER }[event.key]
    if (to !== undefined) act.onMove(to)
    else if (['Delete', 'Backspace'].includes(event.key) && mayGo) act.onRemove()
    else return
    event.preventDefault()
  }
  return (
    <li ref={ref} className={`pattern-part${isChosen ? ' is-chosen' : ''}${isDragging ? ' is-dragged' : ''}`}>
      <button
        ref={(element) => {
          button.current = element
          handleRef(element)
        }}
        id={id}
        type="button"
        className="pattern-handle"
        aria-pressed={isChosen}
        aria-describedby={describedBy}
        onFocus={act.onChoose}
        onClick={act.onChoose}
        onKeyDown={onKeyDown}
      >
        <HolderOutlined aria-hidden />
        {name}
      </button>
      {mayGo && (
        <button
          type="button"
          className="pattern-remove"
          aria-label={t('pattern.removeToken', { token: name })}
          onClick={act.onRemove}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </li>
  )
}

/** Moving an element in the DOM removes its focus: a part that had it gets it back in its new position. */
function useKeptFocus(index: number) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef(index)
  const hadFocus = button.current !== null && document.activeElement === button.current
  useLayoutEffect(() => {
    if (place.current !== index && hadFocus) button.current?.focus()
    place.current = index
  })
  return button
}
