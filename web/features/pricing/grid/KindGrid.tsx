import { DeleteOutlined } from '@ant-design/icons'
import { weekdayNames } from '@filao/domain/kernel/date-text'
import { weekdaysOf } from '@filao/domain/pricing/price-kind'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { PriceGrid } from './PriceGrid.tsx'

/** Renders the grid of a season's prices of an hour, or of a day on some weekdays, which can be removed as a whole. */
export function KindGrid(props: ComponentProps<typeof PriceGrid>) {
  const { title, at, readOnly, dispatch } = props
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const weekdays = weekdaysOf(at.kind)
  const name = weekdays ? t('weekdayPrices', { weekdays: weekdayNames(weekdays, language) }) : t('hourPrices')
  return (
    <>
      <div className="price-kind">
        <h3>{name}</h3>
        {!readOnly && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('removeKind', { what: name })}
            title={t('removeKind', { what: name })}
            onClick={() => dispatch({ do: 'removeKind', at })}
          />
        )}
      </div>
      <PriceGrid {...props} title={`${title}, ${name}`} />
    </>
  )
}
