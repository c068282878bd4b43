import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { RetentionPreview } from '@filao/domain/privacy/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { previewRetention } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormGroup } from '#ui/form/FormScreen'
import { runKinds } from './run-kinds.ts'

/** Shows what the next night erases: numbers, and the customers by name while they still have one. */
export function NextRun({ companyId }: { companyId: number }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const read = useRead(previewRetention, { params: { companyId } })
  return (
    <FormGroup title={t('preview.title')}>
      <WhenLoaded read={read} skeleton={3}>
        {(preview) => <Preview preview={preview} />}
      </WhenLoaded>
    </FormGroup>
  )
}

function Preview({ preview }: { preview: RetentionPreview }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const day = formatLocalDate(preview.on, useLanguage())
  const taken = runKinds.filter((kind) => preview[kind] > 0)
  if (taken.length === 0) return <p>{t('preview.nothing', { day })}</p>
  return (
    <>
      <p>{t('preview.on', { day })}</p>
      <ul>
        {taken.map((kind) => (
          <li key={kind}>{t(`preview.${kind}`, { count: preview[kind] })}</li>
        ))}
      </ul>
      <details>
        <summary>{t('preview.customers')}</summary>
        <ul>
          {preview.customers.map(({ id, publicId, name }) => (
            <li key={id}>
              <Link to={paths.customerPrivacy(id)}>{`${publicId} – ${name ?? t('preview.erased')}`}</Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
