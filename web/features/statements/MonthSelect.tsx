import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { monthText } from '@filao/domain/statements/statement'
import { Month } from '@filao/domain/statements/statement.schema'
import { Button, Select, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useUrlParam } from '#ui/url-param'

/** Reads the month in the URL; without one, or with another text, the present one. */
export function useMonth(): [month: string, setMonth: (month: string) => void] {
  const zone = useCompanyZone()
  const [chosen, setChosen] = useUrlParam('month')
  return [Month.safeParse(chosen).data ?? localDate(instantAt(Date.now()), zone).slice(0, 7), setChosen]
}

/** Chooses the month of the statements, kept in the URL: the last two years, the coming one, and steps beyond. */
export function MonthSelect() {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const [month, setMonth] = useMonth()
  const others = Array.from({ length: 37 }, (_, at) => monthAfter(month, 12 - at))
  return (
    <Space.Compact>
      <Button
        icon={<LeftOutlined />}
        aria-label={t('before')}
        title={t('before')}
        onClick={() => setMonth(monthAfter(month, -1))}
      />
      <Select
        aria-label={t('month')}
        value={month}
        options={others.map((value) => ({ value, label: monthText(value, language) }))}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        onChange={setMonth}
      />
      <Button
        icon={<RightOutlined />}
        aria-label={t('after')}
        title={t('after')}
        onClick={() => setMonth(monthAfter(month, 1))}
      />
    </Space.Compact>
  )
}

function monthAfter(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}
