import './Plate.css'

/** A registration plate drawn as one: white, blue bands, the department where it is known. Stored `ab123cd` reads AB-123-CD. */
export function Plate({ number, department }: { number: string; department?: string }) {
  return (
    <span className="plate">
      <span className="plate-band" aria-hidden>
        F
      </span>
      <span className="plate-number">{plateText(number)}</span>
      <span className="plate-band" aria-hidden>
        {department}
      </span>
    </span>
  )
}

/** A stored plate as people read it. Older formats stay as they are, in capitals. */
export function plateText(number: string): string {
  return number.toUpperCase().replace(/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1-$2-$3')
}
