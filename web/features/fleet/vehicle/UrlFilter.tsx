import { Select } from 'antd'
import { useUrlParam } from '#ui/url-param'
import './vehicle.css'
import { useClearButton } from '#ui/form/clear-button'

type Props = { param: string; label: string; choices: { id: number | string; name: string }[] | undefined }

/** Filters a list by one choice, kept in the URL. */
export function UrlFilter({ param, label, choices = [] }: Props) {
  const clearButton = useClearButton()
  const [chosen, setChosen] = useUrlParam(param)
  return (
    <Select
      className="vehicle-filter"
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
