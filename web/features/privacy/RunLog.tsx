import { useTranslation } from 'react-i18next'
import { listRetentionRuns } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { DateTime } from '#ui/date/DateTime'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormGroup } from '#ui/form/FormScreen'
import { runKinds } from './run-kinds.ts'

/** The runs that are shown; the API has all of them. */
const limit = 30

/** Lists the latest runs: when, why, and how many; never whom. */
export function RunLog({ companyId }: { companyId: number }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const zone = useCompanyZone()
  const read = useRead(listRetentionRuns, { params: { companyId }, query: { limit } })
  return (
    <FormGroup title={t('log.title')}>
      <WhenLoaded read={read} skeleton={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('log.empty')}</p>
          ) : (
            <ul>
              {rows.map((run) => (
                <li key={run.id}>
                  <DateTime at={run.at} zone={zone} /> – {t(`log.${run.occasion}`)}
                  {' – '}
                  {runKinds
                    .filter((kind) => run[kind] > 0)
                    .map((kind) => t(`preview.${kind}`, { count: run[kind] }))
                    .join(', ')}
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </FormGroup>
  )
}
