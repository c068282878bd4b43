import { importedKinds } from '@filao/domain/imports/batch'
import type { ImportBatch } from '@filao/domain/imports/batch.schema'
import type { ImportUndone } from '@filao/domain/imports/undo.schema'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { markStale } from '#api/cache'
import { listImports, undoImport } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'

type Props = {
  title?: string
  chosen: (batch: ImportBatch) => boolean
  onUndone: (result: ImportUndone) => void
}

/** Offers to undo the imports of the last day that `chosen` accepts, each after a question. */
export function UndoImports({ title, chosen, onUndone }: Props) {
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const things = useThings()
  const { t } = useTranslation('imports')
  // Staff import options and prices too, but only administrators undo.
  const { data = [] } = useRead(listImports, { params: { companyId } }, { enabled: useCan('customers.import') })
  const batches = data.filter((batch) => batch.undoneAt === null && chosen(batch))
  if (batches.length === 0) return null
  return (
    <section aria-label={title ?? t('undo.button')}>
      {title && <h2>{title}</h2>}
      {batches.map((batch) => (
        <p key={batch.id} className="importer-undo">
          <span>
            <DateTime at={batch.createdAt} zone={zone} /> – {things(batch.created)}
          </span>
          <UndoButton batch={batch} onUndone={onUndone} />
        </p>
      ))}
    </section>
  )
}

function UndoButton({ batch, onUndone }: { batch: ImportBatch; onUndone: (result: ImportUndone) => void }) {
  const { t } = useTranslation('imports')
  const { companyId } = useSession()
  const things = useThings()
  const undo = useAction(undoImport)
  const restores = batch.kind === 'prices'
  const act = async () => {
    onUndone(await undo.mutateAsync({ params: { companyId, id: batch.id } }))
    markStale(...importedKinds)
  }
  return (
    <ConfirmButton
      question={t(restores ? 'undo.restoreQuestion' : 'undo.question', { things: things(batch.created) })}
      confirm={t(restores ? 'undo.restore' : 'undo.confirm')}
      dismiss={t('undo.dismiss')}
      onConfirm={act}
    >
      {t('undo.button')}
    </ConfirmButton>
  )
}

/** Shows the result of undoing an import in words, and takes the focus of the button that is gone. */
export function Undone({ undone: { removed, keptCount, kept } }: { undone: ImportUndone }) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const things = useThings()
  const names = kept.map(({ kind, id, name, words }) => (
    <li key={`${kind} ${id}`}>
      {name} – {words[language]}
    </li>
  ))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        type={keptCount > 0 ? 'warning' : 'success'}
        role="status"
        title={t(removed.prices > 0 ? 'undo.restored' : 'undo.removed', {
          things: things(removed) || t('undo.nothing'),
        })}
        description={
          keptCount > 0 && (
            <>
              {t('undo.kept', { count: keptCount })}
              <ul>{names}</ul>
            </>
          )
        }
      />
    </div>
  )
}

/** Returns counts in words: 2 rentals, 1 customer. */
function useThings(): (counts: ImportBatch['created']) => string {
  const { t } = useTranslation('imports')
  return (counts) =>
    importedKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`undo.${kind}`, { count: counts[kind] }))
      .join(', ')
}
