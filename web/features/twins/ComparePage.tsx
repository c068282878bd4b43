import { customerLabels } from '@filao/domain/customers/customer'
import { customerName } from '@filao/domain/customers/name/person'
import type { Comparison } from '@filao/domain/twins/merge.schema'
import { twinKeyLabels } from '@filao/domain/twins/twin'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { compareCustomers } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormGroup } from '#ui/form/FormScreen'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DistinctButton } from './DistinctButton.tsx'
import { FieldChoice } from './FieldChoice.tsx'
import { fieldText } from './field-text.ts'
import { agreements, contradictions } from './merge-choices.ts'
import { TwinFacts } from './TwinFacts.tsx'
import { useMerge } from './use-merge.ts'
import './twins.css'

/** Compares two customers side by side, and merges them by choice of each value that differs. */
export function ComparePage() {
  const { t } = useTranslation('twins')
  const { id, otherId } = useParams()
  const { companyId } = useSession()
  const params = { companyId, id: Number(id), customerId: Number(otherId) }
  const read = useRead(compareCustomers, { params }, { refetchOnWindowFocus: false })
  return (
    <>
      <PageHeader title={t('comparison.title')} />
      <WhenLoaded read={read} skeleton={12}>
        {(comparison) => <Comparing comparison={comparison} reload={read.refetch} />}
      </WhenLoaded>
    </>
  )
}

type Props = { comparison: Comparison; reload: () => Promise<unknown> }

function Comparing({ comparison, reload }: Props) {
  const { t } = useTranslation('twins')
  const navigate = useNavigate()
  const mayMerge = useCan('customers.delete')
  const merge = useMerge(comparison, reload)
  const problemText = useProblemText()
  const { kept, merged, choices } = merge
  const fields = contradictions(kept, merged)
  const { refusal, isDistinct } = comparison
  return (
    <div className="form-screen twin-comparison">
      {isDistinct && <Notice type="info" title={t('comparison.isDistinct')} />}
      {refusal && <Notice type="warning" title={t('comparison.cannot')} description={refusal} />}
      {!mayMerge && <Notice type="info" title={t('comparison.administrators')} />}
      {merge.isOvertaken && <Notice type="warning" role="alert" title={t('comparison.overtaken')} />}
      <Sides comparison={comparison} keptId={kept.id} />
      <Button onClick={merge.swap}>{t('comparison.swap', { number: merged.publicId })}</Button>
      <FormGroup title={t('comparison.choose')}>
        {fields.length === 0 && <p>{t('comparison.nothing')}</p>}
        {fields.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            kept={kept}
            merged={merged}
            value={choices[field] ?? kept.id}
            onChange={(value) => merge.choose(field, value)}
          />
        ))}
      </FormGroup>
      <Agreed comparison={comparison} keptId={kept.id} />
      <FormGroup title={t('comparison.follows')}>
        <p>{t('comparison.followsText', { kept: kept.publicId, merged: merged.publicId })}</p>
      </FormGroup>
      {merge.problem !== null && <Notice type="error" role="alert" title={problemText(merge.problem)} />}
      <div className="twin-actions">
        {mayMerge && (
          <Button type="primary" disabled={refusal !== null} loading={merge.pending} onClick={merge.submit}>
            {t('comparison.submit')}
          </Button>
        )}
        <DistinctButton
          id={kept.id}
          otherId={merged.id}
          isDistinct={isDistinct}
          onDone={() => navigate(isDistinct ? `${paths.twins}?distinct=1` : paths.twins)}
        />
      </div>
    </div>
  )
}

type SideProps = { comparison: Comparison; keptId: number }

/** Shows both customers, the kept one first, with what refers to each. */
function Sides({ comparison: { customer, other, counts, shared }, keptId }: SideProps) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const sides = [
    { one: customer, count: counts.customer },
    { one: other, count: counts.other },
  ].sort((a, b) => Number(b.one.id === keptId) - Number(a.one.id === keptId))
  return (
    <>
      <div className="twin-sides">
        {sides.map(({ one, count }) => (
          <section key={one.id} aria-label={customerName(one)}>
            <h2>{t(one.id === keptId ? 'comparison.kept' : 'comparison.merged')}</h2>
            <TwinFacts customer={one} />
            <small>
              {(['rentals', 'invoices', 'documents', 'fines'] as const)
                .filter((name) => count[name] > 0)
                .map((name) => t(`comparison.${name}`, { count: count[name] }))
                .join(' · ') || t('comparison.noLinks')}
            </small>
          </section>
        ))}
      </div>
      <p className="twin-shared">
        {shared.map((key) => (
          <StatusTag key={key} status="warning">
            {twinKeyLabels[key][language]}
          </StatusTag>
        ))}
      </p>
    </>
  )
}

/** Lists the values that are taken over without a choice. */
function Agreed({ comparison: { customer, other }, keptId }: SideProps) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const [kept, merged] = customer.id === keptId ? [customer, other] : [other, customer]
  const values = agreements(kept, merged)
    .map(({ field, of }) => ({ field, text: fieldText(of, field, language) }))
    .filter(({ text }) => text)
  if (values.length === 0) return null
  return (
    <FormGroup title={t('comparison.agreed')}>
      <dl className="twin-agreed">
        {values.map(({ field, text }) => (
          <div key={field}>
            <dt>{customerLabels[field][language]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </FormGroup>
  )
}
