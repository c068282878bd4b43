import { type ImportBatch, importedKinds } from '@filao/domain/imports/batch'
import { listImports, undoImport } from '@filao/domain/imports/contract'
import { type ImportUndone, keptReasons } from '@filao/domain/imports/undo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { markStale } from '#api/cache'
import { useRead } from '#api/read'
import { useCompanyZone } from '#app/company-zone'
import { useSession } from '#app/session'
import { DateTime } from '#ui/date/DateTime'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useLanguage } from '#ui/language'

/** Offers to undo the imports of the last day that `chosen` accepts, each after a question, and shows the result in words. */
export function UndoImports({ title, chosen }: { title?: string; chosen: (batch: ImportBatch) => boolean }) {
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const things = useThings()
  const { t } = useTranslation('imports')
  const { data = [] } = useRead(listImports, { params: { companyId } })
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const batches = data.filter((batch) => batch.undoneAt === null && chosen(batch))
  return (
    <>
      {undone && <Result undone={undone} />}
      {batches.length > 0 && (
        <section aria-label={title ?? t('undo.button')}>
          {title && <h2>{title}</h2>}
          {batches.map((batch) => (
            <p key={batch.id} className="importer-undo">
              <span>
                <DateTime at={batch.createdAt} zone={zone} /> – {things(batch.created)}
              </span>
              <UndoButton batch={batch} onUndone={setUndone} />
            </p>
          ))}
        </section>
      )}
    </>
  )
}

function UndoButton({ batch, onUndone }: { batch: ImportBatch; onUndone: (result: ImportUndone) => void }) {
  const { t } = useTranslation('imports')
  const { companyId } = useSession()
  const things = useThings()
  const undo = useAction(undoImport)
  const act = async () => {
    onUndone(await undo.mutateAsync({ params: { companyId, id: batch.id } }))
    markStale(...importedKinds)
  }
  return (
    <ConfirmButton
      question={t('undo.question', { things: things(batch.created) })}
      confirm={t('undo.confirm')}
      dismiss={t('undo.dismiss')}
      onConfirm={act}
    >
      {t('undo.button')}
    </ConfirmButton>
  )
}

function Result({ undone: { removed, keptCount, kept } }: { undone: ImportUndone }) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const things = useThings()
  const names = kept.map(({ kind, id, name, reason }) => (
    <li key={`${kind} ${id}`}>
      {name} – {keptReasons[reason][language]}
    </li>
  ))
  return (
    <Notice
      type={keptCount > 0 ? 'warning' : 'success'}
      role="status"
      title={t('undo.removed', { things: things(removed) || t('undo.nothing') })}
      description={
        keptCount > 0 && (
          <>
            {t('undo.kept', { count: keptCount })}
            <ul>{names}</ul>
          </>
        )
      }
    />
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
