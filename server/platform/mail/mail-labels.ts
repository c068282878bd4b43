import type { Language } from '@filao/domain/kernel/language.schema'

/** The sender of a mail: a company that writes to its customers. */
export type Sender = {
  name: string
  /** The URL of its logo. */
  logoUrl?: string | null
  /** The contact lines: address, phone, e-mail. */
  contact?: string[]
  replyTo?: string | null
}

/** A table of facts: each line has a label and a text of one or several lines; `url` makes it a link. */
export type Facts = { title?: string; lines: { label: string; text: string; url?: string }[] }

/** The texts of a mail, in the order in which they are read. */
export type MailContent = {
  to: string
  subject: string
  language: Language
  /** Each of one line or several. */
  paragraphs: string[]
  facts?: Facts[]
  /** The label of the action's button; `url` goes with it. */
  button?: string
  url?: string
  /** The text after the button. */
  closing?: string[]
  /** Without it Filao is the sender. */
  sender?: Sender
}
