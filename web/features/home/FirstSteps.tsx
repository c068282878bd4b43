import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import type { FirstStep, Home } from '@filao/domain/planning/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#session/paths'
import { useCan } from '#session/session'

const ways: Record<FirstStep, string> = {
  agency: paths.newAgency,
  category: paths.newCategory,
  price: paths.prices,
  vehicle: paths.newVehicle,
  customer: paths.newCustomer,
  rental: paths.newRental,
}
const order = Object.keys(ways) as FirstStep[]

/** Lists the remaining steps of a new company before its first rental, and highlights the next one. */
export function FirstSteps({ steps }: { steps: Home['firstSteps'] }) {
  const { t } = useTranslation('home')
  const titleId = useId()
  const next = order.find((step) => !steps[step])
  const done = order.filter((step) => steps[step]).length
  return (
    <section className="home-panel home-steps" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('steps.title')}</h2>
        <span className="home-note">{t('steps.progress', { done, total: order.length })}</span>
      </header>
      <p className="home-note">{t('steps.text')}</p>
      <ol>
        {order.map((step, at) => (
          <Step key={step} step={step} number={at + 1} isDone={steps[step]} isNext={step === next} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = { step: FirstStep; number: number; isDone: boolean; isNext: boolean }

function Step({ step, number, isDone, isNext }: StepProps) {
  const { t } = useTranslation('home')
  const mayCreateAgency = useCan('agencies.create')
  const isLink = !isDone && (step !== 'agency' || mayCreateAgency)
  const words = (
    <>
      <span className="home-step-mark" aria-hidden="true">
        {isDone ? <CheckCircleFilled /> : number}
      </span>
      <span className="home-step-words">
        <strong>{t(`steps.${step}`)}</strong>
        <small>{t(`steps.${step}Text`)}</small>
      </span>
      {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
      {isLink && <RightOutlined aria-hidden="true" />}
    </>
  )
  return (
    <li data-done={isDone} {...(isNext && { 'aria-current': 'step' })}>
      {isLink ? <Link to={ways[step]}>{words}</Link> : <div>{words}</div>}
    </li>
  )
}
