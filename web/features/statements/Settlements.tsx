import { personName } from '@filao/domain/customers/name/person'
import type { SourceSettlement, Statement } from '@filao/domain/statements/statement.schema'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { takeSettlementBack } from '#api/calls'
import { useCompanyZone } from '#session/company-zone'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Money } from '#ui/Money'

/** Lists how the rentals of the month were settled; each settlement can be taken back. */
export function Settlements({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statements')
  if (statement.settlements.length === 0) return null
  return (
    <section className="statement-settlements" aria-labelledby="settlements">
      <h2 id="settlements">{t('settlements.title')}</h2>
      <ul>
        {statement.settlements.map((settlement) => (
          <Item key={settlement.id} settlement={settlement} sourceId={statement.source.id} />
        ))}
      </ul>
    </section>
  )
}

function Item({ settlement, sourceId }: { settlement: SourceSettlement; sourceId: number }) {
  const { t } = useTranslation('statements')
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const action = useAction(takeSettlementBack)
  const mayWrite = useCan('accounting.write')
  const { id, createdAt, createdBy, count, amount } = settlement
  return (
    <li>
      <span>
        <DateTime at={createdAt} zone={zone} /> · {t('settlements.rentals', { count })} · <Money euros={amount} />
        {createdBy && ` · ${personName(createdBy)}`}
      </span>
      {mayWrite && (
        <ConfirmButton
          size="small"
          question={t('settlements.question')}
          confirm={t('settlements.takeBack')}
          onConfirm={() => action.mutateAsync({ params: { companyId, id: sourceId, settlementId: id } })}
        >
          {t('settlements.takeBack')}
        </ConfirmButton>
      )}
    </li>
  )
}
