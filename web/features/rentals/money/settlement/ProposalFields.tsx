import { formatCents } from '@filao/domain/kernel/money'
import { vehicleChangeLabels } from '@filao/domain/rentals/check/vehicle-change-labels'

import { realReturn } from '@filao/domain/rentals/money/real-return'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import type { Proposals } from './use-proposals.ts'

/** Edits the proposals of a return: the price of a late or early one, and an amount for each other charge. */
export function ProposalFields({ rental, proposals }: { rental: Rental; proposals: Proposals }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const { lateness, earlyCents, billedEarly, charges, facts } = proposals
  const isPriced = lateness !== null || earlyCents !== null
  if (!isPriced && !billedEarly && charges.length === 0 && facts.length === 0) return null
  return (
    <div>
      {isPriced && <PriceField rental={rental} proposals={proposals} />}
      {billedEarly && (
        <Notice
          type="info"
          title={t('settlement.billed', { number: billedEarly.number })}
          description={t('settlement.billedText', { amount: formatCents(billedEarly.cents, language) })}
        />
      )}
      {charges.map(({ kind, sentence, mostCents, amountCents }, index) => (
        <TypedItem
          key={`${kind} ${sentence.fr}`}
          name={['amounts', index]}
          label={sentence[language]}
          validateTrigger="onBlur"
          extra={
            mostCents !== null
              ? t('settlement.mostDamage', { amount: formatCents(mostCents, language) })
              : t(amountCents === null ? 'settlement.noTariff' : 'settlement.atTariff')
          }
        >
          <EurosInput />
        </TypedItem>
      ))}
      {facts.length > 0 && <p className="form-hint">{facts.map(({ sentence }) => sentence[language]).join(' · ')}</p>}
    </div>
  )
}

/** Chooses the price: recomputed up to the real return, or as agreed. */
function PriceField({ rental, proposals: { lateness, earlyCents } }: { rental: Rental; proposals: Proposals }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const { graceMinutes } = useSession().company
  const returnedAt = rental.returnedAt ?? rental.end
  const { agreedDays, actualDays } = realReturn({ rental: rentalInCents(rental), returnedAt, graceMinutes })
  const cents = lateness?.amountCents ?? earlyCents ?? 0
  const amount = formatCents(cents, language)
  const agreed = { value: 'agreed', label: vehicleChangeLabels.keepsPrice[language] }
  const actual = {
    value: 'actual',
    label: t(lateness ? 'settlement.chargesLateness' : 'settlement.recomputes', { amount }),
  }
  return (
    <Form.Item
      name="price"
      label={lateness?.sentence[language] ?? t('settlement.early', { count: actualDays, agreed: agreedDays })}
    >
      <Radio.Group className="settlement-price" options={lateness ? [actual, agreed] : [agreed, actual]} />
    </Form.Item>
  )
}
