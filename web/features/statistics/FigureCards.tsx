import type { Days } from '@filao/domain/statistics/days'
import { changeText, figureText } from '@filao/domain/statistics/figure-text'
import type { Figures } from '@filao/domain/statistics/figures.schema'
import { type FigureName, figureLabels } from '@filao/domain/statistics/labels'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { useCan } from '#session/session'
import { rowsOf } from './rows-of.ts'
import { type ShownFigure, shownFigures } from './shown-figures.ts'

type Props = {
  days: Days
  figures: Figures
  /** The figures of the period before and of the year before, once they are read. */
  before: Figures | undefined
  year: Figures | undefined
  chosen: ShownFigure
  onChoose: (figure: ShownFigure) => void
}

/** Shows each figure with its comparisons, its formula with the numbers in it, and a link to the rows behind it. */
export function FigureCards(props: Props) {
  const { t } = useTranslation('statistics')
  return (
    <ul className="stat-cards" aria-label={t('figures')}>
      {shownFigures.map((name) => (
        <Card key={name} name={name} {...props} />
      ))}
    </ul>
  )
}

function Card({ name, days, figures, before, year, chosen, onChoose }: Props & { name: ShownFigure }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { label, formula } = figureLabels[name]
  const operands = useOperands(name, figures)
  const rows = rowsOf(name, days)
  const mayOpenRows = useCan(rows?.can ?? 'company.read')
  const change = (other: Figures | undefined) =>
    other ? (changeText(name, figures[name], other[name], language) ?? '–') : '…'
  return (
    <li data-chosen={name === chosen}>
      <button type="button" aria-pressed={name === chosen} title={t('onChart')} onClick={() => onChoose(name)}>
        <span className="stat-label">{label[language]}</span>
        <strong>{figureText(name, figures[name], language)}</strong>
      </button>
      <dl>
        <div>
          <dt>{t('compared.before')}</dt>
          <dd>{change(before)}</dd>
        </div>
        <div>
          <dt>{t('compared.year')}</dt>
          <dd>{change(year)}</dd>
        </div>
      </dl>
      <details>
        <summary aria-label={t('formulaOf', { figure: label[language] })}>{t('formula')}</summary>
        <p>{formula[language]}</p>
        {operands && <p className="stat-operands">{operands}</p>}
      </details>
      {rows && mayOpenRows && (
        <Link to={rows.to} aria-label={t('rowsOf', { rows: t(`rows.${rows.word}`), figure: label[language] })}>
          {t(`rows.${rows.word}`)}
        </Link>
      )}
    </li>
  )
}

/** Returns the formula of a figure with its numbers; null where the formula is a sum of rows. */
function useOperands(name: ShownFigure, figures: Figures): string | null {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const text = (one: FigureName) => figureText(one, figures[one], language)
  const days = { rented: text('rentedDays'), fleet: text('fleetDays'), out: text('outOfServiceDays') }
  const revenue = text('revenueAmount')
  if (name === 'utilisation') return t('operands.utilisation', days)
  if (name === 'dailyRateAmount') return t('operands.perRented', { revenue, ...days })
  if (name === 'availableDayAmount') return t('operands.perAvailable', { revenue, ...days })
  if (name !== 'marginAmount') return null
  return t('operands.margin', { revenue, charges: text('chargesAmount'), upkeep: text('upkeepAmount') })
}
