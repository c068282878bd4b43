import { Select } from 'antd'
import { useClearButton } from '../form/clear-button.tsx'
import { useUrlParam } from '../url-param.ts'
import './filters.css'

type Props = {
  param: string
  /** The words without a choice, such as "All agencies". */
  label: string
  choices: { id: number | string; name: string }[] | undefined
}

/** Filters a list by one choice, kept in the URL. */
export function UrlSelect({ param, label, choices = [] }: Props) {
  const [chosen, setChosen] = useUrlParam(param)
  const clearButton = useClearButton()
  return (
    <Select
      className="list-filter"
      allowClear={clearButton}
      aria-label={label}
      placeholder={label}
      value={choices.some(({ id }) => String(id) === chosen) ? chosen : null}
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(id?: string | null) => setChosen(id ?? '')}
    />
  )
}
