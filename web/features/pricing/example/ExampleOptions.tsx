import { optionLabels } from '@filao/domain/fleet/option/option'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import { Checkbox, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { WholeInput } from '#ui/number/WholeInput'
import type { EditedExample } from './use-example.ts'

/** Chooses the cover and the options of an example, how many of each where a rental may have several. */
export function ExampleOptions({ edited, options }: { edited: EditedExample; options: readonly Option[] }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const coverId = useId()
  const { example, choose } = edited
  const { quantities } = example
  const offered = options.filter(({ isEnabled }) => isEnabled)
  const covers = offered.filter(({ isCover }) => isCover)
  const others = offered.filter(({ isCover }) => !isCover)
  if (offered.length === 0) return null
  return (
    <fieldset className="example-options">
      <legend>{t('exampleRental.options')}</legend>
      {covers.length > 0 && (
        <span className="example-option">
          <label htmlFor={coverId}>{optionLabels.isCover[language]}</label>
          <Select
            id={coverId}
            className="example-cover"
            popupMatchSelectWidth={false}
            value={covers.find(({ id }) => quantities.has(id))?.id ?? 0}
            options={[
              { value: 0, label: t('exampleRental.noCover') },
              ...covers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => choose(covers.map(({ id }) => [id, id === chosen ? 1 : 0] as const))}
          />
        </span>
      )}
      {others.map((option) => (
        <ExampleOption
          key={option.id}
          option={option}
          quantity={quantities.get(option.id) ?? 0}
          onChange={(quantity) => choose([[option.id, quantity]])}
        />
      ))}
    </fieldset>
  )
}

type OptionProps = { option: Option; quantity: number; onChange: (quantity: number) => void }

function ExampleOption({ option: { name, maxQuantity }, quantity, onChange }: OptionProps) {
  const id = useId()
  if (maxQuantity === 1) {
    return (
      <Checkbox checked={quantity > 0} onChange={() => onChange(quantity > 0 ? 0 : 1)}>
        {name}
      </Checkbox>
    )
  }
  return (
    <span className="example-option">
      <WholeInput
        id={id}
        className="example-quantity"
        max={maxQuantity}
        value={quantity}
        onChange={(count) => count !== null && onChange(count)}
      />
      <label htmlFor={id}>{name}</label>
    </span>
  )
}
