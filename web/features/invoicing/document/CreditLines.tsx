import type { Invoice } from '@filao/domain/invoicing/invoice.schema'
import { formatCents, toCents } from '@filao/domain/kernel/money'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { TypedItem } from '#ui/form/TypedItem'
import { Money } from '#ui/Money'
import { DecimalInput } from '#ui/number/DecimalInput'
import { centsOf, isOver, leftOf, type Quantities } from './credit-total.ts'
import '../invoicing.css'

type Line = Invoice['lines'][number]

/** Edits the quantities to credit of the lines of which something is left, with the amount that each takes back. */
export function CreditLines({ form, invoice }: { form: FormInstance; invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const quantityLeft = useQuantityLeft()
  const left = leftOf(invoice)
  const quantities: Quantities = Form.useWatch('quantities', form) ?? []
  const open = invoice.lines.map((line, index) => ({ line, index })).filter(({ line }) => line.quantityLeft > 0)
  const names = open.map(({ index }) => ['quantities', index])
  const something = {
    validator: async () => {
      if (!names.some((name) => form.getFieldValue(name))) throw new Error(t('credit.nothing'))
    },
  }
  const notOver = {
    // The total says so while quantities are typed.
    validateTrigger: [],
    validator: async () => {
      if (!isOver(invoice, form.getFieldValue('quantities'))) return
      throw new Error(t('credit.over', { amount: formatCents(left, language) }))
    },
  }
  return (
    <fieldset className="credit-lines">
      <legend className="visually-hidden">{t('credit.lines')}</legend>
      {isTaxed(invoice) && <p className="form-hint">{t('credit.vatIncluded')}</p>}
      {open.map(({ line, index }, at) => (
        <TypedItem
          key={index}
          name={['quantities', index]}
          validateTrigger={['onChange', 'onBlur']}
          label={line.label}
          // The first line says that all are empty, until one of them is filled, and that together they are too much.
          {...(at === 0 && { rules: [something, notOver], dependencies: names.slice(1) })}
          extra={
            <span className="credit-line">
              <span>
                {t('credit.left', { amount: formatCents(Math.min(left, toCents(line.totalLeft)), language) })}
              </span>
              <strong>
                <Money cents={centsOf(line, quantities[index])} />
              </strong>
            </span>
          }
        >
          <DecimalInput
            decimals={[2, 2]}
            max={line.quantityLeft}
            precision={2}
            suffix={quantityLeft(line)}
            placeholder="0"
          />
        </TypedItem>
      ))}
    </fieldset>
  )
}

/** Shows the total of the credit note, before it is issued. */
export function CreditTotal({ invoice, cents }: { invoice: Invoice; cents: number }) {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const left = leftOf(invoice)
  return (
    <dl className="invoice-sums credit-total" aria-live="polite">
      <div className="price-sum">
        <dt>{t(isTaxed(invoice) ? 'credit.total' : 'credit.totalNoVat')}</dt>
        <dd>
          <Money cents={cents} />
        </dd>
      </div>
      {cents > left && <div className="credit-over">{t('credit.over', { amount: formatCents(left, language) })}</div>}
    </dl>
  )
}

/** Returns the words for the quantity that is left of a line: one other than 1 is a number of days. */
function useQuantityLeft() {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  return ({ quantity, quantityLeft }: Line) => {
    const number = formatNumber(quantityLeft, language)
    return quantity === 1 ? t('credit.of', { number }) : t('credit.ofDays', { count: quantityLeft, number })
  }
}

function isTaxed({ vat }: Invoice): boolean {
  return vat.some(({ rate }) => rate !== null)
}
