import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { ProblemBox } from './ProblemBox.tsx'

type Props = {
  form: FormInstance
  /** How many times a submit was refused; each time the summary takes the focus. */
  refused: number
  /** What the server refused as a whole. */
  problem: unknown
}

/** What is wrong with a form, on top of it: every refused field as a link to it, and what the server refused. */
export function FormSummary({ form, refused, problem }: Props) {
  const { t } = useTranslation('ui')
  Form.useWatch([], form)
  const fields = form.getFieldsError().filter(({ errors }) => errors.length)
  return (
    <ProblemBox
      shown={problem !== null || (refused > 0 && fields.length > 0)}
      title={fields.length ? t('form.summary', { count: fields.length }) : t('form.failed')}
      problem={problem}
      refusal={problem ?? refused}
      items={fields.map(({ name, errors }) => ({
        key: name.join('.'),
        text: errors[0],
        open: () => form.scrollToField(name, { focus: true, block: 'center' }),
      }))}
    />
  )
}
