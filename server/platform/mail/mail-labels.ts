import type { Language } from '@filao/domain/kernel/language'

/** In whose name a mail speaks: a company to its customers. */
export type Sender = {
  name: string
  /** The address of its logo. */
  logoUrl?: string | null
  /** How it is reached: address, phone, e-mail. */
  contact?: string[]
  replyTo?: string | null
}

/** A table of what is known: what a line is about, and what is said of it, in one line or several; `url` opens it. */
export type Facts = { title?: string; lines: { label: string; text: string; url?: string }[] }

/** What a mail says, in the order in which it is read. */
export type Words = {
  to: string
  subject: string
  language: Language
  paragraphs: string[]
  facts?: Facts[]
  /** What to do, and where; `url` goes with it. */
  button?: string
  url?: string
  /** What is said after the button. */
  closing?: string[]
  /** Without one it is Filao that speaks. */
  sender?: Sender
}
