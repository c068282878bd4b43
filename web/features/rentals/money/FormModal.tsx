import { Form, type FormInstance, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSummary } from '#ui/FormSummary'
import { useFormAction } from '#ui/form-action'

type Props<Values extends object> = {
  /** Sets the fields' ids apart from those of the screen behind. */
  name: string
  form: FormInstance<Values>
  title: string
  confirm: string
  initialValues: Partial<Values>
  save: (values: Values) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
  children: ReactNode
}

/** A short form over the screen, for one decision. What was typed stays when it is refused. */
export function FormModal<Values extends object>(props: Props<Values>) {
  const { t } = useTranslation('ui')
  const { form, onClose } = props
  const [refused, setRefused] = useState(0)
  const action = useFormAction(form, props.save, () => {
    props.onSaved()
    onClose()
  })
  return (
    <Modal
      open
      width={520}
      title={props.title}
      okText={props.confirm}
      cancelText={t('cancel')}
      confirmLoading={action.pending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        name={props.name}
        layout="vertical"
        scrollToFirstError={false}
        initialValues={props.initialValues}
        onFinish={action.submit}
        onFinishFailed={() => setRefused((times) => times + 1)}
        // Enter in a field saves; the window's button stands outside the form.
        onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && form.submit()}
      >
        <FormSummary form={form} refused={refused} problem={action.problem} />
        {props.children}
      </Form>
    </Modal>
  )
}
