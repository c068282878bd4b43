import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useIsWideScreen } from '../wide-screen.ts'
import './filters.css'

type Props = {
  /** The URL's names of the filters inside, counted on the button. */
  params: string[]
  /** Stays beside the button on a phone. */
  beside?: ReactNode
  children: ReactNode
}

/** Holds the filters of a list: in a line on a wide screen, behind a button with their number on a phone. */
export function FilterPanel({ params, beside, children }: Props) {
  const { t } = useTranslation('ui')
  const [search] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isWide = useIsWideScreen()
  const count = params.filter((name) => search.get(name)).length
  if (isWide) {
    return (
      <div className="filter-line">
        {children}
        {beside}
      </div>
    )
  }
  return (
    <>
      <div className="filter-line">
        <Button icon={<FilterOutlined />} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {count ? t('table.filtersOn', { count }) : t('table.filters')}
        </Button>
        {beside}
      </div>
      <div id={id} className="filter-line filter-open" hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
