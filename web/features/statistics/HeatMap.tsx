import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { Days } from '@filao/domain/statistics/days'
import { figureText, partText } from '@filao/domain/statistics/figure-text'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readHeatMap } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { rentalsOf } from './rows-of.ts'

/**
 * Shows the utilisation of each category in each week, which tells when to change a price; nothing where no category
 * has vehicles.
 */
export function HeatMap({ days }: { days: Days }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayOpenRentals = useCan('company.read')
  const read = useRead(readHeatMap, { params: { companyId }, query: days })
  if (read.data?.rows.length === 0) return null
  return (
    <section className="stat-panel" aria-label={t('heat.title')}>
      <h2>{t('heat.title')}</h2>
      <p className="stat-compared">{t('heat.hint')}</p>
      <WhenLoaded read={read} skeleton={4}>
        {({ weeks, rows }) => (
          <div className="stat-scroll">
            <table className="stat-heat" aria-label={t('heat.title')}>
              <thead>
                <tr>
                  <th scope="col">{vehicleLabels.categoryId[language]}</th>
                  {weeks.map((week) => (
                    <th key={week.from} scope="col">
                      {partText(week, 'week', language)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, name, utilisation }) => (
                  <tr key={id}>
                    <th scope="row">
                      {mayOpenRentals ? <Link to={rentalsOf(days, { category: id })}>{name}</Link> : name}
                    </th>
                    {weeks.map(({ from }, at) => (
                      <td key={from} style={heat(utilisation[at])}>
                        {figureText('utilisation', rounded(utilisation[at]), language)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </WhenLoaded>
    </section>
  )
}

/** Colours a cell by its share: at most 45 % of the colour, so that its text stays legible on it. */
function heat(share: number | null | undefined) {
  const part = Math.round(Math.min(1, Math.max(0, share ?? 0)) * 45)
  return { background: `color-mix(in srgb, var(--lagoon) ${part}%, var(--paper))` }
}

function rounded(share: number | null | undefined): number | null {
  return typeof share === 'number' ? Math.round(share * 100) / 100 : null
}
