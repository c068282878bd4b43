import { toCents } from '@filao/domain/kernel/money'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PriceRequest } from '@filao/domain/rentals/record/rental-request.schema'
import { Form, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { listCategories, listOptions } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { TypedItem } from '#ui/form/TypedItem'
import { Money } from '#ui/Money'
import { EurosInput } from '#ui/number/LazyEurosInput'
import { PricedLength } from '../price/PricedLength.tsx'
import { SecurityLines } from '../price/SecurityLines.tsx'
import { PricedLines } from './PricedLines.tsx'
import type { RentalRules } from './rental-rules.ts'
import type { LivePrice } from './use-price.ts'
import './PricePanel.css'

type Props = {
  price: LivePrice
  request: PriceRequest | null
  rules: RentalRules
  rental: Rental | undefined
  /** The category that the price is for. */
  categoryId: number | undefined
  /** True when the rental's amount was typed by hand and stays so. */
  isByHand: boolean
}

/** Shows the price for the form's values, beside the form on a wide screen and below it on a phone. */
export function PricePanel({ price, request, rules, rental, categoryId, isByHand }: Props) {
  const { t } = useTranslation('rentals')
  const isMissing = isProblem(price.error, 'price_missing')
  const quote = (request && !price.error && price.data) || null
  return (
    <aside className="price-panel" aria-label={t('price.title')} aria-busy={price.isStale}>
      <h2>{t('price.title')}</h2>
      <div className={price.isStale ? 'price-stale' : ''}>
        <Form.Item name="waivedFees" noStyle>
          <PricedLines quote={quote} />
        </Form.Item>
      </div>
      {!request ? (
        <p className="price-hint">{t('price.hint')}</p>
      ) : isMissing || (isByHand && !price.data) ? (
        <>
          <ByHand
            sentence={isMissing ? price.error : null}
            rules={rules}
            isDiscounted={Boolean(request.discountPercent)}
          />
          <ByHandSecurity
            rental={rental}
            categoryId={categoryId}
            isAgreed={!isMissing}
            optionIds={request.optionIds ?? []}
          />
        </>
      ) : isProblem(price.error, 'validation') ? (
        <Refused error={price.error} />
      ) : price.error ? (
        <LoadError error={price.error} onRetry={price.retry} />
      ) : quote ? (
        <div className={price.isStale ? 'price-stale' : ''}>
          <p className="price-total" aria-live="polite">
            <span>
              {t('price.total')}
              <PricedLength price={quote} />
            </span>
            <Money euros={quote.total} />
          </p>
          <Difference before={rental} total={quote.total} />
          <SecurityLines before={rental} quote={quote} />
        </div>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} className="appear-late" />
      )}
    </aside>
  )
}

/** Says why there is no price for what was chosen, such as a cover of another category. */
function Refused({ error }: { error: unknown }) {
  const text = useProblemText()
  return <Notice type="warning" title={text(error)} />
}

type ByHandProps = { sentence: unknown; rules: RentalRules; isDiscounted: boolean }

function ByHand({ sentence, rules, isDiscounted }: ByHandProps) {
  const { t } = useTranslation('rentals')
  const text = useProblemText()
  const { rules: own, ...item } = rules.field('totalAmount')
  const required = { required: true, message: t('price.byHandRequired') }
  return (
    <>
      {sentence !== null && <Notice type="warning" title={text(sentence)} description={t('price.missingText')} />}
      <TypedItem {...item} required rules={[required, ...own]} extra={isDiscounted && t('price.byHandDiscount')}>
        <EurosInput />
      </TypedItem>
    </>
  )
}

type SecurityProps = Pick<Props, 'rental' | 'categoryId'> & { isAgreed: boolean; optionIds: readonly number[] }

/**
 * Shows the deposit and the excess beside an amount typed by hand: those agreed, else those of the chosen cover, else
 * the category's.
 */
function ByHandSecurity({ rental, categoryId, isAgreed, optionIds }: SecurityProps) {
  const { companyId } = useSession()
  const params = { companyId }
  const category = useRead(listCategories, { params }).data?.find(({ id }) => id === categoryId)
  const options = useRead(listOptions, { params }).data ?? []
  const coverIn = (ids: readonly number[]) => options.find(({ id, isCover }) => isCover && ids.includes(id))
  const cover = coverIn(optionIds)
  const stays = isAgreed && rental && coverIn(rental.optionIds) === cover
  const left = cover?.categories.find((one) => one.categoryId === categoryId)
  const covered = category && {
    securityDepositAmount: left?.securityDepositAmount ?? category.securityDepositAmount,
    waiverAmount: left?.waiverAmount ?? category.waiverAmount,
  }
  const security = stays ? rental : covered
  return security ? <SecurityLines before={rental} quote={security} /> : null
}

/** Shows the difference between the new total and the agreed amount. */
function Difference({ before, total }: { before: Rental | undefined; total: number }) {
  const { t } = useTranslation('rentals')
  if (!before || before.totalAmount === null || before.totalAmount === total) return null
  const moreCents = toCents(total) - toCents(before.totalAmount)
  return (
    <p className="price-difference">
      {t('price.before')} <Money euros={before.totalAmount} />
      <strong>
        {moreCents > 0 ? '+' : ''}
        <Money cents={moreCents} />
      </strong>
    </p>
  )
}

/** Shows the total in the bar of a narrow screen, always visible. */
export function BarPrice({ price }: { price: LivePrice }) {
  if (!price.data) return null
  return (
    <span className={`bar-price ${price.isStale ? 'price-stale' : ''}`}>
      <PricedLength price={price.data} />
      <strong>
        <Money euros={price.data.total} />
      </strong>
    </span>
  )
}
