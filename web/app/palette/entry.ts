import type { StatusLook } from '#ui/StatusTag'

export type Group = 'recent' | 'actions' | 'screens' | 'customers' | 'vehicles' | 'rentals'

/** A result of the palette. `kind` is its real group when it is listed among the recent ones. */
export type Found = {
  key: string
  /** Empty for a command that is typed first, or done at once. */
  to: string
  /** The state of the screen that it opens. */
  state?: unknown
  /** Text for the field instead of a screen: the command, before the name or plate that it needs. */
  typing?: string
  /** Done at once instead of opening a screen. */
  run?: () => unknown
  title: string
  detail?: string
  tag?: { look: StatusLook; word: string }
  group: Group
  kind?: Group
  /** True when it does not depend on an answer of the server, and so may open while others are searched. */
  isKnown?: true
}
