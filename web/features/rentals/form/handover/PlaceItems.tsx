import { handoverPlaceLabels } from '@filao/domain/rentals/record/handover-place'
import { ConfigProvider, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { LazyTownItems } from '#features/company/public'
import { useLabels } from '#session/language'

type Props = { name: 'delivery' | 'collection'; isDisabled: boolean }

/** Edits the address of a delivery or a collection. */
export function PlaceItems({ name, isDisabled }: Props) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(handoverPlaceLabels)
  const at = (part: string) => [name, part]
  return (
    <ConfigProvider componentDisabled={isDisabled}>
      <Form.Item
        name={at('address')}
        label={labels.address}
        required
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: t('form.placeRequired') }]}
      >
        <Input autoComplete="off" maxLength={300} />
      </Form.Item>
      <LazyTownItems
        postalCode={{ name: at('postalCode'), label: labels.postalCode }}
        city={{ name: at('city'), label: labels.city }}
      />
    </ConfigProvider>
  )
}
