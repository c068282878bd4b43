import { cashDeskLabels } from '@filao/domain/cash/desk'
import type { CashDesk } from '@filao/domain/cash/desk.schema'
import { personName } from '@filao/domain/customers/name/person'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { formatEuros, toCents } from '@filao/domain/kernel/money'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'

/** Shows a cash desk: who opened and closed it, its movements by method, its cash and its count. */
export function DeskFacts({ desk }: { desk: CashDesk }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const at = (instant: string) => formatDateTime(instant, desk.agency.timezone, language)
  const opener = desk.openedBy && personName(desk.openedBy)
  const closer = desk.closedBy && personName(desk.closedBy)
  const facts = [
    opener ? t('desk.openedBy', { at: at(desk.openedAt), name: opener }) : t('desk.opened', { at: at(desk.openedAt) }),
    desk.closedAt &&
      (closer
        ? t('desk.closedBy', { at: at(desk.closedAt), name: closer })
        : t('desk.closed', { at: at(desk.closedAt) })),
    t('desk.since', { at: at(desk.since) }),
  ]
  return (
    <>
      <ul className="cash-facts">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Movements desk={desk} />
      <Cash desk={desk} />
      {desk.counts && desk.counts.length > 0 && <Counted counts={desk.counts} />}
    </>
  )
}

function Movements({ desk }: { desk: CashDesk }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  if (desk.methods.length === 0) return <p className="cash-none">{t('desk.none')}</p>
  return (
    <table className="cash-table">
      <caption>{t('desk.movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{paymentLabels.method[language]}</th>
          <th scope="col">{t('desk.received')}</th>
          <th scope="col">{t('desk.refunded')}</th>
          <th scope="col">{t('desk.net')}</th>
        </tr>
      </thead>
      <tbody>
        {desk.methods.map(({ method, receivedAmount, refundedAmount, keptAmount }) => (
          <Fragment key={method}>
            <tr>
              <th scope="row">{paymentMethodLabels[method][language]}</th>
              <td>
                <Money euros={receivedAmount} />
              </td>
              <td>
                <Money euros={refundedAmount} />
              </td>
              <td>
                <Money cents={toCents(receivedAmount) - toCents(refundedAmount)} />
              </td>
            </tr>
            {keptAmount > 0 && (
              <tr>
                <th scope="row" colSpan={4}>
                  <small>{t('desk.kept', { amount: formatEuros(keptAmount, language) })}</small>
                </th>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Cash({ desk }: { desk: CashDesk }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const cash = desk.methods.find(({ method }) => method === 'cash')
  const kept = cash && cash.keptAmount > 0 && t('desk.kept', { amount: formatEuros(cash.keptAmount, language) })
  const lines = [
    ['float', toCents(desk.floatAmount), desk.floatReason && `${t('desk.floatReason')} – ${desk.floatReason}`],
    ['cashIn', toCents(cash?.receivedAmount ?? 0), kept],
    ['cashOut', 0 - toCents(cash?.refundedAmount ?? 0), kept],
    ['expected', toCents(desk.expectedAmount), null],
    ['counted', desk.countedAmount === null ? null : toCents(desk.countedAmount), null],
    [
      'difference',
      desk.differenceAmount === null ? null : toCents(desk.differenceAmount),
      desk.differenceReason && `${cashDeskLabels.differenceReason[language]} – ${desk.differenceReason}`,
    ],
  ] as const
  return (
    <table className="cash-table">
      <caption>{t('desk.cash')}</caption>
      <tbody>
        {lines.map(
          ([key, cents, reason]) =>
            cents !== null && (
              <tr key={key} data-sum={key === 'expected' || key === 'difference'}>
                <th scope="row">
                  {key === 'float' ? cashDeskLabels.floatAmount[language] : t(`desk.${key}`)}
                  {reason && <small>{reason}</small>}
                </th>
                <td>
                  <Money cents={cents} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

function Counted({ counts }: { counts: NonNullable<CashDesk['counts']> }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  return (
    <table className="cash-table">
      <caption>{t('desk.counted')}</caption>
      <tbody>
        {counts.map(({ value, quantity }) => (
          <tr key={value}>
            <th scope="row">
              {quantity} × {formatEuros(value, language)}
            </th>
            <td>
              <Money cents={toCents(value) * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
