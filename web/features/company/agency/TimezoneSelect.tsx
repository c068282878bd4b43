import { territories, timezoneName } from '@filao/domain/company/territories'
import { Select, type SelectProps } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** Offers every time zone, those of the French territories first under the territory's name. */
export function TimezoneSelect(props: SelectProps<string>) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const options = useMemo(() => {
    const usual = Object.values(territories).map(({ name, timezone }) => ({
      value: timezone,
      label: `${name[language]} · ${timezone.replaceAll('_', ' ')}`,
    }))
    const known = new Set(usual.map(({ value }) => value))
    const others = Intl.supportedValuesOf('timeZone')
      .filter((zone) => !known.has(zone))
      .map((zone) => ({ value: zone, label: timezoneName(zone, language) }))
    return [
      { label: t('agency.usualZones'), options: usual },
      { label: t('agency.otherZones'), options: others },
    ]
  }, [language, t])
  return <Select<string> showSearch={{ optionFilterProp: 'label' }} options={options} {...props} />
}
