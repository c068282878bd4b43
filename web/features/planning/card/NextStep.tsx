import { CarOutlined, EuroOutlined, FileDoneOutlined, LoginOutlined, RollbackOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Step, stepPath, stepsOf, useRentalSteps } from '#features/rentals/public'
import { useCan } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { LinkButton } from '#ui/LinkButton'
import { useReturnState } from '#ui/return-path'

const icons: Partial<Record<Step, ReactNode>> = {
  contract: <FileDoneOutlined />,
  payment: <EuroOutlined />,
  delivery: <CarOutlined />,
  return: <LoginOutlined />,
  collect: <EuroOutlined />,
  refund: <RollbackOutlined />,
  giveBack: <RollbackOutlined />,
}

/**
 * Renders the next step of the rental, if there is one. A step that needs no screen runs here, and the board shows the
 * result.
 */
export function NextStep({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const text = useProblemText()
  const mayWrite = useCan('rentals.write')
  const { next } = stepsOf(rental)
  const state = useReturnState()
  const { act, pending, problem } = useRentalSteps(rental, { stays: true })
  if (!next || !mayWrite) return null
  const look = { type: 'primary', size: 'large', block: true, icon: icons[next] } as const
  const screen = stepPath(next, rental)
  return (
    <div className="bar-card-next">
      {screen ? (
        <LinkButton {...look} to={screen} state={state}>
          {t(`actions.${next}`)}
        </LinkButton>
      ) : (
        <Button {...look} loading={pending === next} onClick={() => act(next)}>
          {t(`actions.${next}`)}
        </Button>
      )}
      {problem !== null && <Notice type="error" role="alert" title={text(problem)} />}
    </div>
  )
}
