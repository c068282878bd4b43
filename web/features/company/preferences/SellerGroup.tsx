import { legalForms } from '@filao/domain/company/seller/seller'
import { AutoComplete, Form, type FormItemProps, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { PercentInput } from '#ui/number/PercentInput'

type Name =
  | 'legalForm'
  | 'shareCapital'
  | 'registryCity'
  | 'isSoleTrader'
  | 'vatNumber'
  | 'lateFeeRate'
  | 'mediator'
  | 'isVatOnDebits'

/** Edits what the company states about itself on invoices and contracts. */
export function SellerGroup({ rules }: { rules: { field: (name: Name) => FormItemProps } }) {
  const { t } = useTranslation('company/preferences')
  return (
    <FormGroup title={t('seller.title')} hint={t('seller.hint')}>
      <Form.Item
        {...rules.field('isSoleTrader')}
        required={false}
        valuePropName="checked"
        extra={t('seller.soleTraderHint')}
      >
        <Switch />
      </Form.Item>
      <FormRow>
        <Form.Item {...rules.field('legalForm')}>
          <AutoComplete options={legalForms.map((value) => ({ value }))}>
            <Input autoComplete="off" />
          </AutoComplete>
        </Form.Item>
        <TypedItem {...rules.field('shareCapital')}>
          <EurosInput />
        </TypedItem>
      </FormRow>
      <FormRow>
        <Form.Item {...rules.field('registryCity')} extra={t('seller.registryHint')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('vatNumber')}>
          <Input autoComplete="off" spellCheck={false} maxLength={25} placeholder="FR…" />
        </Form.Item>
      </FormRow>
      <TypedItem {...rules.field('lateFeeRate')} extra={t('seller.lateFeeHint')}>
        <PercentInput style={{ width: 160 }} />
      </TypedItem>
      <Form.Item
        {...rules.field('isVatOnDebits')}
        required={false}
        valuePropName="checked"
        extra={t('seller.debitsHint')}
      >
        <Switch />
      </Form.Item>
      <Form.Item {...rules.field('mediator')} extra={t('seller.mediatorHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </FormGroup>
  )
}
