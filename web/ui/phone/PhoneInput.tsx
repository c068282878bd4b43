import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { formatPhone, isPhone, notAPhone, parsePhone, phoneCountry } from '@filao/domain/company/phone'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { Button, type FormRule, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import './PhoneInput.css'

type Props = {
  /** The territory of numbers without a prefix. */
  territory: CountryCode
  /** Given by Form.Item. */
  id?: string
  value?: string[] | null
  onChange?: (numbers: string[]) => void
}

/**
 * Edits one or several phone numbers. The value is their digits without the plus; an incomplete number stays as typed.
 */
export function PhoneInput({ territory, id, value, onChange }: Props) {
  const { t } = useTranslation('ui')
  const numbers = value?.length ? value : ['']
  return (
    <div className="phone-input">
      {Object.entries(numbers).map(([place, number]) => (
        <div key={place} className="phone-line">
          <PhoneLine
            id={place === '0' ? id : undefined}
            label={t('phone.numbered', { number: Number(place) + 1 })}
            number={number}
            territory={territory}
            onChange={(next) => onChange?.(numbers.with(Number(place), next))}
          />
          {numbers.length > 1 && (
            <Button
              icon={<DeleteOutlined />}
              aria-label={t('phone.remove')}
              onClick={() => onChange?.(numbers.toSpliced(Number(place), 1))}
            />
          )}
        </div>
      ))}
      <Button type="link" icon={<PlusOutlined />} onClick={() => onChange?.([...numbers, ''])}>
        {t('phone.add')}
      </Button>
    </div>
  )
}

type LineProps = {
  id: string | undefined
  label: string
  number: string
  territory: CountryCode
  onChange: (number: string) => void
}

/** Shows the number as typed, and formatted once the field is left. */
function PhoneLine({ id, label, number, territory, onChange }: LineProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const country = useCountryName(number)
  const change = (text: string) => {
    setTyped(text)
    onChange(parsePhone(text, territory) ?? text.trim())
  }
  return (
    <Input
      {...(id && { id })}
      aria-label={label}
      type="tel"
      autoComplete="tel"
      value={typed ?? (isPhone(number) ? formatPhone(number) : number)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      suffix={<span className="phone-country">{country}</span>}
    />
  )
}

/** Returns the country of a number in the user's language; empty for an incomplete number. */
function useCountryName(number: string): string {
  const language = useLanguage()
  const country = phoneCountry(number)
  return (country && new Intl.DisplayNames(language, { type: 'region' }).of(country)) || ''
}

/** The rule of a Form.Item that holds a PhoneInput: every typed number exists. */
export function usePhoneRule(): FormRule {
  const language = useLanguage()
  return {
    validator: async (_, numbers: string[] | null | undefined) => {
      if (numbers?.some((number) => number && !isPhone(number))) throw new Error(notAPhone[language])
    },
  }
}
