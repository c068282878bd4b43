import { damageKindLabels, damageSizeLabels, schematicViewLabels } from '@filao/domain/fleet/damage/damage'
import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import { positionOnSheet, schematicSheet } from '@filao/domain/fleet/damage/schematic-views'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { paperOf } from './paper/paper.ts'

type Props = { document: RentalDocument; drawing: string | null }

type Group = { key: 'known' | 'delivery' | 'return'; damages: Damage[] }

/** Renders the condition of the vehicle: its drawing with numbered damages, and the list of them by date found. */
export function ConditionBlock({ document, drawing }: Props) {
  const { say, w } = paperOf(document)
  const groups = groupsOf(document).filter(({ damages }) => damages.length > 0)
  const numbers = new Map(groups.flatMap(({ damages }) => damages).map(({ id }, at) => [id, at + 1]))
  if (!drawing && groups.length === 0) return null
  return (
    <section className="document-condition">
      <h2>{w.condition}</h2>
      <div className={drawing ? 'document-damages' : undefined}>
        {drawing && (
          <div className="document-drawing">
            <img src={drawing} alt={w.drawing} />
            <Pins groups={groups} numbers={numbers} />
          </div>
        )}
        <div>
          {groups.length === 0 && <p>{w.noDamage}</p>}
          {groups.map(({ key, damages }) => (
            <div key={key} className={`document-found is-${key}`}>
              <h3>{w.found[key]}</h3>
              <ol>
                {damages.map((damage) => (
                  <li key={damage.id}>
                    <span className="document-pin">{numbers.get(damage.id)}</span>
                    <span>
                      <strong>{say(damageKindLabels[damage.kind])}</strong>,{' '}
                      {say((one) => schematicViewLabels[damage.view][one].toLowerCase())}
                      {' · '}
                      {say((one) => damageSizeLabels[damage.size][one].toLowerCase())}
                      {damage.comment && <em> {damage.comment}</em>}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Renders the numbers on the drawing; the list beside it describes each in words. */
function Pins({ groups, numbers }: { groups: Group[]; numbers: Map<number, number> }) {
  const { x, y, width, height } = schematicSheet
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden>
      {groups.flatMap(({ key, damages }) =>
        damages.map((damage) => {
          const at = positionOnSheet(damage)
          return (
            <g key={damage.id} className={`document-pinned is-${key}`} transform={`translate(${at.x} ${at.y})`}>
              {key === 'return' ? <rect x={-15} y={-15} width={30} height={30} rx={3} /> : <circle r={16} />}
              <text y={7}>{numbers.get(damage.id)}</text>
            </g>
          )
        }),
      )}
    </svg>
  )
}

/**
 * Returns the damages of the rental's current vehicle, by date found. Those of a former vehicle are in its own checks.
 */
function groupsOf({ rental, knownDamages }: RentalDocument): Group[] {
  const found = (stage: 'delivery' | 'return') =>
    rental.checks
      .filter((check) => check.stage === stage && check.vehicleId === rental.vehicleId)
      .flatMap(({ damages }) => damages)
  return [
    { key: 'known', damages: knownDamages },
    { key: 'delivery', damages: found('delivery') },
    { key: 'return', damages: found('return') },
  ]
}
