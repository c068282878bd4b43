import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { withLabel } from '../feedback/refusals.ts'
import { ProblemBox } from './ProblemBox.tsx'

type Props = {
  form: FormInstance
  /** The form's action. Each refused submit gives the summary the focus. */
  action: { refused: number; problem: unknown; takeNewer: (() => void) | null }
}

/** Sums up a form's errors above it: a link to every refused field, and the server's refusal. */
export function FormSummary({ form, action }: Props) {
  // Draws it again whenever a value or an error changes.
  return (
    <Form.Item noStyle shouldUpdate>
      {() => <Summary form={form} action={action} />}
    </Form.Item>
  )
}

function Summary({ form, action: { refused, problem, takeNewer } }: Props) {
  const { t } = useTranslation('ui')
  const fields = form.getFieldsError().filter(({ errors }) => errors.length)
  return (
    <ProblemBox
      shown={problem !== null || (refused > 0 && fields.length > 0)}
      title={fields.length ? t('form.summary', { count: fields.length }) : t('form.failed')}
      problem={problem}
      refusal={problem ?? refused}
      items={[
        ...(takeNewer ? [{ key: 'newer', text: t('form.takeNewer'), open: takeNewer }] : []),
        ...fields.map(({ name, errors }) => ({
          key: name.join('.'),
          text: withLabel(form, name, errors[0]),
          open: () => form.scrollToField(name, { focus: true, block: 'center' }),
        })),
      ]}
    />
  )
}
