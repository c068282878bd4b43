import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { prefetch } from '#session/screen'
import { useCan, useSession } from '#session/session'
import { useModal } from '#ui/feedback/modal'
import { useProblemText } from '#ui/feedback/problem-text'
import type { Found } from './entry.ts'
import { useFound } from './found.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { rememberRecent } from './recent.ts'
import { takeTypedAhead } from './typed-ahead.ts'
import './Palette.css'

/**
 * Does things by a few letters, and finds screens, customers, vehicles and rentals. A combobox, complete with the
 * keyboard alone.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const mayRead = useCan('company.read')
  const navigate = useNavigate()
  const text = useProblemText()
  const id = useId()
  const { props, close } = useModal(onClose)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => setTyped((typed) => typed + takeTypedAhead()), [])
  const { found, isSearching, error, refused, bare } = useFound(typed)
  /** The key of the result that the arrow keys or the pointer marked; null marks the first one. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<{ inNewTab: boolean } | null>(null)
  const chosenAt = found.findIndex(({ key }) => key === chosen)
  const at = Math.max(chosenAt, 0)
  useEffect(() => {
    const one = found[at]
    if (!one) return
    document.getElementById(`${id}-${one.key}`)?.scrollIntoView({ block: 'nearest' })
    if (one.to) prefetch(one.to)
  }, [found, at, id])

  const type = (text: string) => {
    setTyped(text)
    setChosen(null)
    setWaiting(null)
    field.current?.focus()
  }
  const open = (one: Found | undefined, inNewTab: boolean) => {
    if (!one) return
    if (one.typing) return type(one.typing)
    if (one.run) {
      close()
      void one.run()
      return
    }
    if (one.group !== 'actions') rememberRecent(user.id, { ...one, group: one.kind ?? one.group })
    if (inNewTab) window.open(one.to, '_blank', 'noopener')
    else void navigate(one.to, { state: one.state })
    close()
  }
  // Enter during a search means what was marked, else its first result, not what was found for fewer letters.
  const enter = (inNewTab: boolean) => {
    if (isSearching && chosenAt < 0 && !found[at]?.isKnown) setWaiting({ inNewTab })
    else open(found[at], inNewTab)
  }
  useEffect(() => {
    if (!waiting || isSearching) return
    setWaiting(null)
    open(found[at], waiting.inNewTab)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen(found.at((at + step) % found.length)?.key ?? null)
    else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) return close()
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (option) open(found[Number(option.dataset.at)], event.ctrlKey || event.metaKey)
  }
  // An accountant finds screens alone.
  const label = t(mayRead ? 'palette.label' : 'palette.screens')
  const announced = isSearching ? '' : t('palette.count', { count: found.length })
  return (
    <dialog {...props} className="palette" aria-label={label} onClick={onClick} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] && `${id}-${found[at].key}`}
        placeholder={mayRead ? t('palette.hint') : label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <PaletteResults id={id} label={label} found={found} at={at} isSearching={isSearching} onMark={setChosen} />
      {error !== null ? (
        <p role="alert">{text(error)}</p>
      ) : (
        !isSearching && <SearchNote refused={refused} bare={bare} isEmpty={found.length === 0} />
      )}
      <output className="visually-hidden">{announced}</output>
    </dialog>
  )
}

type NoteProps = Pick<ReturnType<typeof useFound>, 'refused' | 'bare'> & { isEmpty: boolean }

/** Says why a command was refused, what it still lacks, or that nothing was found. */
function SearchNote({ refused, bare, isEmpty }: NoteProps) {
  const { t } = useTranslation('app')
  if (refused) return <p>{t('palette.refused', { command: t(`palette.command.${refused}`) })}</p>
  if (!isEmpty) return null
  if (!bare) return <p>{t('palette.none')}</p>
  return (
    <p>{t(bare === 'block' ? 'palette.addPlate' : 'palette.addName', { command: t(`palette.command.${bare}`) })}</p>
  )
}
