import { anchorOf } from '@filao/domain/journal/entry'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { readStatement } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import './journal.css'

const guarantees = ['unalterable', 'secured', 'kept', 'archived'] as const

/**
 * States what the software guarantees and in which version, to be completed by its publisher; refused where the check
 * fails.
 */
export function StatementPage() {
  const { t } = useTranslation('journal')
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const language = useLanguage()
  const read = useRead(readStatement, { params: { companyId } })
  return (
    <>
      <PageHeader
        title={t('statement.title')}
        action={<Button onClick={() => print()}>{t('statement.print')}</Button>}
      />
      <WhenLoaded read={read} skeleton={10}>
        {({ software, version, company, checkedAt, entries, head }) => (
          <article className="journal-statement">
            <p>{t('statement.intro', { software, version })}</p>
            <ul>
              {guarantees.map((one) => (
                <li key={one}>{t(`statement.${one}`)}</li>
              ))}
            </ul>
            <p>{t('statement.unmodified', { version })}</p>
            <h2>{t('statement.user')}</h2>
            <p>
              {[company.name, company.siret, company.address].filter(Boolean).join(' – ')}
              <br />
              {t('statement.checked', { at: formatDateTime(checkedAt, zone, language), count: entries })}
              {head && ` ${t('check.head', { seq: head.seq, anchor: anchorOf(head.hash) })}`}
            </p>
            <h2>{t('statement.publisher')}</h2>
            <dl className="journal-blanks">
              {(['name', 'place', 'signature'] as const).map((blank) => (
                <div key={blank}>
                  <dt>{t(`statement.${blank}`)}</dt>
                  <dd />
                </div>
              ))}
            </dl>
            <p className="journal-hint">{t('statement.hint')}</p>
          </article>
        )}
      </WhenLoaded>
    </>
  )
}
