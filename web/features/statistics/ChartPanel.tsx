import { PictureOutlined } from '@ant-design/icons'
import type { Days, Step } from '@filao/domain/statistics/days'
import { axisText, figureText, partText } from '@filao/domain/statistics/figure-text'
import { figureLabels } from '@filao/domain/statistics/labels'
import type { Statistics } from '@filao/domain/statistics/share.schema'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportStatistics } from '#api/calls'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { ExportButton } from '#ui/table/ExportButton'
import { Chart } from './chart/LazyChart.tsx'
import { savePicture } from './chart/save-picture.ts'
import type { ShownFigure } from './shown-figures.ts'

type Props = {
  figure: ShownFigure
  step: Step
  days: Days
  /** The period in words. */
  period: string
  now: Statistics
  before: Statistics | undefined
  year: Statistics | undefined
}

/** Shows a figure over the parts of the period, beside the periods to compare with: as a chart, and as a table. */
export function ChartPanel({ figure, step, days, period, now, before, year }: Props) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const panel = useRef<HTMLElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const title = figureLabels[figure].label[language]
  const names = [t('chart.now'), t('compared.before'), t('compared.year')]
  const labels = now.parts.map((part) => partText(part, step, language))
  const lines = [now, before, year].map((statistics, at) => ({
    name: names[at] ?? '',
    values: now.parts.map((_, part) => statistics?.parts[part]?.[figure] ?? null),
  }))
  const text = (value: number | null | undefined) => figureText(figure, value ?? null, language)
  const label = t('chart.label', { figure: title, days: period })
  return (
    <section ref={panel} className="stat-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <div className="stat-actions">
          <Button icon={<PictureOutlined />} onClick={() => panel.current && savePicture(panel.current, label)}>
            {t('chart.picture')}
          </Button>
          <ExportButton
            label={t('chart.export')}
            endpoint={exportStatistics}
            input={{ params: { companyId }, query: { ...days, step, of: 'parts' } }}
          />
        </div>
      </header>
      <ul className="stat-legend" aria-hidden>
        {lines.map(({ name, values }) => (
          <li key={name}>
            {name}
            {pointed !== null && <b> {text(values[pointed])}</b>}
          </li>
        ))}
        <li className="stat-pointed">{pointed === null ? t('chart.hint') : labels[pointed]}</li>
      </ul>
      <Chart
        label={label}
        plot={{ labels, lines, axis: (value) => axisText(figure, value, language) }}
        onPoint={setPointed}
      />
      <details className="stat-values">
        <summary>{t('chart.table')}</summary>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('chart.part')}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {now.parts.map(({ from }, at) => (
              <tr key={from}>
                <th scope="row">{labels[at]}</th>
                {lines.map(({ name, values }) => (
                  <td key={name}>{text(values[at])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
