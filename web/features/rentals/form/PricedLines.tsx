import type { WaivedFee } from '@filao/domain/pricing/fee/fee.schema'
import type { FeeLine } from '@filao/domain/pricing/fee/fee-line.schema'
import { isWaived } from '@filao/domain/pricing/fee-line'
import { optionText } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { FeeLines } from '../price/FeeLines.tsx'
import { WaiveFeeModal } from '../price/LazyWaiveFeeModal.tsx'
import { PriceLines } from '../price/PriceLines.tsx'

type Props = {
  value?: WaivedFee[]
  onChange?: (waived: WaivedFee[]) => void
  /** The price of the form's values; null while there is none. */
  quote: Quote | null
}

/** Shows the lines of a price, of which fees can be taken out with a reason and put back. */
export function PricedLines({ value = [], onChange, quote }: Props) {
  const { t } = useTranslation('rentals')
  const mayWaive = useCan('fees.waive')
  const [taken, setTaken] = useState<FeeLine | null>(null)
  if (!quote) return null
  const without = (fee: FeeLine) => value.filter((one) => !isWaived(fee, [one]))
  const action = (fee: FeeLine, isOut: boolean) =>
    mayWaive && (
      <Button
        type="link"
        size="small"
        className="fee-action"
        aria-label={t(isOut ? 'price.restoreOf' : 'price.waiveOf', { name: optionText(fee) })}
        onClick={() => (isOut ? onChange?.(without(fee)) : setTaken(fee))}
      >
        {t(isOut ? 'price.restore' : 'price.waive')}
      </Button>
    )
  return (
    <>
      <PriceLines
        quote={quote}
        fees={
          <FeeLines
            quote={quote}
            reasonOf={(fee) => value.find((one) => isWaived(fee, [one]))?.reason}
            actionOf={action}
          />
        }
      />
      {taken && (
        <WaiveFeeModal
          fee={taken}
          onWaive={(waived) => onChange?.([...without(taken), waived])}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  )
}
