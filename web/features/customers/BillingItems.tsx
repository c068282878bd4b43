import { customerLabels } from '@filao/domain/customers/customer'
import { Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { TownItems } from '#features/company/public'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { useFill } from '#ui/form/fill'
import { CountrySelect } from './CountrySelect.tsx'
import type { CustomerRules } from './customer-rules.ts'

/** Edits where invoices go: the e-mail address, and an address of its own where it is not the customer's. */
export function BillingItems({ rules, isCompany }: { rules: CustomerRules; isCompany: boolean }) {
  const { t } = useTranslation('customers')
  const labels = useLabels(customerLabels)
  const { company } = useSession()
  const fill = useFill()
  const address: object | null | undefined = Form.useWatch('billingAddress', { preserve: true })
  const hasOwn = Boolean(address)
  const at = (name: string) => ['billingAddress', name]
  return (
    <>
      <Form.Item {...rules.field('billingEmail')} extra={t(isCompany ? 'billingEmailHintCompany' : 'billingEmailHint')}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item label={t('billingElsewhere')} htmlFor="customer-billing">
        <Switch
          id="customer-billing"
          checked={hasOwn}
          onChange={(isOn) => fill({ billingAddress: isOn ? { countryCode: company.countryCode } : null })}
        />
      </Form.Item>
      {hasOwn ? (
        <>
          <Form.Item name={at('address')} label={labels.address}>
            <Input autoComplete="off" maxLength={300} />
          </Form.Item>
          <TownItems
            postalCode={{ name: at('postalCode'), label: labels.postalCode }}
            city={{ name: at('city'), label: labels.city }}
          />
          <Form.Item name={at('countryCode')} label={labels.countryCode}>
            <CountrySelect />
          </Form.Item>
          <Form.Item name={at('department')} hidden>
            <Input />
          </Form.Item>
        </>
      ) : (
        // Sends that there is none.
        <Form.Item name="billingAddress" hidden>
          <Input />
        </Form.Item>
      )}
    </>
  )
}
