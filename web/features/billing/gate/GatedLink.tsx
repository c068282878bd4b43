import type { Resource } from '@filao/domain/billing/plan'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '#ui/LinkButton'
import { useGate } from './use-gate.tsx'

type Props = ComponentProps<typeof LinkButton> & { resource: Resource }

/**
 * Links to the creation of something limited by the plan. Without room it opens the prompt first, and goes on once
 * there is room.
 */
export function GatedLink({ resource, to, state, ...button }: Props) {
  const gate = useGate(resource)
  const navigate = useNavigate()
  const ask = async () => {
    if (await gate.ask()) await navigate(to, { state })
  }
  const { target: _, ...asked } = button
  return (
    <>
      {gate.isFull ? (
        <Button {...asked} aria-haspopup="dialog" onClick={ask} />
      ) : (
        <LinkButton {...button} to={to} state={state} />
      )}
      {gate.prompt}
    </>
  )
}
