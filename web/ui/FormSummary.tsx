import { Alert, Form, type FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from './problem-text.ts'
import './FormSummary.css'

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
  const text = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  Form.useWatch([], form)
  const fields = form.getFieldsError().filter(({ errors }) => errors.length)
  const shown = problem !== null || (refused > 0 && fields.length > 0)
  const times = problem ? problem : refused
  useEffect(() => {
    if (times) box.current?.focus()
  }, [times])
  if (!shown) return null
  return (
    <div ref={box} className="form-summary" tabIndex={-1} role="alert">
      <Alert
        type="error"
        showIcon
        role="presentation"
        title={fields.length ? t('form.summary', { count: fields.length }) : t('form.failed')}
        description={
          <>
            {problem !== null && <p>{text(problem)}</p>}
            <ul>
              {fields.map(({ name, errors }) => (
                <li key={name.join('.')}>
                  <button type="button" onClick={() => form.scrollToField(name, { focus: true, block: 'center' })}>
                    {errors[0]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        }
      />
    </div>
  )
}
