import { cashDeskLabels } from '@filao/domain/cash/desk'
import { CashDeskOpening, type Drawer } from '@filao/domain/cash/desk.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { Euros } from '@filao/domain/kernel/money.schema'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { openCashDesk } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { useDraft, useUnsavedGuard } from '#ui/form/unsaved'
import { EurosInput } from '#ui/number/EurosInput'

/** The form requires the float: an emptied field would open the desk with an amount that nobody read. */
const Opening = CashDeskOpening.extend({ floatAmount: Euros })

type Values = { floatAmount?: number | null; floatReason?: string }

/** Opens today's cash desk with the cash of the last count, or another float with its reason. */
export function OpenForm({ drawer }: { drawer: Drawer }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const open = useAction(openCashDesk)
  const { agency, today, nextFloatAmount } = drawer
  const rules = schemaRules(Opening, useLabels(cashDeskLabels), language)
  const record = `opening ${agency.id} ${today}`
  const draft = useDraft(form, { record })
  const floatAmount = Form.useWatch('floatAmount', form)
  const isOther = nextFloatAmount !== null && typeof floatAmount === 'number' && floatAmount !== nextFloatAmount
  const isUnsaved = floatAmount !== undefined && floatAmount !== (nextFloatAmount ?? 0) && !open.isSuccess
  useUnsavedGuard(() => ({ values: form.getFieldsValue(true), record }), isUnsaved)
  const save = (values: Values) => {
    const body = { ...rules.body(values), agencyId: agency.id }
    return open.mutateAsync({ params: { companyId }, body })
  }
  const action = useFormAction(form, save, () => toast.success(t('opening.opened')))
  return (
    <section className="cash-card" aria-labelledby="cash-opening">
      <h2 id="cash-opening">{t('opening.title', { day: formatLocalDate(today, language) })}</h2>
      <p>
        {nextFloatAmount === null
          ? t('opening.first')
          : t('opening.next', { amount: formatEuros(nextFloatAmount, language) })}
      </p>
      <Form
        form={form}
        name="opening"
        layout="vertical"
        scrollToFirstError={false}
        initialValues={{ floatAmount: nextFloatAmount ?? 0 }}
        {...action.handlers}
      >
        {draft && <Notice type="info" title={t('form.restored', { ns: 'ui' })} />}
        <FormSummary form={form} action={action} />
        <TypedItem {...rules.field('floatAmount')}>
          <EurosInput />
        </TypedItem>
        {isOther && (
          <Form.Item {...rules.field('floatReason')} required>
            <Input maxLength={500} placeholder={t('opening.reasonHint')} />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={action.pending}>
          {t('opening.open')}
        </Button>
      </Form>
    </section>
  )
}
