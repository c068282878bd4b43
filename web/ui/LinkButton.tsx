import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

type Props = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & {
  to: string
  /** State for the screen that the link opens. */
  state?: unknown
}

/** A link that looks like a button: one stop for the keyboard, and it opens in a new tab as links do. */
export function LinkButton({ to, state, ...button }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return <Button {...button} href={useHref(to)} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />
}
