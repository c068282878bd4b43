import type { Language } from '@filao/domain/kernel/language.schema'
import { Select } from 'antd'
import { getCountries } from 'libphonenumber-js/min'
import { useLanguage } from '#session/language'
import { useClearButton } from '#ui/form/clear-button'

type Props = { id?: string; value?: string | null; onChange?: (code: string | null) => void }

/** Lists the countries of most customers first. */
const frequent = ['GP', 'MQ', 'GF', 'RE', 'YT', 'BL', 'MF', 'PM', 'FR']

/** A country, found by its name in the user's language. The value is its two letters. */
export function CountrySelect({ id, value, onChange }: Props) {
  const clearButton = useClearButton()
  const options = countryOptions(useLanguage())
  return (
    <Select
      {...(id && { id })}
      allowClear={clearButton}
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      onChange={(code?: string | null) => onChange?.(code ?? null)}
      options={options}
    />
  )
}

const known = new Map<Language, { value: string; label: string }[]>()

function countryOptions(language: Language) {
  const options = known.get(language) ?? makeOptions(language)
  known.set(language, options)
  return options
}

function makeOptions(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = (code: string) => ({ value: code, label: names.of(code) ?? code })
  const others = getCountries()
    .filter((code) => !frequent.includes(code) && /^[A-Z]{2}$/.test(code))
    .map(named)
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return [...frequent.map(named), ...others]
}
