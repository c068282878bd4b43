import { designationFields } from '@filao/domain/fines/designation'
import { fineLabels } from '@filao/domain/fines/fine'
import type { Fine } from '@filao/domain/fines/fine.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { dayCell, momentCell } from '@filao/domain/kernel/table/csv-dates'
import { Skeleton } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { getCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { CopyField } from '#ui/form/CopyField'
import { LinkButton } from '#ui/LinkButton'
import { useReturnState } from '#ui/return-path'

/**
 * Shows every field that the administration asks for, in the order of its form, each with a button that copies it. The
 * form is French, so are its dates.
 */
export function DesignationSheet({ fine }: { fine: Fine }) {
  const { t } = useTranslation('fines')
  const labels = useLabels(fineLabels)
  const titleId = useId()
  return (
    <section className="fine-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{fine.kind === 'designation' ? t('sheet') : t('sheetOther')}</h2>
      <p className="form-hint">{t(`sheetHint.${fine.kind}`)}</p>
      <dl className="fine-sheet">
        <Field label={labels.noticeNumber} value={fine.noticeNumber} />
        <Field label={labels.noticeDate} value={dayCell(fine.noticeDate, 'fr')} />
        <Field label={labels.registrationNumber} value={formatPlate(fine.registrationNumber)} />
        <Field label={t('committedAt')} value={momentCell(fine.committedAt, fine.timezone, 'fr')} />
      </dl>
      <h3>{labels.driverId}</h3>
      {fine.driverId ? (
        <Driver driverId={fine.driverId} />
      ) : (
        <Notice
          type="info"
          title={t('noDriver')}
          description={t(fine.kind === 'designation' ? 'noDriverHint.designation' : 'noDriverHint.other')}
        />
      )}
    </section>
  )
}

function Driver({ driverId }: { driverId: number }) {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getCustomer, { params: { companyId, id: driverId } })
  const state = useReturnState()
  if (read.error) return <LoadError error={read.error} onRetry={read.refetch} />
  if (!read.data) return <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />
  const fields = designationFields(read.data, language)
  const lacking = fields.filter(({ isRequired, value }) => isRequired && value === null)
  return (
    <>
      {lacking.length > 0 && (
        <Notice
          type="warning"
          title={t('lacking', { count: lacking.length })}
          description={lacking.map(({ label }) => label[language]).join(', ')}
        />
      )}
      <dl className="fine-sheet">
        {fields.map(({ key, label, value, isRequired }) =>
          value === null && isRequired ? (
            <div key={key}>
              <dt>{label[language]}</dt>
              <dd>
                <LinkButton to={`${paths.customerForm(driverId)}#${key}`} state={state} type="dashed" danger>
                  {t('missing')}
                </LinkButton>
              </dd>
            </div>
          ) : (
            <Field key={key} label={label[language]} value={value} />
          ),
        )}
      </dl>
    </>
  )
}

function Field({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('fines')
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          '–'
        ) : (
          <CopyField label={label} value={value} copy={t('copy')} copied={t('copied', { label })} isNamed />
        )}
      </dd>
    </div>
  )
}
