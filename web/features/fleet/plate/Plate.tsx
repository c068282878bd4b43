import type { CountryCode } from '@filao/domain/company/territories.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { use } from 'react'
import { SessionContext } from '#session/session'
import './Plate.css'

/** The department on the plates of a territory. In mainland France it is the owner's choice. */
const departments: Partial<Record<CountryCode, string>> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
}

type Props = {
  number: string
  /** The department if known; by default that of the company's territory. */
  department?: string
}

/** Draws a registration plate: white, blue bands, the department. Stored `ab123cd` reads AB-123-CD. */
export function Plate({ number, department }: Props) {
  const session = use(SessionContext)
  return (
    <span className="plate">
      <span className="plate-band" aria-hidden>
        F
      </span>
      <span className="plate-number">{formatPlate(number)}</span>
      <span className="plate-band" aria-hidden>
        {department ?? (session && departments[session.company.countryCode])}
      </span>
    </span>
  )
}
