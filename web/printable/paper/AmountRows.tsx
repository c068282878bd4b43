import type { PaperMessages } from './messages.fr.ts'
import type { Line } from './price-lines.ts'

type HeadProps = { w: PaperMessages; isVatShown: boolean }

/** Renders the headings of a table of amounts. */
export function AmountHead({ w, isVatShown }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{w.item}</th>
        <th scope="col">{w.detail}</th>
        <th scope="col">{isVatShown ? w.amount : w.amountNoVat}</th>
      </tr>
    </thead>
  )
}

/** Renders a group of lines, each with its detail and amount. */
export function AmountLines({ title, lines }: { title?: string; lines: Line[] }) {
  return (
    <tbody>
      {title && (
        <tr className="document-group">
          <th scope="rowgroup" colSpan={3}>
            {title}
          </th>
        </tr>
      )}
      {lines.map(({ key, label, detail, amount }) => (
        <Amount key={key} label={label} detail={detail} amount={amount} />
      ))}
    </tbody>
  )
}

type AmountProps = { label: string; detail?: string; amount: string; className?: string }

/** Renders one line, or a sum under the lines. */
export function Amount({ label, detail = '', amount, className }: AmountProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{detail}</td>
      <td>{amount}</td>
    </tr>
  )
}
