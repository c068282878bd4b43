import { statementLabels } from '@filao/domain/statements/statement'
import type { StatementLine } from '@filao/domain/statements/statement.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'
import type { Column } from '#ui/table/data-table'
import { Cell } from './Cell.tsx'
import { daysText } from './days-text.ts'

/** Returns the columns of a statement's rentals. */
export function useLineColumns(): Column<StatementLine>[] {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const money = (key: 'priceAmount' | 'commissionAmount' | 'collectedAmount' | 'differenceAmount') => ({
    key,
    title: statementLabels[key][language],
    align: 'right' as const,
    render: (line: StatementLine) => <Money euros={line[key]} />,
  })
  return [
    {
      key: 'rental',
      title: t('rental'),
      render: ({ publicId, reference }) => <Cell first={reference ?? publicId} second={reference && publicId} />,
    },
    { key: 'customer', title: statementLabels.customer[language], render: ({ customer }) => customer },
    {
      key: 'days',
      title: t('days'),
      render: (line) => daysText(line, language),
    },
    money('priceAmount'),
    money('commissionAmount'),
    money('collectedAmount'),
    money('differenceAmount'),
    { key: 'state', title: t('state'), render: (line) => <State line={line} /> },
  ]
}

/** Says if a rental is settled; of a canceled one and of one that another source has now, that too. */
function State({ line }: { line: StatementLine }) {
  const { t } = useTranslation('statements')
  const { isSettled, isOfSource, status, openAmount, differenceAmount } = line
  const isNothing = isSettled && differenceAmount === 0 && line.commissionAmount === 0
  const word = isNothing ? 'nothing' : isSettled ? 'settled' : openAmount === differenceAmount ? 'open' : 'changed'
  return (
    <>
      <StatusTag status={looks[word]}>{t(`states.${word}`)}</StatusTag>
      {status === 'cancelled' && <small> {t('states.cancelled')}</small>}
      {!isOfSource && <small> {t('states.elsewhere')}</small>}
    </>
  )
}

const looks = { open: 'pending', settled: 'done', changed: 'warning', nothing: 'off' } as const
