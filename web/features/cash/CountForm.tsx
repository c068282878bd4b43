import { cashDeskLabels } from '@filao/domain/cash/desk'
import type { CashDesk } from '@filao/domain/cash/desk.schema'
import { formatCents, toCents } from '@filao/domain/kernel/money'
import { Form, Input } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { markStale } from '#api/cache'
import { closeCashDesk } from '#api/calls'
import { isProblem } from '#api/problem'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { goOn } from '#ui/form/go-on'
import { useDraft, useUnsavedGuard } from '#ui/form/unsaved'
import { Denominations } from './Denominations.tsx'
import { type CountValues, countOf, isTyped, typedCents } from './typed-count.ts'

/** Counts the drawer by note and coin against the expected cash, and closes the desk after a question. */
export function CountForm({ desk }: { desk: CashDesk }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<CountValues>()
  const close = useAction(closeCashDesk)
  const record = `count ${desk.id}`
  const draft = useDraft(form, { record })
  const values: CountValues = Form.useWatch([], form) ?? {}
  const counted = typedCents(values)
  const difference = counted - toCents(desk.expectedAmount)
  const money = (cents: number) => formatCents(cents, language)
  const save = async (typed: CountValues) => {
    const { differenceReason = null } = typed
    const body = { counts: countOf(typed), expectedAmount: desk.expectedAmount, differenceReason }
    try {
      return await close.mutateAsync({ params: { companyId, id: desk.id }, body })
    } catch (refusal) {
      // The refusal states the new sum, and the card shows it too.
      if (isProblem(refusal, 'conflict')) markStale('cash-desks')
      throw refusal
    }
  }
  const action = useFormAction(form, save, () => toast.success(t('count.closed')))
  const shown = useRef(difference)
  useEffect(() => {
    if (shown.current === difference) return
    shown.current = difference
    // The refusal names the difference of the count that was sent.
    form.setFields([{ name: 'differenceReason', errors: [] }])
  }, [form, difference])
  const isUnsaved = (isTyped(values) || Boolean(values.differenceReason)) && !close.isSuccess
  useUnsavedGuard(() => ({ values: form.getFieldsValue(true), record }), isUnsaved)
  const isShown = isTyped(values) || action.refused > 0
  return (
    <section className="cash-card" aria-labelledby="cash-count">
      <h2 id="cash-count">{t('count.title')}</h2>
      <Form form={form} name="count" layout="vertical" scrollToFirstError={false} onKeyDown={goOn} {...action.handlers}>
        {draft && <Notice type="info" title={t('form.restored', { ns: 'ui' })} />}
        <FormSummary form={form} action={action} />
        <Denominations values={values} />
        <p className="cash-total">
          <span>{t('count.total')}</span>
          <strong className="money">{money(counted)}</strong>
        </p>
        <p className="cash-difference" data-off={difference !== 0} aria-live="polite">
          {isShown && difference === 0 && t('count.exact')}
          {isShown && difference > 0 && t('count.over', { amount: money(difference) })}
          {isShown && difference < 0 && t('count.short', { amount: money(-difference) })}
        </p>
        {isShown && difference !== 0 && (
          <Form.Item name="differenceReason" label={cashDeskLabels.differenceReason[language]} required>
            <Input maxLength={500} />
          </Form.Item>
        )}
        <ConfirmButton
          type="primary"
          danger={false}
          disabled={action.pending}
          question={t('count.question', { amount: money(counted) })}
          confirm={t('count.confirm')}
          onConfirm={async () => form.submit()}
        >
          {t('count.close')}
        </ConfirmButton>
      </Form>
    </section>
  )
}
