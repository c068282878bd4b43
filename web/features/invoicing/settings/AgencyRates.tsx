import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { invoiceSettingsLabels } from '@filao/domain/invoicing/settings'
import { Button, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { FormRow } from '#ui/form/FormRow'
import { TypedItem } from '#ui/form/TypedItem'
import { PercentInput } from '#ui/number/PercentInput'

/** Edits the agencies whose rentals have another VAT rate than their territory, each with its reason. */
export function AgencyRates({ agencies }: { agencies: { id: number; name: string }[] }) {
  const { t } = useTranslation('invoicing')
  const labels = useLabels(invoiceSettingsLabels)
  const options = agencies.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Form.List name="agencyRates">
      {(fields, { add, remove }) => (
        <div className="agency-rates">
          <h3>{labels.agencyRates}</h3>
          {fields.map(({ key, name }) => (
            <FormRow key={key}>
              <Form.Item name={[name, 'agencyId']} label={t('settings.agency')} required>
                <Select options={options} />
              </Form.Item>
              <TypedItem name={[name, 'vatRate']} label={t('settings.vatRate')} validateTrigger="onBlur">
                <PercentInput />
              </TypedItem>
              <Form.Item name={[name, 'reason']} label={labels.reason} required>
                <Input
                  maxLength={200}
                  suffix={
                    <Button
                      type="text"
                      size="small"
                      icon={<DeleteOutlined />}
                      aria-label={t('settings.removeRate')}
                      onClick={() => remove(name)}
                    />
                  }
                />
              </Form.Item>
            </FormRow>
          ))}
          <Button icon={<PlusOutlined />} onClick={() => add({ vatRate: null })}>
            {t('settings.addRate')}
          </Button>
        </div>
      )}
    </Form.List>
  )
}
