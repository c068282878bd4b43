import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormRow } from '#ui/form/FormRow'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'

type NumberName = 'everyMonths' | 'everyKilometres' | 'warnDays' | 'warnKilometres'

/** Gives the item of a field, as the rules of a form do. */
type Props<Name extends string> = { field: (name: Name) => FormItemProps }

/** The fields of a service's name and step, by months and by kilometres. */
export function StepFields({ field }: Props<NumberName | 'name'>) {
  const { t } = useTranslation('upkeep')
  return (
    <>
      <Form.Item {...field('name')}>
        <Input maxLength={60} placeholder={t('form.nameHint')} />
      </Form.Item>
      <FormRow>
        <NumberField item={field('everyMonths')} />
        <NumberField item={field('everyKilometres')} suffix="km" />
      </FormRow>
      <p className="form-hint">{t('form.stepHint')}</p>
    </>
  )
}

/** The fields of the days and kilometres before a service is due from which it is shown. */
export function WarningFields({ field }: Props<NumberName>) {
  return (
    <FormRow>
      <NumberField item={field('warnDays')} />
      <NumberField item={field('warnKilometres')} suffix="km" />
    </FormRow>
  )
}

/** A whole number with its unit. */
export function NumberField({ item, suffix }: { item: FormItemProps; suffix?: string }) {
  return (
    <TypedItem {...item}>
      <WholeInput controls={false} suffix={suffix} />
    </TypedItem>
  )
}
