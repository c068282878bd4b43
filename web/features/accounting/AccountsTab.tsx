import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { accountLabels } from '@filao/domain/accounting/accounts'
import { AccountFields, type Accounts } from '@filao/domain/accounting/accounts.schema'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentMethods } from '@filao/domain/ledger/payment'
import { feeKindLabels, feeKinds } from '@filao/domain/pricing/fee/fee'
import { Button, Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { getAccounts, putAccounts } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { PercentInput } from '#ui/number/PercentInput'
import { AccountList } from './AccountList.tsx'

/** Shows the accounts of the books; administrators change them. */
export function AccountsTab() {
  const { companyId } = useSession()
  const mayWrite = useCan('accounting.write')
  const read = useRead(getAccounts, { params: { companyId } })
  return (
    <WhenLoaded read={read} skeleton={10}>
      {(accounts) =>
        mayWrite ? (
          <AccountsForm key={companyId} companyId={companyId} accounts={accounts} />
        ) : (
          <AccountList accounts={accounts} />
        )
      }
    </WhenLoaded>
  )
}

type Values = z.input<typeof AccountFields>

const rows = [
  ['customers', 'rentalSales'],
  ['chargeSales', 'claims'],
  ['vat', 'vatWaiting'],
  ['advances', 'deposits'],
  ['sources'],
] as const

function AccountsForm({ companyId, accounts }: { companyId: number; accounts: Accounts }) {
  const { t } = useTranslation('accounting')
  const labels = useLabels(accountLabels)
  const [form] = Form.useForm<Values>()
  const put = useAction(putAccounts)
  const language = useLanguage()
  const rules = useAccountRules()
  const toBody = (values: Values) => rules.body({ ...values, fees: feeAccounts(values) })
  return (
    <FormScreen<Values, Accounts>
      form={form}
      initialValues={toBody(accounts)}
      edits={editsOf(query(getAccounts, { params: { companyId } }), accounts, toBody, rules.labels)}
      save={(values, ifMatch) => put.mutateAsync({ params: { companyId }, body: toBody(values), ifMatch })}
      onSaved={(saved) => form.setFieldsValue(toBody(saved))}
      backTo={paths.accounting}
    >
      <FormGroup title={t('accounts.sales')} hint={t('accounts.hint')}>
        {rows.map((roles) => (
          <FormRow key={roles[0]}>
            {roles.map((role) => (
              <AccountItem
                key={role}
                rules={rules.field(role)}
                {...(role === 'vatWaiting' && { extra: t('accounts.vatWaitingHint') })}
              />
            ))}
          </FormRow>
        ))}
      </FormGroup>
      <FormGroup title={labels.fees} hint={t('accounts.feesHint')}>
        {feeKinds.map((kind) => (
          <Form.Item key={kind} name={['fees', kind]} label={feeKindLabels[kind][language]}>
            <Input maxLength={16} autoComplete="off" />
          </Form.Item>
        ))}
      </FormGroup>
      <FormGroup title={labels.methods}>
        {paymentMethods.map((method) => (
          <Form.Item key={method} name={['methods', method]} label={paymentMethodLabels[method][language]} required>
            <Input maxLength={16} autoComplete="off" />
          </Form.Item>
        ))}
      </FormGroup>
      <FormGroup title={t('accounts.depositTitle')}>
        <Form.Item
          {...rules.field('isCardDepositHeld')}
          required={false}
          valuePropName="checked"
          extra={t('accounts.isCardDepositHeldHint')}
        >
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={labels.rates} hint={t('accounts.ratesHint')}>
        <Rates />
      </FormGroup>
    </FormScreen>
  )
}

/** Returns the accounts of the fees, null for an emptied one. */
function feeAccounts({ fees }: Values): Values['fees'] {
  return Object.fromEntries(feeKinds.map((kind) => [kind, fees?.[kind] || null]))
}

function AccountItem({ rules, extra }: { rules: object; extra?: string }) {
  return (
    <Form.Item {...rules} {...(extra && { extra, required: false })}>
      <Input maxLength={16} autoComplete="off" />
    </Form.Item>
  )
}

/** Edits the accounts of single VAT rates. */
function Rates() {
  const { t } = useTranslation('accounting')
  const labels = useLabels(accountLabels)
  return (
    <Form.List name="rates">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <FormRow key={key}>
              <TypedItem name={[name, 'vatRate']} label={labels.vatRate} required validateTrigger="onBlur">
                <PercentInput />
              </TypedItem>
              {(['rentalSales', 'chargeSales', 'vat'] as const).map((field) => (
                <Form.Item key={field} name={[name, field]} label={labels[field]} required>
                  <Input maxLength={16} autoComplete="off" />
                </Form.Item>
              ))}
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('accounts.removeRate')}
                onClick={() => remove(name)}
              />
            </FormRow>
          ))}
          <Button icon={<PlusOutlined />} onClick={() => add({})}>
            {t('accounts.addRate')}
          </Button>
        </>
      )}
    </Form.List>
  )
}

function useAccountRules() {
  return schemaRules(AccountFields, useLabels(accountLabels), useLanguage())
}
