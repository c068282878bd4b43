import { feeLabels } from '@filao/domain/pricing/fee/fee'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { WholeInput } from '#ui/number/WholeInput'
import type { EditedExample } from './use-example.ts'

/** The most additional drivers of an example. */
const mostDrivers = 10

/** Edits the dates, the return agency and the additional drivers of an example. An emptied field keeps its value. */
export function ExampleFields({ edited, isTooEarly }: { edited: EditedExample; isTooEarly: boolean }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const problemId = useId()
  const { example, arrivals, setStart, setEnd, setArrivalId, setDriverCount } = edited
  const { start, end, departure, arrival, additionalDriverCount } = example
  const wrong = isTooEarly && ({ status: 'error', 'aria-invalid': true, 'aria-describedby': problemId } as const)
  return (
    <div className="example-fields">
      <Field label={t('exampleRental.start')}>
        {(id) => (
          <DateTimePicker
            id={id}
            zone={departure.timezone}
            side="future"
            value={start}
            onChange={(at) => at && setStart(at)}
          />
        )}
      </Field>
      <Field label={t('exampleRental.end')}>
        {(id) => (
          <>
            <DateTimePicker
              id={id}
              {...wrong}
              zone={arrival.timezone}
              side="future"
              lengthFrom={start}
              value={end}
              onChange={(at) => at && setEnd(at)}
            />
            {isTooEarly && (
              <p id={problemId} className="example-problem" role="alert">
                {t('exampleRental.tooEarly')}
              </p>
            )}
          </>
        )}
      </Field>
      {arrivals.length > 1 && (
        <Field label={feeLabels.toAgencyId[language]}>
          {(id) => (
            <Select
              id={id}
              showSearch={{ optionFilterProp: 'label' }}
              value={arrival.id}
              options={arrivals.map((one) => ({ value: one.id, label: one.name }))}
              onChange={setArrivalId}
            />
          )}
        </Field>
      )}
      <Field label={t('exampleRental.drivers')}>
        {(id) => (
          <WholeInput
            id={id}
            max={mostDrivers}
            value={additionalDriverCount}
            onChange={(count) => count !== null && setDriverCount(count)}
          />
        )}
      </Field>
    </div>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="example-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
