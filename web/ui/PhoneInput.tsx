import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, type FormRule, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './language.ts'
import { phoneCountry, phoneDigits, phoneText } from './phones.ts'
import './PhoneInput.css'

type Props = {
  /** Given by Form.Item. */
  id?: string
  value?: string[] | null
  onChange?: (numbers: string[]) => void
}

/** One or several phone numbers. The value is their digits without the plus; what is not yet a number stays as typed. */
export function PhoneInput({ id, value, onChange }: Props) {
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

type LineProps = { id: string | undefined; label: string; number: string; onChange: (number: string) => void }

/** Shows the number as it is typed, and as people read it once the field is left. */
function PhoneLine({ id, label, number, onChange }: LineProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const country = useCountryName(number)
  const change = (text: string) => {
    setTyped(text)
    onChange(phoneDigits(text) ?? text.trim())
  }
  return (
    <Input
      {...(id && { id })}
      aria-label={label}
      type="tel"
      autoComplete="tel"
      value={typed ?? phoneText(number)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      suffix={<span className="phone-country">{country}</span>}
    />
  )
}

/** The country a number belongs to, in the person's language; nothing while it is no number. */
function useCountryName(number: string): string {
  const language = useLanguage()
  const country = number ? phoneCountry(number) : null
  return (country && new Intl.DisplayNames(language, { type: 'region' }).of(country)) || ''
}

/** The rule of a Form.Item that holds a PhoneInput: every number that is typed exists. */
export function usePhoneRule(): FormRule {
  const { t } = useTranslation('ui')
  return {
    validator: async (_, numbers: string[] | null | undefined) => {
      if (numbers?.some((number) => number && !phoneDigits(number))) throw new Error(t('phone.invalid'))
    },
  }
}
