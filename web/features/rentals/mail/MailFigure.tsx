import type { Language } from '@filao/domain/kernel/language.schema'
import { Skeleton } from 'antd'
import './mail.css'

type Props = { subject: string; html: string; language: Language; title: string }

/** Shows a mail as its reader will get it: its subject and its page. */
export function MailFigure({ subject, html, language, title }: Props) {
  return (
    <figure className="mail-preview">
      <figcaption lang={language}>{subject}</figcaption>
      {/* Without scripts, forms or links that open: it is only to be read. */}
      <iframe title={title} srcDoc={html} sandbox="" />
    </figure>
  )
}

/** Takes the room of a mail that is on its way, so that the buttons below it stay where they are. */
export function WaitingMailFigure() {
  return (
    <figure className="mail-preview" aria-hidden>
      <figcaption>&nbsp;</figcaption>
      <div className="mail-waiting">
        <Skeleton active title={false} paragraph={{ rows: 6 }} className="appear-late" />
      </div>
    </figure>
  )
}
