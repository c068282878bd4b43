import { PlusOutlined } from '@ant-design/icons'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import type { Charge } from '@filao/domain/ledger/charge.schema'
import { isChargeable, isTakenBack } from '@filao/domain/ledger/charges'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { Money } from '#ui/Money'
import { ChargeModal, TakeBackModal } from './ChargeModal.tsx'
import './Charges.css'

/**
 * Lists the charges on top of the price, and adds one more. Of a cancelled rental it shows the fee; before the
 * delivery, nothing.
 */
export function Charges({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals/money')
  const mayDecide = useCan('payments.write')
  const mayCharge = mayDecide && isChargeable(rental.status)
  const [isAdding, setIsAdding] = useState(false)
  const [takenBack, setTakenBack] = useState<Charge | null>(null)
  const { charges } = rental
  const isFee = rental.status === 'cancelled' && charges.length > 0
  if (!isChargeable(rental.status) && !isFee) return null
  return (
    <section className="charges" aria-label={t('charges.title')}>
      <h2>{t('charges.title')}</h2>
      {charges.length === 0 ? (
        <p className="form-hint">{t('charges.none')}</p>
      ) : (
        <ul className="charge-lines">
          {charges.map((charge) => (
            <ChargeLine
              key={charge.id}
              charge={charge}
              zone={rental.departureAgency.timezone}
              onTakeBack={
                mayDecide && charge.correctsChargeId === null && !isTakenBack(charge, charges)
                  ? () => setTakenBack(charge)
                  : null
              }
            />
          ))}
        </ul>
      )}
      {charges.length > 1 && (
        <p className="charge-total">
          <span>{t('charges.total')}</span>
          <Money euros={rental.chargesAmount} />
        </p>
      )}
      {mayCharge && (
        <Button icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
          {t('charges.add')}
        </Button>
      )}
      {isAdding && <ChargeModal rental={rental} onClose={() => setIsAdding(false)} />}
      {takenBack && <TakeBackModal rental={rental} charge={takenBack} onClose={() => setTakenBack(null)} />}
    </section>
  )
}

type LineProps = { charge: Charge; zone: string; onTakeBack: (() => void) | null }

function ChargeLine({ charge, zone, onTakeBack }: LineProps) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const { invoice } = charge
  const isCorrection = charge.correctsChargeId !== null
  return (
    <li>
      <span>
        {isCorrection ? t('charges.takenBack') : chargeKindLabels[charge.kind][language]}
        <small>
          {charge.reason} · <DateTime at={charge.decidedAt} zone={zone} />
        </small>
      </span>
      <span className="charge-amount">
        <Money euros={isCorrection ? -charge.amount : charge.amount} />
        {invoice ? (
          <Link to={paths.invoice(invoice.id)}>{t('charges.billed', { number: invoice.number })}</Link>
        ) : (
          onTakeBack && (
            <Button
              size="small"
              type="link"
              aria-label={t('charges.takeBackOf', { reason: charge.reason })}
              onClick={onTakeBack}
            >
              {t('charges.takeBack')}
            </Button>
          )
        )}
      </span>
    </li>
  )
}
