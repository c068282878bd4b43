import { ArrowLeftOutlined, ArrowRightOutlined, PlusOutlined } from '@ant-design/icons'
import { Accessibility, defaultPreset, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { formatPublicId, publicIdTokenLabels } from '@filao/domain/company/public-id'
import { territories } from '@filao/domain/company/territories'
import { localDate } from '@filao/domain/kernel/time'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { PatternPart } from './PatternPart.tsx'
import { addable, addPart, movePart, type Part, removePart, toParts, toPattern } from './token-list.ts'
import './PatternField.css'

type Props = {
  /** Given by Form.Item. */
  id?: string
  value?: string
  onChange?: (pattern: string) => void
  label: string
  /** The id of the element that explains how to move parts. */
  help: string
}

/** The field announces its own moves: the keyboard moves parts without picking them up. */
const plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility)
/** A press without movement selects, one that moves drags, and a finger that moves immediately scrolls. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 200, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
]

/** Edits a public id's pattern as parts in a row, moved with the pointer or the arrows. Its value is the pattern. */
export function PatternField({ id, value = '', onChange, label, help }: Props) {
  const { t } = useTranslation('company/preferences')
  const language = useLanguage()
  const [parts, setParts] = useParts(value)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const nameOf = (part: Pick<Part, 'token'>) => publicIdTokenLabels[part.token][language]
  const change = (next: Part[]) => {
    setParts(next)
    onChange?.(toPattern(next))
  }
  const move = (key: number, to: number) => {
    const next = movePart(parts, key, to)
    const position = next.findIndex((part) => part.key === key) + 1
    change(next)
    setChosen(key)
    setSaid(t('pattern.position', { token: nameOf(next[position - 1] as Part), position, count: next.length }))
  }
  const list = useRef<HTMLUListElement>(null)
  const remove = (part: Part) => {
    const at = parts.indexOf(part)
    // The focus goes to the neighbour, since the focused part disappears.
    flushSync(() => change(removePart(parts, part.key)))
    list.current?.querySelectorAll<HTMLElement>('.pattern-handle')[Math.max(at - 1, 0)]?.focus()
    setSaid(t('pattern.removed', { token: nameOf(part) }))
  }
  const add = (token: Part['token']) => {
    change(addPart(parts, token))
    setSaid(t('pattern.added', { token: nameOf({ token }), position: parts.length + 1 }))
  }
  const at = parts.findIndex(({ key }) => key === chosen)
  const current = parts[at]
  const token = current ? nameOf(current) : '…'
  const example = useExample(value)
  return (
    <fieldset className="pattern" aria-label={label}>
      <DragDropProvider
        plugins={plugins}
        sensors={sensors}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source)) move(Number(source.id), source.index)
        }}
      >
        <ul ref={list} className="pattern-parts">
          {parts.map((part, index) => (
            <PatternPart
              key={part.key}
              id={index === 0 ? id : undefined}
              part={part}
              index={index}
              name={nameOf(part)}
              isChosen={part.key === chosen}
              describedBy={help}
              onChoose={() => setChosen(part.key)}
              onMove={(to) => move(part.key, to)}
              onRemove={() => remove(part)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <div className="pattern-tools">
        <Button
          icon={<ArrowLeftOutlined />}
          disabled={at < 1}
          aria-label={t('pattern.left', { token })}
          onClick={() => current && move(current.key, at - 1)}
        />
        <Button
          icon={<ArrowRightOutlined />}
          disabled={at < 0 || at === parts.length - 1}
          aria-label={t('pattern.right', { token })}
          onClick={() => current && move(current.key, at + 1)}
        />
        {addable(parts).map((one) => (
          <Button
            key={one}
            type="dashed"
            icon={<PlusOutlined />}
            aria-label={t('pattern.addToken', { token: nameOf({ token: one }) })}
            onClick={() => add(one)}
          >
            {nameOf({ token: one })}
          </Button>
        ))}
      </div>
      <p className="pattern-example">{t('pattern.example', { example })}</p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}

/** Returns the parts of a pattern; they keep their keys while only their order changes here. */
function useParts(pattern: string): [Part[], (parts: Part[]) => void] {
  const [parts, setParts] = useState(() => toParts(pattern))
  if (toPattern(parts) !== pattern) {
    const fresh = toParts(pattern)
    setParts(fresh)
    return [fresh, setParts]
  }
  return [parts, setParts]
}

/** Returns the twelfth id of today as an example. */
export function useExample(pattern: string): string {
  const { company } = useSession()
  return formatPublicId(pattern, 12, localDate(new Date().toISOString(), territories[company.countryCode].timezone))
}
